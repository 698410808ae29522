import { Hono } from 'hono'
import { topicSlugs, type TopicSlug } from '../../content/topics/starter-content.ts'
import { drawCover } from '../../site/ui/cover-art/draw-cover.ts'

/** Pixels; covers are drawn in one size and scale as vectors do. */
const size = { width: 640, height: 400 }

/** `/covers/{topic}/{key}.svg`: the drawing that stands for an item without a picture. The same address, the same drawing. */
export function covers(): Hono {
  const app = new Hono()
  app.get('/:topic/:file{[a-z0-9-]{1,140}\\.svg}', (context) => {
    const { topic, file } = context.req.param()
    const key = file.slice(0, -'.svg'.length)
    return context.body(drawCover({ key, topic: topicOf(topic), ...size }), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}

/** Editors may add topics; their items take the network's own colours. */
function topicOf(value: string): TopicSlug | null {
  return topicSlugs.find((slug) => slug === value) ?? null
}
