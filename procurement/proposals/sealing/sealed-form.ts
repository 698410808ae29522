import { z } from 'zod'
import type { Answers } from '../../../submissions/forms/answers.ts'
import { formerAnswersSchema, storedAnswersSchema } from '../../../submissions/forms/form-schema.ts'
import { proposalForm } from '../form.ts'

const envelopeSchema = z.object({
  version: z.literal(1),
  tender: z.number(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  files: z.array(
    z.object({
      storedName: z.string(),
      name: z.string(),
      size: z.number(),
      sha256: z.string(),
      type: z.string(),
    }),
  ),
})

/**
 * What a proposal says, as it lies sealed beside its files (`form.age`). It names its own tender and reference, so that
 * an envelope put in another's place is noticed when it is opened.
 */
export type SealedForm = z.output<typeof envelopeSchema> & { answers: Answers }

/**
 * As JSON, in which the answers stand beside the rest under the names of the fields that will hold them.
 * @throws ZodError when it could not be read again: an answer is missing, is none of the form's, or is of another kind
 */
export function writeSealedForm({ answers, ...envelope }: SealedForm): string {
  return JSON.stringify({
    ...storedAnswersSchema(proposalForm).parse(answers),
    ...envelopeSchema.parse(envelope),
  })
}

/**
 * Reads what `writeSealedForm` wrote. An answer that the form did not ask for when it was sealed is none.
 * @throws when it is no sealed form
 */
export function parseSealedForm(json: string): SealedForm {
  const written: unknown = JSON.parse(json)
  return { ...envelopeSchema.parse(written), answers: formerAnswersSchema(proposalForm).parse(written) }
}

/** Name of the sealed form in its submission's folder. */
export const sealedFormName = 'form.age'
