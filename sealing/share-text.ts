import { fromBase64, toBase64, toHex, utf8 } from '../proofs/bytes.ts'
import { sha256 } from '../proofs/hash.ts'
import { present, readLines, writeLines } from '../proofs/lines.ts'

/** A text that begins like a share and is not one of this form. */
export class ShareTextError extends Error {}

/** Where a share belongs: a custodian hands over no other. */
export interface SharePlace {
  /** Reference of the tender. */
  tender: string
  /** SHA-256 of the tender's terms, in hexadecimal. */
  terms: string
  /** The proposal's age recipient, which no other envelope has. */
  envelope: string
  /** From 1. */
  number: number
  of: number
  /** How many open it. */
  needed: number
}

export interface ShareText extends SharePlace {
  share: Uint8Array
}

const heading = 'key share'

/** Bytes of a share: one more than the age identity that is shared. */
export const shareLength = 75

/** A share as it is sealed to a custodian: a person who opens it sees whose it is. */
export function writeShareText({ tender, terms, envelope, number, of, needed, share }: ShareText): string {
  return writeLines(heading, {
    tender,
    terms,
    envelope,
    share: `${number} of ${of}, any ${needed} open`,
    key: toBase64(share),
  })
}

/** Whether a text is a share of some tender, perhaps of a later form. */
export function isShareText(text: string): boolean {
  return text.startsWith(heading)
}

/** @throws ShareTextError for anything but what `writeShareText` writes */
export function readShareText(text: string): ShareText {
  try {
    const value = readLines(text, heading, ['tender', 'terms', 'envelope', 'share', 'key'])
    const [, number, of, needed] =
      /^([1-7]) of ([2-7]), any ([2-7]) open$/.exec(present(value('share'))) ?? []
    const read = {
      tender: present(value('tender')),
      terms: present(value('terms')),
      envelope: present(value('envelope')),
      number: Number(number),
      of: Number(of),
      needed: Number(needed),
      share: fromBase64(present(value('key'))),
    }
    // A share at 0 would be the key itself.
    if (read.share.length === shareLength && read.share.at(-1) !== 0 && writeShareText(read) === text)
      return read
  } catch (error) {
    throw new ShareTextError('This is no share', { cause: error })
  }
  throw new ShareTextError('This is no share')
}

/** What the envelope's header says of a share, in hexadecimal. */
export function shareTextHash(text: string): string {
  return toHex(sha256(utf8(text)))
}

export function isSamePlace(one: SharePlace, other: SharePlace): boolean {
  return (
    isSameEnvelope(one, other) &&
    one.number === other.number &&
    one.of === other.of &&
    one.needed === other.needed
  )
}

/** Whether both belong to one envelope of one tender, whatever their numbers. */
export function isSameEnvelope(one: SharePlace, other: SharePlace): boolean {
  return one.tender === other.tender && one.terms === other.terms && one.envelope === other.envelope
}
