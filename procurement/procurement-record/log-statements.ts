import { randomBytes } from 'node:crypto'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { fromHex, toBase64 } from '../../proofs/bytes.ts'
import { canonicalJson } from '../../proofs/canonical-json.ts'
import { appendSealed, boundHash, leafStatement } from '../../transparency/append.ts'
import type { LogContext } from '../../transparency/log-context.ts'

/** An entry of the procurement record, as far as the log speaks of it. */
interface Recorded {
  sequence: number
  takenAt: string
  hash: string
  action: string
  reference: string
  /** Id of the tender whose proposals it speaks of while they are sealed. */
  sealedUnder?: number | null | undefined
}

/**
 * The statements that write an entry of the procurement record into the transparency log: openly, or, while proposals are
 * sealed, among decoys. Neither names a person; the entry's number would tell how many there were, and stays private.
 * @param onlyIf a query: without a row in it nothing is written of what is sealed
 */
export function logStatements(
  log: LogContext,
  first: number,
  { sequence, takenAt, hash, action, reference, sealedUnder }: Recorded,
  onlyIf?: SQL,
): readonly SQL[] {
  const at = new Date(takenAt)
  if (sealedUnder !== undefined) {
    const salt = toBase64(randomBytes(32))
    const text = canonicalJson({ action, at: takenAt, entry: hash, reference, salt })
    const beside = { record: sequence, ...(onlyIf && { onlyIf: () => onlyIf }) }
    return appendSealed(log, sealedUnder, text, at, beside).statements
  }
  const { bound, salt } = boundHash(fromHex(hash))
  const leaf = { kind: action, at: takenAt, reference, entry: bound }
  return [leafStatement(log, first, leaf, at, { salt, record: sequence })]
}
