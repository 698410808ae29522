import { LRUCache } from 'lru-cache'
import { areSame, type ContentPart, type ContentVersion } from '../database/content-version.ts'
import { showsDrafts, type Reading } from './reading.ts'

interface Cached<Value> {
  value: Promise<Value>
  /** The version that was current when the reading began. */
  version: ContentVersion | undefined
  /** What the value was made of, as far as that is known. */
  madeOf: ReadonlySet<string> | undefined
}

/** Called by a read with each part of the content that it has read. */
export type NotePart = (part: ContentPart) => void

/** @param read done where nothing is cached; it notes all that the value turns on, or nothing when that is everything */
type CacheUntilPublish<Value> = (
  reading: Reading,
  key: string,
  read: (note: NotePart) => Promise<Value>,
) => Promise<Value>

/**
 * A place for what is read from the published content and stays the same until something that it was read from is
 * published. A page takes its version before it reads, so that nothing older than a version is ever cached under it.
 * Failures are not cached, and nothing of a page that shows a draft.
 * @param most how many are cached; those asked for longest ago go first
 * @param milliseconds cached no longer than this, where more than publishing changes it
 */
export function cacheUntilPublish<Value>(most: number, milliseconds = 0): CacheUntilPublish<Value> {
  const cacheOf = new WeakMap<object, LRUCache<string, Cached<Value>>>()
  return (reading, key, read) => {
    if (showsDrafts(reading)) return read(() => {})
    const { contentVersion: version } = reading
    const owner = version === undefined ? reading : reading.payload
    const values =
      cacheOf.get(owner) ??
      new LRUCache<string, Cached<Value>>({ max: most, ttl: milliseconds, perf: { now: () => Date.now() } })
    cacheOf.set(owner, values)
    const known = values.get(key)
    if (known && isCurrent(known, version)) return known.value
    const parts = new Set<string>()
    const value = read((part) => parts.add(part)).then((found) => {
      if (parts.size > 0) cached.madeOf = parts
      return found
    })
    const cached: Cached<Value> = { value, version, madeOf: undefined }
    values.set(key, cached)
    value.catch(() => {
      if (values.peek(key) === cached) values.delete(key)
    })
    return value
  }
}

function isCurrent({ version, madeOf }: Cached<unknown>, present: ContentVersion | undefined): boolean {
  if (version === undefined || present === undefined) return true
  return madeOf ? areSame(version, present, madeOf) : version.whole === present.whole
}
