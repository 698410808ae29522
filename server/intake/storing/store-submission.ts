import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { currencies } from '../../../submissions/currencies.ts'
import { recordValues, typedAgain, type Answers } from '../../../submissions/forms/answers.ts'
import { targetOf } from '../../../submissions/forms/form.ts'
import { findByReference, prefixOf, type KnownSubmission } from '../../../submissions/known-submission.ts'
import { mailStatement } from '../../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../../store/mail/smtp-mail.ts'
import { receiptMail } from '../../../submissions/receipt-mail.ts'
import { encryptReceipt, randomCode, secretBytes, secretHash } from '../../../submissions/receipt-secret.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import { mayStillCount } from '../../../submissions/store/may-still-count.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { appendToProcurementRecord } from '../../../procurement/procurement-record/append.ts'
import {
  receivedDetails,
  type ReceivedDetails,
} from '../../../procurement/procurement-record/received-details.ts'
import {
  promiseStatements,
  receiptOfEnvelope,
  rowOfEnvelope,
  sealOnArrival,
  type Arrival,
} from '../../../procurement/proposals/envelopes/seal-on-arrival.ts'
import { withdrawalOf, type Withdrawal } from '../../../procurement/proposals/envelopes/withdraw-envelope.ts'
import type { OutsideKey } from '../../../procurement/proposals/sealing/outside-key.ts'
import { sealedFormName, writeSealedForm } from '../../../procurement/proposals/sealing/sealed-form.ts'
import { tenderRecipient } from '../../../procurement/proposals/sealing/tender-key.ts'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import type { Environment } from '../../../environment.ts'
import { codeOf } from '../../../sealing/codes.ts'
import type { Terms } from '../../../sealing/terms.ts'
import { webStream } from '../../../submissions/files/web-stream.ts'
import type { Language } from '../../../languages/languages.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import type { IntakeLog } from '../intake-log.ts'
import { isRecorded } from '../is-recorded.ts'
import type { SubmissionDefinition, SubmissionTarget } from '../submission-kinds.ts'
import type { SubmissionKey } from '../submission-lock.ts'
import { Refused } from '../refused.ts'
import { removeRefusedRecord } from '../remove-refused.ts'
import { sealText } from '../../../procurement/proposals/sealing/write-sealed.ts'
import { storePlain, storeSealed, type CheckedFile, type SealedFile } from './store-files.ts'

export interface StoreContext extends IntakeLog {
  payload: Payload
  settings: Environment
  /** @throws OutsideKeyUnavailableError */
  outsideKey: () => Promise<OutsideKey>
  now: () => Date
  reportError: (error: unknown) => void
  /** Called when a submission was refused and nobody knows whether its record was written. */
  onUndecided: () => void
}

/** A submission that passed every check. */
export interface CheckedSubmission {
  definition: SubmissionDefinition
  target: SubmissionTarget
  answers: Answers
  files: readonly CheckedFile[]
  scan: ScanResult
  receivedAt: Date
  language: Language
  submissionKey: SubmissionKey
  /** What stands in the database for the Idempotency-Key. */
  keyHash: string | null
  /** The submission that this one takes the place of, and its secret code. */
  replaces: { submission: KnownSubmission; secret: string } | null
}

/**
 * Puts a checked submission on stable storage: files first, then (for a proposal) the entry in the procurement record,
 * then its own record. It counts from the statement that writes its receipt: Payload writes a record in several, and
 * SQLite has no transaction around them. A crash before that leaves only what the next start sweeps away.
 */
