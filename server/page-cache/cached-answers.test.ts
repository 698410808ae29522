import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keyOfRequest } from '../cache-key.ts'
import { originReader } from '../request-origin.ts'
import { cdnCaching, sharedForASecond } from '../shared-caching.ts'
import { secureFor } from '../security/security-headers.ts'
import { compress } from './compress.ts'
import { RequestCounts } from '../operator/request-counts.ts'
import { ReadingCounts } from '../reading-counts/reading-counts.ts'
import { cachedAnswers } from './cached-answers.ts'
import { PageCache } from './page-cache.ts'

/** What stands for the routes answers with this. */
const leftToTheRoutes = 418

let server: Server
let url: string
let version: string
let lines: string[]
let cache: PageCache

const cached = async (html: string, caching: string = sharedForASecond) => ({
  isCacheable: true,
  response: {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie', 'Cache-Control': caching },
    ...(await compress(Buffer.from(html))),
    freshUntil: Number.POSITIVE_INFINITY,
  },
})

beforeEach(async () => {
  version = 'one'
  lines = []
  cache = new PageCache({
    maximumBytes: 1_000_000,
    version: () => version,
    now: () => 0,
    onFailure: () => undefined,
  })
  const { sendFresh } = cachedAnswers({
    cache,
    keyOf: keyOfRequest,
    secure: secureFor('https://network.example'),
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    now: () => 0,
    requests: new RequestCounts(),
    readings: new ReadingCounts({ siteUrl: 'https://network.example', timeZone: 'UTC', now: () => 0 }),
    readOrigin: originReader({ trustedProxies: 0 }),
    untilForNginx: () => '@1750000000',
  })
  server = createServer((incoming, outgoing) => {
    if (!sendFresh(incoming, outgoing)) outgoing.writeHead(leftToTheRoutes).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await cache.get('/', () => cached('<h1>Home</h1>'))
  await cache.get('/ar/news?page=2', () => cached('<h1>الأخبار</h1>'))
  await cache.get('/api/news fr', () => cached('{}'))
})

afterEach(() => {
  server.close()
})

/** Node's `fetch` asks for gzip and Brotli and unpacks them. */
async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

test('what is cached is answered with its own headers and those that every answer carries', async () => {
  const { status, headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(status).toBe(200)
  expect(body).toBe('<h1>Home</h1>')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Cookie, Accept-Encoding',
    'x-cache': 'hit',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
  expect((await ask('/ar/news?page=2')).body).toBe('<h1>الأخبار</h1>')
})

test('every answer has a request id of its own, which stands in the log without the query', async () => {
  const ids = [await ask('/ar/news?page=2'), await ask('/ar/news?page=2')].map(({ headers }) =>
    headers.get('x-request-id'),
  )
  expect(new Set(ids).size).toBe(2)
  const logged = lines.map((line): unknown => JSON.parse(line))
  expect(logged).toMatchObject(
    ids.map((requestId) => ({ requestId, path: '/ar/news', status: 200, cache: 'hit' })),
  )
})

test('who takes no Brotli gets gzip', async () => {
  const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(body).toBe('<h1>Home</h1>')
  expect(cache.fresh('/')?.bodies.gzip?.length).toBe(Number(headers.get('content-length')))
})

test('who has it already gets 304, without a body', async () => {
  const tag = (await ask('/')).headers.get('etag') ?? ''
  const { status, headers, body } = await ask('/', { headers: { 'If-None-Match': tag } })
  expect(status).toBe(304)
  expect(body).toBe('')
  expect(headers.get('etag')).toBe(tag)
  expect(headers.get('content-type')).toBeNull()
})

test('HEAD gets the headers alone', async () => {
  const { headers, body } = await ask('/', { method: 'HEAD' })
  expect(body).toBe('')
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
})

test('a call of the API is answered in the language it asks for', async () => {
  expect((await ask('/api/news', { headers: { lang: 'fr' } })).body).toBe('{}')
  expect((await ask('/api/news', { headers: { 'Accept-Language': 'fr-CA, en;q=0.1' } })).body).toBe('{}')
  expect((await ask('/api/news')).status).toBe(leftToTheRoutes)
})

test('who accepts a table is not given the JSON that is cached at its address', async () => {
  await cache.get('/api/observations en', () => cached('{}'))
  for (const accept of ['text/csv', 'Text/CSV, application/json;q=0.5'])
    expect((await ask('/api/observations', { headers: { accept } })).status, accept).toBe(leftToTheRoutes)
  expect((await ask('/api/observations', { headers: { accept: 'application/json' } })).body).toBe('{}')
})

for (const [what, path, init] of [
  ['what is not cached', '/publications', {}],
  ['another spelling of an address', '/?utm_source=x', {}],
  ['what is sent in', '/', { method: 'POST' }],
  ['a stored choice of another language', '/', { headers: { Cookie: 'iwen-language=ar' } }],
  ['who takes no compression', '/', { headers: { 'Accept-Encoding': 'identity' } }],
] as const) {
  test(`${what} is left to the routes`, async () => {
    expect((await ask(path, init)).status).toBe(leftToTheRoutes)
  })
}

test('after a publish nothing of before is answered', async () => {
  version = 'two'
  expect((await ask('/')).status).toBe(leftToTheRoutes)
})

test('a choice of language does not lead away from an address that names one', async () => {
  expect((await ask('/ar/news?page=2', { headers: { Cookie: 'iwen-language=fr' } })).status).toBe(200)
})

test('nginx learns until when it may answer by itself, of nothing but what caches may share', async () => {
  await cache.get('/no-store', () => cached('{}', 'no-store'))
  const { headers } = await ask('/')
  expect(headers.get('X-Accel-Expires')).toBe('@1750000000')
  expect(headers.get('CDN-Cache-Control')).toBe(cdnCaching)
  const notShared = (await ask('/no-store')).headers
  expect(notShared.get('X-Accel-Expires')).toBeNull()
  expect(notShared.get('CDN-Cache-Control')).toBeNull()
})
