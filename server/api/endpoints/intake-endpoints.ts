import { z } from 'zod'
import { component } from '../../../store/api/components.ts'
import type { QueryParameter } from '../../../store/api/filter-parameters.ts'
import { internshipApplicationForm, jobApplicationForm } from '../../../recruitment/applications/forms.ts'
import { fileRules } from '../../../submissions/forms/file-rules.ts'
import { describedForm } from '../../../submissions/forms/form-schema.ts'
import { receiptSchema } from '../../../submissions/receipt.ts'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import { verifyReceipt } from '../../../submissions/verify-receipt.ts'
import { proposalForm } from '../../../procurement/proposals/form.ts'
import { questionForm } from '../../../procurement/tender-questions/form.ts'
import {
  internshipApplicationSubmission,
  jobApplicationSubmission,
  proposalSubmission,
} from '../../intake/submission-kinds.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { readSmallForm } from '../../intake/reading/read-small-form.ts'
import { Refused } from '../../intake/refused.ts'
import { refusalOf } from '../../intake/refusal.ts'
import type { ApiCall, Endpoint } from '../endpoint.ts'
import { dataBody, dataEnvelope } from '../envelopes.ts'

const acceptedEnvelope = component(
  'Accepted',
  'The submission has been safely stored.',
  z.object({ success: z.literal(true), message: z.string(), data: receiptSchema.nullable() }),
)

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`

const idempotency =
  'With a header `Idempotency-Key` (16 to 200 letters, digits or hyphens, for example a random UUID), a repeated submission receives its first receipt. ' +
  `Files: PDF or Word, at most ${fileRules.most} files, ${megabytes(fileRules.largest)} each, ${megabytes(fileRules.together)} in total.`

type DescribedForm = Pick<Endpoint, 'path' | 'operationId' | 'summary' | 'form'> &
  Partial<Pick<Endpoint, 'description' | 'route' | 'pathParameter'>>

/** A call that takes a form: what a stranger submits, or a receipt's reference and secret. */
function formEndpoint(
  endpoint: DescribedForm,
  take: (incoming: ApiCall['incoming'], pathValue: string) => Promise<SubmissionOutcome>,
): Endpoint {
  return {
    method: 'post',
    route: endpoint.path,
    ...endpoint,
    parameters: {},
    response: acceptedEnvelope,
    answer: async ({ incoming, pathValue }) => ({
      outcome: 'submission',
      submission: await take(incoming, pathValue),
    }),
  }
}

const ofTender = {
  name: 'id',
  description: 'The id or the slug of the tender.',
  example: 'independent-review-of-brine-outfalls',
}

/** Takes a proposal in (specification, section 7). */
export const submitProposal = formEndpoint(
  {
    path: '/tenders/{id}/apply',
    route: '/tenders/:value/apply',
    operationId: 'submitProposal',
    summary: 'Submit a proposal',
    description: `The proposal is sealed on receipt and cannot be read before it is opened after the deadline. ${idempotency}`,
    pathParameter: ofTender,
    form: component(
      'ProposalForm',
      'A proposal to a tender. Files are sent as `proposal_file[0]`, `proposal_file[1]`, …',
      describedForm(proposalForm),
    ),
  },
  ({ intake, request, sender }, tender) =>
    intake.submissions.submit(proposalSubmission, tender, request, sender),
)

export const applyForJob = formEndpoint(
  {
    path: '/job-applications',
    operationId: 'applyForJob',
    summary: 'Apply for a job',
    description: `Without a vacancy it is a general application. ${idempotency}`,
    form: component(
      'JobApplicationForm',
      'An application for a vacancy or, without one, a general application.',
      describedForm(jobApplicationForm),
    ),
  },
  ({ intake, request, sender }) => intake.submissions.submit(jobApplicationSubmission, '', request, sender),
)

export const applyForInternship = formEndpoint(
  {
    path: '/internship-applications',
    operationId: 'applyForInternship',
    summary: 'Apply for an internship',
    description: idempotency,
    form: component(
      'InternshipApplicationForm',
      'An application for an internship.',
      describedForm(internshipApplicationForm),
    ),
  },
  ({ intake, request, sender }) =>
    intake.submissions.submit(internshipApplicationSubmission, '', request, sender),
)

export const askQuestion = formEndpoint(
  {
    path: '/tenders/{id}/questions',
    route: '/tenders/:value/questions',
    operationId: 'askQuestion',
    summary: 'Ask a question on a tender',
    description: 'The same question with the same email address, sent again within a day, is stored once.',
    pathParameter: ofTender,
    form: component(
      'QuestionForm',
      'A question on a tender. Question and answer may be published, without identifying the person who asked.',
      describedForm(questionForm),
    ),
  },
  ({ intake, request, sender }, tender) => intake.questions.ask(tender, request, sender),
)

const receiptFormSchema = component(
  'ReceiptForm',
  'The reference and the secret code of a receipt, which only its holder knows.',
  z.object({ reference: z.string(), secret: z.string() }),
)

const withdrawalNote = z.object({
  note: z
    .string()
    .describe(
      'The moment that it names must be the present one, with a difference of at most a quarter of an hour, and before the deadline; otherwise the answer is 422.',
    ),
})

async function manage(
  action: 'show' | 'withdraw',
  { intake, request, sender }: ApiCall['incoming'],
): Promise<SubmissionOutcome> {
  const messages = intakeMessages(sender.language)
  try {
    const fields = await readSmallForm(request, messages)
    const note = action === 'withdraw' ? fields.get('note') : undefined
    if (note !== undefined) return await intake.submissions.withdrawByNote(note, sender)
    const [reference = '', secret = ''] = [fields.get('reference'), fields.get('secret')]
    return await intake.submissions.manage(action, reference, secret, sender)
  } catch (error) {
    return refusalOf(error, messages, {}, intake.reportError)
  }
}

export const showReceipt = formEndpoint(
  {
    path: '/receipts/show',
    operationId: 'showReceipt',
    summary: 'View a receipt',
    form: receiptFormSchema,
  },
  (incoming) => manage('show', incoming),
)

export const withdrawSubmission = formEndpoint(
  {
    path: '/receipts/withdraw',
    operationId: 'withdrawSubmission',
    summary: 'Withdraw a proposal or an application',
    description:
      'Its files are deleted; its reference, times and hashes remain. A proposal can be withdrawn until the deadline, and replaced by a new one that names it in `replaces_reference` and `replaces_secret`.',
    form: component(
      'WithdrawalForm',
      'The reference and the secret code of a receipt; or, of a proposal that was sealed in a browser, a note signed with its bidder’s key.',
      z.union([receiptFormSchema, withdrawalNote]),
    ),
  },
  (incoming) => manage('withdraw', incoming),
)

const hashParameter: QueryParameter<string> = {
  schema: z.string().regex(/^[0-9a-fA-F]{64}$/),
  rule: { kind: 'text', from: 64, to: 64 },
  description: 'SHA-256 of the file, in hexadecimal digits.',
  example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  isRequired: true,
}

export const verifyFile: Endpoint = {
  method: 'get',
  path: '/receipts/{reference}',
  route: '/receipts/:value',
  operationId: 'verifyFile',
  summary: 'Verify that a file was received',
  description:
    'Answers only those who know a reference and the SHA-256 of a file received under it. For a sealed proposal of a tender with custodians it answers 410: its signed receipt is checked at `/receipts/check`.',
  pathParameter: { name: 'reference', description: 'Of the receipt.', example: 'P-7K3M9-QX4TD' },
  parameters: { sha256: hashParameter },
  response: dataEnvelope(
    'VerifiedFile',
    'The file was received under this reference.',
    z.object({ received_at: z.iso.datetime(), withdrawn_at: z.iso.datetime().nullable() }),
  ),
  answer: async ({ reading, parameters, pathValue, incoming }) => {
    const sha256 = parameters.value('sha256', hashParameter)
    const errors = parameters.errors()
    if (errors || sha256 === undefined) return { outcome: 'invalid', errors: errors ?? {} }
    const verified = await verifyReceipt(reading.payload, pathValue, sha256)
    if (!verified) return { outcome: 'unknown record' }
    if (verified === 'sealed') {
      const gone = new Refused(410, intakeMessages(reading.language).sealedFiles)
      return {
        outcome: 'submission',
        submission: refusalOf(gone, intakeMessages(reading.language), {}, incoming.intake.reportError),
      }
    }
    const { receivedAt, withdrawnAt } = verified
    return { outcome: 'found', body: dataBody({ received_at: receivedAt, withdrawn_at: withdrawnAt }) }
  },
}
