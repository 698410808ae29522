import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { KeptResponse } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

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

/** zlib gives a part of a larger piece of memory, all of which would be kept with it: three times a page's own weight. */
function alone(part: Buffer): Buffer<ArrayBuffer> {
  const whole = Buffer.from(new ArrayBuffer(part.length))
  part.copy(whole)
  return whole
}

/** A body in the two encodings that browsers ask for, with its entity tag. */
export async function compress(identity: Buffer): Promise<Pick<KeptResponse, 'bodies' | 'tag'>> {
  const [br, gz] = await Promise.all([brotli(identity, 6), toGzip(identity, { level: 6 }).then(alone)])
  return {
    bodies: { gzip: gz, br },
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  }
}

/**
 * The same response in Brotli's densest form: about a sixth smaller, and ten times as long in the making, which is
 * spent on another thread. The entity tag stays, since what is unpacked is the same to the byte.
 */
export async function compressDensely(response: KeptResponse): Promise<KeptResponse> {
  const identity = await fromBrotli(response.bodies.br)
  return { ...response, bodies: { ...response.bodies, br: await brotli(identity, 11) } }
}
