import '../../../site/language/all-messages.ts'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../../environment.ts'
import type { Language } from '../../../languages/languages.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { appendToProcurementRecord } from '../../../procurement/procurement-record/append.ts'
import {
  receivedDetails,
  type ReceivedDetails,
} from '../../../procurement/procurement-record/received-details.ts'
import type { Withdrawal } from '../../../procurement/proposals/envelopes/withdraw-envelope.ts'
import type { SealingKey } from '../../../procurement/proposals/sealing/sealing-key.ts'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import { mailStatement } from '../../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../../store/mail/smtp-mail.ts'
import { recordValues, type Answers } from '../../../submissions/forms/answers.ts'
import { targetOf } from '../../../submissions/forms/form.ts'
import { findByReference, type KnownSubmission } from '../../../submissions/known-submission.ts'
import { receiptMail } from '../../../submissions/receipt-mail.ts'
import { encryptReceipt, secretHash } from '../../../submissions/receipt-secret.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import { mayStillCount } from '../../../submissions/store/may-still-count.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { receiptSubject } from '../../../site/ui/receipt/receipt-subject.ts'
import type { IntakeLog } from '../intake-log.ts'
import { isRecorded } from '../is-recorded.ts'
import { Refused } from '../refused.ts'
import { removeRefusedRecord } from '../remove-refused.ts'
import type { SubmissionKey } from '../submission-lock.ts'
import type { SubmissionDefinition, SubmissionTarget } from '../submission-kinds.ts'
import { withdrawalFromRecord, writeWithdrawal } from '../withdrawal-from-record.ts'
import type { CheckedFile } from './store-files.ts'

export interface StoreContext extends IntakeLog {
  payload: Payload
  settings: Environment
  /** @throws SealingKeyUnavailableError */
  sealingKey: () => Promise<SealingKey>
  now: () => Date
  reportError: (error: unknown) => void
  /** Called when a submission was refused and nobody knows whether its record was written. */
  onUndecided: () => void
}

/** What a record says of a submission, beside its files. */
export interface SubmissionToRecord {
  definition: SubmissionDefinition
  target: SubmissionTarget
  answers: Answers
  scan: ScanResult
  language: Language
  /** What stands in the database for the Idempotency-Key. */
  keyHash: string | null
  /** The submission that this one takes the place of, and its secret code. */
  replaces: { submission: KnownSubmission; secret: string } | null
}

/** A submission that passed every check. */
export interface CheckedSubmission extends SubmissionToRecord {
  files: readonly CheckedFile[]
  receivedAt: Date
  submissionKey: SubmissionKey
}

/** What the files of a submission have become, and what is said of them. */
export interface StoredFiles {
  files: readonly object[]
  /** With what is known of it only now. */
  receipt: Receipt
  /** What else its row says. */
  row?: object
  /** What the procurement record is to say of it. */
  received?: ReceivedDetails
  /** @returns statements that are carried out with its receipt's, once the query finds its row with it */
  promised?: (written: SQL) => readonly SQL[]
  /**
   * Withdraws, in the same statements, the envelope that it takes the place of.
   * @param counts the condition under which the submission itself counts
   */
  inPlaceOf?: (counts: SQL) => Withdrawal
}

/**
 * Moves the files of a submission into the store, and writes (for a proposal) the entry in the procurement record, then its
 * own record. It counts from the statement that writes its receipt: Payload writes a record in several, and SQLite has no
 * transaction around them. A crash before that leaves only what the next start sweeps away.
 * @param secret to which the receipt is encrypted
 */
