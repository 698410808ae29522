import type { NetworkEvent } from '../../../content/events/kind.ts'
import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'
import './event.css'

/** An event's agenda as a timetable. */
export function EventAgenda({ agenda }: Pick<NetworkEvent, 'agenda'>) {
  const { event: words, details } = useMessages()
  const language = useLanguage()
  return (
    <section>
      <h2 id="agenda">{words.agenda}</h2>
      <table className="event-agenda" aria-labelledby="agenda">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{details.time}</th>
            <th scope="col">{details.session}</th>
          </tr>
        </thead>
        <tbody>
          {agenda.map(({ time, title }) => (
            <tr key={`${time} ${title.text}`}>
              <th scope="row">
                <span className="left-to-right">{formatDigits(time, language)}</span>
              </th>
              <td>
                <Localized value={title} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
