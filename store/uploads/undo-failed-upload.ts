import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { raiseContentVersion } from '../database/content-version.ts'
import { fileNotStored } from '../../languages/back-office/failures.ts'
import { isFileLibrary } from './file-address.ts'

/** What a row was before a file of its own is replaced, in all languages; where the database has no transactions. */
const rows = new WeakMap<PayloadRequest, Record<string, unknown>>()

/** Remembers the row whose file is about to be replaced. */
export const rememberRow: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !sendsFile(req) || (await hasTransaction(req))) return data
  const row = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (row) rows.set(req, row)
  return data
}

/**
 * A hook that sends a file to its store. When that fails, the row is what it was before, or is gone when it was new: a
 * transaction is rolled back by Payload; where there is none it is undone here.
 */
export function undoingFailure(hook: CollectionAfterChangeHook): CollectionAfterChangeHook {
  return async (given) => {
    try {
      return await hook(given)
    } catch (error) {
      if (!(await hasTransaction(given.req))) await undo(given)
      // A refusal of what the plugin writes after the file was stored says itself why.
      if (error instanceof APIError) throw error
      throw new APIError(fileNotStored(given.req), 503, null, true)
    }
  }
}

async function undo({
  collection,
  doc,
  operation,
  req,
}: {
  collection: Pick<CollectionConfig, 'slug'>
  doc: { id: number }
  operation: 'create' | 'update'
  req: PayloadRequest
}): Promise<void> {
  const { slug } = collection
  if (!isFileLibrary(slug)) throw new Error(`${slug} is no library of files`)
  if (operation === 'create') {
    await req.payload.db.deleteOne({ collection: slug, where: { id: { equals: doc.id } }, req })
  } else {
    const before = rows.get(req)
    if (before) await req.payload.db.updateOne({ collection: slug, id: doc.id, data: before, req })
  }
  // Pages may have been made with what is undone.
  await raiseContentVersion(req, slug)
}

function sendsFile(req: PayloadRequest): boolean {
  return req.file !== undefined || req.payloadUploadSizes !== undefined
}

/** Where the database has no transactions, Payload leaves a promise of none. */
async function hasTransaction(req: PayloadRequest): Promise<boolean> {
  return Boolean(await req.transactionID)
}
