import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressDensely, inGzip, unpacked } from './compress.ts'

const page = Buffer.from('<p>Water, energy and food, planned together</p>'.repeat(200))

const whole = async (body: Buffer) => ({ status: 200, headers: {}, freshUntil: 0, ...(await compress(body)) })

test('each form holds the whole, and in memory no more than its own bytes', async () => {
  const cached = await whole(page)
  expect(brotliDecompressSync(cached.bodies.br).equals(page)).toBe(true)
  expect(gunzipSync(inGzip(cached)).equals(page)).toBe(true)
  expect(unpacked(cached).equals(page)).toBe(true)
  for (const body of [cached.bodies.br, inGzip(cached)]) expect(body.buffer.byteLength).toBe(body.length)
})

test('gzip that is cached is not made again', async () => {
  const cached = await whole(page)
  const bodies = { ...cached.bodies, gzip: inGzip(cached) }
  expect(inGzip({ ...cached, bodies })).toBe(bodies.gzip)
})

test('the dense form is smaller, unpacks to the same and has the same tag', async () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, index) => `${index * index} `).join(''))
  const cached = await whole(words)
  const dense = await compressDensely(cached)
  expect(dense.bodies.br.length).toBeLessThan(cached.bodies.br.length)
  expect(brotliDecompressSync(dense.bodies.br).equals(words)).toBe(true)
  expect(dense.tag).toBe(cached.tag)
  expect(dense.bodies.br.buffer.byteLength).toBe(dense.bodies.br.length)
})
