import { concatenate, toHex } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { sealShare } from '../../sealing/dealt-share.ts'
import {
  contentName,
  headerName,
  shareName,
  writeHeader,
  type EnvelopeHeader,
} from '../../sealing/envelope-header.ts'
import { readEnvelope, type ReadEnvelope } from '../../sealing/read-envelope.ts'
import { sealProposal } from '../../sealing/seal-proposal.ts'
import { placeOf } from '../../sealing/envelope-header.ts'
import { shareLength, writeShareText } from '../../sealing/share-text.ts'
import { chunksOf, streamOf } from '../../sealing/streams.ts'
import { tarEnd, tarHeader, tarPadding } from '../../sealing/tar.ts'
import type { Terms } from '../../sealing/terms.ts'
import { fileOf, typedAnswers } from './tenders-with-terms.ts'

/** What stores an envelope in the place of a bidder's. */
export interface MadeEnvelope {
  envelope: ReadableStream<Uint8Array>
  recipient: string
  code: string
  bidderKey: string | null
}

/** A sealed proposal as any reader finds it. */
export async function sealedForReading(terms: Terms): Promise<ReadEnvelope> {
  const { envelope } = await sealProposal(terms, typedAnswers, [fileOf('offer.pdf', '%PDF')], 'browser')
  return readEnvelope(chunksOf(envelope), terms)
}

/** An envelope in which only the first custodian was dealt what its header says. */
export async function sealWrongly(terms: Terms): Promise<MadeEnvelope> {
  const sealed = await sealedForReading(terms)
  const { header } = sealed
  const others = await Promise.all(
    terms.custodians.slice(1).map(async ({ recipient }, index) => {
      const place = placeOf(header, index + 2)
      const text = writeShareText({ ...place, share: new Uint8Array(shareLength).fill(9) })
      return (await sealShare(recipient, text)).file
    }),
  )
  return withShares(sealed, [sealed.shares[0] ?? new Uint8Array(), ...others], header.shares)
}

/** An envelope of these terms whose shares were copied from another one. */
export async function withCopiedShares(
  terms: Terms,
  { header, shares }: ReadEnvelope,
): Promise<MadeEnvelope> {
  return withShares(await sealedForReading(terms), shares, header.shares)
}

async function withShares(
  { header, content, contentLength }: ReadEnvelope,
  shares: readonly Uint8Array[],
  texts: EnvelopeHeader['shares'],
): Promise<MadeEnvelope> {
  const changed: EnvelopeHeader = {
    ...header,
    shares: shares.map((file, index) => ({ text: texts[index]?.text ?? '', file: toHex(sha256(file)) })),
  }
  async function* envelope(): AsyncGenerator<Uint8Array> {
    yield whole(headerName, writeHeader(changed))
    for (const [index, share] of shares.entries()) yield whole(shareName(index + 1), share)
    yield tarHeader(contentName, contentLength)
    yield* chunksOf(content)
    yield concatenate(tarPadding(contentLength), tarEnd)
  }
  const { recipient, code, bidderKey } = changed
  return { envelope: streamOf(envelope()), recipient, code, bidderKey }
}

function whole(name: string, bytes: Uint8Array): Uint8Array {
  return concatenate(tarHeader(name, bytes.length), bytes, tarPadding(bytes.length))
}
