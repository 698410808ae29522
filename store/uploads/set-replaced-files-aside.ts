import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { hasEnded, nameOfProcess } from '../process-name.ts'
import { repeat } from '../repeat.ts'
import { fileLibraries, type FileLibrary } from './file-address.ts'

/** Where the files of a row lie while a change of it is under way. */
interface Aside {
  /** A second name for each file. */
  folder: string
  library: string
}

/** Milliseconds between two looks for what killed processes left. */
const lookInterval = 10 * 60_000

/** Milliseconds after which no change is under way any more, of whichever process. */
const longestChange = 60 * 60_000

const beginning = '.replaced-'

const asides = new WeakMap<PayloadRequest, Aside[]>()

const rowWithFiles = z.object({
  id: z.number(),
  updatedAt: z.coerce.date(),
  filename: z.string().nullish(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
})

/**
 * Payload deletes the files of a row before it knows whether they can be replaced, or may be. Each gets a second name
 * until that is done, by which a change that is refused or fails gives it back.
 */
const setAside: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return
  const library = collection.upload.staticDir
  const found: unknown = await req.payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: args.id } },
    req,
  })
  if (!library || !found) return
  const { id, savedAt, names } = readRow(found)
  const own = `${beginning}${nameOfProcess()}.${id}.${savedAt}-${randomBytes(8).toString('hex')}`
  const folder = path.join(library, own)
  await mkdir(folder, { recursive: true })
  await Promise.all([...names].map((name) => nameAgain(path.join(library, name), path.join(folder, name))))
  asides.set(req, [...(asides.get(req) ?? []), { folder, library }])
}

const forget: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'updateByID') {
    const moved = asides.get(req) ?? []
    const last = moved.pop()
    if (last) await rm(last.folder, { recursive: true, force: true })
  }
  return result
}

const giveBack: CollectionAfterErrorHook = async ({ req }) => {
  const moved = asides.get(req) ?? []
  for (const { folder, library } of moved.splice(0).toReversed()) {
    for (const name of await readdir(folder)) await rename(path.join(folder, name), path.join(library, name))
    await rm(folder, { recursive: true })
  }
}

interface Row {
  id: number
  /** Milliseconds. */
  savedAt: number
  /** Of its files, in all sizes. */
  names: Set<string>
}

function readRow(row: unknown): Row {
  const { id, updatedAt, filename, sizes } = rowWithFiles.parse(row)
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return {
    ...{ id, savedAt: updatedAt.getTime() },
    names: new Set(names.filter((name) => typeof name === 'string')),
  }
}

/**
 * Gives back what processes set aside that were killed before their change was made, and removes what is left of changes
 * that were. @param now milliseconds
 */
export async function giveBackLeftFiles(payload: Payload, now: () => number = Date.now): Promise<void> {
  for (const slug of fileLibraries) {
    const library = path.join(environment().dataFolder, slug)
    const entries = await readdir(library).catch(nothingThere)
    for (const entry of entries ?? []) {
      const left = readAside(entry)
      const folder = path.join(library, entry)
      if (!left || !(await isLeft(left.owner, folder, now()))) continue
      const row = await findRow(payload, slug, left.row)
      const names = (await readdir(folder).catch(nothingThere)) ?? []
      for (const name of names.filter((one) => row?.names.has(one))) {
        const [file, place] = [path.join(folder, name), path.join(library, name)]
        // Of a crop that was not made the new file has the same name.
        if (row?.savedAt === left.savedAt) await rename(file, place)
        else await nameAgain(file, place).catch(ifThere)
      }
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Gives back at the start, and then regularly, what killed processes set aside. Only the back office's process does it. */
export function giveBackLeftFilesRegularly(payload: Payload): void {
  const report = (error: unknown) => {
    const fault = error instanceof Error ? error.name : 'unknown'
    payload.logger.error({ fault, msg: 'Files that were being replaced could not be given back' })
  }
  giveBackLeftFiles(payload).catch(report)
  repeat(() => giveBackLeftFiles(payload), lookInterval, report)
}

interface LeftAside {
  owner: string
  row: number
  /** When the row had been saved before; former releases did not note it. */
  savedAt: number | undefined
}

/** Whose change it was, and of which row, by the name of the folder. */
function readAside(name: string): LeftAside | undefined {
  if (!name.startsWith(beginning)) return undefined
  const [, owner, row, savedAt] =
    /^(.+)\.(\d+)\.(?:(\d+)-)?[0-9a-f]+$/.exec(name.slice(beginning.length)) ?? []
  if (owner === undefined) return undefined
  return { owner, row: Number(row), savedAt: savedAt === undefined ? undefined : Number(savedAt) }
}

async function isLeft(owner: string, folder: string, now: number): Promise<boolean> {
  if (hasEnded(owner)) return true
  const found = await stat(folder).catch(nothingThere)
  return found !== undefined && found.mtimeMs < now - longestChange
}

async function findRow(payload: Payload, collection: FileLibrary, id: number): Promise<Row | undefined> {
  const found: unknown = await payload.db.findOne({ collection, where: { id: { equals: id } } })
  return found ? readRow(found) : undefined
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

function ifThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}

/** A file that is not there needs no second name. Some file systems give none: there it is copied. */
async function nameAgain(file: string, other: string): Promise<void> {
  try {
    await link(file, other)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return
    await copyFile(file, other, constants.COPYFILE_EXCL)
  }
}

/** The hooks of a library of files on disk. */
export const setReplacedFilesAside = {
  beforeOperation: [setAside],
  afterOperation: [forget],
  afterError: [giveBack],
}
