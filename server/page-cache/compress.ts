import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { KeptResponse } from './page-cache.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A body in the three encodings that visitors ask for, with its entity tag. */
export async function compress(identity: Buffer): Promise<Pick<KeptResponse, 'bodies' | 'tag'>> {
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    toGzip(identity, { level: 6 }),
  ])
  return {
    bodies: { identity, gzip: gz, br },
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  }
}
