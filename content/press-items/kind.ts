import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear, refersToSlug } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { readReference, type RecordReference } from '../../store/read/reference.ts'
import { feedByDate, type FeedOfKind } from '../feed-of-kind.ts'

export interface PressItem {
  id: string
  slug: string
  title: LocalizedText
  outlet: LocalizedText | null
  summary: LocalizedText | null
  link: string | null
  date: string
  topics: RecordReference[]
  createdAt: string
  updatedAt: string
}

/** What an item without a title is called (specification, section 3). */
const untitled: LocalizedText = { text: 'Press Item', language: 'en' }

export const pressItemKind: ContentKind<PressItem> = {
  collection: 'press-items',
  sorts: { '-date': ['-date'], date: ['date'] },
  filters: { topic: refersToSlug('topics'), year: inYear('date') },
  read: readPressItem,
}

export const pressItemFeed: FeedOfKind<PressItem> = {
  ...feedByDate,
  authors: ({ outlet }) => (outlet ? [outlet.text] : []),
  elsewhere: ({ link }) => link,
}

export function readPressItem(reader: RecordReader): PressItem {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.text('title') ?? untitled,
    outlet: reader.text('outlet'),
    summary: reader.text('summary'),
    link: webAddressIn(reader.plain('link')),
    date: reader.requiredMoment('date'),
    topics: reader.list('topics', readReference),
    createdAt: reader.requiredMoment('createdAt'),
    updatedAt: reader.requiredMoment('updatedAt'),
  }
}

/** What an editor typed where an address belongs leads somewhere, or nowhere at all. */
function webAddressIn(value: string | null): string | null {
  return value !== null && /^https?:\/\//.test(value) && URL.canParse(value) ? value : null
}
