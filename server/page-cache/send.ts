import type { KeptResponse } from './page-cache.ts'

type Encoding = keyof KeptResponse['bodies']

/** The best encoding that an `Accept-Encoding` header allows: Brotli, then gzip, then none. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const allowed = new Set<string>()
  for (const part of accepted.split(',')) {
    const [name, ...parameters] = part.trim().toLowerCase().split(';')
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter))
    if (name && !refused) allowed.add(name)
  }
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') || allowed.has('*') ? 'gzip' : 'identity'
}

/** Whether an `If-None-Match` header names a tag (weak comparison, RFC 9110 section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}

/** Answers a GET or HEAD with a kept response: the right encoding, its entity tag, 304 when the visitor has it. */
export function sendKept(request: Request, kept: KeptResponse): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  const tag = `"${kept.tag}-${encoding}"`
  const headers = new Headers(kept.headers)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('ETag', tag)
  if (kept.status === 200 && matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  const body = kept.bodies[encoding]
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: kept.status,
    headers,
  })
}
