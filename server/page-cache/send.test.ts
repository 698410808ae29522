import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { chooseEncoding, encodeCached, matchesTag, sendCached } from './send.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['*', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a-gzip"', false],
])('If-None-Match %s: %s', (header, matches) => {
  expect(matchesTag(header, '"a-br"')).toBe(matches)
})

describe('a cached response', () => {
  const cached: CachedResponse = {
    status: 200,
    headers: { 'Content-Type': 'text/html', Vary: 'Cookie' },
    tag: 'a',
    bodies: { br: brotliCompressSync('whole') },
    freshUntil: 0,
  }
  const ask = (headers: Record<string, string>, method = 'GET') =>
    sendCached(new Request('http://localhost/', { method, headers }), cached)

  test('is given in the visitor’s encoding', async () => {
    const response = ask({ 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe('whole')
  })

  test('names a header once by which it varies', () => {
    const varying = { ...cached, headers: { Vary: 'Cookie, Accept-Encoding' } }
    expect(encodeCached(varying, 'br').headers.get('vary')).toBe('Cookie, Accept-Encoding')
  })

  test('is given in gzip to whoever takes no Brotli', async () => {
    const response = ask({ 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('whole')
  })

  test('is 304 for whoever has that encoding’s form', () => {
    expect(ask({ 'accept-encoding': 'br', 'if-none-match': '"a-br"' }).status).toBe(304)
    expect(ask({ 'accept-encoding': 'gzip', 'if-none-match': '"a-br"' }).status).toBe(200)
  })

  test('is unpacked for whoever takes neither', async () => {
    const response = ask({})
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe('whole')
  })

  test('answers HEAD with the length and no body', async () => {
    const response = ask({}, 'HEAD')
    expect(response.headers.get('content-length')).toBe('5')
    expect(await response.text()).toBe('')
  })
})
