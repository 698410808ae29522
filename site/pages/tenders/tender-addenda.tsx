import { formatDigits } from '../../../languages/format.ts'
import type { Addendum, Tender } from '../../../procurement/tenders/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'
import { TenderDate } from './tender-facts.tsx'

/** What changed after publication, why, and what stood there before. */
export function TenderAddenda({ tender }: { tender: Tender }) {
  const { tenderDetails: words } = useFormMessages()
  const { addenda, timeZone } = tender
  if (addenda.length === 0) return null
  return (
    <section id="addenda">
      <h2>{words.addenda}</h2>
      <p className="tender-lead">{words.addendaLead}</p>
      <ol className="tender-addenda">
        {addenda.map((addendum) => (
          <li key={addendum.publishedAt}>
            <TenderAddendum addendum={addendum} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function TenderAddendum({ addendum, timeZone }: { addendum: Addendum; timeZone: string }) {
  const language = useLanguage()
  const { tenderDetails: words, labelled } = useFormMessages()
  const { publishedAt, reason, previousDeadline, newDeadline, replacedDocuments } = addendum
  const moment = (instant: string) => formatMoment(instant, language, timeZone)
  return (
    <>
      <p className="tender-addendum-date">
        <time dateTime={publishedAt}>
          <TenderDate instant={publishedAt} timeZone={timeZone} />
        </time>
      </p>
      {previousDeadline && newDeadline && (
        <p className="tender-addendum-change">
          {words.deadlineMoved(moment(previousDeadline), moment(newDeadline))}
        </p>
      )}
      {replacedDocuments.length > 0 && (
        <p className="tender-addendum-change">
          {labelled(words.replacedDocuments, '')}{' '}
          {replacedDocuments.map(({ name, version, file }, place) => (
            <span key={`${name} ${version}`}>
              {place > 0 && ' · '}
              {file ? (
                <a href={file.address} type={file.mediaType}>
                  <Localized value={file.title} />
                </a>
              ) : (
                <bdi>{name}</bdi>
              )}
              {version && ` (${words.version(formatDigits(version, language))})`}
            </span>
          ))}
        </p>
      )}
      {reason && (
        <p>
          <Localized value={reason} />
        </p>
      )}
    </>
  )
}
