import { addressOfRecord } from '../../languages/addresses.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { DocumentFile } from '../../store/read/document-file.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../store/rich-text/rich-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { RecordReference } from '../../store/read/reference.ts'
import type { Language } from '../../languages/languages.ts'
import { mostEntries, type FeedEntry, type FeedFile } from './feed-entry.ts'
import { readPictureFile } from './read-picture-file.ts'

/** What records of the kinds that feeds tell of have in common. */
interface Told {
  id: string
  slug: string
  title: LocalizedText
  summary?: LocalizedText | null
  body?: LocalizedRichText | null
  topics?: readonly RecordReference[]
  updatedAt: string
}

/** What a kind says of its records beyond that. */
interface Telling<RecordOfKind> {
  /** Field by which the newest are found. */
  newestBy: string
  /** The instant told as the entry's; the first publication when left out. */
  published?: (record: RecordOfKind) => string
  summary?: (record: RecordOfKind) => LocalizedText
  body?: (record: RecordOfKind) => LocalizedRichText
  facts?: (record: RecordOfKind, language: Language) => string[]
  files?: (record: RecordOfKind) => FeedFile[]
  authors?: (record: RecordOfKind) => string[]
  elsewhere?: (record: RecordOfKind) => string | null
}

/** The newest records of a kind as entries. */
export async function entriesOfKind<RecordOfKind extends Told>(
  reading: Reading,
  kind: ContentKind<RecordOfKind>,
  telling: Telling<RecordOfKind>,
): Promise<FeedEntry[]> {
  const { language } = reading
  const { records } = await listRecords(
    {
      ...kind,
      sorts: { newest: [`-${telling.newestBy}`] },
      read: (reader, inReading) => ({
        record: kind.read(reader, inReading),
        firstPublishedAt: reader.moment('firstPublishedAt') ?? reader.requiredMoment('createdAt'),
        picture: reader.related('image', readPictureFile),
      }),
    },
    reading,
    { perPage: mostEntries },
  )
  return records.map(({ record, firstPublishedAt, picture }) => {
    const published = telling.published?.(record) ?? firstPublishedAt
    return {
      key: `${kind.collection}/${record.id}`,
      title: record.title,
      summary: telling.summary?.(record) ?? record.summary ?? null,
      facts: telling.facts?.(record, language) ?? [],
      body: telling.body?.(record) ?? record.body ?? null,
      address: addressOfRecord(kind.collection, record.slug, language) ?? '/',
      elsewhere: telling.elsewhere?.(record) ?? null,
      published,
      updated: record.updatedAt > published ? record.updatedAt : published,
      authors: telling.authors?.(record) ?? [],
      topics: (record.topics ?? []).map(({ slug, title }) => ({ slug, title: title.text })),
      picture,
      files: telling.files?.(record) ?? [],
    }
  })
}

/** A document as a feed tells of it. */
export function feedFile(file: DocumentFile, language: Language | null = null): FeedFile {
  const { address, mediaType, size, title } = file
  return { address, mediaType, size, title: title.text, language }
}
