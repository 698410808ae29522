import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressDensely, inGzip, unpacked } from './compress.ts'

const page = Buffer.from('<p>Water, energy and food, planned together</p>'.repeat(200))

const whole = async (body: Buffer) => ({ status: 200, headers: {}, freshUntil: 0, ...(await compress(body)) })

test('each form holds the whole, and in memory no more than its own bytes', async () => {
  const kept = await whole(page)
  expect(brotliDecompressSync(kept.bodies.br).equals(page)).toBe(true)
  expect(gunzipSync(inGzip(kept)).equals(page)).toBe(true)
  expect(unpacked(kept).equals(page)).toBe(true)
  for (const body of [kept.bodies.br, inGzip(kept)]) expect(body.buffer.byteLength).toBe(body.length)
})

test('gzip that is kept is not made again', async () => {
  const kept = await whole(page)
  const bodies = { ...kept.bodies, gzip: inGzip(kept) }
  expect(inGzip({ ...kept, bodies })).toBe(bodies.gzip)
})

test('the dense form is smaller, unpacks to the same and has the same tag', async () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, index) => `${index * index} `).join(''))
  const kept = await whole(words)
  const dense = await compressDensely(kept)
  expect(dense.bodies.br.length).toBeLessThan(kept.bodies.br.length)
  expect(brotliDecompressSync(dense.bodies.br).equals(words)).toBe(true)
  expect(dense.tag).toBe(kept.tag)
  expect(dense.bodies.br.buffer.byteLength).toBe(dense.bodies.br.length)
})
