import type { Ref } from 'react'
import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import { proposalForm } from '../../../procurement/proposals/form.ts'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { ShownReceipt } from '../../ui/receipt/shown-receipt.ts'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import type { SendResult, SubmissionToSend } from '../../ui/submission-form/send-submission.ts'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'
import { PrivacyNote } from '../privacy-note.tsx'
import { SubmissionForm, type SubmissionFormHandle } from '../../ui/submission-form/submission-form.tsx'

interface ProposalFormProps {
  ref?: Ref<SubmissionFormHandle>
  tender: Tender
  /** Address of the script that seals the proposal in the browser; null where the server seals. */
  sealer: string | null
  /** Reference of a proposal that this one takes the place of. */
  replaces?: string | undefined
  outcome?: SubmissionOutcome | undefined
  headingLevel?: 2 | 3
  onCancel?: () => void
  onSending?: (isSending: boolean) => void
  onAccepted: (receipt: ShownReceipt | null, message: string) => void
}

/** The form of a proposal to a tender (specification, section 2.7), in a dialog or on a page. */
export function ProposalForm({ tender, sealer, replaces, ...rest }: ProposalFormProps) {
  const messages = useFormMessages()
  const language = useLanguage()
  const { submission, tenderDetails: words } = messages
  const own = fieldsOfForm(proposalForm, messages, tender.id)
  return (
    <SubmissionForm
      {...rest}
      name={formName(tender.id, replaces)}
      fields={replaces === undefined ? own : [...replacementFields(replaces, messages), ...own]}
      page={`/tenders/${tender.slug}/apply${queryOf(replaces)}`}
      apiAddress={`/api/tenders/${tender.id}/apply`}
      send={sealer !== null && replaces === undefined ? sealedBy(sealer, tender.id) : undefined}
      submitLabel={words.submit}
      incomplete={submission.incomplete}
      note={<PrivacyNote />}
    >
      <p className="proposal-lead">
        {words.sealed} {words.openUntil(formatMoment(tender.deadline, language, tender.timeZone))}
      </p>
    </SubmissionForm>
  )
}

/** Without scripts the answer to the form stands at this address, and what is replaced must not be lost with the next click. */
function queryOf(replaces: string | undefined): string {
  return replaces === undefined ? '' : `?${new URLSearchParams({ replaces })}`
}

/** Each replacement has a draft of its own: what it names and says is of one proposal only. */
function formName(tender: string, replaces: string | undefined): string {
  const name = `proposal-${tender}`
  return replaces === undefined ? name : `${name}-${replaces.replaceAll(/[^\w-]/g, '')}`
}

/** Loaded when a proposal is sent: few tenders have custodians. */
function sealedBy(sealer: string, tender: string) {
  return async (submission: SubmissionToSend): Promise<SendResult> => {
    try {
      const script: unknown = await import(/* @vite-ignore */ sealer)
      if (isSealer(script)) return await script.sealAndSend(tender, submission)
    } catch (error) {
      reportError(error)
    }
    return { end: 'network error' }
  }
}

function isSealer(script: unknown): script is typeof import('../../sealing/seal-and-send.ts') {
  return typeof script === 'object' && script !== null && 'sealAndSend' in script
}

/** What a proposal that replaces an earlier one names in addition. */
function replacementFields(
  reference: string,
  { tenderDetails: { fields } }: FormMessages,
): SubmissionField[] {
  const code = {
    kind: 'text',
    isRequired: true,
    isHalf: true,
    isLeftToRight: true,
    autoComplete: 'off',
  } as const
  return [
    { ...code, name: 'replaces_reference', label: fields.replacesReference, defaultValue: reference },
    { ...code, name: 'replaces_secret', label: fields.replacesSecret, isSecret: true },
  ]
}
