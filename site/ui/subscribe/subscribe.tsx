import {
  calendarAddress,
  calendarSections,
  feedAddress,
  feedMediaTypes,
  nameOfSection,
  type FeedSection,
} from '../../feeds/feed-address.ts'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { FileButtonLink } from '../button/file-button-link.tsx'
import './subscribe.css'

interface SubscribeProps {
  section: FeedSection
}

/** How to hear of what is new in a list, at its foot; readers and browsers find the same in the page's head. */
export function Subscribe({ section }: SubscribeProps) {
  const language = useLanguage()
  const { sharing } = useMessages()
  const site = useSite()
  const atom = addressIn(language, feedAddress(section, 'atom'))
  const json = addressIn(language, feedAddress(section, 'json'))
  const dated = calendarSections.find((name) => name === section)
  const calendar = dated && addressIn(language, calendarAddress(dated))
  const name = section === 'all' ? (site?.organization.name.text ?? '') : nameOfSection(section, language)
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
        <ul className="button-row file-links">
          {calendar && (
            <>
              {site && (
                <li>
                  <FileButtonLink
                    size="small"
                    href={`webcal://${new URL(site.siteUrl).host}${calendar}`}
                    iconBefore="calendar-plus"
                  >
                    {sharing.calendar}
                  </FileButtonLink>
                </li>
              )}
              <li>
                <FileButtonLink size="small" href={calendar} mediaType="text/calendar">
                  {sharing.calendarFile}
                </FileButtonLink>
              </li>
            </>
          )}
          <li>
            <FileButtonLink size="small" href={atom} iconBefore="rss" mediaType={feedMediaTypes.atom}>
              {sharing.feed('Atom')}
            </FileButtonLink>
          </li>
          <li>
            <FileButtonLink size="small" href={json} iconBefore="rss" mediaType={feedMediaTypes.json}>
              {sharing.feed('JSON')}
            </FileButtonLink>
          </li>
        </ul>
      </div>
    </aside>
  )
}
