import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import {
  promiseStatements,
  receiptOfEnvelope,
  rowOfEnvelope,
  sealOnArrival,
  type Arrival,
  type ArrivedEnvelope,
} from '../../../procurement/proposals/envelopes/seal-on-arrival.ts'
import { withdrawalOf, type Withdrawal } from '../../../procurement/proposals/envelopes/withdraw-envelope.ts'
import { writeEnvelope } from '../../../procurement/proposals/envelopes/envelope-file.ts'
import { toHex } from '../../../proofs/bytes.ts'
import type { Hash } from '../../../proofs/hash.ts'
import { readCode } from '../../../sealing/codes.ts'
import type { EnvelopeHeader } from '../../../sealing/envelope-header.ts'
import { streamOf } from '../../../sealing/streams.ts'
import type { Terms } from '../../../sealing/terms.ts'
import { webStream } from '../../../submissions/files/web-stream.ts'
import { typedAgain } from '../../../submissions/forms/answers.ts'
import { prefixOf, type KnownSubmission } from '../../../submissions/known-submission.ts'
import { randomCode } from '../../../submissions/receipt-secret.ts'
import type { Receipt } from '../../../submissions/receipt.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import type { Language } from '../../../languages/languages.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import { proposalSubmission, type SubmissionTarget } from '../submission-kinds.ts'
import { receiptOf } from './receipt-of.ts'
import { writeRecord, type CheckedSubmission, type StoreContext, type StoredFiles } from './write-record.ts'

/** Seals a proposal to the custodians of its tender. The log says that it arrived, and the procurement record nothing. */
export async function storeEnvelope(
  context: StoreContext,
  staged: StagedSubmission,
  { definition, target, answers, files, receivedAt, replaces }: CheckedSubmission,
  receipt: Receipt,
  codeBytes: Uint8Array,
  terms: Terms,
): Promise<StoredFiles> {
  const arrived = await sealOnArrival(staged, terms, {
    answers: typedAgain(definition.form, answers),
    files: files.map(({ name, size, scratch }) => ({ name, size, stream: () => webStream(scratch.read()) })),
    codeBytes,
  })
  for (const { scratch } of files) await scratch.remove()
  const { reference } = receipt
  const arrival = { tender: tenderOf(target), terms, reference, receivedAt, replaces: receipt.replaces }
  const stored = await withSignedReceipt(context, staged, arrived, receipt, arrival)
  if (!replaces?.submission.envelope) return stored
  const { submission, secret } = replaces
  const { sha256 } = replaces.submission.envelope
  return { ...stored, inPlaceOf: withdrawalInPlace(await context.log(), arrival, submission, sha256, secret) }
}

/** What was sent again replaces at the moment at which it arrived, which is before the deadline. */
function withdrawalInPlace(
  log: LogContext,
  { tender, terms, reference: replacedBy, receivedAt }: Arrival,
  { id, reference }: KnownSubmission,
  envelopeSha256: string,
  secret: string,
): (counts: SQL) => Withdrawal {
  const envelope = { id, reference, tender, tenderReference: terms.tender, envelopeSha256 }
  return (onlyIf) => withdrawalOf(log, envelope, { secret }, receivedAt, { replacedBy, onlyIf })
}

/** An envelope that was read to its end and is one for its tender. */
export interface CheckedEnvelope {
  target: SubmissionTarget
  terms: Terms
  header: EnvelopeHeader
  /** Of its bytes, when they were checked. */
  hash: Hash
  /** Reads it from its beginning. */
  bytes: () => AsyncIterable<Uint8Array>
  receivedAt: Date
  language: Language
}

/**
 * Puts an envelope that its bidder sealed on stable storage. Only its bidder has its secret code, so that its receipt is
 * encrypted to what the header says of the code: whoever asks for the receipt shows the code, and it has nothing sealed in it.
 */
export async function storeSealedEnvelope(
  context: StoreContext,
  staged: StagedSubmission,
  { target, terms, header, hash, bytes, receivedAt, language }: CheckedEnvelope,
): Promise<Receipt> {
  const stored = await writeEnvelope(staged, streamOf(bytes()))
  if (stored.sha256 !== toHex(hash)) throw new Error('An envelope changed while it was being stored')
  const submission = {
    ...{ definition: proposalSubmission, target, answers: {}, files: [], receivedAt, language },
    ...{ scan: 'none' as const, keyHash: null, replaces: null },
  }
  const reference = `${prefixOf.proposals}-${randomCode(10)}`
  const receipt = receiptOf(submission, reference, null)
  const files = await withSignedReceipt(context, staged, { header, stored }, receipt, {
    ...{ tender: tenderOf(target), terms, reference, receivedAt, replaces: null },
  })
  return writeRecord(context, staged, submission, files, readCode(header.code))
}

async function withSignedReceipt(
  { log: openLog, now }: StoreContext,
  staged: StagedSubmission,
  arrived: ArrivedEnvelope,
  receipt: Receipt,
  arrival: Arrival,
): Promise<StoredFiles> {
  const log = await openLog()
  const signed = await receiptOfEnvelope(log, arrived, arrival)
  return {
    files: [],
    receipt: { ...receipt, sealed_by: arrived.header.sealedBy, receipt_note: signed.note },
    row: rowOfEnvelope(staged, arrived, signed),
    promised: (written) => promiseStatements(log, arrival, signed, now(), written),
  }
}

function tenderOf({ id }: SubmissionTarget): number {
  if (id === null) throw new RangeError('Only what is for a tender can be sealed')
  return id
}
