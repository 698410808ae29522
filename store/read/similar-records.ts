import type { ContentKind } from './content-kind.ts'
import { readAll, readByIds, sortOf, type ListQuery } from './list-records.ts'
import { findIdsOfPage } from './id-cache.ts'
import type { Reading } from './reading.ts'

interface SimilarQuery extends Required<Pick<ListQuery, 'filters'>>, Pick<ListQuery, 'sort'> {
  /** The record to which others are sought. */
  id: string
  /** Slugs of its topics, the most important first; of a kind without topics none. */
  topics: readonly string[]
  most: number
}

/** Others of a kind, as cards: those of the same topics first, topic by topic, then the first of the rest. */
export async function similarRecords<RecordOfKind>(
  kind: ContentKind<RecordOfKind>,
  reading: Reading,
  { id, topics, most, filters, sort }: SimilarQuery,
): Promise<RecordOfKind[]> {
  // Of each list one more than wanted, for the record itself may stand in it.
  const perPage = most + 1
  const found = await Promise.all(
    [...topics.map((topic) => ({ ...filters, topic })), filters].map((narrowed) =>
      findIdsOfPage(kind, reading, { filters: narrowed, sort: sortOf(kind, sort), perPage, page: 1 }),
    ),
  )
  const others = [...new Set(found.flat())].filter((other) => other !== Number(id))
  return readAll(kind, reading, await readByIds(kind, reading, others.slice(0, most), true))
}
