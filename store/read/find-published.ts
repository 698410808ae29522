import { createLocalReq, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
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
}

/** Kinds without drafts: what is in the library is public. */
const withoutDrafts: ReadonlySet<CollectionSlug> = new Set(['media', 'documents'])

/**
 * Published records (drafts for an editor who previews), access control on, every field in all languages.
 * @param request by which what the records refer to is loaded
 */
export async function findPublished(
  reading: Reading,
  { collection, where, sort = [], page = 1, perPage = 0, first, depth = 1, without = [] }: PublishedQuery,
  request: { req?: PayloadRequest } = {},
): Promise<PublishedPage> {
  const isDraftless = withoutDrafts.has(collection)
  const preview = !isDraftless && (await readsDrafts(reading, collection))
  const published: Where[] = isDraftless || preview ? [] : [{ _status: { equals: 'published' } }]
  const found = await reading.payload.find({
    collection,
    where: { and: where ? [...published, where] : published },
    sort,
    page,
    limit: first ?? perPage,
    pagination: first === undefined && perPage > 0,
    depth,
    locale: 'all',
    draft: preview,
    overrideAccess: false,
    ...(without.length > 0 && { select: Object.fromEntries(without.map((field) => [field, false])) }),
    ...request,
    ...(preview && { user: reading.previewedBy }),
  })
  return { documents: found.docs, total: found.totalDocs }
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
