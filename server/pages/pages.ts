import { Hono } from 'hono'
import type { Payload } from 'payload'
import { addressIn, pathWithoutLanguage, withQuery } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import type { MakeResponse, ResponseCache } from '../page-cache/page-cache.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { sendCached } from '../page-cache/send.ts'
import { sharedAnswerHeaders } from '../rendering/process-messages.ts'
import { toCachedResponse } from './cached-page.ts'
import { draftPages } from './draft-pages.ts'
import { languageRules } from './language-rules.ts'
import { publicCaching } from './page-caching.ts'
import { keyOfPage, notFoundPath, readPageRequest, type PageRequest } from './page-request.ts'
import type { PageRenderer, PageToRender, RenderedPage } from './render-page.ts'
import { variantHeaders, variantOf } from './variant-of.ts'

/** A page, or a part of one, that could not be made although the site tried; worth keeping out of the cache. */
class PageFailure extends Error {
  readonly response: CachedResponse

  constructor(response: CachedResponse) {
    super(
      response.status >= 500 ? `A page answered ${response.status}` : 'A part of a page could not be read',
    )
    this.response = response
  }
}

interface PagesOptions {
  payload: Payload
  /** Absolute address of the site. */
  siteUrl: string
  cache: ResponseCache
  render: PageRenderer
  /** Content security policy of a page, given its HTML. */
  policy: (body: Buffer) => string
  /** Whether no route stands at a path. */
  isUnknown: (pathname: string) => boolean
  /** Where an address without a route leads all the same, given without its language's prefix. */
  leadsTo: (language: Language, path: string) => Promise<string | undefined>
  now: () => Date
}

/** Every page of the site, from memory where it can be. */
export function pages(options: PagesOptions): Hono {
  const { cache, render, policy, isUnknown, leadsTo } = options
  const answerWithDraft = draftPages(options)
  // Outside the handler: the cache holds it, and must not hold on to the request of whoever asked first.
  const making =
    (page: PageRequest): MakeResponse =>
    async () => {
      const rendered = await render(toRender(page))
      const caching = {
        ...cachingOf(page, rendered),
        // Only of a page that is one visitor's: what is cached was not searched for by words.
        ...(rendered.foundNothing &&
          page.cacheKey === undefined && { [sharedAnswerHeaders.foundNothing]: '1' }),
      }
      const response = await toCachedResponse(page, rendered, caching, policy)
      if (rendered.status >= 500 || rendered.isPartial) throw new PageFailure(response)
      return { response, isCacheable: rendered.status === 200 || isNotFoundPage(page) }
    }
  const app = new Hono()
  app.use(languageRules)
  app.get('*', async (context) => {
    const { req } = context
    const version = variantOf({ cookie: req.header('cookie'), saveData: req.header('save-data') })
    const asked = readPageRequest(req.url, version)
    const nothingStands = !asked.isData && isUnknown(asked.url.pathname)
    if (nothingStands) {
      const path = pathWithoutLanguage(asked.url.pathname).slice(1)
      const address = await leadsTo(asked.language, path)
      if (address) {
        context.header('Cache-Control', publicCaching)
        return context.redirect(withQuery(address, new URL(req.url).search), 301)
      }
    }
    const page = nothingStands ? notFoundPageOf(asked) : asked
    if (page.preview !== undefined) return answerWithDraft(context.req.raw, page, toRender(page))
    if (page.cacheKey === undefined)
      return sendCached(context.req.raw, (await making(page)().catch(answerFailure)).response)
    const { response, outcome } = await cache
      .get(page.cacheKey, making(page), { isWarmed: true })
      .catch((error: unknown) => ({ ...answerFailure(error), outcome: 'failure' as const }))
    const answer = sendCached(context.req.raw, response)
    answer.headers.set('X-Cache', outcome)
    if (outcome === 'failure') answer.headers.set(sharedAnswerHeaders.isFailure, '1')
    return answer
  })
  return app
}

/** The one page for all addresses without a route: whoever tries many of them has nothing made and nothing cached. */
function notFoundPageOf(asked: PageRequest): PageRequest {
  const url = new URL(addressIn(asked.language, notFoundPath), asked.url)
  return { ...asked, url, preview: undefined, cacheKey: keyOfPage(url.pathname, asked.version) }
}

function isNotFoundPage({ url, isData }: PageRequest): boolean {
  return !isData && pathWithoutLanguage(url.pathname) === notFoundPath
}

function toRender({ url, language, version }: PageRequest): PageToRender {
  return { request: new Request(url, { headers: { accept: '*/*' } }), language, version }
}

/** The designed page of a failure is given as it is; anything else is for the server's own last answer. */
function answerFailure(error: unknown): { response: CachedResponse } {
  if (error instanceof PageFailure) return { response: error.response }
  throw error
}

function cachingOf(page: PageRequest, { status, isPartial }: RenderedPage): Record<string, string> {
  const isCacheable = (status === 200 || status === 301) && !isPartial
  return {
    'Cache-Control': isCacheable ? publicCaching : 'no-store',
    // Stored choices decide the version, and of addresses without prefix the language: caches distinguish visitors.
    ...(page.isData ? { 'X-Robots-Tag': 'noindex' } : { Vary: variantHeaders }),
  }
}
