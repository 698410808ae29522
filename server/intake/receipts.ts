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
import {
  readWithdrawalNote,
  withdrawEnvelope,
  type Withdrawer,
} from '../../procurement/proposals/envelopes/withdraw-envelope.ts'
import type { IntakeLog } from './intake-log.ts'
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

export interface Withdrawing extends Pick<IntakeLog, 'log' | 'termsOf'> {
  payload: Payload
  store: SubmissionStore
  now: () => Date
}

/**
 * Withdraws a submission and deletes its files; its reference, times and hashes stay, and its receipt says so.
 * @param replacedBy reference of what is stored in its place already; never of a proposal in an envelope
 * @throws Refused with 409 when it was withdrawn before, with 410 when a proposal's deadline has passed
 */
export async function withdraw(
  context: Withdrawing,
  submission: KnownSubmission,
  messages: IntakeMessages,
  by: Withdrawer,
  replacedBy?: string,
): Promise<{ withdrawnAt: string }> {
  const { payload, store, now } = context
  if (submission.withdrawnAt !== null) throw new Refused(409, messages.alreadyWithdrawn)
  const present = now()
  if (submission.tender && present.getTime() >= Date.parse(submission.tender.deadline)) {
    throw new Refused(410, messages.withdrawalClosed)
  }
  if (submission.envelope) {
    await withdrawFromLog(context, submission, submission.envelope, messages, by, present)
  } else {
    await withdrawFromRecord(payload, submission, present, replacedBy)
  }
  if (submission.storedName !== null) {
    await forgetFiles({ payload, store }, submission.collection, submission.id, submission.storedName)
  }
  return { withdrawnAt: present.toISOString() }
}

async function withdrawFromRecord(
  payload: Payload,
  submission: KnownSubmission,
  present: Date,
  replacedBy: string | undefined,
): Promise<void> {
  // One statement, so that no crash leaves half of it; what was withdrawn may be sent again under the same key.
  const { table, column } = namesOf(payload, submission.collection)
  const change = sql`UPDATE ${table} SET ${column('status')} = 'withdrawn',
    ${column('withdrawnAt')} = ${present.toISOString()},
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
}

/** @throws Refused */
async function withdrawFromLog(
  { log, termsOf }: Withdrawing,
  { id, reference, tender }: KnownSubmission,
  { sha256, bidderKey }: NonNullable<KnownSubmission['envelope']>,
  messages: IntakeMessages,
  by: Withdrawer,
  present: Date,
): Promise<void> {
  const terms = tender && (await termsOf(tender.id))
  if (!terms) throw new Error('The terms of a tender with envelopes are missing')
  if (present.getTime() >= Date.parse(terms.deadline)) throw new Refused(410, messages.withdrawalClosed)
  const envelope = {
    ...{ id, reference, tender: tender.id },
    ...{ tenderReference: terms.tender, envelopeSha256: sha256 },
  }
  if ('note' in by) {
    const said = bidderKey === null ? undefined : readWithdrawalNote(by.note, envelope, bidderKey)
    if (!said || said.replacedBy !== null) throw new Refused(404, messages.unknownReceipt)
  }
  if (!(await withdrawEnvelope(await log(), envelope, by, present)))
    throw new Refused(409, messages.alreadyWithdrawn)
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
    sql`UPDATE ${table} SET ${column('storedName')} = NULL
      ${collection === 'proposals' ? sql`, ${column('envelopeStoredName')} = NULL` : sql``}
      WHERE ${column('id')} = ${id}`,
  ])
}
