import { compress } from './compress.ts'
import type { CachedResponse } from './cached-response.ts'

/** A text that stays true until something is published, as the page cache holds it. */
export async function cacheText(
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ isCacheable: true; response: CachedResponse }> {
  return {
    isCacheable: true,
    response: {
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=300', ...headers },
      ...(await compress(Buffer.from(text))),
      freshUntil: Number.POSITIVE_INFINITY,
    },
  }
}
