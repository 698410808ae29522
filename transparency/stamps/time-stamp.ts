import { createHash, type X509Certificate } from 'node:crypto'
import { RFC3161Timestamp } from '@sigstore/core'

/** What an authority answered is no time stamp of what it was asked for. */
export class TimeStampError extends Error {}

/** Everything of a request before the hash: version 1, SHA-256 (RFC 3161, 2.4.1). */
const before = '30390201013031300d060960864801650304020105000420'
/** After it: that the answer has the authority's certificate in it. */
const after = '0101ff'

/** The request for a time stamp of a text, in DER: 59 bytes. */
export function timeStampRequest(text: string): Uint8Array<ArrayBuffer> {
  const hash = createHash('sha256').update(text).digest('hex')
  return new Uint8Array(Buffer.from(`${before}${hash}${after}`, 'hex'))
}

/**
 * Reads what an authority answered, under its certificate.
 * @param text that was to be stamped
 * @returns the moment that it vouches for
 * @throws TimeStampError when it refused, stamped something else, or somebody else signed
 */
export function readTimeStamp(answer: Uint8Array, text: string, certificate: X509Certificate): Date {
  try {
    const stamp = RFC3161Timestamp.parse(Buffer.from(answer))
    // Granted, or granted with changes.
    if (stamp.status > 1n) throw new TimeStampError(`The authority refused with status ${stamp.status}`)
    stamp.verify(Buffer.from(text), certificate.publicKey)
    return stamp.signingTime
  } catch (error) {
    if (error instanceof TimeStampError) throw error
    throw new TimeStampError('The answer is no time stamp of this checkpoint', { cause: error })
  }
}
