import type { Payload } from 'payload'
import { z } from 'zod'
import { areSameBytes, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import type { NoteKey } from '../../proofs/note.ts'
import type { ReceiptText } from '../../proofs/receipt.ts'
import { openWithdrawal } from '../../proofs/withdrawal.ts'
import type { Proposal } from '../../store/payload-types.ts'
import type { IsProven } from '../../transparency/batches/left-waiting.ts'
import { readAs, readLeavesAbout } from '../../transparency/log-rows.ts'
import { openReceipt } from '../proposals/envelopes/sign-receipt.ts'
import { readRows } from './read-rows.ts'

/**
 * What proves a text about a sealed proposal without the key of codes: a receipt its own signature, and a withdrawal that of
 * the bidder's key, which the receipt names, as long as the bidder could withdraw anyway. Of what the secret code withdrew, and of
 * entries of the procurement record, nothing proves that it was the product who wrote it.
 */
export function provenBySignatures(payload: Payload, now: Date): IsProven {
  return async ({ commitment, text, tender, record }, receiptKeys) => {
    if (tender === null || record !== null) return false
    const termsIn = (receipt: ReceiptText) => readTermsOf(payload, tender, receipt)
    const [received] = await readRows(payload, { commitment: { equals: commitment } })
    const receipt = received && openOwn(received, receiptKeys)
    if (receipt?.text === text) return (await termsIn(receipt.said)) !== undefined
    const [withdrawn] = await readRows(payload, { withdrawalCommitment: { equals: commitment } })
    const of = withdrawn && openOwn(withdrawn, receiptKeys)?.said
    if (!of?.bidderKey) return false
    const said = openWithdrawal(text, of.bidderKey)
    const isOfProposal =
      said?.reference === of.reference &&
      said.tender === of.tender &&
      areSameBytes(said.envelope, of.envelope)
    if (!isOfProposal) return false
    const terms = await termsIn(of)
    return terms !== undefined && now.getTime() < Date.parse(terms.deadline)
  }
}

function openOwn({ receiptNote }: Proposal, receiptKeys: readonly NoteKey[]) {
  return openReceipt(receiptNote ?? '', receiptKeys)
}

const termsLeaf = z.object({ tender: z.number(), deadline: z.iso.datetime() })

/** What the terms say that a receipt names by their hash, if they are those of that tender: no row beside the receipt is believed. */
async function readTermsOf(payload: Payload, tender: number, { terms }: ReceiptText) {
  const rows = await readLeavesAbout({ payload }, tender, ['terms'])
  const leaf = rows.find((row) => areSameBytes(sha256(utf8(row.leaf)), terms))?.leaf
  const said = leaf === undefined ? undefined : readAs(termsLeaf, leaf)
  return said?.tender === tender ? said : undefined
}
