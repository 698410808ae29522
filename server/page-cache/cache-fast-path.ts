import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../log.ts'
import { logRequest } from '../request-log.ts'
import type { Secure } from '../security/security-headers.ts'
import type { PageCache } from './page-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { chooseEncoding, encodeCached, headersOfTheBody, matchesTag, type Encoding } from './send.ts'

/** Name under which the answer to a request would be cached; nothing when the routes have to look at it. */
export type KeyOfRequest = (incoming: IncomingMessage) => string | undefined

interface CacheFastPathOptions {
  cache: PageCache
  keyOf: KeyOfRequest
  /** Adds the headers that every answer carries. */
  secure: Secure
  log: Logger
  now: () => number
}

/** An answer as it goes over the line: names and values of its headers in turn, as Node takes them. */
interface SentAnswer {
  tag: string
  headers: readonly string[]
  headersWhenKnown: readonly string[]
  body: Buffer
}

type SentAnswers = Partial<Record<Encoding, SentAnswer>>

/**
 * Answers what is cached before the routes are asked: a page that is asked for again costs no `Request`, no middleware and
 * no parsing of its address (`npm run bench:server`). What it answers is to the byte what the routes would answer.
 * @returns whether it answered
 */
export function cacheFastPath({ cache, keyOf, secure, log, now }: CacheFastPathOptions) {
  const sent = new WeakMap<CachedResponse, SentAnswers>()

  const sentAnswer = (cached: CachedResponse, encoding: Encoding): SentAnswer => {
    const known = sent.get(cached) ?? {}
    sent.set(cached, known)
    known[encoding] ??= toSent(cached, encoding, secure)
    return known[encoding]
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, headers } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const encoding = chooseEncoding(headers['accept-encoding']?.toString())
    if (encoding === 'identity') return false
    const key = keyOf(incoming)
    const fresh = key === undefined ? undefined : cache.fresh(key)
    if (key === undefined || !fresh) return false
    const cached = encoding === 'gzip' && !fresh.bodies.gzip ? cache.addGzip(key, fresh) : fresh
    const began = now()
    const requestId = randomUUID()
    const answer = sentAnswer(cached, encoding)
    const isKnown = cached.status === 200 && matchesTag(headers['if-none-match'], answer.tag)
    const status = isKnown ? 304 : cached.status
    const own = isKnown ? answer.headersWhenKnown : answer.headers
    outgoing.writeHead(status, [...own, 'X-Request-Id', requestId])
    outgoing.end(isKnown || method === 'HEAD' ? undefined : answer.body)
    const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
    logRequest(log, { requestId, method, path, status, milliseconds: now() - began, cache: 'hit' })
    return true
  }
}

function toSent(cached: CachedResponse, encoding: Encoding, secure: Secure): SentAnswer {
  const { headers, tag, body } = encodeCached(cached, encoding)
  headers.set('X-Cache', 'hit')
  const flat = () => {
    const copy = new Headers(headers)
    secure(copy)
    return [...copy].flat()
  }
  const whole = flat()
  for (const name of headersOfTheBody) headers.delete(name)
  return { tag, headers: whole, headersWhenKnown: flat(), body }
}
