import { useState, type ReactNode } from 'react'
import type { SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useSite } from '../../loading/use-site.ts'
import { PrivacyNote } from '../privacy-note.tsx'
import { ReceiptCard } from '../../ui/receipt/receipt-card.tsx'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'
import { ReceivedWords } from '../../ui/submission-form/received-words.tsx'
import { SubmissionForm } from '../../ui/submission-form/submission-form.tsx'
import { useClosing } from '../../ui/submission-form/use-closing.ts'
import { ApplicationPage, type ApplicationPageProps } from './application-page.tsx'
import { ApplicationPaper } from './application-paper.tsx'

interface ApplicationProps {
  /** Name of the form in the page, and of its draft. */
  name: string
  fields: readonly SubmissionField[]
  /** Path of the form's own page, without the language's prefix. */
  page: string
  apiAddress: string
  /** What became of the form when it was sent without scripts. */
  outcome: SubmissionOutcome | null
  /** Nothing is taken any more. */
  isClosed?: boolean
  /** Stands in place of the form then. */
  closed?: ReactNode
  /** What is said of the time until which it is taken. */
  until?: ReactNode
  /** The same for paper and text files. */
  deadline?: string | undefined
  around: Omit<ApplicationPageProps, 'children'>
}

/** An application's page: the form, what it asks for those who prepare it offline, and the receipt once it is sent. */
export function Application({
  name,
  fields,
  page,
  apiAddress,
  outcome,
  isClosed: isOver = false,
  closed,
  until,
  deadline,
  around,
}: ApplicationProps) {
  const { applications: words, submission } = useFormMessages()
  const site = useSite()
  const { isClosed, onSending } = useClosing(isOver)
  const [accepted, setAccepted] = useState(outcome?.outcome === 'accepted' ? outcome : undefined)
  if (accepted) {
    return (
      <ApplicationPage {...around} title={words.received} fullTitle={words.received}>
        <ReceivedWords>{words.receivedText}</ReceivedWords>
        {accepted.receipt && (
          <ReceiptCard
            receipt={accepted.receipt}
            network={site?.organization.name.text ?? ''}
            headingLevel={2}
          />
        )}
      </ApplicationPage>
    )
  }
  if (isClosed) return <ApplicationPage {...around}>{closed}</ApplicationPage>
  return (
    <ApplicationPage {...around}>
      <div className="application-layout">
        <aside className="application-aside" aria-label={words.howToApply}>
          {until}
          <ApplicationPaper
            name={name}
            title={around.fullTitle ?? around.title}
            page={page}
            fields={fields}
            deadline={deadline}
          />
        </aside>
        <SubmissionForm
          name={name}
          fields={fields}
          page={page}
          apiAddress={apiAddress}
          submitLabel={words.submit}
          incomplete={submission.incomplete}
          headingLevel={2}
          note={<PrivacyNote />}
          outcome={outcome?.outcome === 'refused' ? outcome : undefined}
          mayKeepDraft
          onSending={onSending}
          onAccepted={(receipt, message) => {
            setAccepted({ outcome: 'accepted', status: 201, message, receipt })
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        >
          <p className="application-lead">{words.requiredMarked}</p>
        </SubmissionForm>
      </div>
    </ApplicationPage>
  )
}
