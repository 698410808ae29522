import { createLocalReq, type CollectionSlug, type GlobalSlug, type PayloadRequest } from 'payload'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { findPublished, type PublishedPage, type PublishedQuery } from './find-published.ts'
import { loadRelated } from './load-related.ts'
import { oncePerReading, type Reading } from './reading.ts'

/**
 * The one way in which public content is read: access control on, published records only (drafts for an editor who
 * previews), every field in all languages. No page and no API handler calls Payload itself.
 * @param note given every part of the content that is read, where what is read is cached
 */
export async function readPublished(
  reading: Reading,
  query: PublishedQuery,
  note?: NotePart,
): Promise<PublishedPage> {
  note?.(query.collection)
  return findPublished(reading, query, await requestOf(reading, note))
}

const cacheGlobals = cacheUntilPublish<unknown>(10)

/** A global in all languages, access control on; cached until something of it is published. */
export function readPublishedGlobal(reading: Reading, slug: GlobalSlug): Promise<unknown> {
  return cacheGlobals(reading, slug, async (note) => {
    note(slug)
    return reading.payload.findGlobal({
      slug,
      locale: 'all',
      depth: 1,
      overrideAccess: false,
      ...(await requestOf(reading, note)),
    })
  })
}

/** The id of the record that a slug once named, or nothing. */
export async function readFormerSlug(reading: Reading, kind: CollectionSlug, slug: string) {
  const found = await reading.payload.find({
    collection: 'former-slugs',
    where: { and: [{ kind: { equals: kind } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // Only administrators may list former slugs; the one that a visitor's address names is no secret.
    overrideAccess: true,
  })
  return found.docs[0]?.recordId
}

/**
 * The request that all reads of one page share, so that what several records refer to (a topic, a picture) is loaded
 * once for the page and not once for each list; of a read that notes what it was made of, its own. Whoever previews
 * drafts has Payload's.
 */
async function requestOf(reading: Reading, note?: NotePart): Promise<{ req?: PayloadRequest }> {
  if (reading.previewedBy !== undefined) return {}
  return { req: await (note ? makeRequest(reading, note) : sharedRequest(reading)) }
}

const sharedRequest = oncePerReading((reading) => makeRequest(reading))

/** `createLocalReq` and `payloadDataLoader` are Payload's public ones; what loads is replaced by ours. */
async function makeRequest(reading: Reading, note?: NotePart): Promise<PayloadRequest> {
  const req = await createLocalReq({}, reading.payload)
  Object.assign(req.payloadDataLoader, { load: loadRelated(reading, note) })
  return req
}
