import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { appendWhereDone } from '../../procurement/procurement-record/append.ts'
import type { Withdrawal } from '../../procurement/proposals/envelopes/withdraw-envelope.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { KnownSubmission } from '../../submissions/known-submission.ts'

/**
 * The withdrawal of a submission that is in no envelope: an application, or a proposal that the server sealed to its own
 * key, of which the procurement record speaks. What was withdrawn may be sent again under the same key.
 * @param replacedBy reference of what comes in its place
 * @param onlyIf a condition on top of that it was not withdrawn before
 */
export function withdrawalFromRecord(
  payload: Payload,
  { collection, id, reference, tender }: KnownSubmission,
  withdrawnAt: Date,
  { replacedBy = null, onlyIf }: { replacedBy?: string | null; onlyIf?: SQL } = {},
): Withdrawal {
  const { table, column } = namesOf(payload, collection)
  const isThis = sql`${column('id')} = ${id}`
  const moment = withdrawnAt.toISOString()
  const isProposal = collection === 'proposals'
  const isUnopened = isProposal ? sql`AND ${column('openedAt')} IS NULL` : sql``
  const inItsPlace =
    replacedBy === null ? sql`${column('replacedBy')} IS NULL` : sql`${column('replacedBy')} = ${replacedBy}`
  const details = replacedBy === null ? {} : { replacedBy }
  const entry = { action: 'proposal withdrawn', actor: 'bidder', reference, details } as const
  return {
    statements: [
      sql`UPDATE ${table} SET ${column('status')} = 'withdrawn', ${column('withdrawnAt')} = ${moment},
        ${column('updatedAt')} = ${moment}, ${column('idempotencyKeyHash')} = NULL,
        ${column('replacedBy')} = ${replacedBy}
        WHERE ${isThis} AND ${column('withdrawnAt')} IS NULL ${isUnopened} ${onlyIf ? sql`AND ${onlyIf}` : sql``}`,
    ],
    done: sql`SELECT ${column('id')} FROM ${table}
      WHERE ${isThis} AND ${column('withdrawnAt')} = ${moment} AND ${inItsPlace}`,
    ...(isProposal && {
      recorded: { entry: { ...entry, sealedUnder: tender?.id ?? null }, at: withdrawnAt },
    }),
  }
}

/** Carries out a withdrawal, what the procurement record says of it, and further statements: all of them or none. */
export async function writeWithdrawal(
  payload: Payload,
  { statements, done, recorded }: Withdrawal,
  further: readonly SQL[] = [],
): Promise<void> {
  const all = [...statements, ...further]
  if (recorded) return appendWhereDone(payload, recorded.entry, recorded.at, all, done)
  const database = await rawSql(payload)
  await database.write(all)
}
