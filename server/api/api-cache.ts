import { Hono } from 'hono'
import { compress } from '../page-cache/compress.ts'
import type { Language } from '../../languages/languages.ts'
import type { MakeResponse, ResponseCache } from '../page-cache/page-cache.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { oneSpelling } from '../../languages/one-spelling.ts'
import { sendCached } from '../page-cache/send.ts'
import { apiPath } from './api-path.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { openToAnyOrigin } from './cross-origin.ts'
import { languageOfCall } from './request-language.ts'

interface ApiCacheOptions {
  api: Hono<ApiEnvironment>
  cache: ResponseCache
  now: () => Date
}

/**
 * How long an answer is cached, in milliseconds, unless something is published earlier. Some answers depend on the present
 * moment (a deadline, an event's end): they may be out of date by this much.
 */
const life = 1000

/** Milliseconds more in which the former answer is given while it is rebuilt. Shared caches may do so for a minute. */
const grace = 5000

/** Whether an address is the API's, by its beginning. */
export const isApiAddress = (address: string) => /^\/api(?:[/?]|$)/.test(address)

/** Name under which the answer to a call in a language is cached. */
export const keyOfCall = (address: string, language: Language) => `${address} ${language}`

/** Whether a call may be answered with a table, where there is one. */
export const acceptsTable = (accepted = '') => accepted.toLowerCase().includes('text/csv')

/** Searches have no bound on what they ask, receipts and envelopes are one sender's alone, and tables are sent while they are read. */
export const isNeverCached = ({ pathname, searchParams }: URL, accepted?: string) =>
  searchParams.has('q') ||
  /^\/api\/(envelopes|receipts|search|observations\.csv)(\/|$)/.test(pathname) ||
  (pathname === '/api/observations' && acceptsTable(accepted))

/** The public API, its lists and records cached with the pages and given as they are, already compressed. */
export function apiCache({ api, cache, now }: ApiCacheOptions): Hono {
  const mounted = new Hono().route(apiPath, api)
  const making =
    (url: URL, language: Language): MakeResponse =>
    async () => {
      const answer = await mounted.fetch(new Request(url, { headers: { lang: language } }))
      return {
        response: await toCachedResponse(answer, now().getTime() + life),
        isCacheable: answer.status === 200,
      }
    }
  const app = new Hono()
  app.get('*', async (context) => {
    const url = new URL(context.req.url)
    // References have their letters; the address of the whole leads on by itself.
    const spelling = oneSpelling(url.pathname, { keepsCase: true })
    if (spelling !== undefined && spelling !== url.pathname && spelling !== apiPath) {
      openToAnyOrigin(context)
      return context.redirect(`${spelling}${url.search}`, 308)
    }
    if (isNeverCached(url, context.req.header('Accept'))) return mounted.fetch(context.req.raw, context.env)
    const language = languageOfCall(context.req.url, {
      lang: context.req.header('lang'),
      acceptLanguage: context.req.header('Accept-Language'),
    })
    const key = keyOfCall(`${url.pathname}${url.search}`, language)
    const { response, outcome } = await cache.get(key, making(url, language), { isWarmed: true })
    const answer = sendCached(context.req.raw, response)
    answer.headers.set('X-Cache', outcome)
    return answer
  })
  app.all('*', (context) => mounted.fetch(context.req.raw, context.env))
  return app
}

async function toCachedResponse(answer: Response, freshUntil: number): Promise<CachedResponse> {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'etag'))
  return {
    status: answer.status,
    headers,
    ...(await compress(Buffer.from(await answer.arrayBuffer()))),
    freshUntil,
    grace,
  }
}
