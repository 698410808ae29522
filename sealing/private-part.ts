import { Decrypter, Encrypter } from 'age-encryption'
import * as z from 'zod/mini'
import { toHex, utf8 } from '../proofs/bytes.ts'
import { canonicalJson } from '../proofs/canonical-json.ts'
import { sha256 } from '../proofs/hash.ts'
import { answersSchema, sealedFileSchema } from './proposal.ts'
import { privateCopyLength } from './envelope-header.ts'
import { hexOf32Bytes, oneLine } from './shapes.ts'

const privatePartSchema = z.strictObject({
  version: z.literal(1),
  tender: oneLine,
  terms: hexOf32Bytes,
  /** The envelope's recipient, and the identity that opens it. */
  envelope: z.string(),
  identity: z.string(),
  /** Private half, 32 bytes, of the key that withdraws the proposal. */
  bidderKey: z.nullable(hexOf32Bytes),
  /** Withdraws too, and opens the copy of this in the envelope's header. */
  code: z.string(),
  answers: answersSchema,
  files: z.array(sealedFileSchema),
})

/** What a bidder alone has of a proposal, and what the receipt does not say. */
export type PrivatePart = z.output<typeof privatePartSchema>

/** A code of 130 bits needs no costly way from it to a key; the format has no cheaper one. */
const scryptWorkFactor = 4

/** A name may be long, and the copy's length is fixed. */
const shortNameLength = 40

/** Bytes that age adds under a passphrase with this work factor. */
const ageOverhead = 'age-encryption.org/v1\n-> scrypt  4\n'.length + 22 + 44 + 48 + 16 + 16

/**
 * What shows that somebody knows the secret code, and doesn't give it away: what a withdrawal with the code publishes. The
 * code opens more than that.
 */
export function proofOfCode(code: string): string {
  return toHex(sha256(utf8(`withdraw ${code}`)))
}

/** What a header says of the secret code: the hash of what shows that somebody knows it. */
export function codeHash(code: string): string {
  return hashOfProof(proofOfCode(code))
}

/** The header's `code`, from what a withdrawal says. */
export function hashOfProof(proof: string): string {
  return toHex(sha256(utf8(`secret code ${proof}`)))
}

/**
 * The private part under its secret code, always of the same length, with its end filled with blanks.
 * @throws RangeError when the answers are too long
 */
export async function sealPrivatePart(part: PrivatePart): Promise<Uint8Array> {
  const plain = new Uint8Array(privateCopyLength - ageOverhead).fill(0x20)
  const whole = utf8(canonicalJson(part))
  plain.set(whole.length <= plain.length ? whole : utf8(canonicalJson(withShortNames(part))))
  const encrypter = new Encrypter()
  encrypter.setPassphrase(part.code)
  encrypter.setScryptWorkFactor(scryptWorkFactor)
  return encrypter.encrypt(plain)
}

function withShortNames(part: PrivatePart): PrivatePart {
  const files = part.files.map((file) => ({
    ...file,
    name: Array.from(file.name).slice(0, shortNameLength).join(''),
  }))
  return { ...part, files }
}

/** @throws when the code is another one, or the copy was changed */
export async function openPrivatePart(copy: Uint8Array, code: string): Promise<PrivatePart> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(code)
  const read: unknown = JSON.parse(await decrypter.decrypt(copy, 'text'))
  return privatePartSchema.parse(read)
}
