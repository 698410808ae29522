import { ed25519 } from '@noble/curves/ed25519.js'
import {
  areSameBytes,
  concatenate,
  EncodingError,
  fromBase64,
  fromHex,
  toBase64,
  toHex,
  utf8,
} from './bytes.ts'
import { sha256 } from './hash.ts'

/** An Ed25519 key whose signatures on notes are looked for. */
export interface NoteKey {
  /** Without spaces and `+`. */
  name: string
  /** 32 bytes. */
  publicKey: Uint8Array
}

export class NoteError extends Error {}

/** A note has no signature of the key that was asked for. */
export class UnsignedNoteError extends NoteError {}

/** A note has a signature of the key that was asked for, of another text or by another key of that name. */
export class WrongSignatureError extends NoteError {}

/** The sign of Ed25519 in a key (C2SP signed-note). */
const ed25519Type = Uint8Array.of(1)
const idLength = 4
const publicKeyLength = 32
const signatureLength = 64

/** More than any note of this product has: what is longer is not read. */
const mostCharacters = 100_000

/**
 * A text with a signature that a machine checks and a person reads (C2SP signed-note).
 * @param text lines, each with its end
 * @param sign makes an Ed25519 signature of the text's bytes with the private half of the key
 */
export async function signNote(
  text: string,
  key: NoteKey,
  sign: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<string> {
  refuseOtherName(key.name)
  if (!isText(text)) throw new NoteError('The text can’t be signed as a note')
  const signature = await sign(utf8(text))
  if (!isSignature(signature, text, key)) throw new NoteError('The signature is not by this key')
  return `${text}\n— ${key.name} ${toBase64(concatenate(keyId(key), signature))}\n`
}

/**
 * The text of a note that this key has signed. Signatures of other keys are passed over.
 * @throws NoteError when no signature of that key is right
 */
export function openNote(note: string, key: NoteKey): string {
  if (note.length > mostCharacters) throw new NoteError('The note is too long')
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  const lines = note.slice(end + 2)
  if (end < 0 || !isText(text) || !/^(— [^\s+]+ [A-Za-z0-9+/=]+\n)+$/u.test(lines)) {
    throw new NoteError('This is no note')
  }
  const id = keyId(key)
  const ofKey = lines
    .trimEnd()
    .split('\n')
    .map(signatureOf)
    .filter((signature) => signature.name === key.name && areSameBytes(signature.id, id))
  if (ofKey.length === 0) throw new UnsignedNoteError(`The note has no signature of ${key.name}`)
  if (!ofKey.every(({ signature }) => isSignature(signature, text, key))) {
    throw new WrongSignatureError(`The note’s signature is not by ${key.name}`)
  }
  return text
}

/** First four bytes of a hash over name, type and key. */
export function keyId({ name, publicKey }: NoteKey): Uint8Array {
  return sha256(utf8(`${name}\n`), ed25519Type, publicKey).subarray(0, idLength)
}

/** A key as foreign programs are given it: `name+id+key`. */
export function writeNoteKey(key: NoteKey): string {
  refuseOtherName(key.name)
  return `${key.name}+${toHex(keyId(key))}+${toBase64(concatenate(ed25519Type, key.publicKey))}`
}

/** @throws NoteError for anything but what `writeNoteKey` writes */
export function readNoteKey(text: string): NoteKey {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? []
  if (name === undefined || id === undefined || encoded === undefined) throw new NoteError('This is no key')
  const bytes = decoded(encoded)
  const key = { name, publicKey: bytes.subarray(1) }
  if (bytes[0] !== ed25519Type[0] || key.publicKey.length !== publicKeyLength) {
    throw new NoteError('This is no key of Ed25519')
  }
  if (!areSameBytes(fromHex(id), keyId(key))) throw new NoteError('The key has another id')
  return key
}

function signatureOf(line: string): { name: string; id: Uint8Array; signature: Uint8Array } {
  const [, name = '', encoded = ''] = line.split(' ')
  const bytes = decoded(encoded)
  if (bytes.length <= idLength) throw new NoteError('A signature is too short')
  return { name, id: bytes.subarray(0, idLength), signature: bytes.subarray(idLength) }
}

function isSignature(signature: Uint8Array, text: string, { publicKey }: NoteKey): boolean {
  if (signature.length !== signatureLength) return false
  // RFC 8032 as it stands, as other verifiers have it: no encodings of a point beside the usual one.
  return ed25519.verify(signature, utf8(text), publicKey, { zip215: false })
}

function decoded(text: string): Uint8Array {
  try {
    return fromBase64(text)
  } catch (error) {
    if (error instanceof EncodingError) throw new NoteError('This is no base64', { cause: error })
    throw error
  }
}

function refuseOtherName(name: string): void {
  if (!/^[^\s+]+$/u.test(name)) throw new NoteError('A key’s name has no spaces and no +')
}

/** Whole lines without control characters, and none of them empty at the end. */
function isText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return text.endsWith('\n') && text.isWellFormed() && !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text)
}
