import type { ContentKind } from './content-kind.ts'
import { keepOfLists } from './keep-of-lists.ts'
import type { NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

type Counts = ReadonlyMap<string, number>

const keep = keepOfLists<Counts>()

/** Counts of a list, kept while nothing is published: counting reads all records of a kind, however few a page shows. */
export function keepCounts(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
  name: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  return keep(kind, reading, { q, filters, countedFilter: name }, count)
}
