import { sealProposal } from '../../sealing/seal-proposal.ts'
import { chunksOf } from '../../sealing/streams.ts'
import type { Terms } from '../../sealing/terms.ts'
import { pdf, proposalFields } from '../../tests/support/submission-files.ts'
import { acknowledged, onOwnConnection } from './send-proposal.ts'

/** Bytes that are sent at once. */
const pieceLength = 128 * 1024

/** How often a sender tries before the trial counts it as failed. */
const mostTries = 10

/** A proposal that a bidder sends to a tender. */
interface EnvelopeToUpload {
  /** Address of the site, which may be another after a while. */
  url: () => string
  tender: string
  terms: Terms
  company: string
  /** Bytes of each file. */
  sizes: readonly number[]
}

interface EnvelopeToSend extends EnvelopeToUpload {
  /** Waits for a site that was killed, and is called for each broken connection. */
  whenBroken: () => Promise<void>
}

/** A proposal as a bidder's browser seals it. */
export async function sealedBytes(terms: Terms, company: string, sizes: readonly number[]): Promise<Buffer> {
  const files = sizes.map((size, index) => {
    const content = new Blob([new Uint8Array(pdf(company, size))])
    return { name: `${index}.pdf`, size: content.size, stream: () => content.stream() }
  })
  const answers = { ...proposalFields, company_name: company }
  const { envelope } = await sealProposal(terms, answers, files, 'browser')
  const parts: Uint8Array[] = []
  for await (const part of chunksOf(envelope)) parts.push(part)
  return Buffer.concat(parts)
}

/** A proposal that is sent in pieces, to whichever address the site has by then. */
export interface EnvelopeUpload {
  /**
   * Sends what is missing up to a share of the whole, from where the site says that it is.
   * @throws when it is refused, and when the line breaks
   */
  sendUntil: (share: number) => Promise<void>
  /**
   * Sends what is missing.
   * @returns its reference once it is acknowledged
   * @throws as `sendUntil`
   */
  finish: () => Promise<string>
}

/** Seals a proposal as a bidder's browser does; nothing is sent yet. */
export async function sealUpload({
  url,
  tender,
  terms,
  company,
  sizes,
}: EnvelopeToUpload): Promise<EnvelopeUpload> {
  const bytes = await sealedBytes(terms, company, sizes)
  let address: string | undefined
  const call = (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
    fetch(url() + path, {
      ...init,
      headers: { 'Tus-Resumable': '1.0.0', ...onOwnConnection.headers, ...init.headers },
    })

  async function begin(): Promise<string> {
    const answer = await call(`/api/tenders/${tender}/envelopes`, {
      method: 'POST',
      headers: { 'Upload-Length': String(bytes.length) },
    })
    const location = answer.headers.get('location')
    if (location === null) throw failure(answer)
    return location
  }

  async function reached(at: string): Promise<number> {
    return offsetOf(await call(at, { method: 'HEAD' }))
  }

  async function add(at: string, offset: number, end: number): Promise<number> {
    const body = new Uint8Array(bytes.subarray(offset, Math.min(offset + pieceLength, end)))
    return offsetOf(
      await call(at, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
        body,
      }),
    )
  }

  async function sendUntil(share: number): Promise<string> {
    address ??= await begin()
    const end = Math.ceil(bytes.length * share)
    for (let offset = await reached(address); offset < end; offset = await add(address, offset, end));
    return address
  }

  return {
    async sendUntil(share) {
      await sendUntil(share)
    },
    async finish() {
      const answer = await call(`${await sendUntil(1)}/receipt`, {})
      if (!answer.ok) throw failure(answer)
      return acknowledged.parse(await answer.json()).data.reference
    },
  }
}

/**
 * Seals a proposal as a bidder's browser does and sends it in pieces; after a broken line it goes on where the site says.
 * @returns its reference once it is acknowledged
 * @throws when it is refused, or breaks too often
 */
export async function sendEnvelope({ whenBroken, ...envelope }: EnvelopeToSend): Promise<string> {
  const upload = await sealUpload(envelope)
  for (let tries = 1; ; tries += 1) {
    try {
      return await upload.finish()
    } catch (error) {
      const isBroken = error instanceof TypeError || error instanceof BrokenError
      if (!isBroken || tries === mostTries) throw error
      await whenBroken()
    }
  }
}

/** The site was away. */
class BrokenError extends Error {}

/** What is answered where no process or no node is there that could take it. */
const away = new Set([502, 503, 504])

function failure({ status }: Response): Error {
  const text = `An envelope was answered with ${status}`
  return away.has(status) ? new BrokenError(text) : new Error(text)
}

function offsetOf(answer: Response): number {
  const offset = answer.headers.get('upload-offset')
  if (!answer.ok || offset === null) throw failure(answer)
  return Number(offset)
}
