import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 as digest } from '@noble/hashes/sha2.js'
import { Encrypter, generateX25519Identity } from 'age-encryption'
import { split } from 'shamir-secret-sharing'
import { concatenate, toBase64, toHex, utf8 } from '../proofs/bytes.ts'
import { sha256, type Hash } from '../proofs/hash.ts'
import type { SealedBy } from '../proofs/sealers.ts'
import { codeOf, platformBytes, type RandomBytes } from './codes.ts'
import { sealShare, type SealedShare } from './dealt-share.ts'
import {
  contentName,
  envelopeLength,
  headerName,
  placeOf,
  shareName,
  writeHeader,
  type EnvelopeHeader,
} from './envelope-header.ts'
import { paddedLength } from './padding.ts'
import { codeHash, sealPrivatePart, type PrivatePart } from './private-part.ts'
import { archiveName, proposalName, writeProposal, type Answers, type SealedFile } from './proposal.ts'
import { recipientOf } from './recipients.ts'
import { shareTextHash, writeShareText } from './share-text.ts'
import { chunksOf, streamOf } from './streams.ts'
import { tarEnd, tarHeader, tarLength, tarPadding } from './tar.ts'
import type { Terms } from './terms.ts'

/** A file that can be read twice, as a browser's `File`. */
export interface FileToSeal {
  name: string
  /** Bytes. */
  size: number
  stream: () => ReadableStream<Uint8Array>
}

export interface Sealing {
  /** Bytes of the envelope. */
  length: number
  header: EnvelopeHeader
  privatePart: PrivatePart
  /** Made while it is read, once. It fails with `ChangedFileError` when a file is no longer what it was. */
  envelope: ReadableStream<Uint8Array>
  /** SHA-256 of the envelope, once all of it was read. */
  hash: () => Hash
}

/** A file changed between its two readings. */
export class ChangedFileError extends Error {
  readonly file: string

  constructor(file: string) {
    super('A file changed while it was being sealed')
    this.file = file
  }
}

/** Base-32 digits of a secret code: 130 bits. */
const codeLength = 26

/** Zero bytes are written in pieces of this length. */
const zeros: Uint8Array = new Uint8Array(64 * 1024)

/**
 * Seals a proposal to a key of its own, and the key's shares to the tender's custodians. Files are read twice, and never
 * held: for their hashes, which stand in front, and while the envelope is read.
 * @param random for the bidder's key and code; age and Shamir's scheme take the platform's
 */
export async function sealProposal(
  terms: Terms,
  answers: Answers,
  files: readonly FileToSeal[],
  sealedBy: SealedBy,
  random: RandomBytes = platformBytes,
): Promise<Sealing> {
  const hashed: SealedFile[] = []
  for (const file of files) hashed.push(await hashFile(file))
  const identity = await generateX25519Identity()
  const recipient = await recipientOf(identity)
  const bidderKey = sealedBy === 'server' ? null : random(32)
  const code = codeOf(random(codeLength))
  const privatePart: PrivatePart = {
    version: 1,
    tender: terms.tender,
    terms: toHex(terms.hash),
    envelope: recipient,
    identity,
    bidderKey: bidderKey && toHex(bidderKey),
    code,
    answers,
    files: hashed,
  }
  const header: EnvelopeHeader = {
    version: 1,
    tender: terms.tender,
    terms: toHex(terms.hash),
    sealedBy,
    recipient,
    needed: terms.needed,
    shares: terms.custodians.map(() => ({ text: '', file: '' })),
    bidderKey: bidderKey && toHex(ed25519.getPublicKey(bidderKey)),
    code: codeHash(code),
    privatePart: toBase64(await sealPrivatePart(privatePart)),
  }
  const shares = await dealShares(terms, header, identity)
  header.shares = shares.map(({ text, file }) => ({ text: shareTextHash(text), file: toHex(sha256(file)) }))
  return writeEnvelope(header, shares, privatePart, files)
}

