import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { importRefusal, type ImportRefusal } from '../../languages/back-office/import-refusals.ts'
import { isBeingTrashed } from '../../store/being-trashed.ts'
import { fieldsOfState } from './fields-of-state.ts'
import { forgetImport, readImportState } from './import-state.ts'

const draftKey = 'import is saved as a draft'
const copyKey = 'import is a copy of another'

/** Remembers of a save what the hooks after it are not given: whether it writes a draft, or copies a record. */
export const rememberSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Hooks of a save read with the same request.
  if (operation === 'read') return args
  req.context[draftKey] = 'draft' in args && args.draft === true
  req.context[copyKey] = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  return args
}

/**
 * A record says what was done with its figures, whoever saves it and from whichever version; it is read by visitors only
 * once the figures are there, and as long as they are. Publishing the figures is another act (`publish.ts`), which then
 * publishes the record.
 */
export const guardImport: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const state = operation === 'update' ? await readImportState(req.payload, originalDoc.id, req) : undefined
  Object.assign(data, fieldsOfState(state))
  if (operation === 'create' && req.context[copyKey] === true) data._status = 'draft'
  if (data._status === 'published' && !state?.published) throw refusal('publishFigures', req)
  if (state?.state !== 'published') return data
  if (isBeingTrashed(data, originalDoc)) throw refusal('deletionRefused', req)
  if (data._status !== 'published' && req.context[draftKey] !== true)
    throw refusal('unpublishingRefused', req)
  return data
}

export const refuseDeletingPublishedImport: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const state = await readImportState(req.payload, Number(id), req)
  if (state?.state === 'published') throw refusal('deletionRefused', req)
}

/** SQLite gives the id of a deleted record to the next one, which must not find the former one's figures. */
export const beginWithoutFile: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await forgetImport(req.payload, doc.id, req)
  return doc
}

export const forgetDeletedImport: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetImport(req.payload, doc.id, req)
  return doc
}

function refusal(rule: ImportRefusal, req: PayloadRequest): APIError {
  return new APIError(importRefusal(rule, req), 409, null, true)
}
