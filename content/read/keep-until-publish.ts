import { LRUCache } from 'lru-cache'
import { areSame, type ContentPart, type ContentVersion } from '../database/content-version.ts'
import type { Reading } from './reading.ts'

interface Kept<Value> {
  value: Promise<Value>
  /** The version that was current when the reading began. */
  version: ContentVersion | undefined
  /** What the value was made of, as far as that is known. */
  madeOf: ReadonlySet<string> | undefined
}

/** Told by a read of each part of the content that it has read. */
export type NotePart = (part: ContentPart) => void

/** @param read done where nothing is kept; it notes all that the value turns on, or nothing when that is everything */
export type KeepUntilPublish<Value> = (
  reading: Reading,
  key: string,
  read: (note: NotePart) => Promise<Value>,
) => Promise<Value>

/**
 * A place for what is read from the published content and stays the same until something that it was read from is
 * published. A page takes its version before it reads, so that nothing older than a version is ever kept under it.
 * Failures are not kept, and nothing that an editor previews.
 * @param most how many are kept; those asked for longest ago go first
 * @param milliseconds kept no longer than this, where more than publishing changes it
 */
export function keepUntilPublish<Value>(most: number, milliseconds = 0): KeepUntilPublish<Value> {
  const keptFor = new WeakMap<object, LRUCache<string, Kept<Value>>>()
  return (reading, key, read) => {
    if (reading.previewedBy !== undefined) return read(() => {})
    const { contentVersion: version } = reading
    const owner = version === undefined ? reading : reading.payload
    const values =
      keptFor.get(owner) ??
      new LRUCache<string, Kept<Value>>({ max: most, ttl: milliseconds, perf: { now: () => Date.now() } })
    keptFor.set(owner, values)
    const known = values.get(key)
    if (known && isCurrent(known, version)) return known.value
    const parts = new Set<string>()
    const value = read((part) => parts.add(part)).then((found) => {
      if (parts.size > 0) kept.madeOf = parts
      return found
    })
    const kept: Kept<Value> = { value, version, madeOf: undefined }
    values.set(key, kept)
    value.catch(() => {
      if (values.peek(key) === kept) values.delete(key)
    })
    return value
  }
}

function isCurrent({ version, madeOf }: Kept<unknown>, present: ContentVersion | undefined): boolean {
  if (version === undefined || present === undefined) return true
  return madeOf ? areSame(version, present, madeOf) : version.whole === present.whole
}
