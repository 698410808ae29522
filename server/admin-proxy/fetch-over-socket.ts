import { request as httpRequest } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { framingOf } from '../passed-headers.ts'
import { streamOf } from '../stream-of.ts'

/** Answers that have no body, which a `Response` refuses to be given (Fetch, section 2.2.3). */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * Asks a server that listens on a socket of this machine, as `fetch` asks one on a port. It follows no redirect and decodes
 * nothing.
 * @throws the connection's error, `ENOENT` or `ECONNREFUSED` when nobody listens
 */
export function fetchOverSocket(socketPath: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { 'content-length': length, ...passed } = Object.fromEntries(request.headers)
  return new Promise((resolve, reject) => {
    const asked = httpRequest({
      socketPath,
      path: `${pathname}${search}`,
      method: request.method,
      // Else the other side closes the connection when it has answered, and what of the body is still sent finds it closed
      // before the answer is read.
      headers: { ...passed, ...(request.body && framingOf(length)), connection: 'keep-alive' },
      signal: request.signal,
      // A connection that is used again may be one that the other side is just closing.
      agent: false,
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      const status = answer.statusCode ?? 502
      const headers = new Headers()
      for (const [name, values] of Object.entries(answer.headersDistinct)) {
        for (const value of values ?? []) headers.append(name, value)
      }
      const isEmpty = request.method === 'HEAD' || withoutBody.has(status)
      if (isEmpty) answer.resume()
      const body = isEmpty ? null : streamOf(answer)
      resolve(new Response(body, { status, statusText: answer.statusMessage ?? '', headers }))
    })
    if (request.body) pipeline(request.body, asked).catch(reject)
    else asked.end()
  })
}
