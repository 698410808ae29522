import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { flush } from '../flush.ts'

const recordSchema = z.object({
  /** Bytes of the whole. */
  length: z.number(),
  expiresAt: z.iso.datetime(),
})

/** What is known of an upload from its beginning, `About` being what the upload is for. */
export type UploadRecord<About> = z.output<typeof recordSchema> & About

export type StoredUpload<About> = UploadRecord<About> & {
  id: string
  /** Bytes that are on stable storage. */
  offset: number
  /** When its last byte arrived; nothing before. */
  receivedAt: Date | null
}

export interface Piece {
  /** Where it begins. */
  offset: number
  bytes: AsyncIterable<Uint8Array>
  /** SHA-1 or SHA-256 that the whole piece must have. */
  checksum: { algorithm: 'sha1' | 'sha256'; value: Buffer } | undefined
  /** When its last byte had arrived, if that was before it is added. */
  arrivedAt?: Date
}

/** Why a piece was not taken. */
export class PieceError extends Error {
  readonly reason: 'other offset' | 'wrong checksum' | 'too long' | 'too many pieces'

  constructor(reason: PieceError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Whoever sends single bytes fills no folder with them. */
const mostPieces = 4096

const idPattern = /^[0-9a-f]{32}$/

/**
 * Uploads that arrive in pieces, each a file named after its offset in the upload's folder. A name can be taken once,
 * whichever process wants it, so of two pieces for one offset one is refused; and what is not whole has no such name.
 */
export class UploadStore<About extends object> {
  readonly #folder: string
  readonly #now: () => Date
  readonly #about: z.ZodType<About>

  /** @param about of what each upload's record says, beside its length and its end */
  constructor(folder: string, now: () => Date, about: z.ZodType<About>) {
    this.#folder = folder
    this.#now = now
    this.#about = about
  }

  /** @returns its id, which nobody can guess: whoever has it may go on */
  async create(record: UploadRecord<About>): Promise<string> {
    const id = randomBytes(16).toString('hex')
    const unfinished = path.join(this.#folder, `new-${id}`)
    await mkdir(unfinished, { recursive: true })
    await writeFlushed(path.join(unfinished, 'upload.json'), JSON.stringify(record))
    await rename(unfinished, this.#at(id))
    await flush(this.#folder)
    return id
  }

  async find(id: string): Promise<StoredUpload<About> | undefined> {
    if (!idPattern.test(id)) return undefined
    const record = await this.#record(id)
    if (!record || Date.parse(record.expiresAt) <= this.#now().getTime()) return undefined
    const outcomeAt = await timeOf(path.join(this.#at(id), 'outcome.json'))
    if (outcomeAt) return { ...record, id, offset: record.length, receivedAt: outcomeAt }
    const last = (await this.#pieces(id)).at(-1)
    if (last === undefined) return { ...record, id, offset: 0, receivedAt: null }
    const { size, mtime } = await stat(path.join(this.#at(id), last))
    const offset = offsetOf(last) + size
    return { ...record, id, offset, receivedAt: offset === record.length ? mtime : null }
  }

  /**
   * Adds what arrives, also when it breaks off: then what came before is added, unless a checksum was to be compared.
   * @returns the offset after it, when it is on stable storage
   * @throws PieceError
   * @throws the failure of the bytes, after what came before it was added
   */
  async append(upload: StoredUpload<About>, { offset, bytes, checksum, arrivedAt }: Piece): Promise<number> {
    if (offset !== upload.offset) throw new PieceError('other offset')
    if ((await this.#pieces(upload.id)).length >= mostPieces) throw new PieceError('too many pieces')
    const folder = this.#at(upload.id)
    const unfinished = path.join(folder, `unfinished-${randomBytes(8).toString('hex')}`)
    const file = await open(unfinished, 'wx')
    let written = 0
    let failure: unknown
    try {
      const hash = checksum && createHash(checksum.algorithm)
      try {
        for await (const chunk of bytes) {
          if (offset + written + chunk.length > upload.length) throw new PieceError('too long')
          await file.writeFile(chunk)
          hash?.update(chunk)
          written += chunk.length
        }
      } catch (error) {
        if (checksum || error instanceof PieceError) throw error
        failure = error
      }
      if (hash && !hash.digest().equals(checksum.value)) throw new PieceError('wrong checksum')
      // A full disk may have taken some of a part.
      await file.truncate(written)
      const moment = arrivedAt ?? this.#now()
      await file.utimes(moment, moment)
      await file.sync()
      if (written > 0) await take(unfinished, path.join(folder, nameOf(offset)))
    } finally {
      await file.close()
      await unlink(unfinished)
    }
    await flush(folder)
    if (failure !== undefined) throw failure
    return offset + written
  }

  /** The bytes of an upload, from its beginning. */
  async *read(id: string): AsyncGenerator<Uint8Array> {
    for (const piece of await this.#pieces(id)) {
      for await (const chunk of createReadStream(path.join(this.#at(id), piece))) yield bytesOf(chunk)
    }
  }

  /**
   * Remembers what became of a complete upload until it expires, and removes its pieces. Of two that say so at once, the same
   * is said.
   */
  async writeOutcome(
    { id, receivedAt }: Pick<StoredUpload<About>, 'id' | 'receivedAt'>,
    outcome: string,
  ): Promise<void> {
    const unfinished = path.join(this.#at(id), `unfinished-${randomBytes(8).toString('hex')}`)
    await writeFlushed(unfinished, outcome)
    if (receivedAt) await utimes(unfinished, receivedAt, receivedAt)
    await rename(unfinished, path.join(this.#at(id), 'outcome.json'))
    await flush(this.#at(id))
    for (const piece of await this.#pieces(id)) await rm(path.join(this.#at(id), piece), { force: true })
  }

  async outcome(id: string): Promise<string | undefined> {
    return readIfThere(path.join(this.#at(id), 'outcome.json'))
  }

  async remove(id: string): Promise<void> {
    await rm(this.#at(id), { recursive: true, force: true })
  }

  /**
   * Removes uploads that expired, and what a process that ended left half-made.
   * @param reportError called with what can't be removed now; the sweep goes on, and the next one tries again
   */
  async sweep(reportError: (error: unknown) => void): Promise<void> {
    for (const name of await readdir(this.#folder).catch(nothingThere))
      await this.#sweepOne(name).catch(reportError)
  }

  async #sweepOne(name: string): Promise<void> {
    const now = this.#now().getTime()
    const record = idPattern.test(name) ? await this.#record(name) : undefined
    const folder = path.join(this.#folder, name)
    // Another process may have removed it a moment ago.
    const changedAt = (await timeOf(folder))?.getTime() ?? now
    const expiresAt = record ? Date.parse(record.expiresAt) : changedAt + day
    if (expiresAt <= now) await rm(folder, { recursive: true, force: true })
  }

  #at(id: string): string {
    return path.join(this.#folder, id)
  }

  async #record(id: string): Promise<UploadRecord<About> | undefined> {
    const text = await readIfThere(path.join(this.#at(id), 'upload.json'))
    if (text === undefined) return undefined
    try {
      const read: unknown = JSON.parse(text)
      return { ...recordSchema.parse(read), ...this.#about.parse(read) }
    } catch {
      // A damaged disk leaves one that nobody can go on with, and that is swept like what is half-made.
      return undefined
    }
  }

  /** Names of its pieces, in order. */
  async #pieces(id: string): Promise<string[]> {
    const names = await readdir(this.#at(id)).catch(nothingThere)
    return names.filter((name) => name.startsWith('piece-')).toSorted()
  }
}

const day = 24 * 60 * 60_000

function nameOf(offset: number): string {
  return `piece-${String(offset).padStart(12, '0')}`
}

function offsetOf(piece: string): number {
  return Number(piece.slice('piece-'.length))
}

/** Gives a file its name, unless another has it. */
async function take(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new PieceError('other offset')
    throw error
  }
}

async function writeFlushed(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function timeOf(file: string): Promise<Date | undefined> {
  try {
    return (await stat(file)).mtime
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new TypeError('The file gives something else than bytes')
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function nothingThere(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
