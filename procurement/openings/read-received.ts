import { toHex } from '../../proofs/bytes.ts'
import type { ReceiptText } from '../../proofs/receipt.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { Proposal } from '../../store/payload-types.ts'
import { openReceipt, requireOwnReceiptKey } from '../proposals/envelopes/sign-receipt.ts'
import type { CustodianOpeningContext } from './opening-context.ts'

/** What was received by the signed receipt of a proposal; nothing where its row has none of its own, for these terms. */
export type ReadReceived = (row: Proposal, terms: Terms) => ReceiptText | undefined

/**
 * What counts at an opening is what was received by signed receipts: neither what rows say, nor what lies in the store.
 * @throws when this machine has another key for receipts than the log names
 */
export async function receivedReader({ log }: Pick<CustodianOpeningContext, 'log'>): Promise<ReadReceived> {
  const { receiptKeys } = await requireOwnReceiptKey(log)
  return ({ receiptNote, reference }, terms) => {
    const said = openReceipt(receiptNote ?? '', receiptKeys)?.said
    const isOwn =
      said?.reference === reference && said.tender === terms.tender && toHex(said.terms) === toHex(terms.hash)
    return isOwn ? said : undefined
  }
}
