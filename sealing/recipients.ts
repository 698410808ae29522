import { identityToRecipient } from 'age-encryption'
import { utf8 } from '../proofs/bytes.ts'
import { sha256 } from '../proofs/hash.ts'
import { sealTo } from './age-file.ts'

/** Why a text that somebody pasted can't be a custodian's recipient. */
export class RecipientError extends Error {
  readonly reason: 'a secret key' | 'no recipient'

  constructor(reason: RecipientError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

const digits = 'abcdefghijklmnopqrstuvwxyz234567'

/** What two people compare by voice: the first 20 base-32 digits (RFC 4648) of SHA-256, in groups of five. */
export function fingerprintOf(recipient: string): string {
  const bits = Array.from(sha256(utf8(recipient)).subarray(0, 13), (byte) =>
    byte.toString(2).padStart(8, '0'),
  ).join('')
  const code = bits.match(/.{5}/g)?.slice(0, 20) ?? []
  const text = code.map((five) => digits[Number.parseInt(five, 2)] ?? '').join('')
  return text.match(/.{5}/g)?.join(' ') ?? ''
}

/**
 * Reads a recipient that a custodian pasted: of an age key, of hardware (`age1tag1…`), or against quantum computers
 * (`age1pq1…`). Something is sealed to it, because a text may look right and be no key.
 * @throws RecipientError
 */
export async function readRecipient(pasted: string): Promise<string> {
  const text = pasted.trim()
  if (/^AGE-(SECRET-KEY|PLUGIN)/i.test(text)) throw new RecipientError('a secret key')
  const recipient = text.toLowerCase()
  try {
    await sealTo(recipient, utf8('tried'))
  } catch (error) {
    throw new RecipientError('no recipient', { cause: error })
  }
  return recipient
}

/** The recipient of an age identity. @throws RecipientError when it is none */
export async function recipientOf(identity: string): Promise<string> {
  try {
    return await identityToRecipient(identity)
  } catch (error) {
    throw new RecipientError('no recipient', { cause: error })
  }
}
