import type { Payload } from 'payload'
import { readCode } from '../sealing/codes.ts'
import { codeHash } from '../sealing/private-part.ts'
import { decryptReceipt, isSecret } from './receipt-secret.ts'
import type { Receipt } from './receipt.ts'

export const submissionCollections = ['proposals', 'job-applications', 'internship-applications'] as const

export type SubmissionCollection = (typeof submissionCollections)[number]

/** Where each kind's references begin, so that a reference names its collection. */
export const prefixOf: Readonly<Record<SubmissionCollection, string>> = {
  proposals: 'P',
  'job-applications': 'J',
  'internship-applications': 'I',
}

/** A submission's record, as far as its receipt goes. */
export interface KnownSubmission {
  collection: SubmissionCollection
  id: number
  reference: string
  storedName: string | null
  receivedAt: string
  withdrawnAt: string | null
  /** SHA-256 of each file as it was sent. */
  hashes: string[]
  /** The tender of a proposal, with its deadline. */
  tender: { id: number; deadline: string } | null
  /** Of a proposal that its tender's custodians open. */
  envelope: { sha256: string; bidderKey: string | null } | null
  /** @returns the receipt, or nothing when the secret is not its secret */
  receiptFor: (secret: string) => Receipt | undefined
  /** The same for whoever has the envelope of a proposal, by what its header says of the secret code. */
  receiptForEnvelope: (code: string) => Receipt | undefined
}

/** A submission by its reference, written as people copy it. */
export async function findByReference(payload: Payload, typed: string): Promise<KnownSubmission | undefined> {
  const [, prefix = '', code = ''] = /^\s*([a-z])\s*-?\s*(.+)$/i.exec(typed.slice(0, 60)) ?? []
  const collection = submissionCollections.find((one) => prefixOf[one] === prefix.toUpperCase())
  if (!collection) return undefined
  return find(payload, collection, { reference: { equals: `${prefix.toUpperCase()}-${readCode(code)}` } })
}

/** A submission by the hash of the Idempotency-Key under which it was sent. */
export function findByKey(
  payload: Payload,
  collection: SubmissionCollection,
  keyHash: string,
): Promise<KnownSubmission | undefined> {
  return find(payload, collection, { idempotencyKeyHash: { equals: keyHash } })
}

/** The proposal whose envelope has this name, which no other has. */
export function findByEnvelope(payload: Payload, envelopeId: string): Promise<KnownSubmission | undefined> {
  return find(payload, 'proposals', { envelopeId: { equals: envelopeId } })
}

async function find(
  payload: Payload,
  collection: SubmissionCollection,
  where: Record<string, { equals: string }>,
): Promise<KnownSubmission | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { and: [where, { receipt: { exists: true } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const [found] = docs
  if (!found) return undefined
  const { id, reference, storedName, withdrawnAt, secretHash, receipt } = found
  const shown = (secret: string): Receipt | undefined => {
    if (!secretHash || !receipt || !isSecret(secret, secretHash)) return undefined
    return { ...decryptReceipt(receipt, readCode(secret)), withdrawn_at: withdrawnAt ?? null }
  }
  const isSealedByBidder = 'sealedBy' in found && found.sealedBy && found.sealedBy !== 'server'
  const tender = 'tender' in found && typeof found.tender === 'object' ? found.tender : null
  return {
    collection,
    id,
    reference,
    storedName: storedName ?? null,
    receivedAt: found.receivedAt,
    withdrawnAt: withdrawnAt ?? null,
    hashes: (found.files ?? []).map(({ sha256 }) => sha256),
    tender: tender && { id: tender.id, deadline: tender.deadline },
    envelope:
      'envelopeSha256' in found && found.envelopeSha256
        ? { sha256: found.envelopeSha256, bidderKey: found.bidderKey ?? null }
        : null,
    receiptFor(secret) {
      if (!isSealedByBidder) return shown(secret)
      const code = readCode(secret)
      const shownReceipt = shown(codeHash(code))
      return shownReceipt && { ...shownReceipt, secret: code }
    },
    receiptForEnvelope: shown,
  }
}
