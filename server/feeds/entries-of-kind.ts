import { addressOfRecord } from '../../languages/addresses.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { listRecords, type ListQuery } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { FeedOfKind, FeedRecord } from '../../content/feed-of-kind.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { formMessages } from '../../site/language/loaded-form-messages.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { mostEntries, type FeedEntry } from './feed-entry.ts'
import { readPictureFile } from './read-picture-file.ts'

/** What narrows a list. */
type Narrowing = Pick<ListQuery, 'q' | 'filters'>

/** The newest records of a kind as entries. */
export async function entriesOfKind<RecordOfKind extends FeedRecord>(
  reading: Reading,
  kind: ContentKind<RecordOfKind>,
  feed: FeedOfKind<RecordOfKind>,
  narrowing: Narrowing = {},
): Promise<FeedEntry[]> {
  const { language, now } = reading
  const { records } = await listRecords(
    {
      ...kind,
      sorts: { newest: [`-${feed.newestBy}`] },
      read: (reader, inReading) => ({
        record: kind.read(reader, inReading),
        firstPublishedAt: reader.moment('firstPublishedAt') ?? reader.requiredMoment('createdAt'),
        picture: reader.related('image', readPictureFile),
      }),
    },
    reading,
    { ...narrowing, perPage: mostEntries },
  )
  const words = {
    language,
    messages: messagesOf(language),
    figureMessages: figureMessages(language),
    formMessages: formMessages(language),
  }
  const facts = await Promise.all(
    records.map(async ({ record }) => feed.facts?.(record, words, reading) ?? []),
  )
  return records.map(({ record, firstPublishedAt, picture }, index) => {
    const dated = feed.published?.(record)
    // A date to come, such as a tender's day of issue until noon, would hide every correction before it.
    const published = dated !== undefined && Date.parse(dated) <= now.getTime() ? dated : firstPublishedAt
    return {
      key: `${kind.collection}/${record.id}`,
      title: record.title,
      summary: feed.summary?.(record) ?? record.summary ?? null,
      facts: facts[index] ?? [],
      body: feed.body?.(record) ?? record.body ?? null,
      address: addressOfRecord(kind.collection, record.slug, language) ?? '/',
      elsewhere: feed.elsewhere?.(record) ?? null,
      published,
      updated: record.updatedAt > published ? record.updatedAt : published,
      authors: feed.authors?.(record) ?? [],
      topics: (record.topics ?? []).map(({ slug, title }) => ({ slug, title: title.text })),
      picture,
      files: feed.files?.(record) ?? [],
    }
  })
}
