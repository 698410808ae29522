import { Hono } from 'hono'
import { topicSlugs, type TopicSlug } from '../../starter/texts/topics.ts'
import { drawContours } from '../../site/ui/contour-art/draw-contours.ts'
import { drawCover } from '../../site/ui/cover-art/draw-cover.ts'

/** Pixels; covers are drawn in one size and scale as vectors do. */
const size = { width: 640, height: 400 }

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * `/covers/{topic}/{key}.svg`: the drawing that stands for an item without a picture; `/covers/contours/{topic}/{key}.svg`:
 * the sea floor behind a page's title. The same address, the same drawing.
 */
export function covers(): Hono {
  const app = new Hono()
  app.get('/:topic/:file{[a-z0-9-]{1,140}\\.svg}', (context) => {
    const { topic, file } = context.req.param()
    return context.body(drawCover({ key: keyOf(file), topic: topicOf(topic), ...size }), 200, headers)
  })
  app.get('/contours/:topic/:file{[a-z0-9-]{1,140}\\.svg}', (context) => {
    const { topic, file } = context.req.param()
    return context.body(drawContours({ key: keyOf(file), topic: topicOf(topic) }), 200, headers)
  })
  return app
}

function keyOf(file: string): string {
  return file.slice(0, -'.svg'.length)
}

/** Editors may add topics; their items take the network's own colours. */
function topicOf(value: string): TopicSlug | null {
  return topicSlugs.find((slug) => slug === value) ?? null
}
