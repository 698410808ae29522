import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { readContentVersion } from '../database/content-version.ts'
import type { ContentKind } from './content-kind.ts'
import { countedBy, type NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

type Counts = ReadonlyMap<string, number>

interface Kept {
  version: string
  counts: LRUCache<string, Counts>
}

/** Lists narrowed in different ways whose counts are kept. */
const mostKept = 1000

const keptOf = new WeakMap<Payload, Kept>()

/**
 * Counts of a list, kept while nothing is published: counting reads all records of a kind, however few a page shows.
 * Searches are too many to be kept, and what turns on the present moment is true for that moment only.
 */
export async function keepCounts(
  kind: ContentKind<unknown>,
  { payload }: Reading,
  { q, filters }: NarrowedList,
  name: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined)
  const names = [...chosen.map(([filter]) => filter), ...(name === '' ? [] : [name])]
  const isFleeting = names.some((filter) => countedBy(kind, filter).by === 'moment')
  if (q?.trim() || isFleeting) return count()
  // Read before counting: what is published meanwhile raises it again.
  const version = await readContentVersion(payload)
  let kept = keptOf.get(payload)
  if (kept?.version !== version) {
    kept = { version, counts: new LRUCache({ max: mostKept }) }
    keptOf.set(payload, kept)
  }
  const key = JSON.stringify([
    kind.collection,
    name,
    chosen.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])
  const known = kept.counts.get(key)
  if (known) return known
  const counts = await count()
  kept.counts.set(key, counts)
  return counts
}
