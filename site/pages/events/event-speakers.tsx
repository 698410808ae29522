import type { NetworkEvent } from '../../../content/events/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'
import './event.css'

/** Who speaks at an event, by role. */
export function EventSpeakers({ speakers }: Pick<NetworkEvent, 'speakers'>) {
  const { event: words } = useMessages()
  return (
    <section>
      <h2>{words.speakers}</h2>
      <ul className="event-speakers">
        {speakers.map(({ role, affiliation }) => (
          <li key={`${role.text} ${affiliation?.text ?? ''}`}>
            <strong>
              <Localized value={role} />
            </strong>
            {affiliation && (
              <span>
                <Localized value={affiliation} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
