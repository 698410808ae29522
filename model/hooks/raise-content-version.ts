import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { visitorsSeeAChange } from './published-row.ts'
import { raiseContentVersion } from '../../store/database/content-version.ts'

/** Filling the starter content raises the version once, at its end. */
function isQuiet(req: PayloadRequest): boolean {
  return req.context.storeContentVersion === true
}

/** A draft changes nothing that visitors see, unless it takes back what was published. */
export const raiseContentVersionAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (isQuiet(req)) return doc
  if (await visitorsSeeAChange(req, collection.slug, doc)) await raiseContentVersion(req, collection.slug)
  return doc
}

export const raiseContentVersionAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await raiseContentVersion(req, collection.slug)
  return doc
}

/** As of a record: a draft changes nothing that visitors see. What there is one of is never taken back. */
export const raiseContentVersionAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req) && doc._status !== 'draft') await raiseContentVersion(req, global.slug)
  return doc
}
