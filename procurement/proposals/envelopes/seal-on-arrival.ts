import { randomBytes } from 'node:crypto'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { fromHex, toBase64 } from '../../../proofs/bytes.ts'
import type { EnvelopeHeader } from '../../../sealing/envelope-header.ts'
import type { Answers } from '../../../sealing/proposal.ts'
import { sealProposal, type FileToSeal } from '../../../sealing/seal-proposal.ts'
import type { Terms } from '../../../sealing/terms.ts'
import type { Proposal } from '../../../store/payload-types.ts'
import type { StagedSubmission } from '../../../submissions/store/submission-store.ts'
import { appendSealed, commitmentOf } from '../../../transparency/append.ts'
import type { SigningKeys } from '../../../transparency/keys/signing-keys.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import { writeEnvelope, type StoredEnvelope } from './envelope-file.ts'
import { signReceipt, type SignedReceipt } from './sign-receipt.ts'

/** A proposal that passed every check, and was not sealed where it was written. */
export interface PlainProposal {
  /** By the fields of the form, as they were typed. */
  answers: Answers
  files: readonly FileToSeal[]
  /** Bytes that its secret code is made of. */
  codeBytes: Uint8Array
}

/** What is said of an envelope when it is acknowledged. */
export interface Arrival {
  /** Id of the tender. */
  tender: number
  terms: Terms
  reference: string
  receivedAt: Date
  /** Reference of the proposal that it takes the place of. */
  replaces: string | null
}

/** An envelope in a submission on its way. */
export interface ArrivedEnvelope {
  header: Pick<EnvelopeHeader, 'recipient' | 'code' | 'bidderKey' | 'sealedBy'>
  stored: StoredEnvelope
}

/**
 * Seals a proposal to its tender's custodians, into a submission on its way. Its key is in this process's memory while it
 * is sealed, and nowhere else.
 */
export async function sealOnArrival(
  staged: StagedSubmission,
  terms: Terms,
  { answers, files, codeBytes }: PlainProposal,
): Promise<ArrivedEnvelope> {
  // The code is all that is made of these bytes: nobody has a key of the bidder's where the server seals.
  const sealing = await sealProposal(terms, answers, files, 'server', () => codeBytes)
  return { header: sealing.header, stored: await writeEnvelope(staged, sealing.envelope) }
}

/** The signed receipt of an envelope. */
export function receiptOfEnvelope(
  log: LogContext & { keys: SigningKeys },
  { header, stored }: ArrivedEnvelope,
  { terms, reference, receivedAt, replaces }: Arrival,
): Promise<SignedReceipt> {
  return signReceipt(log, {
    tender: terms.tender,
    reference,
    terms: terms.hash,
    envelope: fromHex(stored.sha256),
    sealedBy: header.sealedBy,
    receivedAt: receivedAt.toISOString(),
    bidderKey: header.bidderKey === null ? null : fromHex(header.bidderKey),
    replaces,
    salt: new Uint8Array(randomBytes(32)),
  })
}

type EnvelopeRow = Required<
  Pick<
    Proposal,
    | 'scheme'
    | 'sealedBy'
    | 'envelopeSha256'
    | 'envelopeSize'
    | 'envelopeId'
    | 'envelopeStoredName'
    | 'bidderKey'
    | 'codeHash'
    | 'commitment'
  >
>

/** What a row says of its envelope. It counts when it has its receipt too. */
export function rowOfEnvelope(
  { name }: Pick<StagedSubmission, 'name'>,
  { header, stored }: ArrivedEnvelope,
  { text }: SignedReceipt,
): EnvelopeRow {
  return {
    scheme: 'custodians',
    sealedBy: header.sealedBy,
    envelopeSha256: stored.sha256,
    envelopeSize: stored.size,
    envelopeId: header.recipient,
    envelopeStoredName: name,
    bidderKey: header.bidderKey,
    codeHash: header.code,
    commitment: toBase64(commitmentOf(text)),
  }
}

/**
 * What makes a receipt wait for the log's next batch, in the statements that write it into its row.
 * @param onlyIf finds the row, once its receipt stands in it
 */
export function promiseStatements(
  log: LogContext,
  { tender }: Arrival,
  { text }: SignedReceipt,
  now: Date,
  onlyIf: SQL,
): readonly SQL[] {
  return appendSealed(log, tender, text, now, { onlyIf: () => onlyIf }).statements
}
