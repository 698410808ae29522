/** Bytes that people who are not signed in may send: an address, a password, a token. */
export const largestOpenBody = 64 * 1024

/** Bytes of a record, as JSON. Files come as multipart and have a limit of their own. */
const largestRecord = 10 * 1024 * 1024

/** Bytes after which even what is read away is broken off. */
const mostReadAway = 256 * 1024 * 1024

export type LimitedBody = { request: Request } | { refused: 413 | 415 }

const isMultipart = (request: Request) => /^\s*multipart\//i.test(request.headers.get('content-type') ?? '')

/**
 * The body of a call that is open to everybody: little JSON, and no file. Payload's own forms send their JSON as the one
 * field of a multipart form, which is read here, in memory, so that nothing else that is multipart reaches Payload.
 */
export async function openBody(request: Request): Promise<LimitedBody> {
  const body = await readAtMost(request, largestOpenBody)
  if (body === undefined) return { refused: 413 }
  if (body.length === 0) return { request: withBody(request, undefined) }
  if (isMultipart(request)) {
    const json = await onlyField(request, body)
    return json === undefined ? { refused: 415 } : { request: withBody(request, json) }
  }
  const isJson = /^\s*application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  return isJson ? { request: withBody(request, body.toString('utf8')) } : { refused: 415 }
}

/** The body of a call of somebody who is signed in: files pass as they come, anything else has a limit. */
export async function staffBody(request: Request): Promise<LimitedBody> {
  if (!request.body || isMultipart(request)) return { request }
  const body = await readAtMost(request, largestRecord)
  if (body === undefined) return { refused: 413 }
  return { request: withBody(request, body, request.headers.get('content-type')) }
}

/**
 * The whole body, or nothing when it is larger. The rest is then read and discarded: a sender that is still sending would
 * take an early answer for a broken connection.
 */
async function readAtMost({ body }: Request, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const part of body ?? []) {
    total += part.length
    if (total <= most) parts.push(part)
    else parts.length = 0
    if (total > mostReadAway) break
  }
  return total > most ? undefined : Buffer.concat(parts)
}

/** The JSON in a form that has the field `_payload` and nothing else. */
async function onlyField(request: Request, body: Buffer): Promise<string | undefined> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  try {
    const form = [...(await new Response(new Uint8Array(body), { headers }).formData())]
    const [first, ...others] = form
    if (!first || others.length > 0) return undefined
    const [name, value] = first
    return name === '_payload' && typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

function withBody(
  { url, method, headers: given, signal }: Request,
  body: string | Buffer | undefined,
  type: string | null = 'application/json',
): Request {
  const headers = new Headers(given)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  if (body === undefined) return new Request(url, { method, headers, signal })
  if (type) headers.set('content-type', type)
  headers.set('content-length', String(Buffer.byteLength(body)))
  return new Request(url, {
    method,
    headers,
    signal,
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
}
