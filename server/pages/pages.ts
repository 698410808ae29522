import { Hono } from 'hono'
import type { Payload } from 'payload'
import type { KeptResponse, MakeResponse, PageCache } from '../page-cache/page-cache.ts'
import { sendKept } from '../page-cache/send.ts'
import { privateHeaders, toKept } from './kept-page.ts'
import { languageRules } from './language-rules.ts'
import { readPageRequest, type PageRequest } from './page-request.ts'
import { signedInEditor } from './signed-in-editor.ts'
import type { PageRenderer, PageToRender, RenderedPage } from './render-page.ts'
import { versionHeaders, versionOf } from './version-of.ts'

/** A page, or a part of one, that could not be made although the site tried; worth keeping out of the cache. */
class PageFailure extends Error {
  readonly response: KeptResponse

  constructor(response: KeptResponse) {
    super(
      response.status >= 500 ? `A page answered ${response.status}` : 'A part of a page could not be read',
    )
    this.response = response
  }
}

/**
 * Browsers ask again each time, which costs them a few bytes (304). Caches in between may answer for a second, and go
 * on answering while they ask again or while this server is away.
 */
const publicCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400'

interface PagesOptions {
  payload: Payload
  /** Absolute address of the site. */
  siteUrl: string
  cache: PageCache
  render: PageRenderer
  /** Content security policy of a page, given its HTML. */
  policy: (body: Buffer) => string
}

/** Every page of the site, from memory where it can be. */
export function pages({ payload, siteUrl, cache, render, policy }: PagesOptions): Hono {
  // Outside the handler: the cache keeps it, and must not keep the request of whoever asked first.
  const making =
    (page: PageRequest): MakeResponse =>
    async () => {
      const rendered = await render(toRender(page))
      const response = await toKept(page, rendered, cachingOf(page, rendered), policy)
      if (rendered.status >= 500 || rendered.isPartial) throw new PageFailure(response)
      return { response, keep: rendered.status === 200 }
    }
  const app = new Hono()
  app.use(languageRules)
  app.get('*', async (context) => {
    const { req } = context
    const version = versionOf({ cookie: req.header('cookie'), saveData: req.header('save-data') })
    const page = readPageRequest(req.url, version)
    if (page.isPreview) {
      const editor = await signedInEditor(payload, context.req.raw.headers, siteUrl)
      if (!editor) return context.text('Sign in to the back office to see drafts.', 403, privateHeaders)
      const rendered = await render({ ...toRender(page), previewedBy: editor })
      const preview = await toKept(page, rendered, privateHeaders, policy)
      return sendKept(context.req.raw, preview)
    }
    if (page.cacheKey === undefined)
      return sendKept(context.req.raw, (await making(page)().catch(answerFailure)).response)
    const { response, outcome } = await cache
      .get(page.cacheKey, making(page), { isWarmed: true })
      .catch((error: unknown) => ({ ...answerFailure(error), outcome: 'failure' as const }))
    const answer = sendKept(context.req.raw, response)
    answer.headers.set('X-Cache', outcome)
    return answer
  })
  return app
}

function toRender({ url, language, version }: PageRequest): PageToRender {
  return { request: new Request(url, { headers: { accept: '*/*' } }), language, version }
}

/** The designed page of a failure is given as it is; anything else is for the server's own last answer. */
function answerFailure(error: unknown): { response: KeptResponse } {
  if (error instanceof PageFailure) return { response: error.response }
  throw error
}

function cachingOf(page: PageRequest, { status, isPartial }: RenderedPage): Record<string, string> {
  const isCacheable = (status === 200 || status === 301) && !isPartial
  return {
    'Cache-Control': isCacheable ? publicCaching : 'no-store',
    // Stored choices decide the version, and of addresses without prefix the language: caches tell visitors apart.
    ...(page.isData ? { 'X-Robots-Tag': 'noindex' } : { Vary: versionHeaders }),
  }
}
