import { compress } from '../page-cache/compress.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import type { PageRequest } from './page-request.ts'
import { grace } from './page-caching.ts'
import type { RenderedPage } from './render-page.ts'

/** For what is one visitor's alone. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** A rendered page as it is cached and sent: compressed, with its own content security policy. */
export async function toCachedResponse(
  page: PageRequest,
  rendered: RenderedPage,
  caching: Record<string, string>,
  policy: (body: Buffer) => string,
): Promise<CachedResponse> {
  const headers: Record<string, string> = { ...caching }
  for (const name of ['content-type', 'location', 'x-remix-response']) {
    const value = rendered.headers.get(name)
    if (value) headers[name] = value
  }
  if (headers['content-type']?.startsWith('text/html')) {
    headers['Content-Security-Policy'] = policy(rendered.body)
    headers['Content-Language'] = page.language
  }
  return {
    status: rendered.status,
    headers,
    ...(await compress(rendered.body)),
    freshUntil: rendered.freshUntil,
    grace: rendered.endsAtMoment ? 0 : grace,
  }
}
