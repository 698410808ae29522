import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'

interface PublishedRow {
  id: number | string
  slug?: string
}

/** The row that visitors see, whatever drafts have been saved since; nothing when the record is not published. */
async function readPublishedRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<PublishedRow | undefined> {
  const row = await req.payload.db.findOne<PublishedRow & { _status?: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  return row?._status === 'published' ? row : undefined
}

function isPublishedRow(value: unknown): value is PublishedRow {
  return typeof value === 'object' && value !== null && 'id' in value
}

function contextKey(collection: CollectionSlug, id: number | string): string {
  return `published before: ${collection}/${id}`
}

/** Remembers, for the hooks that follow, what visitors saw before the change. */
export const rememberPublishedRow: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') {
    req.context[contextKey(collection.slug, originalDoc.id)] = await readPublishedRow(
      req,
      collection.slug,
      originalDoc.id,
    )
  }
  return data
}

/** What visitors saw before the change that is under way. */
export function publishedRowBefore(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): PublishedRow | undefined {
  const row = req.context[contextKey(collection, id)]
  return isPublishedRow(row) ? row : undefined
}

/** Whether a save changed what visitors see: a draft does not, unless it takes back what was published. */
export async function visitorsSeeAChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  saved: { id: number | string; _status?: string | null },
): Promise<boolean> {
  if (saved._status !== 'draft') return true
  return (
    publishedRowBefore(req, collection, saved.id) !== undefined &&
    (await readPublishedRow(req, collection, saved.id)) === undefined
  )
}
