import type { CollectionSlug, GlobalSlug } from 'payload'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import { findPublished, type PublishedPage, type PublishedQuery } from './find-published.ts'
import type { Reading } from './reading.ts'
import { notingRequest, sharedRequest } from './shared-request.ts'

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
  const request = await (note ? notingRequest(reading, note) : sharedRequest(reading))
  return findPublished(reading, query, note, request)
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
      ...(await notingRequest(reading, note)),
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
