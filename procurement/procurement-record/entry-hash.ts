import { createHash } from 'node:crypto'

/** An entry of the procurement record, as far as its hash covers it. */
export interface RecordEntry {
  sequence: number
  /** Instant, ISO 8601. */
  takenAt: string
  action: string
  actor: string
  reference: string
  details: string
  previousHash: string
}

/** Hash before the first entry. */
export const firstPreviousHash = '0'.repeat(64)

/** SHA-256 over the entry's parts as JSON, in a fixed order. */
export function entryHash(entry: RecordEntry): string {
  const { sequence, takenAt, action, actor, reference, details, previousHash } = entry
  return createHash('sha256')
    .update(JSON.stringify([sequence, takenAt, action, actor, reference, details, previousHash]))
    .digest('hex')
}
