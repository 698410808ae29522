import type { ArrayFieldValidation, PayloadRequest, SelectFieldValidation } from 'payload'
import { array, select } from 'payload/shared'
import { z } from 'zod'
import { publicationFilesRule } from '../../languages/back-office/data-file-rules.ts'
import { isDataFile } from '../../store/uploads/data-files.ts'

const rowWithFile = z.looseObject({
  file: z.union([z.number(), z.string(), z.looseObject({ id: z.union([z.number(), z.string()]) })]).nullish(),
})

/** A dataset has a file of data to show; other kinds, and drafts, need none. */
export const mustHaveData: ArrayFieldValidation = async (value, options) => {
  const valid = await array(value, options)
  if (valid !== true) return valid
  const { data, req } = options
  if (!z.looseObject({ kind: z.literal('dataset') }).safeParse(data).success) return true
  return (await holdsData(value, req)) || publicationFilesRule('noData', req)
}

/** Only a file of data can be in no language. */
export const mustHaveALanguage: SelectFieldValidation = async (value, options) => {
  const valid = await select(value, options)
  if (valid !== true || value) return valid
  const { siblingData, req } = options
  return (await holdsData([siblingData], req)) || publicationFilesRule('noLanguage', req)
}

async function holdsData(value: unknown, req: PayloadRequest): Promise<boolean> {
  const rows = z.array(rowWithFile).catch([]).parse(value)
  const ids = rows.flatMap(({ file }) => (typeof file === 'object' ? (file?.id ?? []) : (file ?? [])))
  if (ids.length === 0) return false
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { id: { in: ids } },
    select: { mimeType: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.some(({ mimeType }) => isDataFile(mimeType ?? ''))
}
