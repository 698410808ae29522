import type { ReactNode } from 'react'
import {
  calendarAddress,
  calendarSections,
  feedAddress,
  feedMediaTypes,
  nameOfSection,
  type FeedSection,
} from '../../feeds/feed-address.ts'
import { addressIn } from '../../../languages/address.ts'
import { formatList } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import type { NarrowedFeed } from '../../loading/list-filters.ts'
import { useSite } from '../../loading/use-site.ts'
import { FileButtonLink } from '../button/file-button-link.tsx'
import './subscribe.css'

interface SubscribeProps {
  section: FeedSection
  /** What the list is narrowed by, and with it its feeds. */
  feed?: NarrowedFeed | undefined
}

interface SubscribeWithMore extends SubscribeProps {
  /** What a list offers beside its feeds. */
  children?: ReactNode
}

const feedFormats = [
  { format: 'atom', label: 'Atom' },
  { format: 'json', label: 'JSON' },
] as const

/** How to hear of what is new in a list, at its foot; readers and browsers find the same in the page's head. */
export function Subscribe({ section, feed, children }: SubscribeWithMore) {
  const { sharing } = useMessages()
  const language = useLanguage()
  return (
    <aside className="subscribe" aria-labelledby="subscribe-title">
      <div className="wide subscribe-content">
        <div>
          <h2 id="subscribe-title" className="subscribe-title">
            {sharing.stayInformed}
          </h2>
          <p className="subscribe-text">{sharing.subscribeText}</p>
          {feed && feed.filters.length > 0 && (
            <p className="subscribe-text">
              {sharing.feedsNarrowedTo(
                formatList(
                  feed.filters.map(({ value }) => `\u2068${value.text}\u2069`),
                  language,
                ),
              )}
            </p>
          )}
        </div>
        <SubscribeLinks section={section} feed={feed} />
        {children}
      </div>
    </aside>
  )
}

/** The calendar of a list whose records have dates, and its feeds. */
export function SubscribeLinks({ section, feed: narrowed }: SubscribeProps) {
  const language = useLanguage()
  const { sharing } = useMessages()
  const site = useSite()
  const dated = calendarSections.find((name) => name === section)
  const calendar = dated && addressIn(language, calendarAddress(dated))
  const name = section === 'all' ? (site?.organization.name.text ?? '') : nameOfSection(section, language)
  return (
    <ul className="button-row file-links">
      {calendar && site && (
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
      {calendar && (
        <li>
          <FileButtonLink size="small" href={calendar} mediaType="text/calendar">
            {sharing.calendarFile}
          </FileButtonLink>
        </li>
      )}
      {feedFormats.map(({ format, label }) => {
        const feed = {
          href: `${addressIn(language, feedAddress(section, format))}${narrowed?.search ?? ''}`,
          type: feedMediaTypes[format],
        }
        return (
          <li key={format}>
            <link rel="alternate" title={`${name} (${label})`} {...feed} />
            <FileButtonLink size="small" href={feed.href} iconBefore="rss" mediaType={feed.type}>
              {sharing.feed(label)}
            </FileButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
