import { useState } from 'react'
import { questionForm } from '../../../procurement/tender-questions/form.ts'
import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { takesQuestions } from '../../../procurement/tenders/openness.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { pageFreshnessContext, readingContext, submissionContext } from '../../loading/contexts.ts'
import { findForForm } from '../../loading/find-for-form.ts'
import { PrivacyNote } from '../privacy-note.tsx'
import { fieldsOfForm } from '../../ui/submission-form/fields-of-form.ts'
import { ReceivedWords } from '../../ui/submission-form/received-words.tsx'
import { SubmissionForm } from '../../ui/submission-form/submission-form.tsx'
import { useClosing } from '../../ui/submission-form/use-closing.ts'
import type { Route } from './+types/ask-route.ts'
import { TenderFailure } from './tender-failure.tsx'
import { TenderFormPage } from './tender-form-page.tsx'
import { useTimeLeft } from './use-server-clock.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const tender = await findForForm(tenderKind, context, params.id, '/ask')
  context.get(pageFreshnessContext).until(tender.enquiriesUntil)
  return {
    tender,
    outcome: context.get(submissionContext),
    isOver: !takesQuestions(tender, context.get(readingContext).now),
  }
}

/** A question about a tender; its answer is for everybody, its asker for nobody. */
export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return <AskPage key={loaderData.tender.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TenderFailure error={error} />
}

function AskPage({ tender, outcome, isOver }: Route.ComponentProps['loaderData']) {
  const messages = useFormMessages()
  const { tenderDetails: words } = messages
  const language = useLanguage()
  const left = useTimeLeft(tender.enquiriesUntil, isOver)
  const [isSent, setIsSent] = useState(outcome?.outcome === 'accepted')
  const refusal = outcome?.outcome === 'refused' ? outcome : undefined
  const { isClosed, onSending } = useClosing(isOver || left === 0)
  if (isSent) {
    return (
      <TenderFormPage tender={tender} title={words.questionSent}>
        <ReceivedWords>{words.questionSentText}</ReceivedWords>
      </TenderFormPage>
    )
  }
  return (
    <TenderFormPage tender={tender} title={words.askQuestion}>
      {isClosed ? (
        <p className="tender-closed" role="status">
          {refusal?.message ?? words.askClosed}
        </p>
      ) : (
        <SubmissionForm
          name={`question-${tender.id}`}
          fields={fieldsOfForm(questionForm, messages)}
          page={`/tenders/${tender.slug}/ask`}
          apiAddress={`/api/tenders/${tender.id}/questions`}
          submitLabel={words.sendQuestion}
          incomplete={words.questionMissing}
          headingLevel={2}
          note={<PrivacyNote />}
          outcome={refusal}
          onSending={onSending}
          onAccepted={() => {
            setIsSent(true)
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        >
          <p className="proposal-lead">
            {words.askLead} {words.askUntil(formatMoment(tender.enquiriesUntil, language, tender.timeZone))}
          </p>
        </SubmissionForm>
      )}
    </TenderFormPage>
  )
}
