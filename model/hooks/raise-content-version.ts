import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { publishedRowBefore, readPublishedRow } from './published-row.ts'
import { raiseContentVersion } from '../../store/database/content-version.ts'

/** Filling the starter content raises the version once, at its end. */
function isQuiet(req: PayloadRequest): boolean {
  return req.context.storeContentVersion === true
}

/** A draft changes nothing that visitors see, unless it takes back what was published. */
export const raiseContentVersionAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (isQuiet(req)) return doc
  const isVisible =
    doc._status !== 'draft' ||
    (publishedRowBefore(req, collection.slug, doc.id) !== undefined &&
      (await readPublishedRow(req, collection.slug, doc.id)) === undefined)
  if (isVisible) await raiseContentVersion(req, collection.slug)
  return doc
}

export const raiseContentVersionAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await raiseContentVersion(req, collection.slug)
  return doc
}

export const raiseContentVersionAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req)) await raiseContentVersion(req, global.slug)
  return doc
}
