import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { openStream } from '../../procurement/proposals/sealing/seal.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import {
  formatVersion,
  manifestEntry,
  manifestSchema,
  type ArchivedContent,
  type Manifest,
} from './manifest.ts'

/** Does something with an entry's bytes, and must read all of them. */
type TakeEntry = (entry: string, content: AsyncIterable<Buffer>) => Promise<void>

interface ReadOptions {
  /** What sentences call the archive. */
  name: string
  /** Secret half of the age key (`AGE-SECRET-KEY-…`) that an encrypted archive is opened with. */
  identity?: string | undefined
  take?: TakeEntry
}

/**
 * Reads an archive from its beginning to its end and compares every byte with its manifest.
 * @throws BackupRefusedError naming what is damaged or missing
 */
export async function readArchive(
  archive: Readable,
  { name, identity, take = drain }: ReadOptions,
): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifestText: Buffer | undefined
  let last = 'its beginning'
  let failure: unknown
  try {
    const opened = identity === undefined ? archive : await openStream(archive, identity)
    const tar = extract()
    const reading = pipeline(opened, createZstdDecompress(), tar)
    const taking = (async () => {
      for await (const entry of tar) {
        const { name: entryName } = entry.header
        last = entryName
        const hash = createHash('sha256')
        let size = 0
        const hashed = (async function* () {
          for await (const chunk of entry) {
            if (!Buffer.isBuffer(chunk)) throw new TypeError('The archive gives something else than bytes')
            hash.update(chunk)
            size += chunk.length
            yield chunk
          }
        })()
        if (entryName === manifestEntry) manifestText = await buffer(Readable.from(hashed))
        else await take(entryName, hashed)
        found.set(entryName, { size, sha256: hash.digest('hex') })
      }
    })()
    taking.catch((error: unknown) => tar.destroy(error instanceof Error ? error : undefined))
    await Promise.all([reading, taking])
  } catch (error) {
    // Of what the disk or the bucket does not take nothing is the archive's fault.
    if (error instanceof BackupRefusedError || (error instanceof Error && 'syscall' in error)) throw error
    failure = error
  }
  if (manifestText === undefined) {
    const reason = failure instanceof Error ? failure.message : 'it ends too early'
    throw new BackupRefusedError(`The archive ${name} is damaged at or after ${last} (${reason}).`, {
      cause: failure,
    })
  }
  const manifest = parseManifest(name, manifestText.toString('utf8'))
  const faults = [manifest.database, ...manifest.files].flatMap((content) =>
    faultOf(content, found.get(content.entry)),
  )
  if (faults.length > 0) throw new BackupRefusedError(`The archive ${name} is damaged: ${faults.join('; ')}.`)
  if (failure !== undefined) {
    throw new BackupRefusedError(`The archive ${name} is damaged at its end.`, { cause: failure })
  }
  return manifest
}

function faultOf(
  { entry, size, sha256 }: ArchivedContent,
  found: { size: number; sha256: string } | undefined,
): string[] {
  if (!found) return [`${entry} is missing`]
  return found.size === size && found.sha256 === sha256 ? [] : [`${entry} is not what was backed up`]
}

function parseManifest(name: string, text: string): Manifest {
  const read = parseJson(text)
  const format = typeof read === 'object' && read !== null && 'format' in read ? read.format : undefined
  if (typeof format === 'number' && format > formatVersion) {
    throw new BackupRefusedError(
      `The archive ${name} was written by a newer version of this product (format ${format}): restore it with that version.`,
    )
  }
  const result = manifestSchema.safeParse(read)
  if (!result.success) {
    throw new BackupRefusedError(`The archive ${name} is damaged: its manifest can't be read.`, {
      cause: result.error,
    })
  }
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const drain: TakeEntry = async (_entry, content) => {
  for await (const _ of content);
}