async function hashFile(file: FileToSeal): Promise<SealedFile> {
  const hash = digest.create()
  let read = 0
  for await (const chunk of chunksOf(file.stream())) {
    hash.update(chunk)
    read += chunk.length
  }
  if (read !== file.size) throw new ChangedFileError(file.name)
  return { name: file.name, size: file.size, sha256: toHex(hash.digest()) }
}

interface DealtShare extends SealedShare {
  text: string
}

async function dealShares(
  terms: Terms,
  header: EnvelopeHeader,
  identity: string,
): Promise<readonly DealtShare[]> {
  const shares = await split(utf8(identity), terms.custodians.length, terms.needed)
  return Promise.all(
    terms.custodians.map(async ({ recipient }, index) => {
      const share = shares[index]
      if (!share) throw new Error('A share is missing')
      const text = writeShareText({ ...placeOf(header, index + 1), share })
      return { text, ...(await sealShare(recipient, text)) }
    }),
  )
}

async function writeEnvelope(
  header: EnvelopeHeader,
  shares: readonly DealtShare[],
  privatePart: PrivatePart,
  files: readonly FileToSeal[],
): Promise<Sealing> {
  const proposal = writeProposal({
    version: 1,
    header,
    shares: shares.map(({ text, dealing }) => ({ text, dealing })),
    answers: privatePart.answers,
    files: privatePart.files,
  })
  const plain = [proposal.length, ...files.map(({ size }) => size)].reduce(
    (all, size) => all + tarLength(size),
    tarEnd.length,
  )
  const padded = paddedLength(plain)
  const encrypter = new Encrypter()
  encrypter.addRecipient(header.recipient)
  const content = await encrypter.encrypt(
    streamOf(contentTar(proposal, files, privatePart.files, padded - plain)),
  )
  const contentLength = content.size(padded)
  const headerBytes = writeHeader(header)
  const hash = digest.create()
  let whole: Hash | undefined
  async function* envelope(): AsyncGenerator<Uint8Array> {
    const parts = envelopeTar(
      headerBytes,
      shares.map(({ file }) => file),
      content,
      contentLength,
    )
    for await (const piece of parts) {
      hash.update(piece)
      yield piece
    }
    whole = hash.digest()
  }
  return {
    length: envelopeLength(
      headerBytes,
      shares.map(({ file }) => file.length),
      contentLength,
    ),
    header,
    privatePart,
    envelope: streamOf(envelope()),
    hash: () => {
      if (!whole) throw new Error('The envelope was not read to its end')
      return whole
    },
  }
}

async function* envelopeTar(
  header: Uint8Array,
  shares: readonly Uint8Array[],
  content: ReadableStream<Uint8Array>,
  contentLength: number,
): AsyncGenerator<Uint8Array> {
  yield wholeFile(headerName, header)
  for (const [index, share] of shares.entries()) yield wholeFile(shareName(index + 1), share)
  yield tarHeader(contentName, contentLength)
  yield* chunksOf(content)
  yield concatenate(tarPadding(contentLength), tarEnd)
}

async function* contentTar(
  proposal: Uint8Array,
  files: readonly FileToSeal[],
  hashed: readonly SealedFile[],
  padding: number,
): AsyncGenerator<Uint8Array> {
  yield wholeFile(proposalName, proposal)
  for (const [index, file] of files.entries()) {
    yield tarHeader(archiveName(index + 1, file.name), file.size)
    yield* unchanged(file, hashed[index])
    yield tarPadding(file.size)
  }
  yield tarEnd
  for (let left = padding; left > 0; left -= zeros.length) yield zeros.subarray(0, left)
}

function wholeFile(name: string, bytes: Uint8Array): Uint8Array {
  return concatenate(tarHeader(name, bytes.length), bytes, tarPadding(bytes.length))
}

/** What would not match its hash can't be opened later: better no envelope. */
async function* unchanged(file: FileToSeal, expected: SealedFile | undefined): AsyncGenerator<Uint8Array> {
  const hash = digest.create()
  let left = file.size
  for await (const chunk of chunksOf(file.stream())) {
    left -= chunk.length
    if (left < 0) break
    hash.update(chunk)
    yield chunk
  }
  if (left !== 0 || toHex(hash.digest()) !== expected?.sha256) throw new ChangedFileError(file.name)
}
