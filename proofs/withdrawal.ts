import { toBase64 } from './bytes.ts'
import type { Hash } from './hash.ts'
import { instant, present, readLines, TextError, thirtyTwoBytes, writeLines } from './lines.ts'
import { NoteError, openNote, signNote } from './note.ts'

/** What a bidder says to withdraw a proposal: a note signed by the bidder's key, or a text that the secret code proves. */
export interface WithdrawalText {
  /** The tender's reference number. */
  tender: string
  reference: string
  /** Hash of its envelope. */
  envelope: Hash
  /** Instant, ISO 8601 with milliseconds. */
  withdrawnAt: string
  /** Reference of the proposal that comes in its place. */
  replacedBy: string | null
  /** Shows that the sender knew the secret code, where no key signs: 32 bytes that don't give it away. */
  proof: Hash | null
  /** 32 random bytes, so that nobody guesses the text from its hash. */
  salt: Uint8Array
}

const heading = 'Withdrawal of a sealed proposal, form 1'
const names = ['Tender', 'Reference', 'Envelope', 'Withdrawn at', 'Replaced by', 'Proof', 'Salt'] as const

/** @throws TextError when a value has no place in a line */
export function writeWithdrawal(withdrawal: WithdrawalText): string {
  const text = writeLines(heading, {
    Tender: withdrawal.tender,
    Reference: withdrawal.reference,
    Envelope: toBase64(withdrawal.envelope),
    'Withdrawn at': withdrawal.withdrawnAt,
    'Replaced by': withdrawal.replacedBy,
    Proof: withdrawal.proof && toBase64(withdrawal.proof),
    Salt: toBase64(withdrawal.salt),
  })
  readWithdrawal(text)
  return text
}

/** @throws TextError for anything but what `writeWithdrawal` writes */
export function readWithdrawal(text: string): WithdrawalText {
  const value = readLines(text, heading, names)
  return {
    tender: present(value('Tender')),
    reference: present(value('Reference')),
    envelope: thirtyTwoBytes(value('Envelope')),
    withdrawnAt: instant(value('Withdrawn at')),
    replacedBy: value('Replaced by'),
    proof: value('Proof') === null ? null : thirtyTwoBytes(value('Proof')),
    salt: thirtyTwoBytes(value('Salt')),
  }
}

/** Whose signature a withdrawal has: the key itself is in the envelope. */
const signer = 'bidder'

/** @param sign makes an Ed25519 signature with the private half of the bidder's key */
export function signWithdrawal(
  withdrawal: WithdrawalText,
  bidderKey: Uint8Array,
  sign: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<string> {
  return signNote(writeWithdrawal(withdrawal), { name: signer, publicKey: bidderKey }, sign)
}

/** What a note says to withdraw; nothing when it is no such note, or another key has signed it. */
export function openWithdrawal(note: string, bidderKey: Uint8Array): WithdrawalText | undefined {
  try {
    return readWithdrawal(openNote(note, { name: signer, publicKey: bidderKey }))
  } catch (error) {
    if (error instanceof NoteError || error instanceof TextError) return undefined
    throw error
  }
}

/**
 * What a withdrawal in the log says, whoever has signed it.
 * @param text of it, or of a note with it
 * @throws TextError when it is no withdrawal
 */
export function textOfWithdrawal(text: string): WithdrawalText {
  const end = text.lastIndexOf('\n\n')
  return readWithdrawal(end < 0 ? text : text.slice(0, end + 1))
}
