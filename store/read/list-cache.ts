import { searchesAreCached } from '../search/query-limits.ts'
import type { ContentKind } from './content-kind.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { countedBy, relationOf, type NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

interface CachedList extends NarrowedList {
  /** A filter whose options are counted over the list. */
  countedFilter?: string
  /** Which part of what was found it is: a page, an order. */
  part?: readonly unknown[]
}

type ListCache<Value> = (
  kind: ContentKind<unknown>,
  reading: Reading,
  list: CachedList,
  find: () => Promise<Value>,
) => Promise<Value>

/**
 * A place for what is found of lists, narrowed in different ways, while nothing is published; of searched lists, of
 * which no number is an end, fewer and for a minute at most.
 */
export function listCache<Value>(): ListCache<Value> {
  const cached = cacheUntilPublish<Value>(1000)
  const cacheSearched = cacheUntilPublish<Value>(200, searchesAreCached)
  return (kind, reading, list, find) => {
    const key = keyOf(kind, list)
    if (key === undefined) return find()
    if (list.q?.trim()) return cacheSearched(reading, key, find)
    return cached(reading, key, (note) => {
      noteParts(kind, reading, list, note)
      return find()
    })
  }
}

/** A list turns on its own records, and on those that it is narrowed by. */
function noteParts(
  kind: ContentKind<unknown>,
  reading: Reading,
  { filters, countedFilter }: CachedList,
  note: NotePart,
): void {
  note(kind.collection)
  for (const name of [...Object.keys(filters), ...(countedFilter ? [countedFilter] : [])]) {
    const counted = countedBy(kind, name)
    if (counted.by === 'reference') note(relationOf(kind, reading, counted.field).to)
  }
}

/** Nothing when the list turns on the present moment, and what was found is true for that moment only. */
function keyOf(
  kind: ContentKind<unknown>,
  { q, filters, countedFilter = '', part = [] }: CachedList,
): string | undefined {
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined)
  const names = [...chosen.map(([name]) => name), ...(countedFilter === '' ? [] : [countedFilter])]
  if (names.some((name) => countedBy(kind, name).by === 'moment')) return undefined
  const sorted = chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([kind.collection, countedFilter, q?.trim() ?? '', sorted, part])
}
