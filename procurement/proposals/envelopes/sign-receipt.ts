import { areSameBytes } from '../../../proofs/bytes.ts'
import { signNote } from '../../../proofs/note.ts'
import { writeReceipt, type ReceiptText } from '../../../proofs/receipt.ts'
import type { SigningKeys } from '../../../transparency/keys/signing-keys.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import { readOpenedLog } from '../../../transparency/open-log.ts'

export interface SignedReceipt {
  /** What is signed: its hash is the proposal's commitment in the log. */
  text: string
  note: string
}

/**
 * Signs a receipt with the key that the log names for receipts.
 * @throws when this machine has another key: nobody could check such a receipt
 */
export async function signReceipt(
  { payload, keys }: LogContext & { keys: SigningKeys },
  receipt: ReceiptText,
): Promise<SignedReceipt> {
  const opened = await readOpenedLog(payload)
  if (!opened || !areSameBytes(opened.receiptKey.publicKey, keys.receipts.publicKey)) {
    throw new Error('The public log names another key for receipts than this machine has')
  }
  const text = writeReceipt(receipt)
  return { text, note: await signNote(text, opened.receiptKey, keys.receipts.sign) }
}
