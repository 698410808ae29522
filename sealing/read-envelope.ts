import { sha256 as digest } from '@noble/hashes/sha2.js'
import { toHex } from '../proofs/bytes.ts'
import { sha256, type Hash } from '../proofs/hash.ts'
import { ageHeader, AgeFileError, ageHeaderLength } from './age-file.ts'
import { ByteSource, TruncatedError } from './byte-source.ts'
import {
  contentName,
  EnvelopeError,
  headerName,
  isContentLength,
  placeOf,
  readHeader,
  shareFileLength,
  shareName,
  type EnvelopeHeader,
} from './envelope-header.ts'
import { streamOf } from './streams.ts'
import { readTarHeader, readTarPadding, TarError, type TarFile } from './tar.ts'
import type { Terms } from './terms.ts'

export interface ReadEnvelope {
  header: EnvelopeHeader
  /** The custodians' age files, in the order of the terms. */
  shares: readonly Uint8Array[]
  /** Bytes of the content. */
  contentLength: number
  /** Sealed, to be read once and to its end: it fails with `EnvelopeError` when the rest is of another form. */
  content: ReadableStream<Uint8Array>
  /** SHA-256 of the whole envelope, once the content was read. */
  hash: () => Hash
}

/** Bytes of a header: of the private part's copy, seven custodians and a long reference. */
const longestHeader = 32 * 1024

/**
 * Reads an envelope as it arrives: nothing but header and shares is held. What a share or the content says is known only
 * after the opening.
 * @throws EnvelopeError for anything but the one form, sealed for these terms
 */
export async function readEnvelope(bytes: AsyncIterable<Uint8Array>, terms: Terms): Promise<ReadEnvelope> {
  const hash = digest.create()
  const source = new ByteSource(hashing(bytes, hash))
  try {
    const header = readHeader(await readFile(source, headerName, longestHeader), terms)
    const shares: Uint8Array[] = []
    for (const [index, custodian] of terms.custodians.entries()) {
      shares.push(await readShare(source, header, index + 1, custodian.recipient))
    }
    const file = await nextFile(source, contentName)
    if (!isContentLength(header.recipient, file.size)) throw notAnEnvelope('The content is not padded')
    let whole: Hash | undefined
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        yield* contentOf(source, file, header)
        await readTarPadding(source, file)
        if ((await readTarHeader(source)) || !(await source.isAtEnd())) {
          throw notAnEnvelope('Something follows the content')
        }
        whole = hash.digest()
      } catch (error) {
        throw asEnvelopeError(error)
      } finally {
        await source.cancel()
      }
    }
    return {
      header,
      shares,
      contentLength: file.size,
      content: streamOf(content()),
      hash: () => {
        if (!whole) throw new Error('The envelope was not read to its end')
        return whole
      },
    }
  } catch (error) {
    await source.cancel()
    throw asEnvelopeError(error)
  }
}

async function* hashing(
  bytes: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof digest.create>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
}

async function nextFile(source: ByteSource, name: string): Promise<TarFile> {
  const file = await readTarHeader(source)
  if (file?.name !== name) throw notAnEnvelope(`“${name}” is missing`)
  return file
}

async function readFile(source: ByteSource, name: string, longest: number): Promise<Uint8Array> {
  const file = await nextFile(source, name)
  if (file.size > longest) throw notAnEnvelope(`“${name}” is too long`)
  const bytes = await source.read(file.size)
  await readTarPadding(source, file)
  return bytes
}

async function readShare(
  source: ByteSource,
  header: EnvelopeHeader,
  number: number,
  custodian: string,
): Promise<Uint8Array> {
  const length = shareFileLength(placeOf(header, number), custodian)
  const share = await readFile(source, shareName(number), length)
  if (share.length !== length) throw notAnEnvelope('A share has another length')
  ageHeader(share, custodian)
  if (toHex(sha256(share)) !== header.shares[number - 1]?.file) {
    throw new EnvelopeError('damaged', 'A share is not the one that the header names')
  }
  return share
}

async function* contentOf(
  source: ByteSource,
  { size }: TarFile,
  { recipient }: EnvelopeHeader,
): AsyncGenerator<Uint8Array> {
  const beginning = await source.read(ageHeaderLength(recipient))
  ageHeader(beginning, recipient)
  yield beginning
  yield* source.pass(size - beginning.length)
}

function notAnEnvelope(message: string): EnvelopeError {
  return new EnvelopeError('not an envelope', message)
}

/** A failure of what gives the bytes stays what it is. */
function asEnvelopeError(error: unknown): unknown {
  const isOfForm =
    error instanceof TarError || error instanceof TruncatedError || error instanceof AgeFileError
  return isOfForm ? new EnvelopeError('not an envelope', error.message, { cause: error }) : error
}
