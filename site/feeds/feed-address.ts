import { kindsWith, type KindWith } from '../../languages/declared-kinds.ts'
import { pageOfKind, type KindDeclaration } from '../../languages/kind-declaration.ts'
import type { Language } from '../../languages/languages.ts'
import { nameOfPage } from '../language/name-of-kind.ts'

/** What one can subscribe to; each is a list of the site, and `all` is one of everything. */
export type FeedSection = 'all' | KindWith<'feed'>['feed']

export const feedSections: readonly FeedSection[] = ['all', ...kindsWith('feed').map(({ feed }) => feed)]

/** What one can put into a calendar. */
export type CalendarSection = KindWith<'hasCalendar'>['folder']

export const calendarSections: readonly CalendarSection[] = kindsWith('hasCalendar').map(
  ({ folder }) => folder,
)

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
  return section === 'all' ? '/' : pageOfKind(kindOfSection(section))
}

/** The kind that a section's feed tells of. */
export function kindOfSection(section: Exclude<FeedSection, 'all'>): KindWith<'feed'> & KindDeclaration {
  const kind = kindsWith('feed').find(({ feed }) => feed === section)
  if (!kind) throw new RangeError(`No kind has the feed ${section}`)
  return kind
}

/** What a section is called in a language. */
export function nameOfSection(section: Exclude<FeedSection, 'all'>, language: Language): string {
  return nameOfPage(kindOfSection(section), language)
}

/** What a section's calendar is called in a language. */
export function nameOfCalendar(section: CalendarSection, language: Language): string {
  const kind = kindsWith('hasCalendar').find(({ folder }) => folder === section)
  if (!kind) throw new RangeError(`No kind has the calendar ${section}`)
  return nameOfPage(kind, language)
}
