import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { currencies } from '../../../submissions/currencies.ts'
import { recordValues, type Answers } from '../../../submissions/forms/answers.ts'
import { targetOf } from '../../../submissions/forms/form.ts'
import { prefixOf } from '../../../submissions/known-submission.ts'
import { encryptReceipt, randomCode, secretFrom, secretHash } from '../../../submissions/receipt-secret.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import { scanStream } from '../../../submissions/scan.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import type { ScanResult } from '../../../submissions/submission-fields.ts'
import { appendToProcurementRecord } from '../../../procurement/procurement-record/append.ts'
import { receivedDetails } from '../../../procurement/procurement-record/received-details.ts'
import type { KeyCustodian } from '../../../procurement/proposals/sealing/key-custodian.ts'
import { sealedFormName, writeSealedForm } from '../../../procurement/proposals/sealing/sealed-form.ts'
import { tenderRecipient } from '../../../procurement/proposals/sealing/tender-key.ts'
import { namesOf } from '../../../store/database/payload-tables.ts'
import { rawSql } from '../../../store/database/raw-sql.ts'
import type { Environment } from '../../../environment.ts'
import type { Language } from '../../../languages/languages.ts'
import { isRecorded } from '../is-recorded.ts'
import type { SubmissionDefinition, SubmissionTarget } from '../submission-kinds.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { Refused } from '../refused.ts'
import type { SubmissionKey } from '../submission-lock.ts'
import { recordNotCompleted, removeUnacknowledged } from '../sweep-records.ts'
import { storePlain, storeSealed, sealText, type CheckedFile, type StoredFile } from './store-files.ts'

export interface StoreContext {
  payload: Payload
  settings: Environment
  /** @throws CustodianUnavailableError */
  custodian: () => Promise<KeyCustodian>
  now: () => Date
  reportError: (error: unknown) => void
}

/** A submission that passed every check. */
export interface CheckedSubmission {
  definition: SubmissionDefinition
  target: SubmissionTarget
  answers: Answers
  files: readonly CheckedFile[]
  receivedAt: Date
  language: Language
  submissionKey: SubmissionKey
  /** What stands in the database for the Idempotency-Key. */
  keyHash: string | null
  /** Reference of the submission that this one takes the place of. */
  replaces: string | null
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
  const { definition, target, answers, language, submissionKey } = submission
  const { form: schema } = definition
  const scan = await scanFiles(storeContext, submission.files, intakeMessages(language))
  const reference = `${prefixOf[schema.collection]}-${randomCode(10)}`
  const secret = secretOf(storeContext.payload, reference, submissionKey.key, submissionKey.digest)
  const receipt = receiptOf(submission, reference, secret)
  const { files, form } = schema.isSealed
    ? await seal(storeContext, staged, submission, reference)
    : { files: await storePlain(staged, submission.files), form: undefined }
  await staged.move()
  if (form !== undefined) {
    const details = receivedDetails({
      tender: target.id ?? 0,
      receivedAt: receipt.received_at,
      storedName: staged.name,
      form,
      sealed: files.map(({ sealedSha256 }) => sealedSha256 ?? ''),
    })
    await appendToProcurementRecord(
      storeContext.payload,
      { action: 'proposal received', actor: 'bidder', reference, details },
      storeContext.now(),
    )
  }
  try {
    const records: WritesRecords = storeContext.payload
    const [, about] = targetOf(schema) ?? []
    const record = createdSchema.parse(
      await records.create({
        collection: schema.collection,
        data: {
          ...(about && target.id !== null && { [about.column]: target.id }),
          // What is sealed tells nothing outside its form.
          ...(!schema.isSealed && recordValues(schema, answers)),
          status: 'received',
          reference,
          receivedAt: receipt.received_at,
          sentIn: language,
          scan,
          files,
          storedName: staged.name,
          idempotencyKeyHash: submission.keyHash,
          secretHash: secretHash(secret),
        },
        depth: 0,
        overrideAccess: true,
      }),
    )
    // From here on the submission counts.
    const { table, column } = namesOf(storeContext.payload, schema.collection)
    const database = await rawSql(storeContext.payload)
    await database.write([
      sql`UPDATE ${table} SET ${column('receipt')} = ${encryptReceipt(receipt)} WHERE ${column('id')} = ${record.id}`,
    ])
  } catch (error) {
    if (!(await isStoredAllTheSame(storeContext, staged, definition))) throw error
  }
  await staged.commit()
  return receipt
}

/**
 * What becomes of a submission whose record could not be written. A database that fails may have done the work before
 * it failed; otherwise the procurement record says why the proposal that it lists is not there. While the database
 * is away nobody knows, and the next start decides.
 */
async function isStoredAllTheSame(
  { payload, now, reportError }: StoreContext,
  staged: StagedSubmission,
  { form: { isSealed } }: SubmissionDefinition,
): Promise<boolean> {
  try {
    if (await isRecorded(payload, staged.name)) return true
    await removeUnacknowledged(payload, staged.name)
    if (isSealed) await recordNotCompleted(payload, staged.name, now())
  } catch (error) {
    staged.leaveToSweep()
    reportError(error)
  }
  return false
}

const createdSchema = z.object({ id: z.number() })

/** The Local API for kinds chosen at run time; Payload checks each record against its kind. */
export interface WritesRecords {
  create(options: object): Promise<unknown>
}

/**
 * The secret of a receipt. Whoever sends the same again under the same key gets the same; what the database holds is
 * not enough to make it.
 */
export function secretOf({ secret }: Payload, reference: string, key: string, digest: string): string {
  return secretFrom(
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
    replaces,
    withdrawn_at: null,
  }
}

/** @throws Refused with 422 for an infected file */
async function scanFiles(
  { settings, reportError }: StoreContext,
  files: readonly CheckedFile[],
  messages: IntakeMessages,
): Promise<ScanResult> {
  let worst: ScanResult = settings.CLAMD_ADDRESS ? 'clean' : 'none'
  for (const { scratch, name, field } of files) {
    const result = await scanStream(scratch.read(), settings, reportError)
    if (result === 'infected') {
      throw new Refused(422, messages.infected(name), { fields: { [field]: messages.infected(name) } })
    }
    if (result === 'pending') worst = 'pending'
  }
  return worst
}

async function seal(
  { payload, custodian }: StoreContext,
  staged: StagedSubmission,
  { target, answers, files, receivedAt }: CheckedSubmission,
  reference: string,
): Promise<{ files: StoredFile[]; form: string }> {
  if (target.id === null) throw new RangeError('Only what is for a tender can be sealed')
  const recipient = await tenderRecipient(payload, target.id, await custodian())
  const stored = await storeSealed(staged, files, recipient)
  const form = writeSealedForm({
    version: 1,
    tender: target.id,
    reference,
    receivedAt: receivedAt.toISOString(),
    answers,
    files: files.map(({ name, size, sha256, type }, index) => ({
      storedName: stored[index]?.storedName ?? '',
      name,
      size,
      sha256,
      type,
    })),
  })
  return { files: stored, form: await sealText(staged, sealedFormName, form, recipient) }
}
