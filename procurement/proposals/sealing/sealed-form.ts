import { z } from 'zod'
import { currencies } from '../../../submissions/currencies.ts'

/**
 * What a proposal says, as it lies sealed beside its files (`form.age`). It names its own tender and reference, so that
 * an envelope put in another's place is noticed when it is opened.
 */
export const sealedFormSchema = z.object({
  version: z.literal(1),
  tender: z.number(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  companyName: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  telephone: z.string(),
  country: z.string(),
  proposedAmount: z.number(),
  currency: z.enum(currencies),
  consent: z.literal(true),
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

export type SealedForm = z.output<typeof sealedFormSchema>

/** Name of the sealed form in its submission's folder. */
export const sealedFormName = 'form.age'
