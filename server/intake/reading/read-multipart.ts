import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { shownFileName } from '../../../submissions/files/shown-file-name.ts'
import { intakeLimits } from '../limits.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { Refused } from '../refused.ts'
import { ScratchFile } from './scratch-file.ts'

/** Most characters (UTF-16) of a file's name: what Windows, macOS and Linux all allow. */
const longestFileName = 255

/** A file as it arrived. */
export interface ReceivedFile {
  /** Name of the form's field, without its number: `proposal_file` for `proposal_file[3]`. */
  field: string
  /** As the sender's machine calls it, without its folders. */
  name: string
  /** Whether the name was longer than a file's may be, and is shown shortened. */
  isNameTooLong: boolean
  size: number
  sha256: string
  scratch: ScratchFile
}

export interface ReceivedForm {
  fields: ReadonlyMap<string, string>
  files: readonly ReceivedFile[]
  /** When the last byte had arrived. */
  receivedAt: Date
}

export interface ReadingOptions {
  /** Where the next file is written. */
  nextPlace: () => string
  /** Called with each field as it arrives, so that a refused form can be shown again as it was typed. */
  onField: (name: string, value: string) => void
  messages: IntakeMessages
  now: () => Date
  signal: AbortSignal
  /** Bytes of a file, of all files and of the body, where they are not a form's. */
  limits?: Limits
  /** Why the form is refused before it is read. Its fields are given all the same, and nothing of its files is written. */
  refusal?: Refused | undefined
}

interface Limits {
  file: number
  together: number
  body: number
}

const formLimits: Limits = {
  file: intakeLimits.fileSize,
  together: intakeLimits.allFiles,
  body: intakeLimits.body,
}

/**
 * Reads a multipart body without ever holding a file in memory. What breaks a limit is refused when the rest of the
 * body has been read, so that browsers show the answer, and with it all that was typed; a body longer than any form may
 * be is cut.
 * @throws Refused
 */
export async function readMultipart(request: Request, options: ReadingOptions): Promise<ReceivedForm> {
  const { messages, limits = formLimits } = options
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refused(415, messages.notMultipart)
  if (!request.body) throw new Refused(400, messages.malformed)
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > limits.body
  const refusal = options.refusal ?? (isTooLong ? new Refused(413, messages.tooMuch) : undefined)
  const parser = parserOf(type, messages, limits)
  const form = new FormCollector(parser, { ...options, refusal })
  const receivedAt = await feed(request.body, parser, form, { ...options, refusal })
  return { ...(await form.result()), receivedAt }
}

function parserOf(type: string, messages: IntakeMessages, { file }: Limits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: 100,
        fieldSize: intakeLimits.fieldSize,
        fields: intakeLimits.fields,
        // One byte more than is allowed distinguishes a file at the limit from one beyond it.
        fileSize: file + 1,
        files: intakeLimits.files + 5,
        parts: intakeLimits.parts,
        headerPairs: intakeLimits.headerPairs,
        headerSize: intakeLimits.headerSize,
      },
    })
  } catch {
    throw new Refused(400, messages.malformed)
  }
}

/** Gives the body to the parser piece by piece, as fast as files are written. */
async function feed(
  body: ReadableStream<Uint8Array>,
  parser: BusboyInstance,
  form: FormCollector,
  { messages, now, signal, limits = formLimits, refusal }: ReadingOptions,
): Promise<Date> {
  const reader = body.getReader()
  // Not `AbortSignal.timeout`: each would stay in memory for its 25 minutes, and of refused forms there may be thousands a minute.
  const tooLong = new AbortController()
  const timer = setTimeout(
    () => tooLong.abort(),
    refusal ? intakeLimits.refusedDuration : intakeLimits.duration,
  )
  const deadline = AbortSignal.any([signal, tooLong.signal])
  let total = 0
  try {
    for (;;) {
      const read = await withoutSilence(reader.read(), deadline, messages)
      if (read.done) break
      total += read.value.length
      if (total > limits.body) throw form.refusal ?? new Refused(413, messages.tooMuch)
      if (form.isGivenUp) continue
      if (!parser.write(viewOf(read.value))) await Promise.race([once(parser, 'drain'), form.givenUp])
    }
  } catch (error) {
    form.giveUp(error instanceof Refused ? error : new Refused(400, messages.malformed))
    parser.destroy()
    await reader.cancel().catch(() => undefined)
    throw form.refusal ?? error
  } finally {
    clearTimeout(timer)
  }
  const receivedAt = now()
  if (form.isGivenUp) parser.destroy()
  else parser.end()
  return receivedAt
}

