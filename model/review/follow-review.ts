import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { rememberAuthor, settleReview } from './reviews.ts'

/** A draft has an author; what is published waits for nobody. */
export const followReview: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.storeContentVersion === true) return doc
  const record = { kind: collection.slug, id: Number(doc.id) }
  if (doc._status === 'published') await settleReview(record, req)
  else if (req.user) await rememberAuthor(record, req.user.id, req)
  return doc
}

export const endReview: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await settleReview({ kind: collection.slug, id: Number(id) }, req)
}
