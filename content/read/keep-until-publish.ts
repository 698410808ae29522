import { LRUCache } from 'lru-cache'
import type { Reading } from './reading.ts'

interface Kept<Value> {
  version: string | undefined
  values: LRUCache<string, Promise<Value>>
}

export type KeepUntilPublish<Value> = (
  reading: Reading,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value>

/**
 * A place for what is read from the published content and stays the same until something is published: read once for
 * all pages that ask, of one content version. A page takes its version before it reads, so that nothing older than a
 * version is ever kept under it. Failures are not kept, and nothing that an editor previews.
 * @param most how many are kept; those asked for longest ago go first
 * @param milliseconds kept no longer than this, where more than publishing changes it
 */
export function keepUntilPublish<Value>(most: number, milliseconds = 0): KeepUntilPublish<Value> {
  const keptOf = new WeakMap<object, Kept<Value>>()
  return (reading, key, read) => {
    if (reading.previewedBy !== undefined) return read()
    const { contentVersion: version } = reading
    const owner = version === undefined ? reading : reading.payload
    let kept = keptOf.get(owner)
    if (!kept || kept.version !== version) {
      kept = {
        version,
        values: new LRUCache({ max: most, ttl: milliseconds, perf: { now: () => Date.now() } }),
      }
      keptOf.set(owner, kept)
    }
    const { values } = kept
    const known = values.get(key)
    if (known) return known
    const value = read()
    values.set(key, value)
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key)
    })
    return value
  }
}
