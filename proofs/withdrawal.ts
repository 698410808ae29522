import { toBase64 } from './bytes.ts'
import type { Hash } from './hash.ts'
import { instant, present, readLines, thirtyTwoBytes, writeLines } from './lines.ts'

/** What a bidder says to withdraw a proposal: a note signed by the bidder's key, or a text with the secret code. */
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
  /** The secret code, where no key signs. */
  code: string | null
  /** 32 random bytes, so that nobody guesses the text from its hash. */
  salt: Uint8Array
}

const heading = 'Withdrawal of a sealed proposal, form 1'
const names = [
  'Tender',
  'Reference',
  'Envelope',
  'Withdrawn at',
  'Replaced by',
  'Secret code',
  'Salt',
] as const

/** @throws TextError when a value has no place in a line */
export function writeWithdrawal(withdrawal: WithdrawalText): string {
  const text = writeLines(heading, {
    Tender: withdrawal.tender,
    Reference: withdrawal.reference,
    Envelope: toBase64(withdrawal.envelope),
    'Withdrawn at': withdrawal.withdrawnAt,
    'Replaced by': withdrawal.replacedBy,
    'Secret code': withdrawal.code,
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
    code: value('Secret code'),
    salt: thirtyTwoBytes(value('Salt')),
  }
}
