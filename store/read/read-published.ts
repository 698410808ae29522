import { createLocalReq, type CollectionSlug, type GlobalSlug, type Where } from 'payload'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import type { Reading } from './reading.ts'
import { notingRequest, sharedRequest } from './shared-request.ts'

export interface PublishedQuery {
  collection: CollectionSlug
  where?: Where
  sort?: string[]
  page?: number
  /** Per page of a list whose records are counted; 0 reads all. */
  perPage?: number
  /** Only so many, without counting the others. */
  first?: number
  depth?: 0 | 1
  /** Fields that are not read. */
  without?: readonly string[] | undefined
}

export interface PublishedPage {
  documents: readonly unknown[]
  total: number
  page: number
  lastPage: number
}

/** Kinds without drafts: what is in the library is public. */
const withoutDrafts: ReadonlySet<CollectionSlug> = new Set(['media', 'documents'])

/**
 * The one way in which public content is read: access control on, published records only (drafts for an editor who
 * previews), every field in all languages. No page and no API handler calls Payload itself.
 * @param note told of every part of the content that is read, where what is read is kept
 */
export async function readPublished(
  reading: Reading,
  query: PublishedQuery,
  note?: NotePart,
): Promise<PublishedPage> {
  note?.(query.collection)
  const preview = !withoutDrafts.has(query.collection) && (await readsDrafts(reading, query.collection))
  const conditions: Where[] = []
  if (!preview && !withoutDrafts.has(query.collection)) conditions.push({ _status: { equals: 'published' } })
  if (query.where) conditions.push(query.where)
  const found = await reading.payload.find({
    collection: query.collection,
    where: { and: conditions },
    sort: query.sort ?? [],
    page: query.page ?? 1,
    limit: query.first ?? query.perPage ?? 0,
    pagination: query.first === undefined && query.perPage !== 0,
    depth: query.depth ?? 1,
    locale: 'all',
    draft: preview,
    overrideAccess: false,
    ...(query.without && { select: Object.fromEntries(query.without.map((field) => [field, false])) }),
    ...(await (note ? notingRequest(reading, note) : sharedRequest(reading))),
    ...(preview && { user: reading.previewedBy }),
  })
  return {
    documents: found.docs,
    total: found.totalDocs,
    page: found.page ?? 1,
    lastPage: Math.max(1, found.totalPages),
  }
}

/**
 * Whether the person who previews reads drafts of a kind, because their role manages it. Of other kinds they see, beside
 * a draft of their own, what visitors see.
 */
export async function readsDrafts(reading: Reading, collection: CollectionSlug): Promise<boolean> {
  if (reading.previewedBy === undefined) return false
  const req = await createLocalReq({ user: reading.previewedBy }, reading.payload)
  return (await reading.payload.collections[collection].config.access.read({ req })) === true
}

const cacheGlobals = cacheUntilPublish<unknown>(10)

/** A global in all languages, access control on; kept until something of it is published. */
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
