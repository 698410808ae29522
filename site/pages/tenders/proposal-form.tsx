import type { Ref } from 'react'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { SubmissionForm, type SubmissionFormHandle } from '../../ui/submission-form/submission-form.tsx'
import { proposalFields, replacementFields } from './proposal-fields.ts'

interface ProposalFormProps {
  ref?: Ref<SubmissionFormHandle>
  tender: Tender
  /** Reference of a proposal that this one takes the place of. */
  replaces?: string | undefined
  outcome?: SubmissionOutcome | undefined
  headingLevel?: 2 | 3
  onCancel?: () => void
  onSending?: (isSending: boolean) => void
  onAccepted: (receipt: Receipt | null, message: string) => void
}

/** The form of a proposal to a tender (specification, section 2.7), in a dialog or on a page. */
export function ProposalForm({ tender, replaces, ...rest }: ProposalFormProps) {
  const messages = useFormMessages()
  const language = useLanguage()
  const { submission, tenderDetails: words } = messages
  const own = proposalFields(tender, messages)
  return (
    <SubmissionForm
      {...rest}
      name={`proposal-${tender.id}`}
      fields={replaces === undefined ? own : [...replacementFields(replaces, messages), ...own]}
      page={`/tenders/${tender.slug}/apply`}
      apiAddress={`/api/tenders/${tender.id}/apply`}
      submitLabel={words.submit}
      incomplete={submission.incomplete}
    >
      <p className="proposal-lead">
        {words.sealed} {words.openUntil(formatMoment(tender.deadline, language, tender.timeZone))}
      </p>
    </SubmissionForm>
  )
}
