import type { CollectionSlug } from 'payload'
import { cacheUntilPublish } from './cache-until-publish.ts'
import { findPublished } from './find-published.ts'
import type { Reading } from './reading.ts'

/**
 * Kinds of which there are few and to which nearly every record refers, with their order: all of their records are read
 * at once, and cached until a publish.
 */
const orders = { topics: ['order', 'id'], countries: ['code', 'id'] } as const

export type LookupKind = keyof typeof orders

export function isLookupKind(collection: CollectionSlug): collection is LookupKind {
  return collection in orders
}

const cached = cacheUntilPublish<readonly unknown[]>(Object.keys(orders).length)

/** All published records of such a kind, without what they refer to. */
export function readLookupKind(reading: Reading, collection: LookupKind): Promise<readonly unknown[]> {
  return cached(reading, collection, async (note) => {
    note(collection)
    const { documents } = await findPublished(reading, {
      collection,
      sort: [...orders[collection]],
      perPage: 0,
      depth: 0,
    })
    return documents
  })
}
