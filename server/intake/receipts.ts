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
import {
  readWithdrawalNote,
  withdrawEnvelope,
  type Withdrawer,
} from '../../procurement/proposals/envelopes/withdraw-envelope.ts'
import type { WithdrawalText } from '../../proofs/withdrawal.ts'
import type { IntakeLog } from './intake-log.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { Refused } from './refused.ts'
import { withdrawalFromRecord, writeWithdrawal } from './withdrawal-from-record.ts'

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
  reportError: (error: unknown) => void
}

/**
 * Withdraws a submission and deletes its files; its reference, times and hashes stay, and its receipt says so.
 * @returns also what the sender is answered
 * @throws Refused with 409 when it was withdrawn before, with 410 when a proposal's deadline has passed
 */
export async function withdraw(
  context: Withdrawing,
  submission: KnownSubmission,
  messages: IntakeMessages,
  by: Withdrawer,
): Promise<{ withdrawnAt: string; message: string }> {
  const { payload, now } = context
  if (submission.withdrawnAt !== null) throw new Refused(409, messages.alreadyWithdrawn)
  const present = now()
  if (submission.tender && present.getTime() >= Date.parse(submission.tender.deadline)) {
    throw new Refused(410, messages.withdrawalClosed)
  }
  if (submission.envelope) {
    await withdrawFromLog(context, submission, submission.envelope, messages, by, present)
  } else {
    await withdrawFromRecord(payload, submission, messages, present)
  }
  const areFilesGone = await forgetFilesOfWithdrawn(context, submission)
  const message = areFilesGone ? messages.withdrawn : messages.withdrawnBeforeItsFiles
  return { withdrawnAt: present.toISOString(), message }
}

/** @throws Refused with 409 when it was withdrawn, or replaced, at the same moment */
async function withdrawFromRecord(
  payload: Payload,
  submission: KnownSubmission,
  messages: IntakeMessages,
  present: Date,
): Promise<void> {
  const withdrawal = withdrawalFromRecord(payload, submission, present)
  await writeWithdrawal(payload, withdrawal)
  const database = await rawSql(payload)
  if ((await database.rows(withdrawal.done)).length === 0) throw new Refused(409, messages.alreadyWithdrawn)
}

/** Milliseconds by which the clock of a bidder's device may differ from the server's. */
const clockDifference = 15 * 60_000

/**
 * The moment that a note names stands in the log for good, and is held against the deadline.
 * @throws Refused when it is not the present one
 */
function requirePresentMoment(
  { withdrawnAt }: WithdrawalText,
  deadline: string,
  present: Date,
  messages: IntakeMessages,
): void {
  const moment = Date.parse(withdrawnAt)
  const isPresent = Math.abs(moment - present.getTime()) <= clockDifference && moment < Date.parse(deadline)
  if (!isPresent) throw new Refused(422, messages.withdrawalAtOtherTime)
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
    requirePresentMoment(said, terms.deadline, present, messages)
  }
  if (!(await withdrawEnvelope(await log(), envelope, by, present)))
    throw new Refused(409, messages.alreadyWithdrawn)
}

/**
 * What was withdrawn stays so: files that can't be deleted now are reported, and the sweep deletes them.
 * @returns whether they are gone
 */
export async function forgetFilesOfWithdrawn(
  { payload, store, reportError }: Pick<Withdrawing, 'payload' | 'store' | 'reportError'>,
  { collection, id, storedName }: Pick<KnownSubmission, 'collection' | 'id' | 'storedName'>,
): Promise<boolean> {
  if (storedName === null) return true
  try {
    await forgetFiles({ payload, store }, collection, id, storedName)
    return true
  } catch (error) {
    reportError(error)
    return false
  }
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
