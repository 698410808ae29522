import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../../store/log/create-log.ts'
import { kindOfRequest, type RequestCounts } from '../operator/request-counts.ts'
import type { ReadingCounts } from '../reading-counts/reading-counts.ts'
import { logRequest } from '../request-log.ts'
import { endSpan, type ReadOrigin, type RequestOrigin } from '../request-origin.ts'
import type { Secure } from '../security/security-headers.ts'
import { cdnCaching, sharedForASecond } from '../shared-caching.ts'
import type { CacheOutcome, PageCache } from './page-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { chooseEncoding, encodeCached, headersOfTheBody, matchesTag, type Encoding } from './send.ts'

/** Name under which the answer to a request would be cached; nothing when the routes have to look at it. */
export type KeyOfRequest = (incoming: IncomingMessage) => string | undefined

interface CachedAnswersOptions {
  cache: PageCache
  keyOf: KeyOfRequest
  /** Adds the headers that every answer carries. */
  secure: Secure
  log: Logger
  now: () => number
  /** Counts each answer. */
  requests: RequestCounts
  /** Counts what is read. */
  readings: Pick<ReadingCounts, 'countShared'>
  readOrigin: ReadOrigin
  /** The value of `X-Accel-Expires`, where a proxy of the installation asks for visitors. */
  untilForNginx?: () => string
}

/** An answer as it goes over the line: names and values of its headers in turn, as Node takes them. */
interface SentAnswer {
  tag: string
  headers: readonly string[]
  headersWhenKnown: readonly string[]
  body: Buffer
  /** Whether caches between may answer with it for a moment. */
  isShared: boolean
}

type SentAnswers = Partial<Record<Encoding, SentAnswer>>

/** Answers with what is cached, or was made to be: headers are prepared once for each encoding. */
export interface CachedAnswers {
  /**
   * Answers what is cached before anything else is asked: a page that is asked for again costs no `Request`, no middleware
   * and no parsing of its address (`npm run bench:server`).
   * @returns whether it answered
   */
  sendFresh: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Answers with a response, whose outcome `X-Cache` says. */
  send: (incoming: IncomingMessage, outgoing: ServerResponse, given: GivenResponse) => void
}

interface GivenResponse {
  cached: CachedResponse
  outcome: CacheOutcome | undefined
  /** When the request came, as `now` says it. */
  began: number
  origin: RequestOrigin
}

export function cachedAnswers({
  cache,
  keyOf,
  secure,
  log,
  now,
  requests,
  readings,
  readOrigin,
  untilForNginx,
}: CachedAnswersOptions): CachedAnswers {
  const sent = new WeakMap<CachedResponse, SentAnswers>()

  const sentAnswer = (cached: CachedResponse, encoding: Encoding): SentAnswer => {
    // Unpacked, a page weighs seven times as much: who takes no compression has it unpacked each time.
    if (encoding === 'identity') return toSent(cached, encoding, secure)
    let known = sent.get(cached)
    if (!known) {
      known = {}
      sent.set(cached, known)
    }
    known[encoding] ??= toSent(cached, encoding, secure)
    return known[encoding]
  }

  const sendAs = (
    encoding: Encoding,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { cached, outcome, began, origin }: GivenResponse,
  ) => {
    const { method = 'GET', url = '', headers } = incoming
    const answer = sentAnswer(cached, encoding)
    const isKnown = cached.status === 200 && matchesTag(headers['if-none-match'], answer.tag)
    const status = isKnown ? 304 : cached.status
    const own = isKnown ? answer.headersWhenKnown : answer.headers
    const all = [...own, 'X-Request-Id', origin.requestId]
    if (outcome !== undefined) all.push('X-Cache', outcome)
    if (untilForNginx && answer.isShared)
      all.push('X-Accel-Expires', untilForNginx(), 'CDN-Cache-Control', cdnCaching)
    outgoing.writeHead(status, all)
    outgoing.end(isKnown || method === 'HEAD' ? undefined : answer.body)
    readings.countShared(incoming, cached)
    const milliseconds = now() - began
    requests.count(kindOfRequest(method, url), outcome ?? 'miss', status, milliseconds)
    logRequest(log, { origin, method, address: url, status, milliseconds, cache: outcome })
    endSpan(origin, { method, address: url, status, outcome: outcome ?? 'miss' })
  }

  return {
    send: (incoming, outgoing, given) => sendAs(encodingFor(incoming), incoming, outgoing, given),
    sendFresh(incoming, outgoing) {
      const { method, headers } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const encoding = encodingFor(incoming)
      if (encoding === 'identity') return false
      const key = keyOf(incoming)
      const fresh = key === undefined ? undefined : cache.fresh(key, encoding === 'br')
      if (key === undefined || !fresh) return false
      const cached = encoding === 'gzip' && !fresh.bodies.gzip ? cache.addGzip(key, fresh) : fresh
      const origin = readOrigin((name) => headers[name]?.toString())
      sendAs(encoding, incoming, outgoing, { cached, outcome: 'hit', began: now(), origin })
      return true
    },
  }
}

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(headers['accept-encoding']?.toString())

function toSent(cached: CachedResponse, encoding: Encoding, secure: Secure): SentAnswer {
  const { headers, tag, body } = encodeCached(cached, encoding)
  const flat = () => {
    const copy = new Headers(headers)
    secure(copy)
    return [...copy].flat()
  }
  const whole = flat()
  for (const name of headersOfTheBody) headers.delete(name)
  const isShared = headers.get('Cache-Control')?.includes(sharedForASecond) ?? false
  return { tag, headers: whole, headersWhenKnown: flat(), body, isShared }
}
