import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import sharp from 'sharp'
import {
  flagSizes,
  isFlagSize,
  type FlagSize,
} from '../../content/member-states/regional-network/flag-address.ts'

/** Flags change seldom, and their addresses say nothing of their state. */
const caching = 'public, max-age=604800, stale-while-revalidate=2592000'

/**
 * `/flags/{size}/{code}.webp`: flags by two-letter country code in two sizes, drawn from flag-icons (MIT) in place of
 * the flag service of the specification, section 7.
 */
export function flags(): Hono {
  const require = createRequire(import.meta.url)
  const cached = new Map<string, Promise<Buffer>>()
  const draw = async (size: FlagSize, code: string) =>
    sharp(await readFile(require.resolve(`flag-icons/flags/4x3/${code}.svg`)), { density: 72 })
      .resize(flagSizes[size])
      .webp({ quality: 90, effort: 4 })
      .toBuffer()
  const app = new Hono()
  app.get('/:size/:file{[a-z]{2}\\.webp}', async (context) => {
    const { size, file } = context.req.param()
    const code = file.slice(0, 2)
    if (!isFlagSize(size)) return context.notFound()
    try {
      require.resolve(`flag-icons/flags/4x3/${code}.svg`)
    } catch {
      return context.notFound()
    }
    const key = `${size}/${code}`
    const drawing = cached.get(key) ?? draw(size, code)
    cached.set(key, drawing)
    try {
      return context.body(new Uint8Array(await drawing), 200, {
        'Content-Type': 'image/webp',
        'Cache-Control': caching,
      })
    } catch (error) {
      cached.delete(key)
      throw error
    }
  })
  return app
}
