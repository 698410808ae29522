import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64nopad, bech32 } from '@scure/base'
import { Encrypter, Stanza, type Recipient } from 'age-encryption'
import * as z from 'zod/mini'
import { concatenate, fromHex, toHex, utf8 } from '../proofs/bytes.ts'
import { ageHeader, AgeFileError, sealTo } from './age-file.ts'
import { platformBytes } from './codes.ts'
import { openWithFileKey } from './open-share.ts'
import { hexOf32Bytes } from './shapes.ts'

/**
 * What the age file of a share was made with, in hexadecimal. The sealed content repeats it, so that after the opening
 * anybody can see whether a custodian was dealt what the bidder says. It opens that one share and nothing else.
 */
export const dealingSchema = z.strictObject({
  fileKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The secret of the stanza's one-time key. */
  ephemeral: hexOf32Bytes,
})

export type Dealing = z.output<typeof dealingSchema>

export interface SealedShare {
  /** The age file. */
  file: Uint8Array
  /** Nothing for recipients of other kinds than age's own: what they were dealt can't be shown afterwards. */
  dealing: Dealing | null
}

/** Seals the text of a share to a custodian. */
export async function sealShare(recipient: string, text: string): Promise<SealedShare> {
  if (!canBeShown(recipient)) return { file: await sealTo(recipient, utf8(text)), dealing: null }
  const dealt = new DealtRecipient(recipient)
  const encrypter = new Encrypter()
  encrypter.addRecipient(dealt)
  return { file: await encrypter.encrypt(utf8(text)), dealing: dealt.dealing() }
}

/** Whether what a recipient was dealt can be shown after the opening. */
export function canBeShown(recipient: string): boolean {
  return /^age1[02-9ac-hj-np-z]{58}$/.test(recipient)
}

/** Whether a custodian who holds the key of this recipient finds this text in this age file, and no other. */
export async function isDealtSo(
  file: Uint8Array,
  recipient: string,
  text: string,
  { fileKey, ephemeral }: Dealing,
): Promise<boolean> {
  const key = fromHex(fileKey)
  try {
    const header = new TextDecoder().decode(ageHeader(file, recipient))
    const { args, body } = stanzaOf(key, fromHex(ephemeral), recipient)
    const [, given, wrapped] = header.split('\n')
    if (given !== `-> ${args.join(' ')}` || wrapped !== base64nopad.encode(body)) return false
  } catch (error) {
    if (error instanceof AgeFileError) return false
    throw error
  }
  // Without the header's right code of authentication, age opens nothing.
  return (await openWithFileKey(file, key)) === text
}

/** Age's X25519 recipient, which remembers what it chose. */
class DealtRecipient implements Recipient {
  readonly #recipient: string
  readonly #ephemeral = platformBytes(32)
  #fileKey: Uint8Array | undefined

  constructor(recipient: string) {
    this.#recipient = recipient
  }

  wrapFileKey(fileKey: Uint8Array): Stanza[] {
    this.#fileKey = fileKey.slice()
    return [stanzaOf(fileKey, this.#ephemeral, this.#recipient)]
  }

  dealing(): Dealing {
    if (!this.#fileKey) throw new Error('Nothing was sealed')
    return { fileKey: toHex(this.#fileKey), ephemeral: toHex(this.#ephemeral) }
  }
}

/** The stanza of age's X25519 recipient (C2SP, age.md), from given secrets. */
function stanzaOf(fileKey: Uint8Array, ephemeral: Uint8Array, recipient: string): Stanza {
  const { bytes: theirs } = bech32.decodeToBytes(recipient)
  const ours = x25519.getPublicKey(ephemeral)
  const shared = x25519.getSharedSecret(ephemeral, theirs)
  const key = hkdf(sha256, shared, concatenate(ours, theirs), utf8('age-encryption.org/v1/X25519'), 32)
  const body = chacha20poly1305(key, new Uint8Array(12)).encrypt(fileKey)
  return new Stanza(['X25519', base64nopad.encode(ours)], body)
}
