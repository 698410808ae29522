import { Encrypter } from 'age-encryption'

/** Arguments of the one stanza that sealing to a recipient writes, as numbers of base-64 digits, by its beginning. */
const stanzas: readonly { recipient: RegExp; type: string; args: readonly number[] }[] = [
  { recipient: /^age1pq1[02-9ac-hj-np-z]+$/, type: 'mlkem768x25519', args: [1494] },
  { recipient: /^age1tag1[02-9ac-hj-np-z]+$/, type: 'p256tag', args: [6, 87] },
  { recipient: /^age1tagpq1[02-9ac-hj-np-z]+$/, type: 'mlkem768p256tag', args: [6, 1538] },
  { recipient: /^age1[02-9ac-hj-np-z]{58}$/, type: 'X25519', args: [43] },
]

/** Bytes of the nonce before what is sealed. */
const nonceLength = 16
/** Bytes by which each piece grows. */
const tagLength = 16
const pieceLength = 64 * 1024

/** Why an age file is not the one that sealing something of this length to this recipient writes. */
export class AgeFileError extends Error {}

function headerPattern(recipient: string): RegExp {
  const stanza = stanzas.find((known) => known.recipient.test(recipient))
  if (!stanza) throw new AgeFileError('No such recipient')
  const args = stanza.args.map((length) => ` [A-Za-z0-9+/]{${length}}`).join('')
  return new RegExp(
    `^age-encryption\\.org/v1\n-> ${stanza.type}${args}\n[A-Za-z0-9+/]{43}\n--- [A-Za-z0-9+/]{43}\n`,
  )
}

/** Bytes of the header before what is sealed to this recipient. @throws AgeFileError for no recipient */
export function ageHeaderLength(recipient: string): number {
  const stanza = stanzas.find((known) => known.recipient.test(recipient))
  if (!stanza) throw new AgeFileError('No such recipient')
  const args = stanza.args.reduce((all, length) => all + 1 + length, 0)
  return 'age-encryption.org/v1\n-> '.length + stanza.type.length + args + 1 + 44 + 48
}

/** Bytes of an age file for one recipient. @param length of what is sealed */
export function ageFileLength(recipient: string, length: number): number {
  const pieces = Math.max(1, Math.ceil(length / pieceLength))
  return ageHeaderLength(recipient) + nonceLength + length + pieces * tagLength
}

/** Bytes of what is sealed in an age file of this length, or nothing when no age file has it. */
export function plainLength(recipient: string, fileLength: number): number | undefined {
  const sealed = fileLength - ageHeaderLength(recipient) - nonceLength
  const length = sealed - Math.max(1, Math.ceil(sealed / (pieceLength + tagLength))) * tagLength
  return length >= 0 && ageFileLength(recipient, length) === fileLength ? length : undefined
}

/**
 * The header of an age file for one recipient of this kind.
 * @param beginning of the file, at least as long as the header
 * @throws AgeFileError when it has another recipient, several, or something else
 */
export function ageHeader(beginning: Uint8Array, recipient: string): Uint8Array {
  const header = beginning.subarray(0, ageHeaderLength(recipient))
  if (!headerPattern(recipient).test(String.fromCodePoint(...header))) {
    throw new AgeFileError('The age file has another header')
  }
  return header
}

/** Seals a few bytes to a recipient. */
export async function sealTo(recipient: string, plain: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(plain)
}
