import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { readFile } from '../importers/read-file.ts'
import type { FileFormat, Importer } from '../importers/reading-options.ts'
import { z } from 'zod'
import { ofRecordedCountries } from '../importers/whole-reading.ts'
import type { ImportState } from './import-state.ts'
import { readingOptions, writtenOptions } from './options.ts'
import { readOptions, type ActingRequest } from './publish.ts'
import { stageFile, type FileToStage } from './stage-file.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'

export interface GivenFile {
  import: number
  /** Where it lies on the disk: a file, or a folder for formats that have several. */
  place: string
  /** As whoever gave it calls it; never used as a path. */
  name: string
}

export interface ReadingFile {
  by: string | null
  onProgress?: (entries: number) => void
  /** In place of the product's, in tests. */
  readers?: Readonly<Partial<Record<FileFormat, Importer>>>
}

/**
 * Reads a file for an import, in the way that its record declares, so that it stands ready to be published.
 * @throws ImportRefusedError when the record doesn't say how, or the import is taken by somebody else
 */
export async function readFileForImport(
  payload: Payload,
  { import: id, place, name }: GivenFile,
  { by, onProgress, readers = {} }: ReadingFile,
  req: ActingRequest = {},
): Promise<ImportState> {
  const options = await readOptions(payload, id, req)
  const reader = readers[options.format] ?? readFile
  const file: FileToStage = { name, ...(await measure(place)) }
  const code = await codeOf(payload, options.indicator, req)
  return stageFile(payload, {
    import: id,
    file,
    options: writtenOptions(options),
    editionYear: options.editionYear,
    leavesOutCountries: options.unknownCountries === 'leave-out',
    leavesOutIndicators: options.unknownIndicators === 'leave-out',
    entries: ofRecordedCountries(
      reader(place, readingOptions(options, code)),
      await codesOfCountries(payload, req),
    ),
    by,
    ...(onProgress && { onProgress }),
    req,
  })
}

const storedCodes = z.array(z.object({ code: z.string() }))

/** Codes of the countries that the site has a record of. */
async function codesOfCountries(payload: Payload, req: ActingRequest): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'countries',
    pagination: false,
    depth: 0,
    select: { code: true },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return new Set(storedCodes.parse(docs).map(({ code }) => code))
}

/** The code by which rows name the indicator that a record of an import names. */
async function codeOf(payload: Payload, id: number | null, req: ActingRequest): Promise<string | null> {
  if (id === null) return null
  const found = await payload.findByID({
    collection: 'indicators',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return found?.slug ?? null
}

/** Hash and size of a file, or of all files of a folder with their names, in the order of names. */
export async function measure(place: string): Promise<Pick<FileToStage, 'sha256' | 'size'>> {
  const hash = createHash('sha256')
  let size = 0
  const add = async (file: string) => {
    for await (const part of createReadStream(file)) {
      const bytes: unknown = part
      if (!(bytes instanceof Uint8Array)) throw new TypeError('A file was read as text')
      hash.update(bytes)
      size += bytes.length
    }
  }
  if (!(await stat(place)).isDirectory()) {
    await add(place)
    return { sha256: hash.digest('hex'), size }
  }
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    hash.update(`\0${path.relative(place, file)}\0`)
    await add(file)
  }
  return { sha256: hash.digest('hex'), size }
}
