import { canonicalJson } from '../../proofs/canonical-json.ts'
import { concatenate, toBase64, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'

/** Leaves of each batch. Simulated over 4,000 tenders, eight make an entry wait one more interval for 0.2 % of them. */
export const batchSize = 8

/** Milliseconds between two batches. */
const batchInterval = 10 * 60_000

/** Start of the interval that a moment is in, ISO 8601. */
export function intervalOf(at: Date): string {
  return new Date(Math.floor(at.getTime() / batchInterval) * batchInterval).toISOString()
}

/**
 * The text behind a decoy, which is a leaf like any other until the batch's seed is disclosed.
 * @param place in the batch, from 0
 */
export function decoyText(seed: Uint8Array, batch: string, place: number): string {
  const salt = toBase64(sha256(concatenate(seed, utf8(`decoy ${place}`))))
  return canonicalJson({ action: 'decoy', batch, place, salt })
}
