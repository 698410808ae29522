import { randomBytes } from 'node:crypto'
import { utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { makeCustodianKey, type CustodianKey } from '../../sealing/identity-files.ts'
import { openContent, type ContentLimits, type OpenedContent } from '../../sealing/open-content.ts'
import { readEnvelope } from '../../sealing/read-envelope.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { sealProposal, type FileToSeal, type Sealing } from '../../sealing/seal-proposal.ts'
import { chunksOf, streamOf } from '../../sealing/streams.ts'
import type { Terms } from '../../sealing/terms.ts'

/** A tender's terms, and the keys of all its custodians. */
export interface TestTender {
  terms: Terms
  keys: readonly CustodianKey[]
}

export async function testTender({ needed = 2, of = 3, tender = 'IWEN-2026-014' } = {}): Promise<TestTender> {
  const keys = await Promise.all(Array.from({ length: of }, makeCustodianKey))
  return {
    keys,
    terms: termsFor(
      keys.map(({ recipient }) => recipient),
      needed,
      tender,
    ),
  }
}

/** As `readTerms` would give them. */
export function termsFor(recipients: readonly string[], needed: number, tender = 'IWEN-2026-014'): Terms {
  const entry = `{"kind":"terms","nonce":"${randomBytes(8).toString('hex')}"}`
  return {
    entry,
    hash: sha256(utf8(entry)),
    tender,
    deadline: '2026-12-01T12:00:00.000Z',
    needed,
    custodians: recipients.map((recipient, index) => ({
      label: `Office ${index + 1}`,
      recipient,
      fingerprint: fingerprintOf(recipient),
    })),
  }
}

export const testAnswers = {
  company_name: 'شركة المياه',
  email: 'bids@water.example',
  proposed_amount: 12_500.5,
  consent: true,
}

export const testLimits: ContentLimits = { most: 20, largest: 10 * 2 ** 20, together: 60 * 2 ** 20 }

export function testFile(name: string, bytes: Uint8Array): FileToSeal {
  return { name, size: bytes.length, stream: () => streamOf(inPieces(bytes, 10_000)) }
}

/** Bytes as they might arrive. */
export async function* inPieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of chunksOf(stream)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

export interface TestEnvelope extends Sealing {
  bytes: Uint8Array
}

/** A sealed proposal of one small file. */
export async function testEnvelope(terms: Terms): Promise<TestEnvelope> {
  const files = [testFile('عرض الأسعار.PDF', utf8('%PDF-1.7 one'))]
  const sealing = await sealProposal(terms, testAnswers, files, 'browser')
  return { ...sealing, bytes: await bytesOf(sealing.envelope) }
}

/** Answers and files of an envelope, all read. */
export async function openWhole(
  envelope: Uint8Array,
  terms: Terms,
  identity: string,
  limits = testLimits,
): Promise<Pick<OpenedContent, 'answers'> & { files: { name: string; bytes: Uint8Array }[] }> {
  const read = await readEnvelope(inPieces(envelope, 65_536), terms)
  const opened = await openContent(read, terms, identity, limits)
  const files: { name: string; bytes: Uint8Array }[] = []
  for await (const { name, content: file } of opened.contents()) {
    files.push({ name, bytes: await bytesOf(file) })
  }
  return { answers: opened.answers, files }
}
