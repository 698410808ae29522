import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payload } from 'payload'
import type { LoaderFunction, ServerBuild } from 'react-router'
import { availabilityOf } from '../../store/database/availability.ts'
import { UnavailableError } from '../answer-failure.ts'
import { createPageRenderer, type PageRenderer } from './render-page.ts'

let asked: AbortSignal[]
let payload: Payload
let render: PageRenderer

function resourceRoute(id: string, loader: LoaderFunction): ServerBuild['routes'][string] {
  return { id, path: id, module: Object.assign(Object.create(null), { loader }) }
}

/** A site with a route that answers and one that never does. */
const build: ServerBuild = {
  entry: { module: { default: () => new Response() } },
  routes: {
    answers: resourceRoute('answers', () => new Response('an answer')),
    hangs: resourceRoute('hangs', ({ request }) => {
      asked.push(request.signal)
      return new Promise<never>(() => undefined)
    }),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  payload = Object.assign(Object.create(null), { db: {} })
  render = createPageRenderer({
    build,
    mode: 'production',
    payload,
    contentVersion: () => ({ whole: '', tokens: new Map() }),
    siteUrl: 'http://localhost',
    flagSource: { small: '', large: '' },
    sendsMail: false,
    areDocumentsThere: () => Promise.resolve(true),
    drawCountryMap: () => Promise.reject(new Error('There is no map')),
    now: () => new Date(),
    reportError: () => undefined,
  })
})
afterEach(() => vi.useRealTimers())

const page = (path: string) =>
  render({ request: new Request(`http://localhost/${path}`), language: 'en', version: 'full' })

test('a page that takes too long is given up, and what it waits for is aborted', async () => {
  const hanging = page('hangs').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await hanging).toBeInstanceOf(UnavailableError)
  expect(asked.map(({ aborted }) => aborted)).toEqual([true])
})

test('no page is begun while the database is away', async () => {
  expect((await page('answers')).body.toString()).toBe('an answer')
  availabilityOf(payload).set(true)
  await expect(page('hangs')).rejects.toThrow(UnavailableError)
  expect(asked).toEqual([])
  availabilityOf(payload).set(false)
  expect((await page('answers')).status).toBe(200)
})
