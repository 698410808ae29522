import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { tenderRule } from '../../../languages/back-office/tender-rules.ts'

/** The library's documents, of which one that bidders were given is not exchanged or deleted behind the tender's back. */
export function refuseChangingPublishedDocuments(documents: CollectionConfig): CollectionConfig {
  const { hooks = {} } = documents
  return {
    ...documents,
    hooks: {
      ...hooks,
      beforeChange: [refuseChange, ...(hooks.beforeChange ?? [])],
      beforeDelete: [refuseDeletion, ...(hooks.beforeDelete ?? [])],
    },
  }
}

const refuseChange: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && req.file && (await isUsed(req, originalDoc.id))) throw inUse(req)
  return data
}

const refuseDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isUsed(req, id)) throw inUse(req)
}

async function isUsed(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'tenders',
    where: {
      _status: { equals: 'published' },
      or: [{ 'documents.file': { equals: id } }, { 'addenda.replacedDocuments.file': { equals: id } }],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0 || (await wasGiven(req, id))
}

/** Also of a tender that is off the site: what comes back is compared by the document's number. */
async function wasGiven(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'tenders',
    where: {
      and: [{ 'version._status': { equals: 'published' } }, { 'version.documents.file': { equals: id } }],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

function inUse(req: PayloadRequest): APIError {
  return new APIError(tenderRule('documentInUse', req), 409, null, true)
}
