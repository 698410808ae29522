import { Decrypter } from 'age-encryption'
import { ageHeader, AgeFileError } from './age-file.ts'
import { shareFileLength } from './envelope-header.ts'
import {
  isSameEnvelope,
  isSamePlace,
  isShareText,
  readShareText,
  ShareTextError,
  shareTextHash,
  type SharePlace,
} from './share-text.ts'

/** What a custodian expects of a share, from terms under the log's key and from the envelope's header. */
export interface ShareContext extends SharePlace {
  /** The custodian's own recipient, as it stands in the terms. */
  custodian: string
  /** SHA-256 of the share's text, in hexadecimal, from the header. */
  text: string
}

/** What a custodian answers for one envelope. */
export interface HandedShare {
  /** The envelope's recipient. */
  envelope: string
  /** Nothing when the share could not be opened, or is not the one that the header names. */
  text: string | null
}

/** A share of another envelope, tender or form: it is not handed over. */
export class OtherShareError extends Error {
  readonly place: SharePlace | null

  constructor(place: SharePlace | null) {
    super('The share belongs elsewhere')
    this.place = place
  }
}

/**
 * Opens a share that was sealed to a custodian, and hands over its text when it is the expected one.
 *
 * Nothing else ever leaves the custodian, not even the key of a file that holds something wrong: its header may be copied
 * from an envelope of another tender, and then the key opens the share there.
 * @throws OtherShareError when it is a share that belongs elsewhere. Handing it over would open another tender's proposals to
 * whoever copied their shares into an envelope of this one.
 * @throws AgeFileError when the age file is not of the form that every envelope has, which anybody can see
 */
export async function openShare(
  share: Uint8Array,
  identity: string,
  expected: ShareContext,
): Promise<HandedShare> {
  const header = shareHeader(share, expected, expected.custodian)
  const { envelope } = expected
  const fileKey = await fileKeyOf(header, identity)
  const text = fileKey && (await openWithFileKey(share, fileKey))
  if (text === undefined) return { envelope, text: null }
  refuseOther(text, expected)
  return { envelope, text: isExpected(text, expected) ? text : null }
}

/**
 * Header of an age file that can hold the share of this place for this custodian. The exact length leaves few other
 * files that could be put in its place for a custodian to open.
 * @throws AgeFileError for any other
 */
export function shareHeader(share: Uint8Array, place: SharePlace, custodian: string): Uint8Array {
  if (share.length !== shareFileLength(place, custodian)) throw new AgeFileError('A share has another length')
  return ageHeader(share, custodian)
}

/** Whether a text is the share of this place that the header's hash names. */
export function isExpected(text: string, expected: SharePlace & { text: string }): boolean {
  if (shareTextHash(text) !== expected.text) return false
  try {
    return isSamePlace(readShareText(text), expected)
  } catch (error) {
    if (error instanceof ShareTextError) return false
    throw error
  }
}

/** The text in an age file, or nothing when the key is another one or what it opens is no text. */
export async function openWithFileKey(share: Uint8Array, fileKey: Uint8Array): Promise<string | undefined> {
  const decrypter = new Decrypter()
  decrypter.addIdentity({ unwrapFileKey: () => fileKey })
  try {
    const plain = await decrypter.decrypt(share)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
  } catch {
    return undefined
  }
}

async function fileKeyOf(header: Uint8Array, identity: string): Promise<Uint8Array | undefined> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return await decrypter.decryptHeader(header)
  } catch {
    return undefined
  }
}

function refuseOther(text: string, expected: SharePlace): void {
  if (!isShareText(text)) return
  let place: SharePlace
  try {
    place = readShareText(text)
  } catch (error) {
    if (error instanceof ShareTextError) throw new OtherShareError(null)
    throw error
  }
  if (!isSameEnvelope(place, expected)) throw new OtherShareError(place)
}
