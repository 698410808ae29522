import { createLocalReq, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import type { NotePart } from './cache-until-publish.ts'
import type { Reading } from './reading.ts'

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
 * Published records (drafts for an editor who previews), access control on, every field in all languages.
 * @param note given every part of the content that is read, where what is read is cached
 * @param request shared with other reads, and by which what the records refer to is loaded
 */
export async function findPublished(
  reading: Reading,
  query: PublishedQuery,
  note?: NotePart,
  request: { req?: PayloadRequest } = {},
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
    ...request,
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
