import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { PageCache } from '../page-cache/page-cache.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { apiCache } from './api-cache.ts'

let version: string
let present: number
let asked: string[]
let app: Hono

beforeEach(() => {
  version = 'one'
  present = 0
  asked = []
  const api = new Hono<ApiEnvironment>()
  api.get('*', (context) => {
    asked.push(`${context.req.path} ${context.req.header('lang')}`)
    if (context.req.query('page') === 'x') return context.json({ success: false }, 400)
    return context.json({ number: asked.length }, 200, { Vary: 'lang, Accept-Language' })
  })
  api.post('*', (context) => context.json({ sent: true }, 201))
  const now = () => new Date(present)
  const cache = new PageCache({
    maximumBytes: 100_000,
    version: () => version,
    now: () => present,
    onFailure: () => undefined,
  })
  app = apiCache({ api, cache, now })
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost/api${path}`, { headers })
  return { status: response.status, body: await response.text(), headers: response.headers }
}

test('a list is made once for all who ask at once, in each language', async () => {
  await Promise.all(Array.from({ length: 50 }, () => ask('/news')))
  await ask('/news', { lang: 'ar' })
  await ask('/news', { 'Accept-Language': 'ar-JO, en;q=0.5' })
  expect(asked).toEqual(['/api/news en', '/api/news ar'])
})

test('an address that names its language is cached by itself, and is the same for all who ask', async () => {
  const named = await Promise.all([
    ask('/news?lang=ar'),
    ask('/news?lang=ar', { lang: 'fr' }),
    ask('/news?lang=ar', { 'Accept-Language': 'fa' }),
  ])
  expect(new Set(named.map(({ body }) => body)).size).toBe(1)
  await ask('/news', { lang: 'fr' })
  await ask('/news?lang=fa', { lang: 'fr' })
  expect(asked).toEqual(['/api/news ar', '/api/news fr', '/api/news fa'])
})

test('a list is rebuilt after a publish, and after a second', async () => {
  expect((await ask('/news')).body).toBe('{"number":1}')
  version = 'two'
  expect((await ask('/news')).body).toBe('{"number":2}')
  present = 1000
  // Whoever asks a moment after its time is given the former list where the next takes more than some milliseconds.
  await expect.poll(async () => (await ask('/news')).body).toBe('{"number":3}')
})

test('who has the answer already gets 304', async () => {
  const tag = (await ask('/news')).headers.get('etag') ?? ''
  const { status, headers } = await ask('/news', { 'If-None-Match': tag })
  expect(status).toBe(304)
  expect(headers.get('vary')).toContain('lang')
  expect((await ask('/news', { 'If-None-Match': '"another"' })).status).toBe(200)
})

test('searches, receipts, refusals and what is sent in are never cached', async () => {
  for (const path of ['/news?q=water', '/search?q=a', '/receipts/IWEN-1', '/news?page=x']) {
    asked = []
    await ask(path)
    await ask(path)
    expect(asked, path).toHaveLength(2)
  }
  const sent = await app.request('http://localhost/api/job-applications', { method: 'POST' })
  expect(sent.status).toBe(201)
})

test('each address has one spelling, and others lead to it', async () => {
  for (const path of ['/%6Eews?page=2', '/news/?page=2', '//news?page=2', '/news%2F?page=2']) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')], path).toEqual([308, '/api/news?page=2'])
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
  }
  expect(asked).toEqual([])
  expect((await ask('/receipts/IWEN-A')).status).toBe(200)
})
