import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'

/** Where the files of a row lie while a change of it is under way. */
interface Aside {
  /** A second name for each file. */
  folder: string
  library: string
}

const asides = new WeakMap<PayloadRequest, Aside[]>()

const rowWithFiles = z.object({
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
  const { filename, sizes } = rowWithFiles.parse(found)
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )
  const folder = path.join(library, `.replaced-${randomBytes(8).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  await Promise.all(
    [...new Set(names)].map((name) => nameAgain(path.join(library, name), path.join(folder, name))),
  )
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
