import type { Payload } from 'payload'
import { beforeEach, expect, test } from 'vitest'
import { PageCache } from '../page-cache/page-cache.ts'
import { pages } from './pages.ts'

/** Only previews ask Payload for anything. */
const payload: Payload = Object.create(null)

let version: string
let next: { text: string; status?: number; isPartial?: boolean }
let failures: string[]
let rendered: string[]
let app: ReturnType<typeof pages>

beforeEach(() => {
  version = 'one'
  failures = []
  rendered = []
  app = pages({
    payload,
    siteUrl: 'http://localhost',
    cache: new PageCache({
      maximumBytes: 100_000,
      version: () => version,
      now: () => 0,
      onFailure: (key) => failures.push(key),
    }),
    render: ({ request }) => {
      rendered.push(new URL(request.url).pathname)
      return Promise.resolve({
        status: next.status ?? 200,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        body: Buffer.from(next.text),
        freshUntil: 60_000,
        endsAtMoment: false,
        isPartial: next.isPartial ?? false,
        foundNothing: false,
      })
    },
    policy: () => "default-src 'none'",
    isUnknown: (pathname) => /unknown|Team|not-found/.test(pathname),
    now: () => new Date(0),
    leadsTo: (language, path) =>
      Promise.resolve(
        path === 'IWENTeam'
          ? `/${language}/team`
          : path === 'unknown-wells'
            ? 'https://example.org/?of=2019'
            : undefined,
      ),
  })
})

async function ask(path = '/ar') {
  const response = await app.request(`http://localhost${path}`)
  return {
    status: response.status,
    text: await response.text(),
    caching: response.headers.get('cache-control'),
    outcome: response.headers.get('x-cache'),
  }
}

test('a partial page is given uncached and not cached when there is no whole one', async () => {
  next = { text: 'partial', isPartial: true }
  expect(await ask()).toEqual({ status: 200, text: 'partial', caching: 'no-store', outcome: 'failure' })
  expect(failures).toEqual(['/ar'])
  next = { text: 'whole' }
  expect(await ask()).toMatchObject({ text: 'whole', outcome: 'miss' })
  expect((await ask()).caching).toMatch(/^public/)
})

test('the last whole page is given in place of a partial one', async () => {
  next = { text: 'whole' }
  await ask()
  version = 'two'
  next = { text: 'partial', isPartial: true }
  expect(await ask()).toMatchObject({ status: 200, text: 'whole', outcome: 'stale' })
  next = { text: 'whole again' }
  expect(await ask()).toMatchObject({ text: 'whole again', outcome: 'miss' })
})

test('a partial page that is never cached anyway is given uncached', async () => {
  next = { text: 'partial', isPartial: true }
  expect(await ask('/ar/news?q=water')).toMatchObject({ status: 200, text: 'partial', caching: 'no-store' })
})

test('a failure is given with its status, and the last whole page in its place', async () => {
  next = { text: 'failure', status: 500 }
  expect(await ask()).toMatchObject({ status: 500, text: 'failure', caching: 'no-store' })
  next = { text: 'whole' }
  await ask()
  version = 'two'
  next = { text: 'failure', status: 500 }
  expect(await ask()).toMatchObject({ status: 200, text: 'whole', outcome: 'stale' })
})

test('addresses at which nothing stands share one page, and have nothing made and nothing cached', async () => {
  next = { text: 'not found', status: 404 }
  for (const path of [
    '/ar/unknown',
    '/ar/unknown/2',
    '/ar/unknown?page=2',
    '/ar/unknown?q=a',
    '/ar/unknown?preview=draft',
  ]) {
    expect(await ask(path), path).toMatchObject({ status: 404, text: 'not found', caching: 'no-store' })
  }
  expect(rendered).toEqual(['/ar/not-found'])
  expect((await ask('/unknown')).status).toBe(404)
  expect(rendered).toEqual(['/ar/not-found', '/not-found'])
})

test('an address without a route may lead on', async () => {
  next = { text: 'not found', status: 404 }
  const response = await app.request('http://localhost/ar/IWENTeam?a=b')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/ar/team?a=b'])
})

test('an address with a query of its own keeps it', async () => {
  const response = await app.request('http://localhost/unknown-wells?a=b')
  expect([response.status, response.headers.get('location')]).toEqual([301, 'https://example.org/?of=2019'])
})

test('a record that is not there is not cached', async () => {
  next = { text: 'not found', status: 404 }
  await ask('/ar/news/none')
  await ask('/ar/news/none')
  expect(rendered).toEqual(['/ar/news/none', '/ar/news/none'])
})
