import { randomBytes } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { fromHex, toBase64 } from '../../../proofs/bytes.ts'
import { openWithdrawal, writeWithdrawal, type WithdrawalText } from '../../../proofs/withdrawal.ts'
import { readCode } from '../../../sealing/codes.ts'
import { proofOfCode } from '../../../sealing/private-part.ts'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { appendSealed } from '../../../transparency/append.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import type { SealedEntry } from '../../procurement-record/append.ts'

/** What shows that the bidder withdraws: the secret code, or a note that the bidder's key has signed. */
export type Withdrawer = { secret: string } | { note: string }

/** A proposal that is to be withdrawn. */
export interface WithdrawnEnvelope {
  id: number
  reference: string
  /** Id of its tender, and its reference number in the log. */
  tender: number
  tenderReference: string
  /** SHA-256, in hexadecimal digits. */
  envelopeSha256: string
}

/** What withdraws a submission, for a batch of statements that does it. */
export interface Withdrawal {
  statements: readonly SQL[]
  /** Finds its row, once this withdrawal and no other stands in it. */
  done: SQL
  /** What the procurement record says of it, of a proposal in no envelope. */
  recorded?: { entry: SealedEntry; at: Date }
}

/**
 * The withdrawal of a proposal in an envelope. Its row and what the log will say of it are written together, so that a row
 * marked as withdrawn by somebody else is found.
 * @param replacedBy reference of the proposal that comes in its place
 * @param onlyIf a condition on top of that it was not withdrawn before
 */
export function withdrawalOf(
  log: LogContext,
  envelope: WithdrawnEnvelope,
  by: Withdrawer,
  withdrawnAt: Date,
  { replacedBy = null, onlyIf }: { replacedBy?: string | null; onlyIf?: SQL } = {},
): Withdrawal {
  const said = 'note' in by ? by.note : textWithCode(envelope, by.secret, withdrawnAt, replacedBy)
  const { table, column } = namesOf(log.payload, 'proposals')
  const isThis = sql`${column('id')} = ${envelope.id}`
  const inRow = (commitment: string): SQL =>
    sql`SELECT ${column('id')} FROM ${table} WHERE ${isThis} AND ${column('withdrawalCommitment')} = ${commitment}`
  const { commitment, statements } = appendSealed(log, envelope.tender, said, withdrawnAt, { onlyIf: inRow })
  return {
    statements: [
      sql`UPDATE ${table} SET ${column('status')} = 'withdrawn', ${column('withdrawnAt')} = ${withdrawnAt.toISOString()},
        ${column('withdrawalCommitment')} = ${toBase64(commitment)}, ${column('idempotencyKeyHash')} = NULL,
        ${column('replacedBy')} = ${replacedBy}, ${column('updatedAt')} = ${withdrawnAt.toISOString()}
        WHERE ${isThis} AND ${column('withdrawnAt')} IS NULL ${onlyIf ? sql`AND ${onlyIf}` : sql``}`,
      ...statements,
    ],
    done: inRow(toBase64(commitment)),
  }
}

/** Withdraws a proposal in an envelope. @returns whether this call withdrew it; not when another one did */
export async function withdrawEnvelope(
  log: LogContext,
  envelope: WithdrawnEnvelope,
  by: Withdrawer,
  withdrawnAt: Date,
): Promise<boolean> {
  const { statements, done } = withdrawalOf(log, envelope, by, withdrawnAt)
  const database = await rawSql(log.payload)
  await database.write(statements)
  return (await database.rows(done)).length > 0
}

/** What is published says that the sender knew the code, and not the code: it opens more than this. */
function textWithCode(
  { reference, tenderReference, envelopeSha256 }: WithdrawnEnvelope,
  secret: string,
  withdrawnAt: Date,
  replacedBy: string | null,
): string {
  return writeWithdrawal({
    tender: tenderReference,
    reference,
    envelope: fromHex(envelopeSha256),
    withdrawnAt: withdrawnAt.toISOString(),
    replacedBy,
    proof: fromHex(proofOfCode(readCode(secret))),
    salt: new Uint8Array(randomBytes(32)),
  })
}

/**
 * What a bidder's note says, if it withdraws this proposal.
 * @param bidderKey as its row has it, hexadecimal
 * @returns nothing when another key signed it, or it is about something else
 */
export function readWithdrawalNote(
  note: string,
  { reference, tenderReference, envelopeSha256 }: WithdrawnEnvelope,
  bidderKey: string,
): WithdrawalText | undefined {
  const said = openWithdrawal(note, fromHex(bidderKey))
  const isOfThis =
    said?.reference === reference &&
    said.tender === tenderReference &&
    toBase64(said.envelope) === toBase64(fromHex(envelopeSha256))
  return isOfThis ? said : undefined
}
