import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { getSanitizedUploadFilename } from 'payload/shared'
import { inspectArchive } from './checks/inspect-archive.ts'
import { inspectDoc } from './checks/inspect-doc.ts'
import { inspectPdf } from './checks/inspect-pdf.ts'
import type { InspectedFile, Inspection } from './checks/inspection.ts'
import { UnpackingBudget } from './checks/unpacking-budget.ts'
import { otherKindRule, uploadRule, type UploadRule } from '../../languages/back-office/upload-rules.ts'
import { endingsOf, endsAsOneOf } from './media-type.ts'

/**
 * Bytes of UTF-8 that a file's name may have: file systems allow 255, and pictures' sizes and numbers of namesakes are
 * added to it.
 */
const longestName = 200

/** What an archive of the staff may unpack to: presentations with films are larger than what strangers may send. */
const mostUnpacked = { bytes: 1024 * 1024 * 1024, entries: 20_000 }

const endings = ['docx', 'xlsx', 'pptx', 'zip'] as const

type UploadedFile = NonNullable<PayloadRequest['file']>

/**
 * Refuses a file of the staff whose name can't be stored, that the library does not take, or that is not what its ending says:
 * Payload believes the first bytes of an archive, and says in English what it refuses. Said beside the file, in the editor's
 * language. A file whose name would be that of a hidden one is given a visible name: hidden files are neither given out nor in
 * any backup.
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update' && operation !== 'updateByID')) return args
  const { mimeTypes = [] } = collection.upload
  const message = endsAsOneOf(file.name, mimeTypes)
    ? await faultOf(file, req)
    : otherKindRule(req)(shownName(file.name), endingsOf(mimeTypes))
  if (message === undefined) {
    file.name = visibleName(file.name)
    return args
  }
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'file', message }], req }, req.t)
}

/** Payload leaves out what file systems do not take: at worst all before the ending. */
function visibleName(name: string): string {
  const stored = getSanitizedUploadFilename(name)
  if (!stored.startsWith('.')) return name
  const visible = getSanitizedUploadFilename(stored.replace(/^[.\s]+(?=.+\.)/, ''))
  return visible.startsWith('.') ? `file${visible.slice(visible.lastIndexOf('.'))}` : visible
}

async function faultOf(file: UploadedFile, req: PayloadRequest): Promise<string | undefined> {
  const rule = await brokenRule(file)
  return rule && uploadRule(rule, req)(shownName(file.name))
}

async function brokenRule(file: UploadedFile): Promise<UploadRule | undefined> {
  if (Buffer.byteLength(file.name) > longestName) return 'nameTooLong'
  const found = await inspect(file)
  switch (found) {
    case 'wrong':
      return 'wrongContent'
    case 'locked':
      return 'locked'
    case 'too large':
      return 'unpacksTooLarge'
    default:
      return undefined
  }
}

async function inspect(file: UploadedFile): Promise<Inspection> {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (ending === 'doc') return inspectDoc(inspectedFile(file))
  if (ending === 'pdf') return inspectPdf(inspectedFile(file))
  const archive = endings.find((one) => one === ending)
  return archive ? inspectArchive(inspectedFile(file), archive, new UnpackingBudget(mostUnpacked)) : 'genuine'
}

/** What came over the network lies in a temporary file; what the product's own code gives is in memory. */
export function inspectedFile({ data, size, tempFilePath }: UploadedFile): InspectedFile {
  return {
    size: tempFilePath ? size : data.length,
    read: (start = 0, end = Number.POSITIVE_INFINITY) => {
      if (end <= start) return Readable.from([], { objectMode: false })
      return tempFilePath
        ? createReadStream(tempFilePath, { start, end: end - 1 })
        : Readable.from([data.subarray(start, end)], { objectMode: false })
    },
  }
}

/** A file's name as messages give it: its start and its ending, where it is long. */
export function shownName(name: string): string {
  const letters = [...name]
  return letters.length <= 80 ? name : `${letters.slice(0, 60).join('')}…${letters.slice(-15).join('')}`
}
