import { toBase64 } from './bytes.ts'
import type { Hash } from './hash.ts'
import { instant, present, readLines, TextError, thirtyTwoBytes, writeLines } from './lines.ts'
import { sealers, type SealedBy } from './sealers.ts'

/** What a receipt says of a proposal. The hash of its text is the proposal's commitment in the log. */
export interface ReceiptText {
  /** The tender's reference number. */
  tender: string
  reference: string
  /** Hash of the terms to which it was sealed. */
  terms: Hash
  /** Hash of its envelope. */
  envelope: Hash
  sealedBy: SealedBy
  /** Instant, ISO 8601 with milliseconds. */
  receivedAt: string
  /** Ed25519, 32 bytes; null where the bidder has only the secret code. */
  bidderKey: Uint8Array | null
  /** Reference of the proposal that this one replaces. */
  replaces: string | null
  /** 32 random bytes, so that nobody guesses the text from its hash. */
  salt: Uint8Array
}

/** First line of a receipt. */
export const receiptHeading = 'Receipt of a sealed proposal, form 1'
const names = [
  'Tender',
  'Reference',
  'Terms',
  'Envelope',
  'Sealed by',
  'Received at',
  'Bidder key',
  'Replaces',
  'Salt',
] as const

/** Ten lines that a note signs. @throws TextError when a value has no place in a line */
export function writeReceipt(receipt: ReceiptText): string {
  const text = writeLines(receiptHeading, {
    Tender: receipt.tender,
    Reference: receipt.reference,
    Terms: toBase64(receipt.terms),
    Envelope: toBase64(receipt.envelope),
    'Sealed by': receipt.sealedBy,
    'Received at': receipt.receivedAt,
    'Bidder key': receipt.bidderKey && toBase64(receipt.bidderKey),
    Replaces: receipt.replaces,
    Salt: toBase64(receipt.salt),
  })
  readReceipt(text)
  return text
}

/** @throws TextError for anything but what `writeReceipt` writes */
export function readReceipt(text: string): ReceiptText {
  const value = readLines(text, receiptHeading, names)
  const sealedBy = sealers.find((sealer) => sealer === value('Sealed by'))
  if (!sealedBy) throw new TextError('The receipt does not say who sealed')
  return {
    tender: present(value('Tender')),
    reference: present(value('Reference')),
    terms: thirtyTwoBytes(value('Terms')),
    envelope: thirtyTwoBytes(value('Envelope')),
    sealedBy,
    receivedAt: instant(value('Received at')),
    bidderKey: value('Bidder key') === null ? null : thirtyTwoBytes(value('Bidder key')),
    replaces: value('Replaces'),
    salt: thirtyTwoBytes(value('Salt')),
  }
}
