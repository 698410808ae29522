import { Decrypter } from 'age-encryption'
import { concatenate, toHex, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { sealTo } from '../../sealing/age-file.ts'
import { ByteSource } from '../../sealing/byte-source.ts'
import { sealShare } from '../../sealing/dealt-share.ts'
import {
  contentName,
  headerName,
  shareName,
  writeHeader,
  type EnvelopeHeader,
} from '../../sealing/envelope-header.ts'
import { paddedLength } from '../../sealing/padding.ts'
import {
  archiveName,
  proposalName,
  readProposal,
  writeProposal,
  type Proposal,
} from '../../sealing/proposal.ts'
import { readEnvelope, type ReadEnvelope } from '../../sealing/read-envelope.ts'
import { sealProposal } from '../../sealing/seal-proposal.ts'
import { placeOf } from '../../sealing/envelope-header.ts'
import { shareLength, writeShareText } from '../../sealing/share-text.ts'
import { chunksOf, streamOf } from '../../sealing/streams.ts'
import { readTarHeader, tarEnd, tarHeader, tarPadding } from '../../sealing/tar.ts'
import type { Terms } from '../../sealing/terms.ts'
import { bytesOf, inPieces } from './sealed-envelope.ts'
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

/** What a bidder seals without our page: everything is right but what the bidder chooses. */
export interface ChosenContent {
  /** Makes another `proposal.json` of the right one, of which `bytes` are written where that is not enough. */
  change?: (proposal: Proposal) => Proposal
  bytes?: (proposal: Uint8Array) => Uint8Array
  /** What follows in the archive, up to its end. */
  archive?: (proposal: Proposal) => readonly Uint8Array[]
  /** Makes something else of the sealed content, of the same length. */
  spoil?: (sealed: Uint8Array) => Uint8Array
}

/** What the files of `sealContent` hold, one byte more in each. */
export const chosenFile = (index: number): Uint8Array => utf8(`%PDF-1.7${'.'.repeat(index)}`)

/** The archive's files as they are named and counted in `proposal.json`. */
export function archiveOf(contents: readonly Uint8Array[]): (proposal: Proposal) => readonly Uint8Array[] {
  return ({ files }) => [
    ...contents.map((bytes, index) => whole(archiveName(index + 1, files[index]?.name ?? ''), bytes)),
    tarEnd,
  ]
}

/** An envelope that is received like any other and holds what its bidder has chosen. */
export async function sealContent(
  terms: Terms,
  { change = (same) => same, bytes = (same) => same, archive, spoil = (same) => same }: ChosenContent,
): Promise<MadeEnvelope> {
  const file = chosenFile(0)
  const sealing = await sealProposal(terms, typedAnswers, [fileOf('offer.pdf', file)], 'browser')
  const sealed = await readEnvelope(chunksOf(sealing.envelope), terms)
  const decrypter = new Decrypter()
  decrypter.addIdentity(sealing.privatePart.identity)
  const plain = await decrypter.decrypt(await bytesOf(sealed.content))
  const source = new ByteSource(inPieces(plain, plain.length))
  const proposal = change(readProposal(await source.read((await readTarHeader(source))?.size ?? 0)))
  const parts = [
    whole(proposalName, bytes(writeProposal(proposal))),
    ...(archive ?? archiveOf([file]))(proposal),
  ]
  const chosen = concatenate(...parts)
  const padded = concatenate(chosen, new Uint8Array(paddedLength(chosen.length) - chosen.length))
  const content = spoil(await sealTo(sealed.header.recipient, padded))
  return envelopeOf({
    ...sealed,
    ...{ content: streamOf(inPieces(content, 65_536)), contentLength: content.length },
  })
}

async function withShares(
  sealed: ReadEnvelope,
  shares: readonly Uint8Array[],
  texts: EnvelopeHeader['shares'],
): Promise<MadeEnvelope> {
  const header: EnvelopeHeader = {
    ...sealed.header,
    shares: shares.map((file, index) => ({ text: texts[index]?.text ?? '', file: toHex(sha256(file)) })),
  }
  return envelopeOf({ ...sealed, header, shares })
}

function envelopeOf({ header, shares, content, contentLength }: ReadEnvelope): MadeEnvelope {
  async function* envelope(): AsyncGenerator<Uint8Array> {
    yield whole(headerName, writeHeader(header))
    for (const [index, share] of shares.entries()) yield whole(shareName(index + 1), share)
    yield tarHeader(contentName, contentLength)
    yield* chunksOf(content)
    yield concatenate(tarPadding(contentLength), tarEnd)
  }
  const { recipient, code, bidderKey } = header
  return { envelope: streamOf(envelope()), recipient, code, bidderKey }
}

function whole(name: string, bytes: Uint8Array): Uint8Array {
  return concatenate(tarHeader(name, bytes.length), bytes, tarPadding(bytes.length))
}
