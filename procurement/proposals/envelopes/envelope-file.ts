import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { chunksOf } from '../../../sealing/streams.ts'
import type { Proposal } from '../../../store/payload-types.ts'
import type { StagedSubmission, SubmissionStore } from '../../../submissions/store/submission-store.ts'

/** How a proposal is sealed: to its tender's custodians; nothing for one that was sealed to the former key of its tender. */
export const schemes = ['custodians'] as const

/** Name of an envelope in its proposal's folder. */
export const envelopeFileName = 'envelope.tar'

/** The proposal's row does not say where its envelope is: it was withdrawn or erased. */
export class EnvelopeGoneError extends Error {}

export interface StoredEnvelope {
  /** SHA-256 of the whole, in hexadecimal digits. */
  sha256: string
  /** Bytes. */
  size: number
}

/** Writes an envelope into a submission on its way. It is on stable storage when this resolves. */
export async function writeEnvelope(
  staged: StagedSubmission,
  envelope: ReadableStream<Uint8Array>,
): Promise<StoredEnvelope> {
  const hash = createHash('sha256')
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of chunksOf(envelope)) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  const place = staged.fileToWrite(envelopeFileName)
  await pipeline(counted(), createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }))
  return { sha256: hash.digest('hex'), size }
}

/**
 * The bytes of a proposal's envelope, as `readEnvelope` takes them, also after the opening.
 * @throws EnvelopeGoneError
 * @throws with the code ENOENT when the store does not have it, or BucketAwayError, also while it is read
 */
export async function* openEnvelope(
  store: Pick<SubmissionStore, 'read'>,
  { envelopeStoredName }: Pick<Proposal, 'envelopeStoredName'>,
): AsyncGenerator<Uint8Array> {
  if (!envelopeStoredName) throw new EnvelopeGoneError('The proposal has no envelope any more')
  for await (const piece of await store.read(envelopeStoredName, envelopeFileName)) {
    if (!(piece instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    // A view, and no Buffer, whose methods differ.
    yield new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength)
  }
}

/** Whether a proposal was sealed to its tender's custodians. */
export function isInEnvelope({ scheme }: Pick<Proposal, 'scheme'>): boolean {
  return scheme === 'custodians'
}
