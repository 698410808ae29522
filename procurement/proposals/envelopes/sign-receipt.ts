import { areSameBytes } from '../../../proofs/bytes.ts'
import { TextError } from '../../../proofs/lines.ts'
import { NoteError, openNote, signNote, type NoteKey } from '../../../proofs/note.ts'
import { readReceipt, writeReceipt, type ReceiptText } from '../../../proofs/receipt.ts'
import type { SigningKeys } from '../../../transparency/keys/signing-keys.ts'
import type { LogContext } from '../../../transparency/log-context.ts'
import { requireOwnLog } from '../../../transparency/own-leaves.ts'

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
  log: LogContext & { keys: SigningKeys },
  receipt: ReceiptText,
): Promise<SignedReceipt> {
  const { receiptKey } = await requireOwnReceiptKey(log)
  const text = writeReceipt(receipt)
  return { text, note: await signNote(text, receiptKey, log.keys.receipts.sign) }
}

/**
 * The keys that the log names for receipts, of which the last is this machine's own: no row puts another one in its place.
 * @throws when this machine has another key
 */
export async function requireOwnReceiptKey(
  log: LogContext & { keys: SigningKeys },
): Promise<{ receiptKey: NoteKey; receiptKeys: readonly NoteKey[] }> {
  const opened = await requireOwnLog(log)
  if (!opened || !areSameBytes(opened.receiptKey.publicKey, log.keys.receipts.publicKey)) {
    throw new Error('The transparency log names another key for receipts than this machine has')
  }
  return opened
}

/** What a receipt says, and its text, under one of the keys; nothing when none of them has signed it. */
export function openReceipt(
  note: string,
  keys: readonly NoteKey[],
): { text: string; said: ReceiptText } | undefined {
  for (const key of keys) {
    try {
      const text = openNote(note, key)
      return { text, said: readReceipt(text) }
    } catch (error) {
      if (!(error instanceof NoteError || error instanceof TextError)) throw error
    }
  }
  return undefined
}
