import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import type { ReceivedDetails } from '../../../procurement/procurement-record/received-details.ts'
import { sealedFormName, writeSealedForm } from '../../../procurement/proposals/sealing/sealed-form.ts'
import { tenderRecipient } from '../../../procurement/proposals/sealing/tender-key.ts'
import { sealText } from '../../../procurement/proposals/sealing/write-sealed.ts'
import { codeOf } from '../../../sealing/codes.ts'
import { prefixOf } from '../../../submissions/known-submission.ts'
import { randomCode, secretBytes } from '../../../submissions/receipt-secret.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import { receiptOf } from './receipt-of.ts'
import { storeEnvelope } from './store-envelope.ts'
import { storePlain, storeSealed, type SealedFile } from './store-files.ts'
import { writeRecord, type CheckedSubmission, type StoreContext, type StoredFiles } from './write-record.ts'

/** Puts a checked submission on stable storage: files first, then what the database says of it (`writeRecord`). */
export async function storeSubmission(
  context: StoreContext,
  staged: StagedSubmission,
  submission: CheckedSubmission,
): Promise<Receipt> {
  const { definition, submissionKey } = submission
  const reference = `${prefixOf[definition.form.collection]}-${randomCode(10)}`
  const codeBytes = codeBytesOf(context.payload, reference, submissionKey.key, submissionKey.digest)
  const secret = codeOf(codeBytes)
  const receipt = receiptOf(submission, reference, secret)
  const stored = await storeFiles(context, staged, submission, receipt, codeBytes)
  return writeRecord(context, staged, submission, stored, secret)
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

interface Sealed {
  files: SealedFile['stored'][]
  /** What the procurement record is to say of it. */
  received: ReceivedDetails
}

async function seal(
  { payload, sealingKey }: StoreContext,
  staged: StagedSubmission,
  { target, answers, files, receivedAt }: CheckedSubmission,
  reference: string,
): Promise<Sealed> {
  const { id: tender } = target
  if (tender === null) throw new RangeError('Only what is for a tender can be sealed')
  const recipient = await tenderRecipient(payload, tender, await sealingKey())
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
