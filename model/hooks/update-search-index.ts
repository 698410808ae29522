import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'
import { indexRecord } from '../../store/search/index-record.ts'
import { visitorsSeeAChange } from './published-row.ts'

/** Milliseconds before each new try to write what could not be written. */
const laterTries = [1_000, 10_000, 60_000, 600_000] as const

/** Keeps the search index at what is published, in the transaction of the change where the database has them. */
export const updateSearchIndexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  // The starter content is indexed at its end, all at once.
  if (req.context.storeContentVersion === true) return doc
  if (await visitorsSeeAChange(req, collection.slug, doc)) await indexOrTryLater(req, collection.slug, doc.id)
  return doc
}

export const updateSearchIndexAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await indexOrTryLater(req, collection.slug, doc.id)
  return doc
}

/**
 * An editor's change is never lost because the index could not be written: the failure is logged and tried again later,
 * and `prepareSearchIndex` mends at the next start what was not mended by then.
 */
async function indexOrTryLater(req: PayloadRequest, collection: string, id: number): Promise<void> {
  try {
    await indexRecord(req.payload, collection, id, req)
  } catch (error) {
    req.payload.logger.error({ err: error, collection, id, msg: 'The search index could not be written' })
    void tryLater(req.payload, collection, id)
  }
}

async function tryLater(payload: Payload, collection: string, id: number): Promise<void> {
  for (const delay of laterTries) {
    await wait(delay, undefined, { ref: false })
    try {
      return await indexRecord(payload, collection, id)
    } catch (error) {
      payload.logger.error({ err: error, collection, id, msg: 'The search index could not be written' })
    }
  }
}