/** The same bytes, not a copy: an upload is made of many thousands of pieces. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

async function withoutSilence<Value>(
  awaited: Promise<Value>,
  signal: AbortSignal,
  messages: IntakeMessages,
): Promise<Value> {
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  const tooSlow = () => reject(new Refused(408, messages.tooSlow))
  const timer = setTimeout(tooSlow, intakeLimits.silence)
  signal.addEventListener('abort', tooSlow, { once: true })
  try {
    return await Promise.race([awaited, interrupted])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', tooSlow)
  }
}

/** Takes fields and files from the parser, and the first reason to refuse them. Of what is refused, fields are still read. */
class FormCollector {
  refusal: Refused | undefined
  /** Whether the parser can't go on. */
  isGivenUp = false
  /** Resolves when the parser can't go on. */
  readonly givenUp: Promise<void>
  readonly #fields = new Map<string, string>()
  readonly #files: Promise<ReceivedFile | undefined>[] = []
  readonly #ended: Promise<void>
  readonly #options: ReadingOptions
  readonly #resolveGivenUp: () => void
  #bytes = 0

  constructor(parser: BusboyInstance, options: ReadingOptions) {
    this.#options = options
    this.refusal = options.refusal
    const { promise, resolve } = Promise.withResolvers<void>()
    this.givenUp = promise
    this.#resolveGivenUp = resolve
    const { messages } = options
    const refuse = (status: 400 | 413, message: string) => () => this.refuse(new Refused(status, message))
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (typeof name !== 'string' || name === '') return refuse(400, messages.malformed)()
      if (isTruncated)
        return this.refuse(
          new Refused(413, messages.textTooLong, { fields: { [name]: messages.textTooLong } }),
        )
      if (this.#fields.has(name)) return undefined
      this.#fields.set(name, value)
      options.onField(name, value)
      return undefined
    })
    parser.on('file', (field, stream, name) => {
      if (this.refusal) {
        stream.on('error', () => undefined).resume()
        return
      }
      // Browsers send a quotation mark in a name as this (HTML, multipart/form-data).
      const given = typeof name === 'string' ? name.replaceAll('%22', '"') : ''
      this.#files.push(this.#receive(typeof field === 'string' ? field : '', stream, given))
    })
    parser.on('partsLimit', refuse(413, messages.tooManyParts))
    parser.on('fieldsLimit', refuse(413, messages.tooManyParts))
    parser.on('filesLimit', refuse(413, messages.tooManyFiles))
    this.#ended = new Promise((ended) => {
      parser.on('finish', () => ended())
      parser.on('error', () => {
        this.giveUp(new Refused(400, messages.malformed))
        ended()
      })
      parser.on('close', () => ended())
    })
  }

  refuse(refusal: Refused): void {
    this.refusal ??= refusal
  }

  /** Refuses what can't be read to its end. */
  giveUp(refusal: Refused): void {
    this.refuse(refusal)
    this.isGivenUp = true
    this.#resolveGivenUp()
  }

  /** @throws Refused */
  async result(): Promise<{ fields: ReadonlyMap<string, string>; files: ReceivedFile[] }> {
    await Promise.race([this.#ended, this.givenUp])
    const files = (await Promise.all(this.#files)).filter((file) => file !== undefined)
    if (this.refusal) throw this.refusal
    if (files.length > intakeLimits.files) {
      throw new Refused(413, this.#options.messages.tooManyFiles)
    }
    return { fields: this.#fields, files }
  }

  async #receive(field: string, stream: Readable, name: string): Promise<ReceivedFile | undefined> {
    // The parser may still fail a stream that was given up.
    stream.on('error', () => undefined)
    const scratch = new ScratchFile(this.#options.nextPlace())
    const { limits = formLimits } = this.#options
    const hash = createHash('sha256')
    let size = 0
    const count = new Transform({
      transform: (chunk: Buffer, _encoding, passOn) => {
        size += chunk.length
        this.#bytes += chunk.length
        hash.update(chunk)
        if (size > limits.file) this.refuse(this.#tooLarge(field, name))
        else if (this.#bytes > limits.together) this.refuse(new Refused(413, this.#options.messages.tooMuch))
        // What is refused is read away: the fields after it are shown again.
        if (this.refusal) passOn()
        else passOn(null, chunk)
      },
    })
    try {
      await pipeline(stream, count, ...scratch.writing(), { signal: this.#options.signal })
    } catch (error) {
      this.giveUp(this.#couldNotWrite(error))
      return undefined
    }
    // A file field that was left empty.
    if (name === '' && size === 0) return undefined
    return {
      field: field.replace(/\[\d*\]$/, ''),
      name: shownFileName(name),
      isNameTooLong: name.length > longestFileName,
      size,
      sha256: hash.digest('hex'),
      scratch,
    }
  }

  #tooLarge(field: string, name: string): Refused {
    const message = this.#options.messages.fileTooLarge(shownFileName(name))
    return new Refused(413, message, { fields: { [field.replace(/\[\d*\]$/, '')]: message } })
  }

  /** The sender is not to blame for a full disk, and is for a connection that ended. */
  #couldNotWrite(error: unknown): Refused {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // The system's own errors are called ENOSPC, EIO and the like; Node's of streams begin with ERR_.
    const isDisk = typeof code === 'string' && /^E(?!RR_)[A-Z]+$/.test(code) && code !== 'ECONNRESET'
    return isDisk
      ? new Refused(503, this.#options.messages.unavailable, { retryAfterSeconds: 300 })
      : new Refused(400, this.#options.messages.malformed)
  }
}
