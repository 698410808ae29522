import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { TypedUser } from 'payload'
import type { Role } from '../../model/access/roles.ts'
import { registerCustodianKey } from '../../procurement/custodians/custodian-keys.ts'
import type { KeyHolder } from '../../procurement/custodians/key-holders.ts'
import { writeEnvelope } from '../../procurement/proposals/envelopes/envelope-file.ts'
import {
  promiseStatements,
  receiptOfEnvelope,
  rowOfEnvelope,
} from '../../procurement/proposals/envelopes/seal-on-arrival.ts'
import { termsOfTender, type TermsOfTender } from '../../procurement/terms/terms-of-tender.ts'
import { utf8 } from '../../proofs/bytes.ts'
import { makeCustodianKey, type CustodianKey } from '../../sealing/identity-files.ts'
import { fingerprintOf } from '../../sealing/recipients.ts'
import { sealProposal, type FileToSeal } from '../../sealing/seal-proposal.ts'
import { streamOf } from '../../sealing/streams.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { randomCode } from '../../submissions/receipt-secret.ts'
import { leafStatement, writeAtEnd } from '../../transparency/append.ts'
import type { TermsLeaf } from '../../transparency/leaf.ts'
import type { SigningKeys } from '../../transparency/keys/signing-keys.ts'
import type { LogContext } from '../../transparency/log-context.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { staffOf } from './staff-of-role.ts'
import { inPieces } from './sealed-envelope.ts'
import { makeTender } from './test-tender.ts'

/** The log, with the keys that sign receipts too. */
type SigningLog = LogContext & { keys: SigningKeys }

/** Somebody of the staff who is a custodian, with a key of their own. */
export interface TestCustodian {
  person: TypedUser
  key: CustodianKey
  label: string
}

let made = 0

/** People with keys that are registered in the log; the role matters to nothing but the menu. */
export async function makeCustodians(
  { payload, keys }: LogContext,
  count: number,
  { role = 'bid-opener', holders = [] }: { role?: Role; holders?: readonly KeyHolder[] } = {},
): Promise<TestCustodian[]> {
  const custodians: TestCustodian[] = []
  for (let index = 0; index < count; index++) {
    made += 1
    const person = await staffOf(payload, `Keeper${made}`, role)
    const key = await makeCustodianKey()
    const label = `Office ${made}`
    await registerCustodianKey(
      { payload, keys },
      {
        ...{ account: person.id, recipient: key.recipient, label, holder: holders[index] ?? 'file' },
        ...{ wrapped: null, isExample: false, language: 'en', approval: null, at: new Date() },
      },
    )
    custodians.push({ person, key, label })
  }
  return custodians
}

export interface TenderWithTerms {
  id: number
  reference: string
  terms: TermsOfTender
}

/** A published tender whose terms are in the log. */
export async function makeTenderWithTerms(
  log: LogContext,
  custodians: readonly { label: string; key: Pick<CustodianKey, 'recipient'> }[],
  {
    deadline,
    needed = 2,
    named,
    script = null,
  }: { deadline: string; needed?: number; named?: string; script?: string | null },
): Promise<TenderWithTerms> {
  const { id, reference } = await makeTender(log.payload, deadline, named)
  // Later than the accounts of its custodians.
  const at = new Date(Date.now() + 1000)
  const leaf: TermsLeaf = {
    ...{ kind: 'terms', at: at.toISOString(), tender: id, reference, deadline, zone: 'Asia/Amman' },
    ...{ documents: [], needed, appointment: 0, script },
    custodians: custodians.map(({ label, key: { recipient } }) => ({
      ...{ label, recipient, fingerprint: fingerprintOf(recipient) },
    })),
  }
  await writeAtEnd(log, (first) => [leafStatement(log, first, leaf, at, { tender: id })])
  const terms = await termsOfTender(log, id)
  if (!terms) throw new Error('The terms are not in the log')
  return { id, reference, terms }
}

/** What a bidder types, by the names of the API. */
export const typedAnswers = {
  company_name: 'Company of Rivers',
  contact_person: 'Rima Haddad',
  email: 'rima@rivers.example',
  phone: '+962 6 555 0000',
  country: 'Jordan',
  proposed_amount: '87654321.50',
  currency: 'USD',
  consent: '1',
}

/** A file in memory. */
export function fileOf(name: string, text: string | Uint8Array): FileToSeal {
  const bytes = typeof text === 'string' ? utf8(text) : text
  return { name, size: bytes.length, stream: () => streamOf(inPieces(bytes, 65_536)) }
}

export interface SealedEnvelope {
  id: number
  reference: string
  /** Folder of the envelope in the store. */
  storedName: string
  /** The envelope's recipient. */
  envelope: string
  sha256: string
}

interface Envelope {
  answers?: Readonly<Record<string, string>>
  files?: readonly FileToSeal[]
  /** Makes something else of what was sealed. */
  change?: (envelope: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>
  /** Terms that the bidder uses instead of the tender's. */
  terms?: Terms
  receivedAt?: Date
}

/** A proposal as the intake leaves it: its envelope in the store, and a row that says nothing. */
export async function storeEnvelope(
  log: SigningLog,
  store: SubmissionStore,
  tender: TenderWithTerms,
  { answers = typedAnswers, files = [fileOf('offer.pdf', '%PDF-1.7 an offer')], ...other }: Envelope = {},
): Promise<SealedEnvelope> {
  const sealing = await sealProposal(other.terms ?? tender.terms, answers, files, 'browser')
  return storeSealed(log, store, tender, {
    envelope: other.change?.(sealing.envelope) ?? sealing.envelope,
    recipient: sealing.header.recipient,
    code: sealing.header.code,
    bidderKey: sealing.header.bidderKey,
    receivedAt: other.receivedAt,
  })
}

/** What is said of a test's envelope; the deadline's last minute unless it says otherwise. */
interface Sealed {
  envelope: ReadableStream<Uint8Array>
  recipient: string
  code: string
  bidderKey: string | null
  receivedAt?: Date | undefined
}

/** Stores bytes as the envelope of a proposal, with a signed receipt that waits for its batch. */
export async function storeSealed(
  log: SigningLog,
  store: SubmissionStore,
  tender: TenderWithTerms,
  { envelope, recipient, code, bidderKey, ...arrival }: Sealed,
): Promise<SealedEnvelope> {
  const { payload } = log
  const staged = await store.stage()
  const stored = await writeEnvelope(staged, envelope)
  await staged.move()
  const reference = `P-${randomCode(10)}`
  const receivedAt = arrival.receivedAt ?? new Date(Date.parse(tender.terms.deadline) - 60_000)
  const arrived = { header: { recipient, code, bidderKey, sealedBy: 'browser' as const }, stored }
  const said = { tender: tender.id, terms: tender.terms, reference, receivedAt, replaces: null }
  const signed = await receiptOfEnvelope(log, arrived, said)
  const { id } = await payload.create({
    collection: 'proposals',
    data: {
      ...{ reference, receivedAt: receivedAt.toISOString(), scan: 'none', tender: tender.id },
      ...{ status: 'received', files: [], storedName: staged.name },
      ...rowOfEnvelope(staged, arrived, signed),
      ...{ receiptNote: signed.note, receipt: 'x' },
    },
  })
  await staged.commit()
  const { write } = await rawSql(payload)
  await write(promiseStatements(log, said, signed, receivedAt, sql`SELECT 1`))
  return { id, reference, storedName: staged.name, envelope: recipient, sha256: stored.sha256 }
}
