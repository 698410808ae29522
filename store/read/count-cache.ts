import type { ContentKind } from './content-kind.ts'
import { listCache } from './list-cache.ts'
import type { NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

type Counts = ReadonlyMap<string, number>

const cached = listCache<Counts>()

/** Counts of a list, cached while nothing is published: counting reads all records of a kind, however few a page shows. */
export function cacheCounts(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
  name: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  return cached(kind, reading, { q, filters, countedFilter: name }, count)
}
