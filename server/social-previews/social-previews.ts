import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { answerWithPicture } from '../pictures/answer-with-picture.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import type { PreviewWords } from './draw-preview.ts'
import { readPreviewWords } from './read-preview-words.ts'

interface SocialPreviewsOptions {
  payload: Payload
  siteUrl: string
  now: () => Date
  pictures: PictureMaker
}

/**
 * `/previews/{language}/{path}.jpg`: the picture that stands for a page where its address is shared, with the page's
 * title drawn in its own script. An address with a version (`?v=`) may be cached for good.
 */
export function socialPreviews({ payload, siteUrl, now, pictures }: SocialPreviewsOptions): Hono {
  const app = new Hono()
  app.get('/:language/:path{[a-z0-9/-]{1,200}\\.jpg}', async (context) => {
    const { language, path } = context.req.param()
    if (!isLanguage(language)) return context.notFound()
    const reading = { payload, language, now: now() }
    const words = await readPreviewWords(reading, path.slice(0, -'.jpg'.length), siteUrl)
    if (!words) return context.notFound()
    const shows = { kind: 'preview', ...words }
    return answerWithPicture(
      context,
      pictures,
      { shows, draw: () => drawWithLetters(words) },
      {
        'Content-Type': 'image/jpeg',
        'Cache-Control': context.req.query('v')
          ? // Not for good: a topic's colours are in no address.
            'public, max-age=86400'
          : 'public, max-age=300, stale-while-revalidate=86400',
      },
    )
  })
  return app
}

/** The letters' shaping weighs much, and a process that is never asked for a preview does without it. */
async function drawWithLetters(words: PreviewWords): Promise<Buffer> {
  const [{ drawPreview }, { rasterise }] = await Promise.all([
    import('./draw-preview.ts'),
    import('./rasterise.ts'),
  ])
  return rasterise(drawPreview(words))
}
