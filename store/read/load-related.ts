import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { gather } from './gather.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { findPublished } from './find-published.ts'
import type { Reading } from './reading.ts'
import { hasReferences, readReferences } from './read-references.ts'
import { isLookupKind, readLookupKind } from './lookup-kinds.ts'

const withId = z.looseObject({ id: z.union([z.number(), z.string()]) })

/** A record that another refers to; nothing when visitors may not see it. */
type Related = z.output<typeof withId> | null

interface Asked {
  collection: CollectionSlug
  id: number
}

/** What is cached of each kind weighs very little (an id, a slug, a title), but for pictures' sizes. */
const cached = cacheUntilPublish<Related>(3000)

type Load = (asked: Asked) => Promise<Related>

const loaderOf = new WeakMap<Reading, Load>()

/**
 * How Payload is given the records that others refer to, until they are published again, published ones only, and of
 * each only what pages read of a record through another: of most kinds id, slug and title, of documents their files
 * (`read-references.ts`, one statement for all of them), of pictures, topics and countries everything. Records that these
 * refer to in turn are not loaded.
 * @param note given the kind of each record that is asked for, whether visitors may see it or not
 */
export function loadRelated(reading: Reading, note?: NotePart): (key: string) => Promise<Related> {
  const load = loaderOf.get(reading) ?? makeLoader(reading)
  loaderOf.set(reading, load)
  return (key) => {
    const asked = askedBy(reading, key)
    if (!asked) return Promise.resolve(null)
    note?.(asked.collection)
    return load(asked)
  }
}

/** What a page asks for in the same moment is asked for at once, whichever of its reads asks. */
function makeLoader(reading: Reading): Load {
  const references = gather<Asked, Related>(async (asked) => {
    const found = await readReferences(reading, asked)
    return asked.map(({ collection, id }) => found.get(`${collection} ${id}`) ?? null)
  })
  const wholeOf = new Map<CollectionSlug, (id: number) => Promise<Related>>()
  const loadWhole = ({ collection, id }: Asked) => {
    const load = wholeOf.get(collection) ?? gather((ids) => readByIds(reading, collection, ids))
    wholeOf.set(collection, load)
    return load(id)
  }
  return (asked) =>
    cached(reading, `${asked.collection} ${asked.id}`, async (note) => {
      note(asked.collection)
      if (isLookupKind(asked.collection)) {
        const all = z.array(withId).parse(await readLookupKind(reading, asked.collection))
        return all.find(({ id }) => id === asked.id) ?? null
      }
      return hasReferences(reading, asked.collection) ? references(asked) : loadWhole(asked)
    })
}

async function readByIds(
  reading: Reading,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Related[]> {
  const { documents } = await findPublished(reading, {
    collection,
    where: { id: { in: [...ids] } },
    perPage: 0,
    depth: 0,
  })
  const found = new Map(
    z
      .array(withId)
      .parse(documents)
      .map((document) => [document.id, document]),
  )
  return ids.map((id) => found.get(id) ?? null)
}

/** Payload's key of a record to load: transaction, collection and id come first. */
const payloadKey = z.tuple([z.unknown(), z.string(), z.number()], z.unknown())

function askedBy({ payload }: Reading, key: string): Asked | undefined {
  const [, name, id] = payloadKey.parse(JSON.parse(key))
  const collection = payload.config.collections.find(({ slug }) => slug === name)?.slug
  return collection === undefined ? undefined : { collection, id }
}
