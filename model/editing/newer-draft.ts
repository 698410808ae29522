import {
  isolateObjectProperty,
  restoreVersionOperation,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
} from 'payload'
import { visitorsSeeAChange } from '../hooks/published-row.ts'
import { readLatestVersion } from '../latest-version.ts'

/** Under which a save says that it brings back somebody's draft, and is nobody's work. */
export const restoresNewerDraft = 'restoresNewerDraft'

const contextKey = (collection: CollectionSlug, id: number | string) =>
  `draft newer than what is published: ${collection}/${id}`

/**
 * Of records that are taken off the site together, from a list, Payload reads what is published and saves that as the newest
 * draft, over what was written since. Remembers the version that is written over.
 */
export const rememberNewerDraft: CollectionBeforeChangeHook = async ({
  collection: { slug: collection },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'draft' || originalDoc?._status !== 'published') return data
  const latest = await readLatestVersion(req.payload, collection, originalDoc.id, req)
  if (latest?.version._status === 'draft') req.context[contextKey(collection, originalDoc.id)] = latest.id
  return data
}

/** Saves the draft again that `rememberNewerDraft` found, where the record is off the site now. */
export const restoreNewerDraft: CollectionAfterChangeHook = async ({
  collection: { slug: collection },
  doc,
  req,
}) => {
  const key = contextKey(collection, doc.id)
  const id = req.context[key]
  delete req.context[key]
  if (typeof id !== 'string' && typeof id !== 'number') return doc
  if (!(await visitorsSeeAChange(req, collection, doc))) return doc
  // Others are taken off the site at the same time, with the same context, in which hooks note what is under way.
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, [restoresNewerDraft]: true }
  // The Local API knows no drafts here.
  const of = req.payload.collections[collection]
  await restoreVersionOperation({ collection: of, id, draft: true, depth: 0, overrideAccess: true, req: own })
  return doc
}
