import type { FeedFile } from '../../content/feed-of-kind.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import type { Language } from '../../languages/languages.ts'

/** One thing that a feed lists. */
export interface FeedEntry {
  /** Kind and id, which stay the same when a slug changes. */
  key: `${string}/${string}`
  title: LocalizedText
  summary: LocalizedText | null
  /** When, where, until when; stand before the text. */
  facts: string[]
  body: LocalizedRichText | null
  /** The entry's page, without host, in the feed's language. */
  address: string
  /** Full address of what the entry points to on another site. */
  elsewhere: string | null
  /** Instants, ISO 8601. */
  published: string
  updated: string
  /** Empty: the network itself. */
  authors: string[]
  topics: { slug: string; title: string }[]
  picture: FeedFile | null
  files: FeedFile[]
}

export interface Feed {
  language: Language
  title: string
  description: string
  /** Full addresses. */
  siteUrl: string
  pageAddress: string
  selfAddress: string
  /** The same feed in the other languages. */
  translations: { language: Language; address: string }[]
  organization: string
  /** Instant, ISO 8601. */
  updated: string
  entries: FeedEntry[]
}

/** The most entries that a feed holds. */
export const mostEntries = 30
