import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { compress } from '../page-cache/compress.ts'
import { sharedAnswerHeaders } from '../rendering/process-messages.ts'
import { originHeaders, type RequestOrigin } from '../request-origin.ts'
import type { RenderingLink } from './rendering-link.ts'
import type { SharedRequest } from './shared-request.ts'

/** Milliseconds after which a page that is still in the making is given up. */
const longestRendering = 15_000

/** A page that could not be made, as the site says so. */
export class MadeFailureError extends Error {
  readonly response: CachedResponse

  constructor(response: CachedResponse) {
    super(`The answer was ${response.status}`)
    this.response = response
  }
}

export interface AskedAnswer {
  response: CachedResponse
  isCacheable: boolean
}

interface AskOptions {
  /** Host as the visitor named it. */
  host: string
  /** The version that the answer must not be older than. */
  version: string
  /** Of the first who asked for it. */
  origin: RequestOrigin | undefined
}

/**
 * Has a rendering process make an answer that is the same for everybody.
 * @throws MadeFailureError, or the connection's error
 */
export async function askRendering(
  rendering: RenderingLink,
  { address, headers }: SharedRequest,
  { host, version, origin }: AskOptions,
): Promise<AskedAnswer> {
  const request = rendering.request({
    path: address,
    headers: {
      ...headers,
      host,
      [sharedAnswerHeaders.wantedVersion]: version,
      ...(origin && originHeaders(origin)),
    },
    signal: AbortSignal.timeout(longestRendering),
  })
  request.end()
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('A rendering process answered nothing')
  const body = await buffer(answer)
  const asked = await toAnswer(answer, body)
  const isFailure =
    answer.headers[sharedAnswerHeaders.isFailure] !== undefined || asked.response.status >= 500
  if (isFailure) throw new MadeFailureError(asked.response)
  return asked
}

/** Headers of one connection, or which each answer to a visitor is given by itself. */
const ofOneAnswer = new Set<string>([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'x-cache', 'x-request-id'],
  ...Object.values(sharedAnswerHeaders),
])

async function toAnswer(answer: IncomingMessage, body: Buffer): Promise<AskedAnswer> {
  const headers = Object.fromEntries(
    Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      ofOneAnswer.has(name) || !values ? [] : [[name, values.join(', ')] as const],
    ),
  )
  const status = answer.statusCode ?? 500
  const tag = answer.headers[sharedAnswerHeaders.tag]?.toString()
  if (tag !== undefined) {
    const freshUntil = Number(answer.headers[sharedAnswerHeaders.freshUntil])
    const grace = Number(answer.headers[sharedAnswerHeaders.grace])
    return {
      isCacheable: freshUntil > 0,
      response: { status, headers, tag, bodies: { br: alone(body) }, freshUntil, grace },
    }
  }
  // What says of itself that it never changes is cached, too.
  const isCacheable = status === 200 && /\bimmutable\b/.test(headers['cache-control'] ?? '')
  return {
    isCacheable,
    response: {
      status,
      headers,
      ...(await compress(body)),
      freshUntil: isCacheable ? Number.POSITIVE_INFINITY : 0,
    },
  }
}

/** A piece of memory of its own, without the rest of what it came in. */
function alone(body: Buffer): Buffer<ArrayBuffer> {
  const whole = Buffer.from(new ArrayBuffer(body.length))
  body.copy(whole)
  return whole
}
