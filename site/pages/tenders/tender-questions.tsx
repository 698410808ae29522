import type { PublishedQuestion } from '../../../procurement/tender-questions/read-published-questions.ts'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { formatShortDate } from '../../../languages/format.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Localized, Paragraphs } from '../../ui/text/localized.tsx'

interface TenderQuestionsProps {
  tender: Tender
  questions: readonly PublishedQuestion[]
  /** Whether questions are still taken. */
  isOpen: boolean
}

/** What bidders asked and what the network answered, to all at once and without a name. */
export function TenderQuestions({ tender, questions, isOpen }: TenderQuestionsProps) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  return (
    <section id="questions">
      <h2>{words.questions}</h2>
      <p className="tender-lead">{words.questionsLead}</p>
      {questions.length === 0 && <p>{words.noQuestions}</p>}
      <div className="tender-questions">
        {questions.map(({ id, question, answer, publishedAt }) => (
          <article key={id}>
            <h3>
              <Localized value={question} />
            </h3>
            <Paragraphs value={answer} />
            {publishedAt && (
              <p className="tender-question-date">{words.answered(formatShortDate(publishedAt, language))}</p>
            )}
          </article>
        ))}
      </div>
      <div className="tender-ask">
        <p>
          {isOpen
            ? words.askUntil(formatMoment(tender.enquiriesUntil, language, tender.timeZone))
            : words.askClosed}
        </p>
        {isOpen && (
          <ButtonLink to={`/tenders/${tender.slug}/ask`} variant="secondary">
            {words.askQuestion}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