export async function writeRecord(
  storeContext: StoreContext,
  staged: StagedSubmission,
  submission: SubmissionToRecord,
  stored: StoredFiles,
  secret: string,
): Promise<Receipt> {
  const { definition, target, answers, scan, language } = submission
  const { form } = definition
  const { receipt } = stored
  const { reference } = receipt
  await staged.move()
  try {
    if (stored.received) {
      const details = receivedDetails(stored.received)
      await appendToProcurementRecord(
        storeContext.payload,
        {
          ...{ action: 'proposal received', actor: 'bidder', reference, details },
          sealedUnder: stored.received.tender,
        },
        storeContext.now(),
      )
    }
    const records: WritesRecords = storeContext.payload
    const [, about] = targetOf(form) ?? []
    const record = createdSchema.parse(
      await records.create({
        collection: form.collection,
        data: {
          ...(about && target.id !== null && { [about.column]: target.id }),
          // The answers of a sealed form stand in that form alone.
          ...(!form.isSealed && recordValues(form, answers)),
          status: 'received',
          reference,
          receivedAt: receipt.received_at,
          sentIn: language,
          scan,
          files: stored.files,
          storedName: staged.name,
          idempotencyKeyHash: submission.keyHash,
          secretHash: secretHash(secret),
          ...stored.row,
        },
        depth: 0,
        overrideAccess: true,
      }),
    )
    // From here on the submission counts.
    const { table, column } = namesOf(storeContext.payload, form.collection)
    const database = await rawSql(storeContext.payload)
    const written = sql`SELECT ${column('id')} FROM ${table}
      WHERE ${column('id')} = ${record.id} AND ${column('receipt')} IS NOT NULL`
    const note =
      receipt.receipt_note === null ? sql`` : sql`, ${column('receiptNote')} = ${receipt.receipt_note}`
    const inTime = target.terms ? sql`AND ${isBeforeOpening(target.id)}` : sql``
    const counts = sql`${mayStillCount(database, staged)} ${inTime}`
    const replaced = withdrawalInPlace(storeContext.payload, submission, stored, counts)
    const statements = [
      sql`UPDATE ${table} SET ${column('receipt')} = ${encryptReceipt(receipt, secret)}${note}
        WHERE ${column('id')} = ${record.id} AND ${replaced ? sql`EXISTS (${replaced.done})` : counts}`,
      ...(stored.promised?.(written) ?? []),
      ...mailOf(storeContext, submission, receipt, written),
    ]
    await (replaced
      ? writeWithdrawal(storeContext.payload, replaced, statements)
      : database.write(statements))
    if ((await database.rows(written)).length === 0) {
      await refuseTwoInOnePlace(storeContext.payload, submission)
      throw new Error('The record of a submission was not written')
    }
  } catch (error) {
    if (!(await isStoredAllTheSame(storeContext, staged))) throw error
  }
  await staged.commit()
  return receipt
}

/** What is replaced is withdrawn at the moment at which its replacement arrived. */
function withdrawalInPlace(
  payload: Payload,
  { replaces }: SubmissionToRecord,
  { receipt, inPlaceOf }: StoredFiles,
  counts: SQL,
): Withdrawal | undefined {
  if (inPlaceOf) return inPlaceOf(counts)
  if (!replaces) return undefined
  const at = new Date(receipt.received_at)
  const by = { replacedBy: receipt.reference, onlyIf: counts }
  return withdrawalFromRecord(payload, replaces.submission, at, by)
}

/** Once all key shares are judged, nothing more is acknowledged: nobody would open it. */
function isBeforeOpening(tender: number | null): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM openings WHERE tender = ${tender} AND state <> 'gathering')`
}

/** @throws Refused with 409 when another submission took the place of the same one, or it was withdrawn, at the same moment */
async function refuseTwoInOnePlace(
  payload: Payload,
  { replaces, language }: SubmissionToRecord,
): Promise<void> {
  const present = replaces && (await findByReference(payload, replaces.submission.reference))
  if (present && present.withdrawnAt !== null)
    throw new Refused(409, intakeMessages(language).alreadyWithdrawn)
}

/** The Local API for forms chosen at run time; Payload checks each record against its collection. */
interface WritesRecords {
  create(options: object): Promise<unknown>
}

/**
 * Milliseconds for which the mail with a receipt waits for the word that its submission was accepted (`onAccepted`). Without
 * it, because the process ended, the mail is sent then; a submission that was refused is removed before.
 */
const untilSurelyAccepted = 10 * 60_000

function mailOf(
  { payload, settings, now }: StoreContext,
  { answers, language }: SubmissionToRecord,
  receipt: Receipt,
  onlyIf: SQL,
): SQL[] {
  const { email } = answers
  if (typeof email !== 'string' || !sendsMail(settings)) return []
  const moment = now()
  const firstTryAt = new Date(moment.getTime() + untilSurelyAccepted)
  const mail = receiptMail(settings.siteUrl, receipt, {
    ...{ to: email, language },
    sentFor: receiptSubject(receipt, language),
  })
  return [mailStatement(payload, mail, { settings, now: moment, firstTryAt, onlyIf })]
}

/**
 * Whether a submission counts although the writing of its record failed: the database may have written it before it
 * failed. If not, what there is of the record is removed, and the procurement record says that the proposal it lists was
 * not completed. While the database can't be asked nobody knows: the sender is told that nothing is stored, and whatever
 * was written is removed when the database is back.
 */
async function isStoredAllTheSame(
  { payload, log, now, reportError, onUndecided }: StoreContext,
  staged: StagedSubmission,
): Promise<boolean> {
  try {
    if (await isRecorded(payload, staged.name)) return true
    await removeRefusedRecord({ payload, log }, staged.name, now())
  } catch (error) {
    reportError(error)
    await staged.refuse()
    onUndecided()
  }
  return false
}

const createdSchema = z.object({ id: z.number() })
