import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import {
  findByReference,
  type KnownSubmission,
  type SubmissionCollection,
} from '../../submissions/known-submission.ts'
import type { Receipt } from '../../submissions/receipt.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { appendToProcurementRecord } from '../../procurement/procurement-record/append.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { Refused } from './refused.ts'

/**
 * A submission and its receipt, for whoever holds its secret.
 * @throws Refused with 404, whichever of the two is wrong
 */
export async function showReceipt(
  payload: Payload,
  reference: string,
  secret: string,
  messages: IntakeMessages,
): Promise<{ submission: KnownSubmission; receipt: Receipt }> {
  const submission = await findByReference(payload, reference)
  const receipt = submission?.receiptFor(secret)
  if (!submission || !receipt) throw new Refused(404, messages.unknownReceipt)
  return { submission, receipt }
}

export interface Withdrawing {
  payload: Payload
  store: SubmissionStore
  now: () => Date
}

/**
 * Withdraws a submission and deletes its files; its reference, times and hashes stay, and its receipt says so.
 * @throws Refused with 409 when it was withdrawn before, with 410 when a proposal's deadline has passed
 */
export async function withdraw(
  { payload, store, now }: Withdrawing,
  submission: KnownSubmission,
  messages: IntakeMessages,
  replacedBy?: string,
): Promise<{ withdrawnAt: string }> {
  if (submission.withdrawnAt !== null) throw new Refused(409, messages.alreadyWithdrawn)
  const present = now()
  if (submission.tender && present.getTime() >= Date.parse(submission.tender.deadline)) {
    throw new Refused(410, messages.withdrawalClosed)
  }
  const withdrawnAt = present.toISOString()
  // One statement, so that no crash leaves half of it; what was withdrawn may be sent again under the same key.
  const { table, column } = namesOf(payload, submission.collection)
  const change = sql`UPDATE ${table} SET ${column('status')} = 'withdrawn', ${column('withdrawnAt')} = ${withdrawnAt},
    ${column('idempotencyKeyHash')} = NULL, ${column('replacedBy')} = ${replacedBy ?? null}
    WHERE ${column('id')} = ${submission.id} AND ${column('withdrawnAt')} IS NULL`
  if (submission.collection === 'proposals') {
    const details = replacedBy === undefined ? {} : { replacedBy }
    const { reference } = submission
    const sealedUnder = submission.tender?.id ?? null
    const entry = { action: 'proposal withdrawn', actor: 'bidder', reference, details, sealedUnder } as const
    await appendToProcurementRecord(payload, entry, present, [change])
  } else {
    const database = await rawSql(payload)
    await database.write([change])
  }
  if (submission.storedName !== null) {
    await forgetFiles({ payload, store }, submission.collection, submission.id, submission.storedName)
  }
  return { withdrawnAt }
}

/** Deletes a submission's files, and then their place from its record. */
export async function forgetFiles(
  { payload, store }: Pick<Withdrawing, 'payload' | 'store'>,
  collection: SubmissionCollection,
  id: number,
  storedName: string,
): Promise<void> {
  await store.remove(storedName)
  const database = await rawSql(payload)
  const { table, column } = namesOf(payload, collection)
  await database.write([
    sql`UPDATE ${table} SET ${column('storedName')} = NULL WHERE ${column('id')} = ${id}`,
  ])
}
