import { sha256 as digest } from '@noble/hashes/sha2.js'
import { Decrypter } from 'age-encryption'
import { areSameBytes, toHex } from '../proofs/bytes.ts'
import { ByteSource, TruncatedError } from './byte-source.ts'
import { writeHeader, type EnvelopeHeader } from './envelope-header.ts'
import { JoinError, refuseUnevenShares, type SealedShares } from './join-shares.ts'
import { paddedLength } from './padding.ts'
import {
  archiveName,
  longestProposal,
  proposalName,
  readProposal,
  writeProposal,
  type Answers,
  type Proposal,
  type SealedFile,
} from './proposal.ts'
import type { ReadEnvelope } from './read-envelope.ts'
import { chunksOf, streamOf } from './streams.ts'
import { readTarHeader, readTarPadding, readZeros, tarEnd, TarError, tarLength } from './tar.ts'
import type { Terms } from './terms.ts'

/** Why an envelope that was received is broken, as the minutes name it. */
export class ContentError extends Error {
  readonly fault:
    | 'can’t be decrypted'
    | 'not a proposal'
    | 'another envelope’s'
    | 'shares do not fit'
    | 'too large'
    | 'a file differs'

  constructor(fault: ContentError['fault'], options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** What the form allows. Sizes in bytes. */
export interface ContentLimits {
  /** Files. */
  most: number
  /** One file. */
  largest: number
  /** All files. */
  together: number
}

export interface OpenedContent {
  answers: Answers
  files: readonly SealedFile[]
  /**
   * Each file in turn: its content is read to the end, or passed over, before the next. The last reading fails with
   * `ContentError` when something is not what `proposal.json` says.
   */
  contents: () => AsyncGenerator<SealedFile & { content: ReadableStream<Uint8Array> }>
}

/**
 * Opens the content of an envelope, and stops at the first thing that is wrong or too large.
 * @param identity that the shares gave
 * @throws ContentError
 */
export async function openContent(
  { header, shares, content }: Pick<ReadEnvelope, 'header' | 'shares' | 'content'>,
  terms: Terms,
  identity: string,
  limits: ContentLimits,
): Promise<OpenedContent> {
  const source = new ByteSource(decrypted(content, identity))
  const proposal = await inOneForm(() => readFirst(source))
  refuseOtherHeader(proposal, header)
  refuseTooLarge(proposal.files, limits)
  const custodians = terms.custodians.map(({ recipient }) => recipient)
  await refuseUneven(proposal, { header, shares, custodians })
  return { answers: proposal.answers, files: proposal.files, contents: () => contentsOf(source, proposal) }
}

async function* decrypted(content: ReadableStream<Uint8Array>, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const source = new FailureOf(content)
  try {
    yield* chunksOf(await decrypter.decrypt(source.stream))
  } catch (error) {
    throw source.failure ?? new ContentError('can’t be decrypted', { cause: error })
  }
}

/** A stream, and why it failed: a disk's failure is no fault of the envelope. */
class FailureOf {
  readonly stream: ReadableStream<Uint8Array>
  failure: unknown = undefined

  constructor(content: ReadableStream<Uint8Array>) {
    this.stream = streamOf(this.#watched(content))
  }

  async *#watched(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* chunksOf(content)
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}

async function readFirst(source: ByteSource): Promise<Proposal> {
  const file = await readTarHeader(source)
  if (file?.name !== proposalName || file.size > longestProposal) throw new ContentError('not a proposal')
  const bytes = await source.read(file.size)
  await readTarPadding(source, file)
  try {
    return readProposal(bytes)
  } catch (error) {
    throw new ContentError('not a proposal', { cause: error })
  }
}

function refuseOtherHeader(proposal: Proposal, header: EnvelopeHeader): void {
  if (!areSameBytes(writeHeader(proposal.header), writeHeader(header))) {
    throw new ContentError('another envelope’s')
  }
}

function refuseTooLarge(files: readonly SealedFile[], { most, largest, together }: ContentLimits): void {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length > most || all > together || files.some(({ size }) => size > largest)) {
    throw new ContentError('too large')
  }
}

async function refuseUneven(proposal: Proposal, sealed: SealedShares): Promise<void> {
  try {
    await refuseUnevenShares(sealed, proposal.shares)
  } catch (error) {
    if (error instanceof JoinError) throw new ContentError('shares do not fit', { cause: error })
    throw error
  }
}

async function* contentsOf(
  source: ByteSource,
  proposal: Proposal,
): AsyncGenerator<SealedFile & { content: ReadableStream<Uint8Array> }> {
  let length = tarLength(writeProposal(proposal).length)
  try {
    for (const [index, file] of proposal.files.entries()) {
      const found = await inOneForm(() => readTarHeader(source))
      if (found?.name !== archiveName(index + 1, file.name) || found.size !== file.size) {
        throw new ContentError('not a proposal')
      }
      const reading = new FileReading(source, file)
      yield { ...file, content: streamOf(reading.pieces()) }
      await reading.finish()
      await inOneForm(() => readTarPadding(source, found))
      length += tarLength(file.size)
    }
    length += tarEnd.length
    await inOneForm(async () => {
      await readZeros(source, tarEnd.length + paddedLength(length) - length)
      if (!(await source.isAtEnd())) throw new ContentError('not a proposal')
    })
  } finally {
    await source.cancel()
  }
}

/** One file's bytes, compared with its hash, wherever its reader stops. */
class FileReading {
  readonly #source: ByteSource
  readonly #sha256: string
  readonly #hash = digest.create()
  #left: number

  constructor(source: ByteSource, { size, sha256 }: SealedFile) {
    this.#source = source
    this.#sha256 = sha256
    this.#left = size
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    while (this.#left > 0) yield await inOneForm(() => this.#next())
  }

  /** Passes over what was not read. @throws ContentError when the whole has another hash */
  async finish(): Promise<void> {
    while (this.#left > 0) await inOneForm(() => this.#next())
    if (toHex(this.#hash.digest()) !== this.#sha256) throw new ContentError('a file differs')
  }

  async #next(): Promise<Uint8Array> {
    const piece = await this.#source.next(this.#left)
    this.#hash.update(piece)
    this.#left -= piece.length
    return piece
  }
}

async function inOneForm<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof TarError || error instanceof TruncatedError) {
      throw new ContentError('not a proposal', { cause: error })
    }
    throw error
  }
}
