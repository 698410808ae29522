import {
  calendarAddress,
  calendarSections,
  feedAddress,
  feedMediaTypes,
  type FeedSection,
} from '../../feeds/feed-address.ts'
import { addressIn } from '../../i18n/address.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { PillLink } from '../pill-link/pill-link.tsx'
import './subscribe.css'

interface SubscribeProps {
  section: FeedSection
}

/** How to hear of what is new in a list, at its foot; readers and browsers find the same in the page's head. */
export function Subscribe({ section }: SubscribeProps) {
  const language = useLanguage()
  const { sharing, navigation } = useMessages()
  const site = useSite()
  const atom = addressIn(language, feedAddress(section, 'atom'))
  const json = addressIn(language, feedAddress(section, 'json'))
  const dated = calendarSections.find((name) => name === section)
  const calendar = dated && addressIn(language, calendarAddress(dated))
  const name = section === 'all' ? (site?.organization.name.text ?? '') : navigation[section]
  return (
    <aside className="subscribe" aria-labelledby="subscribe-title">
      <link rel="alternate" type={feedMediaTypes.atom} title={`${name} (Atom)`} href={atom} />
      <link rel="alternate" type={feedMediaTypes.json} title={`${name} (JSON)`} href={json} />
      <div className="wide subscribe-content">
        <div>
          <h2 id="subscribe-title" className="subscribe-title">
            {sharing.stayInformed}
          </h2>
          <p className="subscribe-text">{sharing.subscribeText}</p>
        </div>
        <ul className="pill-links">
          {calendar && (
            <>
              {site && (
                <li>
                  <PillLink href={`webcal://${new URL(site.siteUrl).host}${calendar}`} icon="calendar-plus">
                    {sharing.calendar}
                  </PillLink>
                </li>
              )}
              <li>
                <PillLink href={calendar} icon="download" type="text/calendar">
                  {sharing.calendarFile}
                </PillLink>
              </li>
            </>
          )}
          <li>
            <PillLink href={atom} icon="rss" type={feedMediaTypes.atom}>
              {sharing.feed('Atom')}
            </PillLink>
          </li>
          <li>
            <PillLink href={json} icon="rss" type={feedMediaTypes.json}>
              {sharing.feed('JSON')}
            </PillLink>
          </li>
        </ul>
      </div>
    </aside>
  )
}
