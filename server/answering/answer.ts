import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '../../store/shared-counts/client-address.ts'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import type { Logger } from '../../store/log/create-log.ts'
import type { CachedAnswers } from '../page-cache/cached-answers.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import type { CacheOutcome, PageCache } from '../page-cache/page-cache.ts'
import { kindOfRequest, type RequestCounts } from '../operator/request-counts.ts'
import type { ReadingCounts } from '../reading-counts/reading-counts.ts'
import { logRequest } from '../request-log.ts'
import { endSpan, type ReadOrigin, type RequestOrigin } from '../request-origin.ts'
import type { Secure } from '../security/security-headers.ts'
import { askRendering, MadeFailureError } from './ask-rendering.ts'
import { sendBusy } from './busy-answer.ts'
import { BusyError, type FairQueue } from './fair-queue.ts'
import { passOn, VisitorLeftError } from './pass-on.ts'
import type { RenderingLink } from './rendering-link.ts'
import type { RenderingLinks } from './rendering-links.ts'
import { sharedRequestOf, type SharedRequest } from './shared-request.ts'

interface AnswerOptions {
  cache: PageCache
  answers: CachedAnswers
  queue: FairQueue
  /** For pictures that are drawn: they take the longest, and pages don't wait behind them. */
  pictureQueue: FairQueue
  rendering: RenderingLinks
  secure: Secure
  log: Logger
  trustedProxies: number
  now: () => number
  /** Counts each answer. */
  requests: RequestCounts
  /** Counts what is read. */
  readings: Pick<ReadingCounts, 'countPassed'>
  readOrigin: ReadOrigin
}

interface Asker {
  /** The visitor's, as the shares of rendering are counted. */
  network: string
  origin: RequestOrigin
}

/** Files take the least of rendering, and pages load dozens of them at once. */
const needsNoTurn = /^\/(?:files|flags)\//

/** Preview pictures, and charts as pictures. */
const isPicture = /^\/previews\/|\.png(?:\?|$)/

/** Answers what is not cached: by what a rendering process makes, for everybody or for this visitor alone. */
export function answerFromRendering({
  cache,
  answers,
  queue: pageQueue,
  pictureQueue,
  rendering,
  secure,
  log,
  trustedProxies,
  now,
  requests,
  readings,
  readOrigin,
}: AnswerOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const queueOf = (address: string) => (isPicture.test(address) ? pictureQueue : pageQueue)

  /** @param asker whose turn it takes, and whose trace it belongs to; nobody's when it is rebuilt */
  const making = (shared: SharedRequest, host: string, asker?: Asker) => () => {
    const waiting = asker?.origin.span?.child('waiting for a turn')
    const make = () => {
      waiting?.end()
      return rendering.withOne((link) =>
        askRendering(link, shared, { host, version: rendering.version, origin: asker?.origin }),
      )
    }
    return queueOf(shared.address).run(asker?.network, make, { key: shared.key })
  }

  /** @returns nothing when there is neither a response nor one of a failure */
  const getShared = async (
    shared: SharedRequest,
    host: string,
    asker: Asker,
  ): Promise<{ cached: CachedResponse; outcome: CacheOutcome | undefined } | undefined> => {
    // Somebody who has asked for much may have asked for this one first.
    queueOf(shared.address).alsoFor(shared.key, asker.network)
    try {
      const { response, outcome } = await cache.get(shared.key, making(shared, host, asker), {
        isWarmed: true,
        remake: making(shared, host),
      })
      return { cached: response, outcome }
    } catch (error) {
      if (error instanceof MadeFailureError) return { cached: error.response, outcome: undefined }
      // The cache has written down why, unless the visitor asked for too much.
      return undefined
    }
  }

  return async (incoming, outgoing) => {
    const began = now()
    const { url = '/', headers, method = 'GET' } = incoming
    const origin = readOrigin((name) => headers[name]?.toString())
    const client = clientAddress(
      headers['x-forwarded-for']?.toString(),
      incoming.socket.remoteAddress,
      trustedProxies,
    )
    const network = networkOf(client)
    const shared = sharedRequestOf(incoming, rendering.isKnown, rendering.isRedirected)
    if (shared) {
      const got = await getShared(shared, headers.host ?? '', { network, origin })
      if (got) return answers.send(incoming, outgoing, { ...got, began, origin })
      return refuse()
    }
    try {
      const isRead = method === 'GET' || method === 'HEAD'
      const pass = async (link: RenderingLink) => {
        const answer = await passOn(link, incoming, outgoing, { client, origin })
        readings.countPassed(incoming, answer)
        const { status } = answer
        requests.count(kindOfRequest(method, url), 'passed', status, now() - began)
        endSpan(origin, { method, address: url, status, outcome: 'passed' })
      }
      // What sends something in is not sent a second time.
      if (!isRead) return await pass(rendering.choose())
      if (needsNoTurn.test(url)) return await rendering.withOne(pass)
      const gone = new AbortController()
      outgoing.once('close', () => gone.abort())
      const waiting = origin.span?.child('waiting for a turn')
      const passInTurn = () => {
        waiting?.end()
        return rendering.withOne(pass)
      }
      await queueOf(url).run(network, passInTurn, { signal: gone.signal })
    } catch (error) {
      const isUnremarkable = error instanceof BusyError || error instanceof VisitorLeftError
      if (!isUnremarkable)
        log.warn(
          { error, requestId: origin.requestId, traceId: origin.trace?.traceId },
          'a request could not be passed on',
        )
      refuse()
    }

    function refuse(): void {
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy()
        endSpan(origin, { method, address: url, status: 499, outcome: 'refused' })
        return
      }
      sendBusy(incoming, outgoing, secure)
      const milliseconds = now() - began
      requests.count(kindOfRequest(method, url), 'refused', 503, milliseconds)
      logRequest(log, { origin, method, address: url, status: 503, milliseconds, cache: undefined })
      endSpan(origin, { method, address: url, status: 503, outcome: 'refused' })
    }
  }
}
