import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '../../store/shared-counts/client-address.ts'
import { networkOf } from '../../store/shared-counts/network-of.ts'
import type { Logger } from '../log.ts'
import type { CachedAnswers } from '../page-cache/cached-answers.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import type { CacheOutcome, PageCache } from '../page-cache/page-cache.ts'
import { logRequest } from '../request-log.ts'
import type { Secure } from '../security/security-headers.ts'
import { askRendering, MadeFailureError } from './ask-rendering.ts'
import { sendBusy } from './busy-answer.ts'
import { BusyError, type FairQueue } from './fair-queue.ts'
import { passOn } from './pass-on.ts'
import { NoProcessError, type RenderingLinks } from './rendering-links.ts'
import { sharedRequestOf, type SharedRequest } from './shared-request.ts'

interface AnswerOptions {
  cache: PageCache
  answers: CachedAnswers
  queue: FairQueue
  rendering: RenderingLinks
  secure: Secure
  log: Logger
  trustedProxies: number
  now: () => number
}

/** Milliseconds that are waited for a process to be there again when the one that was asked has died. */
const longestAbsence = 5000

/** Files take the least of rendering, and pages load dozens of them at once. */
const needsNoTurn = /^\/(?:files|flags)\//

/** Answers what is not cached: by what a rendering process makes, for everybody or for this visitor alone. */
export function answerFromRendering({
  cache,
  answers,
  queue,
  rendering,
  secure,
  log,
  trustedProxies,
  now,
}: AnswerOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const making = (shared: SharedRequest, host: string, client?: string) => () =>
    queue.run(client, () => askAny(shared, host))

  const askAny = async (shared: SharedRequest, host: string) => {
    const asked = { host, version: rendering.version }
    try {
      return await askRendering(rendering.choose(), shared, asked)
    } catch (error) {
      if (error instanceof MadeFailureError) throw error
      return afterDeath(() => askRendering(rendering.choose(), shared, asked))(error)
    }
  }

  /** Tries once more, with a process that is there or comes back; what was no connection's error stays one. */
  const afterDeath =
    <Result>(again: () => Promise<Result>) =>
    async (error: unknown): Promise<Result> => {
      if (!isConnectionError(error)) throw error
      await rendering.untilReady(longestAbsence)
      return again()
    }

  /** @returns nothing when there is neither a response nor one of a failure */
  const getShared = async (
    shared: SharedRequest,
    host: string,
    client: string,
  ): Promise<{ cached: CachedResponse; outcome: CacheOutcome | undefined } | undefined> => {
    try {
      const { response, outcome } = await cache.get(shared.key, making(shared, host, client), {
        isWarmed: true,
        remake: making(shared, host),
      })
      return { cached: response, outcome }
    } catch (error) {
      if (error instanceof MadeFailureError) return { cached: error.response, outcome: undefined }
      return undefined
    }
  }

  return async (incoming, outgoing) => {
    const began = now()
    const requestId = randomUUID()
    const { url = '/', headers, method = 'GET' } = incoming
    const client = clientAddress(
      headers['x-forwarded-for']?.toString(),
      incoming.socket.remoteAddress,
      trustedProxies,
    )
    const network = networkOf(client)
    const shared = sharedRequestOf(incoming, rendering.isKnown)
    if (shared) {
      const got = await getShared(shared, headers.host ?? '', network)
      if (got) return answers.send(incoming, outgoing, { ...got, began, requestId })
      return refuse()
    }
    try {
      const isRead = method === 'GET' || method === 'HEAD'
      const once = () => passOn(rendering.choose(), incoming, outgoing, { client, requestId })
      // What only reads may be asked for a second time, when the process that was asked has died.
      const pass = async () => {
        await (isRead ? once().catch(afterDeath(once)) : once())
      }
      if (!isRead || needsNoTurn.test(url)) return await pass()
      const gone = new AbortController()
      outgoing.once('close', () => gone.abort())
      await queue.run(network, pass, gone.signal)
    } catch (error) {
      if (!(error instanceof BusyError)) log.warn({ error, requestId }, 'a request could not be passed on')
      refuse()
    }

    function refuse(): void {
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy()
        return
      }
      sendBusy(outgoing, url, secure)
      const path = url.split('?', 1)[0] ?? ''
      logRequest(log, { requestId, method, path, status: 503, milliseconds: now() - began, cache: undefined })
    }
  }
}

function isConnectionError(error: unknown): boolean {
  return (
    error instanceof NoProcessError ||
    (error instanceof Error && 'code' in error && /^(?:ECONN|EPIPE|ENOENT)/.test(String(error.code)))
  )
}
