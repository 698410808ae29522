import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { panel } from '../../../model/admin-components.ts'
import { publishedRowBefore } from '../../../model/hooks/published-row.ts'
import { dataFormatOf } from '../../../store/uploads/data-files.ts'
import { formerVersionEndpoints } from './endpoints.ts'
import { deleteHeld, isNameOfHeldFile } from './former-versions.ts'
import { holdPublicState } from './hold-public-state.ts'

/** Publications, which hold what visitors could take away of a dataset before it was published again. */
export function holdFormerVersions(publications: CollectionConfig): CollectionConfig {
  const { hooks = {}, endpoints, fields } = publications
  return {
    ...publications,
    endpoints: [...(endpoints || []), ...formerVersionEndpoints],
    fields: [...fields, panel('formerVersions')],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDraft],
      beforeChange: [...(hooks.beforeChange ?? []), holdOfPublication],
      afterDelete: [...(hooks.afterDelete ?? []), forget],
    },
  }
}

/** The library of documents, where a file of datasets may be replaced. */
export function holdReplacedFiles(documents: CollectionConfig): CollectionConfig {
  const { hooks = {} } = documents
  return {
    ...documents,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), holdOfDocument, findFreeName],
    },
  }
}

/** Requests that save a draft: visitors go on reading what is published. */
const drafts = new WeakSet<PayloadRequest>()

const noteDraft: CollectionBeforeOperationHook = ({ args, req }) => {
  if ('draft' in args && args.draft === true) drafts.add(req)
  else drafts.delete(req)
  return args
}

const holdOfPublication: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || drafts.has(req)) return data
  if (!publishedRowBefore(req, collection.slug, originalDoc.id)) return data
  const next = goesOn.safeParse(data).data?.files.map(({ file }) => file)
  await holdPublicState(req.payload, originalDoc.id, { transactionID: await req.transactionID }, next)
  return data
}

/** A dataset that stays on the site. */
const goesOn = z.object({
  kind: z.literal('dataset'),
  _status: z.literal('published'),
  files: z.array(z.object({ file: z.number() })),
})

const holdOfDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined || !req.file) return args
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: { and: [{ 'files.file': { equals: args.id } }, { _status: { equals: 'published' } }] },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs)
    await holdPublicState(req.payload, id, { transactionID: await req.transactionID })
  return args
}

const findFreeName: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  const format = file && dataFormatOf(file.name)
  if (!file || !format) return args
  const given = file.name.slice(0, -format.length - 1)
  for (let number = 2; await isNameOfHeldFile(req.payload, file.name, req); number++)
    file.name = `${given}-${number}.${format}`
  return args
}

const forget: CollectionAfterDeleteHook = ({ id, req }) => deleteHeld(req.payload, Number(id), req)