export async function storeSubmission(
  storeContext: StoreContext,
  staged: StagedSubmission,
  submission: CheckedSubmission,
): Promise<Receipt> {
  const { definition, target, answers, scan, language, submissionKey } = submission
  const { form } = definition
  const reference = `${prefixOf[form.collection]}-${randomCode(10)}`
  const codeBytes = codeBytesOf(storeContext.payload, reference, submissionKey.key, submissionKey.digest)
  const secret = codeOf(codeBytes)
  const stored = await storeFiles(
    storeContext,
    staged,
    submission,
    receiptOf(submission, reference, secret),
    codeBytes,
  )
  const { receipt } = stored
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
    const replaced = stored.inPlaceOf?.(counts)
    await database.write([
      ...(replaced?.statements ?? []),
      sql`UPDATE ${table} SET ${column('receipt')} = ${encryptReceipt(receipt)}${note}
        WHERE ${column('id')} = ${record.id} AND ${replaced ? sql`EXISTS (${replaced.done})` : counts}`,
      ...(stored.promised?.(written) ?? []),
      ...mailOf(storeContext, submission, receipt, written),
    ])
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

/** Once all key shares are judged, nothing more is acknowledged: nobody would open it. */
function isBeforeOpening(tender: number | null): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM openings WHERE tender = ${tender} AND state <> 'gathering')`
}

/** @throws Refused with 409 when another submission took the place of the same one, or it was withdrawn, at the same moment */
async function refuseTwoInOnePlace(
  payload: Payload,
  { replaces, language }: CheckedSubmission,
): Promise<void> {
  const present = replaces && (await findByReference(payload, replaces.submission.reference))
  if (present && present.withdrawnAt !== null)
    throw new Refused(409, intakeMessages(language).alreadyWithdrawn)
}

/**
 * Milliseconds for which the mail with a receipt waits for the word that its submission was accepted (`onAccepted`). Without
 * it, because the process ended, the mail is sent then; a submission that was refused is removed before.
 */
const untilSurelyAccepted = 10 * 60_000

function mailOf(
  { payload, settings, now }: StoreContext,
  { answers, language }: CheckedSubmission,
  receipt: Receipt,
  onlyIf: SQL,
): SQL[] {
  const { email } = answers
  if (typeof email !== 'string' || !sendsMail(settings)) return []
  const moment = now()
  const firstTryAt = new Date(moment.getTime() + untilSurelyAccepted)
  const mail = receiptMail(settings.siteUrl, receipt, email, language)
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

interface StoredFiles {
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
   * Withdraws, in the same statements, what it takes the place of.
   * @param counts the condition under which the submission itself counts
   */
  inPlaceOf?: (counts: SQL) => Withdrawal
}

/** Writes the files of a submission as its kind wants them: as they are, or sealed. */
async function storeFiles(
  context: StoreContext,
  staged: StagedSubmission,
  submission: CheckedSubmission,
  receipt: Receipt,
  codeBytes: Uint8Array,
): Promise<StoredFiles> {
  const { definition, target, files } = submission
  if (!definition.form.isSealed) return { receipt, files: await storePlain(staged, files) }
  if (target.terms) return storeEnvelope(context, staged, submission, receipt, codeBytes, target.terms)
  return { receipt, ...(await seal(context, staged, submission, receipt.reference)) }
}

/** Seals a proposal to the custodians of its tender. The log says that it arrived, and the procurement record nothing. */
async function storeEnvelope(
  { log: openLog, now }: StoreContext,
  staged: StagedSubmission,
  { definition, target, answers, files, receivedAt, replaces }: CheckedSubmission,
  receipt: Receipt,
  codeBytes: Uint8Array,
  terms: Terms,
): Promise<StoredFiles> {
  const { id: tender } = target
  if (tender === null) throw new RangeError('Only what is for a tender can be sealed')
  const log = await openLog()
  const arrived = await sealOnArrival(staged, terms, {
    answers: typedAgain(definition.form, answers),
    files: files.map(({ name, size, scratch }) => ({ name, size, stream: () => webStream(scratch.read()) })),
    codeBytes,
  })
  for (const { scratch } of files) await scratch.remove()
  const { reference } = receipt
  const arrival = { tender, terms, reference, receivedAt, replaces: receipt.replaces }
  const signed = await receiptOfEnvelope(log, arrived, arrival)
  return {
    files: [],
    receipt: { ...receipt, sealed_by: arrived.header.sealedBy, receipt_note: signed.note },
    row: rowOfEnvelope(staged, arrived, signed),
    promised: (written) => promiseStatements(log, arrival, signed, now(), written),
    ...(replaces?.submission.envelope && {
      inPlaceOf: withdrawalInPlace(
        log,
        arrival,
        replaces.submission,
        replaces.submission.envelope,
        replaces.secret,
      ),
    }),
  }
}

/** What was sent again replaces at the moment at which it arrived, which is before the deadline. */
function withdrawalInPlace(
  log: LogContext,
  { tender, terms, reference: replacedBy, receivedAt }: Arrival,
  { id, reference }: KnownSubmission,
  { sha256 }: NonNullable<KnownSubmission['envelope']>,
  secret: string,
): (counts: SQL) => Withdrawal {
  const envelope = { id, reference, tender, tenderReference: terms.tender, envelopeSha256: sha256 }
  return (onlyIf) => withdrawalOf(log, envelope, { secret }, receivedAt, { replacedBy, onlyIf })
}

/** The Local API for forms chosen at run time; Payload checks each record against its collection. */
interface WritesRecords {
  create(options: object): Promise<unknown>
}

/**
 * The secret of a receipt. Whoever sends the same again under the same key gets the same; what the database holds is
 * not enough to make it.
 */
export function secretOf(payload: Payload, reference: string, key: string, digest: string): string {
  return codeOf(codeBytesOf(payload, reference, key, digest))
}

function codeBytesOf({ secret }: Payload, reference: string, key: string, digest: string): Uint8Array {
  return secretBytes(
    createHmac('sha256', secret)
      .update(JSON.stringify([reference, key, digest]))
      .digest(),
  )
}

function receiptOf(
  { definition, target, answers, files, receivedAt, replaces }: CheckedSubmission,
  reference: string,
  secret: string,
): Receipt {
  const { proposedAmount, currency } = answers
  return {
    kind: definition.kind,
    reference,
    about: {
      id: target.id === null ? null : String(target.id),
      reference_number: target.referenceNumber,
      title: target.title,
    },
    received_at: receivedAt.toISOString(),
    time_zone: target.timeZone,
    files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    proposed_amount: typeof proposedAmount === 'number' ? proposedAmount : null,
    currency: currencies.find((code) => code === currency) ?? null,
    secret,
    replaces: replaces?.submission.reference ?? null,
    withdrawn_at: null,
    sealed_by: null,
    receipt_note: null,
  }
}

interface Sealed {
  files: SealedFile['stored'][]
  /** What the procurement record is to say of it. */
  received: ReceivedDetails
}

async function seal(
  { payload, outsideKey }: StoreContext,
  staged: StagedSubmission,
  { target, answers, files, receivedAt }: CheckedSubmission,
  reference: string,
): Promise<Sealed> {
  const { id: tender } = target
  if (tender === null) throw new RangeError('Only what is for a tender can be sealed')
  const recipient = await tenderRecipient(payload, tender, await outsideKey())
  const sealed = await storeSealed(staged, files, recipient)
  const about = { tender, receivedAt: receivedAt.toISOString() }
  const described = sealed.map((file) => file.described)
  const form = writeSealedForm({ version: 1, ...about, reference, answers, files: described })
  const formHash = await sealText(staged, sealedFormName, form, recipient)
  const stored = sealed.map((file) => file.stored)
  const hashes = stored.map(({ sealedSha256 }) => sealedSha256)
  return {
    files: stored,
    received: { ...about, storedName: staged.name, form: formHash, sealed: hashes },
  }
}
