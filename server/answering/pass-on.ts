import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PassedAnswer } from '../reading-counts/reading-counts.ts'
import { framingOf, headersOfConnection } from '../passed-headers.ts'
import { sharedAnswerHeaders } from '../rendering/process-messages.ts'
import { namesOfOrigin, originHeaders, type RequestOrigin } from '../request-origin.ts'
import type { RenderingLink } from './rendering-link.ts'

/** Headers that only this product's processes use. */
const ofProcesses = new Set<string>(Object.values(sharedAnswerHeaders))
const ofOrigin = new Set<string>(namesOfOrigin)

/** The visitor has left before there was an answer. */
export class VisitorLeftError extends Error {}

interface PassOnOptions {
  /** The visitor's address, as far as trusted proxies or the connection say. */
  client: string
  origin: RequestOrigin
}

/**
 * Passes a request on to a rendering process in the visitor's own name, and its answer back as it comes.
 * @returns the answer's status and headers when it has begun; what follows goes on by itself
 * @throws the connection's error, as long as nothing was answered
 */
export async function passOn(
  rendering: RenderingLink,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { client, origin }: PassOnOptions,
): Promise<PassedAnswer> {
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  const { connection, 'content-length': length, ...others } = incoming.headers
  const isChunked = incoming.headers['transfer-encoding'] !== undefined
  // What reads has no body, and may be asked a second time.
  const hasBody = !isRead && (isChunked || length !== undefined)
  const ofConnection = headersOfConnection(connection)
  const headers = Object.fromEntries(
    Object.entries(others).filter(
      ([name]) => !ofConnection.has(name) && !ofProcesses.has(name) && !ofOrigin.has(name),
    ),
  )
  const request = rendering.request({
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...headers,
      ...(hasBody && framingOf(isChunked ? undefined : length)),
      'x-forwarded-for': client,
      ...originHeaders(origin),
    },
  })
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) request.destroy()
  })
  // After an answer has begun, whatever becomes of the rest of the body is no failure.
  request.on('error', () => undefined)
  if (hasBody) incoming.pipe(request)
  else request.end()
  try {
    const [answer]: IncomingMessage[] = await once(request, 'response')
    if (!answer) throw new Error('A rendering process answered nothing')
    outgoing.writeHead(answer.statusCode ?? 500, answer.statusMessage, rawHeadersOf(answer))
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
    answer.once('aborted', () => outgoing.destroy())
    answer.once('end', () => {
      // What was refused before it was read to its end is read and thrown away, so that the answer arrives.
      incoming.unpipe(request)
      incoming.resume()
    })
    const { statusCode: status = 500, headers: given } = answer
    return { status, headers: given, foundNothing: given[sharedAnswerHeaders.foundNothing] !== undefined }
  } catch (error) {
    incoming.unpipe(request)
    // That the request was then broken off says nothing of the process.
    throw outgoing.destroyed ? new VisitorLeftError() : error
  }
}

function rawHeadersOf({ rawHeaders }: IncomingMessage): string[] {
  const ofConnection = headersOfConnection()
  const passed: string[] = []
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    const known = name.toLowerCase()
    if (!ofConnection.has(known) && !ofProcesses.has(known)) passed.push(name, value)
  }
  return passed
}
