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

/** What records of the kinds that feeds list have in common. */
interface FedRecord {
  id: string
  slug: string
  title: LocalizedText
  summary?: LocalizedText | null
  body?: LocalizedRichText | null
  topics?: readonly RecordReference[]
  updatedAt: string
}

/** What a kind says of its records beyond that. */
interface FeedMapping<RecordOfKind> {
  /** Field by which the newest are found. */
  newestBy: string
  /** The instant given as the entry's; the first publication when left out. */
  published?: (record: RecordOfKind) => string
  summary?: (record: RecordOfKind) => LocalizedText
  body?: (record: RecordOfKind) => LocalizedRichText
  facts?: (record: RecordOfKind, language: Language) => string[]
  files?: (record: RecordOfKind) => FeedFile[]
  authors?: (record: RecordOfKind) => string[]
  elsewhere?: (record: RecordOfKind) => string | null
}

/** The newest records of a kind as entries. */
export async function entriesOfKind<RecordOfKind extends FedRecord>(
  reading: Reading,
  kind: ContentKind<RecordOfKind>,
  mapping: FeedMapping<RecordOfKind>,
): Promise<FeedEntry[]> {
  const { language } = reading
  const { records } = await listRecords(
    {
      ...kind,
      sorts: { newest: [`-${mapping.newestBy}`] },
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
    const published = mapping.published?.(record) ?? firstPublishedAt
    return {
      key: `${kind.collection}/${record.id}`,
      title: record.title,
      summary: mapping.summary?.(record) ?? record.summary ?? null,
      facts: mapping.facts?.(record, language) ?? [],
      body: mapping.body?.(record) ?? record.body ?? null,
      address: addressOfRecord(kind.collection, record.slug, language) ?? '/',
      elsewhere: mapping.elsewhere?.(record) ?? null,
      published,
      updated: record.updatedAt > published ? record.updatedAt : published,
      authors: mapping.authors?.(record) ?? [],
      topics: (record.topics ?? []).map(({ slug, title }) => ({ slug, title: title.text })),
      picture,
      files: mapping.files?.(record) ?? [],
    }
  })
}

/** A document as a feed lists it. */
export function feedFile(file: DocumentFile, language: Language | null = null): FeedFile {
  const { address, mediaType, size, title } = file
  return { address, mediaType, size, title: title.text, language }
}
