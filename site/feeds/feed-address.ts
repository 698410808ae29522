/** What one can subscribe to; each is a list of the site, and `all` is one of everything. */
export const feedSections = [
  'all',
  'news',
  'events',
  'publications',
  'stories',
  'projects',
  'media',
  'vacancies',
  'tenders',
] as const

export type FeedSection = (typeof feedSections)[number]

/** What one can put into a calendar. */
export const calendarSections = ['events', 'tenders', 'vacancies'] as const

export type CalendarSection = (typeof calendarSections)[number]

export type FeedFormat = 'atom' | 'json'

/** Media types of the two kinds of feed (RFC 4287; JSON Feed 1.1). */
export const feedMediaTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** A section's feed, without the language's prefix. */
export function feedAddress(section: FeedSection, format: FeedFormat): string {
  return `/feeds/${section}.${format}`
}

/** All of a section's dates, or one, without the language's prefix. */
export function calendarAddress(section: CalendarSection, slug?: string): string {
  return slug === undefined ? `/calendar/${section}.ics` : `/calendar/${section}/${slug}.ics`
}

/** The page that lists what a section's feed lists. */
export function pageOfSection(section: FeedSection): string {
  return section === 'all' ? '/' : `/${section}`
}
