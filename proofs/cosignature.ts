import { ed25519 } from '@noble/curves/ed25519.js'
import { areSameBytes, concatenate, fromBase64, fromHex, utf8 } from './bytes.ts'
import { sha256 } from './hash.ts'
import { NoteError, type NoteKey } from './note.ts'

/** The sign of an Ed25519 key that cosigns checkpoints (C2SP tlog-cosignature, version 1). */
const cosignatureType = Uint8Array.of(4)
const [idLength, timeLength, signatureLength, publicKeyLength] = [4, 8, 64, 32]

/**
 * The key of a witness, as its operator names it: `name+id+key`.
 * @throws NoteError for anything else, the key of a log among it
 */
export function readWitnessKey(text: string): NoteKey {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? []
  if (name === undefined || id === undefined || encoded === undefined) throw new NoteError('This is no key')
  const bytes = fromBase64(encoded)
  const key = { name, publicKey: bytes.subarray(1) }
  if (bytes[0] !== cosignatureType[0] || key.publicKey.length !== publicKeyLength)
    throw new NoteError('This is no key of a witness')
  if (!areSameBytes(fromHex(id), witnessKeyId(key))) throw new NoteError('The key has another id')
  return key
}

/** First four bytes of a hash over name, type and key. */
function witnessKeyId({ name, publicKey }: NoteKey): Uint8Array {
  return sha256(utf8(`${name}\n`), cosignatureType, publicKey).subarray(0, idLength)
}

/** What a witness signs: that it saw this checkpoint, as the newest of a log that only grew, at a moment. */
function cosignedText(checkpoint: string, seconds: number): string {
  return `cosignature/v1\ntime ${seconds}\n${checkpoint}`
}

/**
 * The line of a witness among signature lines, and when it signed.
 * @param checkpoint the text that was signed, without signatures
 * @param lines of a note, or of a witness's answer
 * @returns nothing where there is no line of this witness
 * @throws NoteError when its line is not its signature of this checkpoint
 */
export function findCosignature(
  checkpoint: string,
  lines: string,
  key: NoteKey,
): { line: string; signedAt: Date } | undefined {
  const id = witnessKeyId(key)
  for (const line of lines.split('\n')) {
    const [, name, encoded] = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/u.exec(line) ?? []
    if (name !== key.name || encoded === undefined) continue
    const bytes = fromBase64(encoded)
    if (!areSameBytes(bytes.subarray(0, idLength), id)) continue
    if (bytes.length !== idLength + timeLength + signatureLength)
      throw new NoteError('A cosignature has another length')
    const time = bytes.subarray(idLength, idLength + timeLength)
    const seconds = Number(new DataView(concatenate(time).buffer).getBigUint64(0))
    const signed = utf8(cosignedText(checkpoint, seconds))
    if (!ed25519.verify(bytes.subarray(idLength + timeLength), signed, key.publicKey, { zip215: false }))
      throw new NoteError(`The cosignature is not by ${key.name}`)
    return { line, signedAt: new Date(seconds * 1000) }
  }
  return undefined
}
