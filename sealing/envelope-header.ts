import * as z from 'zod/mini'
import { toHex, utf8 } from '../proofs/bytes.ts'
import { canonicalJson, readCanonicalJson } from '../proofs/canonical-json.ts'
import { ageFileLength, plainLength } from './age-file.ts'
import { sealers, type SealedBy } from '../proofs/sealers.ts'
import { paddedLength } from './padding.ts'
import { fewestNeeded, hexOf32Bytes, mostCustodians, oneLine } from './shapes.ts'
import { shareLength, writeShareText, type SharePlace } from './share-text.ts'
import { blockLength, tarEnd, tarLength } from './tar.ts'
import type { Terms } from './terms.ts'

/** What is no envelope of the one form, or one of other terms. */
export class EnvelopeError extends Error {
  readonly fault: 'not an envelope' | 'other terms' | 'damaged'

  constructor(fault: EnvelopeError['fault'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** Bytes of the private part's copy in the header, whatever it says. */
export const privateCopyLength = 16 * 1024

/** Base 64 of that. */
const privateCopyCharacters = 4 * Math.ceil(privateCopyLength / 3)

export const envelopeHeaderSchema = z.strictObject({
  version: z.literal(1),
  tender: oneLine,
  /** SHA-256 of the terms' entry in the log. */
  terms: hexOf32Bytes,
  sealedBy: z.enum(sealers),
  /** To which the content is sealed: the envelope's name, since no other has it. */
  recipient: z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/)),
  needed: z.int().check(z.minimum(fewestNeeded)),
  /** In the order of the terms' custodians. */
  shares: z
    .array(
      z.strictObject({
        /** SHA-256 of the text that is sealed. */
        text: hexOf32Bytes,
        /** SHA-256 of the age file in this envelope. */
        file: hexOf32Bytes,
      }),
    )
    .check(z.minLength(fewestNeeded), z.maxLength(mostCustodians)),
  /** Ed25519 public key that withdraws the proposal; nobody has one where the server sealed. */
  bidderKey: z.nullable(hexOf32Bytes),
  /** By which it is known who has the secret code (`codeHash`). */
  code: hexOf32Bytes,
  /** The bidder's private part, an age file under the secret code, in base 64. */
  privatePart: z.string().check(z.length(privateCopyCharacters), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

/** What anybody can read of an envelope. */
export type EnvelopeHeader = z.output<typeof envelopeHeaderSchema>

export function writeHeader(header: EnvelopeHeader): Uint8Array {
  return utf8(canonicalJson(header))
}

/** @throws EnvelopeError for anything but what `writeHeader` writes for these terms */
export function readHeader(bytes: Uint8Array, terms: Terms): EnvelopeHeader {
  const header = parseHeader(bytes)
  if (
    header.tender !== terms.tender ||
    header.terms !== toHex(terms.hash) ||
    header.needed !== terms.needed ||
    header.shares.length !== terms.custodians.length
  ) {
    throw new EnvelopeError('other terms', 'The envelope is sealed for other terms')
  }
  if ((header.bidderKey === null) !== (header.sealedBy === 'server')) {
    throw new EnvelopeError('not an envelope', 'The bidder’s key does not fit who sealed it')
  }
  return header
}

function parseHeader(bytes: Uint8Array): EnvelopeHeader {
  try {
    return envelopeHeaderSchema.parse(
      readCanonicalJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)),
    )
  } catch (error) {
    throw new EnvelopeError('not an envelope', 'The header is of another form', { cause: error })
  }
}

/** Where the share of this number (from 1) belongs. */
export function placeOf(header: EnvelopeHeader, number: number): SharePlace {
  return {
    tender: header.tender,
    terms: header.terms,
    envelope: header.recipient,
    number,
    of: header.shares.length,
    needed: header.needed,
  }
}

/** Bytes of the age file in which the share of a place lies for its custodian. */
export function shareFileLength(place: SharePlace, custodian: string): number {
  return ageFileLength(custodian, utf8(writeShareText({ ...place, share: someShare })).length)
}

const someShare: Uint8Array = new Uint8Array(shareLength).fill(1)

export const headerName = 'envelope.json'
export const contentName = 'content.age'
export function shareName(number: number): string {
  return `share-${number}.age`
}

/** Bytes of an envelope, whose content is padded already. @param content bytes of the sealed content */
export function envelopeLength(header: Uint8Array, shares: readonly number[], content: number): number {
  return [header.length, ...shares, content].reduce((all, size) => all + tarLength(size), 0) + tarEnd.length
}

/** Whether sealed content can have this length: what was padded has few. */
export function isContentLength(recipient: string, length: number): boolean {
  const plain = plainLength(recipient, length)
  return plain !== undefined && paddedLength(plain) === plain
}

/**
 * Whether an envelope for these terms can have this length, before any of it is there.
 * @param length bytes
 */
export function canBeEnvelope(length: number, terms: Terms): boolean {
  return sealers.some((sealedBy) => {
    const header = exampleHeader(terms, sealedBy)
    const shares = terms.custodians.map(({ recipient }, index) =>
      shareFileLength(placeOf(header, index + 1), recipient),
    )
    const content = length - envelopeLength(writeHeader(header), shares, 0)
    // The archive fills the content up to whole blocks.
    return Array.from({ length: blockLength }, (_, filled) => content - filled).some(
      (sealed) => tarLength(sealed) === blockLength + content && isContentLength(header.recipient, sealed),
    )
  })
}

/** A header of the same length as all of these terms and this sealer. */
function exampleHeader(terms: Terms, sealedBy: SealedBy): EnvelopeHeader {
  const hex = '0'.repeat(64)
  return {
    version: 1,
    tender: terms.tender,
    terms: toHex(terms.hash),
    sealedBy,
    recipient: `age1${'q'.repeat(58)}`,
    needed: terms.needed,
    shares: terms.custodians.map(() => ({ text: hex, file: hex })),
    bidderKey: sealedBy === 'server' ? null : hex,
    code: hex,
    privatePart: 'A'.repeat(privateCopyCharacters),
  }
}
