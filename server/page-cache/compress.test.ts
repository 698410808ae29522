import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressDensely } from './compress.ts'

const page = Buffer.from('<p>Water, energy and food, planned together</p>'.repeat(200))

test('both forms hold the whole, and in memory no more than their own bytes', async () => {
  const { bodies } = await compress(page)
  expect(brotliDecompressSync(bodies.br).equals(page)).toBe(true)
  expect(gunzipSync(bodies.gzip).equals(page)).toBe(true)
  for (const body of [bodies.br, bodies.gzip]) expect(body.buffer.byteLength).toBe(body.length)
})

test('the dense form is smaller, unpacks to the same and has the same tag', async () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, index) => `${index * index} `).join(''))
  const kept = { status: 200, headers: {}, freshUntil: 0, ...(await compress(words)) }
  const dense = await compressDensely(kept)
  expect(dense.bodies.br.length).toBeLessThan(kept.bodies.br.length)
  expect(brotliDecompressSync(dense.bodies.br).equals(words)).toBe(true)
  expect(dense.tag).toBe(kept.tag)
  expect(dense.bodies.br.buffer.byteLength).toBe(dense.bodies.br.length)
})
