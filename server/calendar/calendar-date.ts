import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Language } from '../../languages/languages.ts'

/** One date in a calendar: an event, or the moment at which something closes. */
export interface CalendarDate {
  /** Kind and id, which stay the same when a slug changes. */
  key: `${string}/${string}`
  title: LocalizedText
  description: string
  /** Instants, ISO 8601. */
  startsAt: string
  /** Nothing for a moment without length. */
  endsAt: string | null
  place: LocalizedText | null
  /** Where one takes part from afar. */
  onlineLink: string | null
  /** Full address of its page. */
  address: string
  /** Full address and media type of its picture. */
  picture: { address: string; mediaType: string } | null
  categories: string[]
  /** How long before it a reminder comes, as RFC 5545 writes durations. */
  reminders: readonly string[]
  /** Instants, ISO 8601. */
  createdAt: string
  updatedAt: string
}

export interface Calendar {
  language: Language
  name: string
  description: string
  /** The product's name in PRODID. */
  abbreviation: string
  siteUrl: string
  /** Full address that a subscriber asks again; nothing for a single date. */
  source: string | null
  dates: CalendarDate[]
}
