import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { CachedResponse } from './cached-response.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

const brotli = async (identity: Buffer, quality: number) =>
  alone(
    await toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  )

/** zlib gives a part of a larger piece of memory, all of which would be cached with it: three times a page's own weight. */
function alone(part: Buffer): Buffer<ArrayBuffer> {
  const whole = Buffer.from(new ArrayBuffer(part.length))
  part.copy(whole)
  return whole
}

/** A body as it is cached, with its entity tag. */
export async function compress(identity: Buffer): Promise<Pick<CachedResponse, 'bodies' | 'tag'>> {
  return {
    bodies: { br: await brotli(identity, 6) },
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  }
}

/** A cached body as it was, for whoever takes no compression. */
export function unpacked({ bodies }: CachedResponse): Buffer<ArrayBuffer> {
  return alone(brotliDecompressSync(bodies.br))
}

/**
 * A cached body in gzip. Browsers and crawlers take Brotli; for the few programs that don't it is made when one of them
 * asks, in a few milliseconds, and would take more than half of what is cached if it were made for all.
 */
export function inGzip(cached: CachedResponse): Buffer<ArrayBuffer> {
  return cached.bodies.gzip ?? alone(gzipSync(unpacked(cached), { level: 6 }))
}

/** The densest but one: the last step takes twice as long again for at most a hundredth. */
const denseQuality = 10

/**
 * The same response more densely: a ninth smaller, and twenty times as long in the making, which is spent on another
 * thread. Without it an Arabic text page and news are beyond their budgets (`tests/browser/budgets.spec.ts`).
 * The entity tag stays, since what is unpacked is the same to the byte.
 */
export async function compressDensely(response: CachedResponse): Promise<CachedResponse> {
  const identity = await fromBrotli(response.bodies.br)
  return { ...response, bodies: { ...response.bodies, br: await brotli(identity, denseQuality) } }
}
