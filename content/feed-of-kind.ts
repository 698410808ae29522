import type { Language } from '../languages/languages.ts'
import type { Messages } from '../languages/messages/en.ts'
import type { FigureMessages } from '../languages/messages/figures/en.ts'
import type { FormMessages } from '../languages/messages/forms/en.ts'
import type { DocumentFile } from '../store/read/document-file.ts'
import type { LocalizedText } from '../store/read/localized-text.ts'
import type { Reading } from '../store/read/reading.ts'
import type { RecordReference } from '../store/read/reference.ts'
import type { LocalizedRichText } from '../store/rich-text/rich-text.ts'

/** What records of the kinds that have a feed have in common. */
export interface FeedRecord {
  id: string
  slug: string
  title: LocalizedText
  summary?: LocalizedText | null
  body?: LocalizedRichText | null
  topics?: readonly RecordReference[]
  updatedAt: string
}

export interface FeedFile {
  /** Without host. */
  address: string
  mediaType: string
  /** Bytes. */
  size: number
  title: string | null
  /** Language of what is inside, where it has one. */
  language: Language | null
}

/** In which language, and in whose words, a feed's facts are written. */
export interface FeedWords {
  language: Language
  messages: Messages
  figureMessages: FigureMessages
  formMessages: FormMessages
}

/** What a kind's feed says of its records beyond that. */
export interface FeedOfKind<RecordOfKind> {
  /** Field by which the newest are found. */
  newestBy: string
  // Methods and no properties: only the parameters of methods are compared bivariantly, by which the feed of a kind's own
  // records can stand in a list of all kinds (`KindFeed`). `feedOf` ties it to the reading that gives these records.
  /** The instant given as the entry's; the first publication when left out. */
  published?(record: RecordOfKind): string
  summary?(record: RecordOfKind): LocalizedText
  body?(record: RecordOfKind): LocalizedRichText
  facts?(record: RecordOfKind, words: FeedWords, reading: Reading): string[] | Promise<string[]>
  files?(record: RecordOfKind): FeedFile[]
  authors?(record: RecordOfKind): string[]
  elsewhere?(record: RecordOfKind): string | null
}

/** Of a kind whose records are dated by editors. */
export const feedByDate: FeedOfKind<FeedRecord & { date: string }> = {
  newestBy: 'date',
  published: ({ date }) => date,
}

/** Of a kind whose records have no date of their own. */
export const feedByFirstPublication: FeedOfKind<FeedRecord> = { newestBy: 'firstPublishedAt' }

/** A document as a feed offers it. */
export function feedFile(file: DocumentFile, language: Language | null = null): FeedFile {
  const { address, mediaType, size, title } = file
  return { address, mediaType, size, title: title.text, language }
}
