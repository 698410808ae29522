import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { matchesTag } from '../page-cache/send.ts'
import { PreviewMaker, PreviewsBusyError, type Preview } from './preview-maker.ts'
import { readPreviewWords } from './read-preview-words.ts'

interface SocialPreviewsOptions {
  payload: Payload
  siteUrl: string
  now: () => Date
  maker?: PreviewMaker
}

const megabyte = 1024 * 1024

/**
 * `/previews/{language}/{path}.jpg`: the picture that stands for a page where its address is shared, with the page's
 * title drawn in its own script. An address with a version (`?v=`) may be cached for good.
 */
export function socialPreviews({ payload, siteUrl, now, maker }: SocialPreviewsOptions): Hono {
  const previews = maker ?? new PreviewMaker({ maximumBytes: 16 * megabyte, mostWaiting: 40 })
  const app = new Hono()
  app.get('/:language/:path{[a-z0-9/-]{1,200}\\.jpg}', async (context) => {
    const { language, path } = context.req.param()
    if (!isLanguage(language)) return context.notFound()
    const reading = { payload, language, now: now() }
    const words = await readPreviewWords(reading, path.slice(0, -'.jpg'.length), siteUrl)
    if (!words) return context.notFound()
    let preview: Preview
    try {
      preview = await previews.make(words)
    } catch (error) {
      if (!(error instanceof PreviewsBusyError)) throw error
      return context.text('Busy', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
    }
    const tag = `"${preview.tag}"`
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': context.req.query('v')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300, stale-while-revalidate=86400',
      // Other sites show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: tag,
    }
    if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers)
    return context.body(new Uint8Array(preview.picture), 200, headers)
  })
  return app
}
