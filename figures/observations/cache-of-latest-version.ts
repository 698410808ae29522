import { LRUCache } from 'lru-cache'
import type { Reading } from '../../store/read/reading.ts'

/** What one statement found, and the latest version of the figures that it saw; nothing where it found no value. */
export interface SeenInVersion<Value> {
  found: Value
  version: number | null
}

interface OfVersion<Value> {
  number: number
  values: LRUCache<string, Promise<Value>>
}

/** @param version the latest one that the reader knows of; without one, nothing is cached */
type CacheOfLatestVersion<Value> = (
  reading: Reading,
  version: number | undefined,
  key: string,
  read: () => Promise<SeenInVersion<Value>>,
) => Promise<Value>

/**
 * A place for what is read of the current values. A version's values never change, so that only another version of the figures
 * makes it stale, and neither a publish of something else nor the texts of an indicator do. Failures are not cached, and
 * nothing that was read while another version was published.
 * @param most how many are cached; those asked for longest ago go first
 */
export function cacheOfLatestVersion<Value>(most: number): CacheOfLatestVersion<Value> {
  const cacheOf = new WeakMap<object, OfVersion<Value>>()
  return (reading, version, key, read) => {
    // A reading that knows no version of the content is of a command or a test, which may write values by itself.
    const owner = reading.contentVersion === undefined ? reading : reading.payload
    const present = cacheOf.get(owner)
    if (version === undefined || (present && present.number > version))
      return read().then(({ found }) => found)
    const ofVersion =
      present?.number === version
        ? present
        : { number: version, values: new LRUCache<string, Promise<Value>>({ max: most }) }
    cacheOf.set(owner, ofVersion)
    const { values } = ofVersion
    const known = values.get(key)
    if (known) return known
    const forget = () => {
      if (values.peek(key) === value) values.delete(key)
    }
    const value = read().then((seen) => {
      if (seen.version !== version) forget()
      return seen.found
    })
    values.set(key, value)
    value.catch(forget)
    return value
  }
}
