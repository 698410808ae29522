import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
} from 'payload'
import { reviewRule } from '../../languages/back-office/review-words.ts'
import { restoresNewerDraft } from '../editing/newer-draft.ts'
import { revertsToPublished } from '../editing/revert-to-published.ts'
import { differingFields } from '../editing/differing-fields.ts'
import { visitorsSeeAChange } from '../hooks/published-row.ts'
import { readLatestVersion } from '../latest-version.ts'
import { isInTrash } from '../../store/being-trashed.ts'
import { forgetReview, lastAuthor, rememberAuthor } from './reviews.ts'
import { whoMayPublish } from './who-may-publish.ts'

/**
 * For kinds whose drafts somebody else than their last author publishes. Where nobody else may publish the kind, whoever wrote a
 * draft publishes it; what happens without a person, as the starter content, is not held up, nor taking a draft back.
 * @throws APIError that answers 409 in the person's language
 */
export const requireAnotherPerson: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { user } = req
  if (data._status !== 'published' || !user || req.context[revertsToPublished] === true) return data
  const changes = operation === 'create' || (await differs())
  if (!changes && originalDoc?._status === 'published') return data
  if (!changes && !(await isOwnDraft())) return data
  const others = await whoMayPublish(req.payload, collection, req)
  if (others.every(({ id }) => id === user.id)) return data
  throw new APIError(reviewRule(changes ? 'saveFirst' : 'somebodyElse', req), 409, null, true)

  async function differs(): Promise<boolean> {
    return (await differingFields(req, collection.flattenedFields, data, originalDoc ?? {})).length > 0
  }

  async function isOwnDraft(): Promise<boolean> {
    const author = await lastAuthor({ kind: collection.slug, id: Number(originalDoc?.id) }, req)
    return author === undefined ? originalDoc?.savedBy === user?.name : author === user?.id
  }
}

/**
 * A draft has an author; what is published waits for nobody, unless it was published in one language alone: Payload saves the
 * others again as a draft, which is still its author's. Whoever takes a record off the site, or into the trash or out of it, and
 * writes nothing is no author: whoever wrote the draft would be free to publish it.
 */
export const followReview: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (req.context.storeContentVersion === true || req.context[restoresNewerDraft] === true) return doc
  const record = { kind: collection.slug, id: Number(doc.id) }
  if (doc._status === 'published') {
    const latest = await readLatestVersion(req.payload, collection.slug, doc.id, req)
    if (latest?.version._status !== 'draft') await forgetReview(record, req)
  } else if (req.user && !(await isOnlyMoved())) await rememberAuthor(record, req.user.id, req)
  return doc

  async function isOnlyMoved(): Promise<boolean> {
    const isOfTrash = isInTrash(previousDoc) || isInTrash(doc)
    if (!isOfTrash && !(await visitorsSeeAChange(req, collection.slug, doc))) return false
    const written = await differingFields(req, collection.flattenedFields, doc, previousDoc)
    return written.length === 0 && (await lastAuthor(record, req)) !== undefined
  }
}

export const endReview: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetReview({ kind: collection.slug, id: Number(id) }, req)
}
