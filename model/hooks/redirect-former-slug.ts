import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { publishedRowBefore } from './published-row.ts'

/**
 * When a published record is published under another slug, its former address leads to the new one.
 * The former slug is read from the published row, since the previous version may be a draft that never showed.
 */
export const redirectFormerSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data
  const formerSlug = publishedRowBefore(req, collection.slug, originalDoc.id)?.slug
  if (!formerSlug || !data.slug || formerSlug === data.slug) return data
  await req.payload.delete({
    collection: 'former-slugs',
    where: { kind: { equals: collection.slug }, slug: { in: [formerSlug, data.slug] } },
    req,
  })
  await req.payload.create({
    collection: 'former-slugs',
    data: { kind: collection.slug, slug: formerSlug, recordId: String(originalDoc.id) },
    req,
  })
  return data
}

/** The former addresses of a deleted record lead nowhere: SQLite gives its number to another one. */
export const deleteFormerSlugs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'former-slugs',
    where: { and: [{ kind: { equals: collection.slug } }, { recordId: { equals: String(id) } }] },
    ...{ depth: 0, overrideAccess: true, req },
  })
}
