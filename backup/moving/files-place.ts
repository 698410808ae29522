import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BucketObjects } from '../../store/uploads/bucket-objects.ts'

/** Where files are that are moved. Their names may have folders in them, divided by slashes. */
export interface FilesPlace {
  list: () => Promise<string[]>
  /** @returns nothing where there is no such file */
  read: (name: string) => Promise<Readable | undefined>
  /** Writes a file that is not there; nobody sees it under its name before it is whole. */
  write: (name: string, content: Readable) => Promise<void>
  remove: (name: string) => Promise<void>
}

/**
 * Files of a folder and its folders, but for what begins with a dot.
 * @param unfinished another folder on the same disk, for what is being written
 */
export function filesInFolder(folder: string, unfinished: string): FilesPlace {
  const placeOf = (name: string) => path.join(folder, ...name.split('/'))
  return {
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
        .filter((parts) => !parts.some((part) => part.startsWith('.')))
        .map((parts) => parts.join('/'))
    },
    async read(name) {
      const handle = await open(placeOf(name), 'r').catch(nothingThere)
      return handle?.createReadStream()
    },
    async write(name, content) {
      const begun = path.join(unfinished, randomBytes(8).toString('hex'))
      await mkdir(unfinished, { recursive: true, mode: 0o700 })
      await mkdir(path.dirname(placeOf(name)), { recursive: true, mode: 0o700 })
      await pipeline(content, createWriteStream(begun, { flags: 'wx', mode: 0o600, flush: true }))
      await rename(begun, placeOf(name))
    },
    async remove(name) {
      await rm(placeOf(name), { force: true })
      if (name.includes('/')) await rmdir(path.dirname(placeOf(name))).catch(ifStillFull)
    },
  }
}

interface FilesInBucketOptions {
  /** What stands before the names of all of them. */
  prefix?: string
  isWanted?: (name: string) => boolean
  /** The media type of a file. */
  typeOf?: (name: string) => string
}

/** Objects of a bucket. */
export function filesInBucket(
  objects: BucketObjects,
  { prefix = '', isWanted = () => true, typeOf = () => 'application/octet-stream' }: FilesInBucketOptions,
): FilesPlace {
  return {
    async list() {
      const found = await objects.list(prefix)
      return found.map(({ key }) => key.slice(prefix.length)).filter(isWanted)
    },
    read: (name) => objects.read(prefix + name),
    write: (name, content) => objects.put(prefix + name, content, { type: typeOf(name) }),
    remove: (name) => objects.remove(prefix + name),
  }
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

function ifStillFull(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOTEMPTY' && code !== 'ENOENT' && code !== 'EEXIST') throw error
}
