import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { busyMessages } from '../../languages/messages/busy.ts'
import { keyOfRequest } from '../cache-key.ts'
import { cachedAnswers } from '../page-cache/cached-answers.ts'
import { compress } from '../page-cache/compress.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { RequestCounts } from '../operator/request-counts.ts'
import { handOnOnce } from '../reading-counts/hand-on-readings.ts'
import { ReadingCounts } from '../reading-counts/reading-counts.ts'
import {
  readingsPath,
  sharedAnswerHeaders,
  signsPath,
  type RenderingSign,
} from '../rendering/process-messages.ts'
import { originReader } from '../request-origin.ts'
import { secureFor } from '../security/security-headers.ts'
import { answerFromRendering } from './answer.ts'
import { FairQueue } from './fair-queue.ts'
import { RenderingLinks } from './rendering-links.ts'

/** Stands for a rendering process: says signs, and answers by what a test wants. */
interface Rendering {
  asked: IncomingMessage[]
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  say: (sign: RenderingSign) => void
  /** Ends its signs, as a process that is about to end does. */
  leave: () => void
  end: () => Promise<void>
}

let folder: string
let renderings: Rendering[]
let links: RenderingLinks
let requests: RequestCounts
let readings: ReadingCounts
let front: Server
let port: number
let queueOptions: Partial<ConstructorParameters<typeof FairQueue>[0]>

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'answering-'))
  queueOptions = {}
  requests = new RequestCounts()
  readings = new ReadingCounts({
    siteUrl: 'http://localhost',
    timeZone: 'Asia/Amman',
    now: () => Date.UTC(2026, 4, 1),
  })
})

afterEach(async () => {
  links.stop()
  front.closeAllConnections()
  front.close()
  await Promise.all(renderings.map(({ end }) => end()))
  rmSync(folder, { recursive: true, force: true })
})

async function startRendering(socket: string): Promise<Rendering> {
  const listening = new Set<ServerResponse>()
  let hasLeft = false
  const rendering: Rendering = {
    asked: [],
    answer: (_incoming, outgoing) => void sendShared(outgoing, '<h1>A page</h1>'),
    say(sign) {
      for (const one of listening) one.write(`${JSON.stringify(sign)}\n`)
    },
    leave() {
      hasLeft = true
      for (const one of listening) one.end()
    },
    async end() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === signsPath && incoming.headers[sharedAnswerHeaders.forSigns] !== undefined) {
      if (hasLeft) return void outgoing.writeHead(503).end()
      listening.add(outgoing)
      const first = { version: 'one', isDatabaseHealthy: true, addresses: ['/', '/news', '/receipts'] }
      outgoing.write(`${JSON.stringify(first)}\n`)
      return
    }
    rendering.asked.push(incoming)
    rendering.answer(incoming, outgoing)
  })
  server.listen(socket)
  await once(server, 'listening')
  return rendering
}

async function sendShared(outgoing: ServerResponse, html: string, status = 200): Promise<void> {
  const { bodies, tag } = await compress(Buffer.from(html))
  outgoing.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    [sharedAnswerHeaders.tag]: tag,
    [sharedAnswerHeaders.freshUntil]: status === 200 || status === 404 ? 'Infinity' : '0',
  })
  outgoing.end(bodies.br)
}

/** The answering process before so many rendering ones. */
async function start(count = 1): Promise<void> {
  const sockets = Array.from({ length: count }, (_, index) => path.join(folder, String(index)))
  renderings = await Promise.all(sockets.map(startRendering))
  const log = pino({ level: 'silent' })
  const now = () => performance.now()
  links = new RenderingLinks({
    sockets,
    onVersion: () => undefined,
    onProcesses: () => queue.moreSlots(),
  })
  const queue = new FairQueue({
    slots: () => links.readyCount * 2,
    mostOfOne: 10,
    mostWaiting: 10,
    longestWait: 60_000,
    halfLife: 1000,
    now,
    ...queueOptions,
  })
  const cache = new PageCache({
    maximumBytes: 1_000_000,
    version: () => links.version,
    canMake: () => links.isDatabaseHealthy,
    now: () => Date.now(),
    onFailure: () => undefined,
  })
  const secure = secureFor('http://localhost')
  const readOrigin = originReader({ trustedProxies: 1 })
  const answers = cachedAnswers({
    cache,
    keyOf: keyOfRequest,
    secure,
    log,
    now,
    requests,
    readings,
    readOrigin,
  })
  const answer = answerFromRendering({
    cache,
    answers,
    queue,
    pictureQueue: queue,
    rendering: links,
    secure,
    log,
    trustedProxies: 0,
    now,
    requests,
    readings,
    readOrigin,
  })
  front = createServer((incoming, outgoing) => {
    if (!answers.sendFresh(incoming, outgoing)) void answer(incoming, outgoing)
  })
  front.listen(0, '127.0.0.1')
  await Promise.all([once(front, 'listening'), links.first])
  const address = front.address()
  port = typeof address === 'object' && address ? address.port : 0
}

const ask = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const askedOf = () => renderings.flatMap(({ asked }) => asked)

test('a page for everybody is asked for once, without the visitor’s own headers, and then given from memory', async () => {
  await start()
  const headers = { cookie: 'session=mine', authorization: 'secret', 'x-forwarded-for': '192.0.2.1' }
  expect((await ask('/news?utm_source=x', { headers })).headers.get('x-cache')).toBe('miss')
  expect((await ask('/news')).headers.get('x-cache')).toBe('hit')
  const [asked, ...more] = askedOf()
  expect(more).toEqual([])
  expect(asked?.url).toBe('/news')
  expect(Object.keys(asked?.headers ?? {}).toSorted()).toEqual([
    'connection',
    'host',
    'x-request-id',
    sharedAnswerHeaders.wantedVersion,
  ])
})

/** As anybody with a socket does, who keeps to no client's rules. */
async function askRaw(head: readonly string[], body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...head, 'Host: localhost', '', body].join('\r\n'))
  return text(socket)
}

const inner = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\nX-Rest: '

test.each([
  ['DELETE', 'Connection: close, content-length', `Content-Length: ${inner.length}`, inner],
  ['OPTIONS', 'Connection: close, Content-Length, Host', `Content-Length: ${inner.length}`, inner],
  [
    'DELETE',
    'Connection: close, transfer-encoding',
    'Transfer-Encoding: chunked',
    `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`,
  ],
  ['POST', 'Connection: close, content-length', `Content-Length: ${inner.length}`, inner],
])(
  'a body that %s sends with “%s” is no other request, whatever it says',
  async (method, connection, length, body) => {
    await start()
    const [rendering] = renderings
    const bodies: string[] = []
    if (rendering) {
      rendering.answer = async (incoming, outgoing) => {
        if (incoming.method === 'GET') return void sendShared(outgoing, incoming.url ?? '')
        bodies.push(await text(incoming))
        outgoing.end('taken')
      }
    }
    expect(await askRaw([`${method} /receipts HTTP/1.1`, connection, length], body)).toMatch(/taken/)
    expect(await ask('/news')).toMatchObject({ body: '/news' })
    expect(bodies).toEqual([inner])
    expect(askedOf().map((asked) => [asked.method, asked.url, asked.headers.host])).toEqual([
      [method, '/receipts', 'localhost'],
      ['GET', '/news', `127.0.0.1:${port}`],
    ])
  },
)

test('unknown addresses are one page, however many are tried', async () => {
  await start()
  const [rendering] = renderings
  if (rendering) rendering.answer = (_incoming, outgoing) => void sendShared(outgoing, 'Nothing here', 404)
  for (const address of ['/nonsense', '/wp-login.php', '/news/1/2']) {
    expect(await ask(address)).toMatchObject({ status: 404, body: 'Nothing here' })
  }
  expect(askedOf().map(({ url }) => url)).toEqual(['/not-found'])
})

test('an address that an editor’s redirect leads elsewhere is asked for by itself, as soon as a process says so', async () => {
  await start()
  const [rendering] = renderings
  if (rendering) {
    rendering.answer = (incoming, outgoing) =>
      incoming.url?.startsWith('/old-page')
        ? outgoing.writeHead(301, { location: '/news' }).end()
        : void sendShared(outgoing, 'Nothing here', 404)
  }
  expect((await ask('/old-page?a=b')).status).toBe(404)
  rendering?.say({ version: 'two', isDatabaseHealthy: true, redirected: ['/old-page'] })
  await expect.poll(() => links.isRedirected('/old-page')).toBe(true)
  expect((await ask('/old-page?a=b')).headers.get('location')).toBe('/news')
  rendering?.say({ version: 'two', isDatabaseHealthy: true })
  rendering?.say({ version: 'three', isDatabaseHealthy: true, redirected: [] })
  await expect.poll(() => links.isRedirected('/old-page')).toBe(false)
  expect((await ask('/old-page')).status).toBe(404)
})

test('after a publish pages are made again, also when a process that lags still names the version before', async () => {
  await start(2)
  await ask('/news')
  const [first, second] = renderings
  first?.say({ version: 'two', isDatabaseHealthy: true })
  await expect.poll(() => links.version).toBe('two')
  second?.say({ version: 'one', isDatabaseHealthy: true })
  await ask('/news')
  expect(askedOf().map(({ headers }) => headers[sharedAnswerHeaders.wantedVersion])).toEqual(['one', 'two'])
  expect(links.version).toBe('two')
})

test('what is sent in is passed on as it is, with the visitor’s address and nothing that speaks of another connection', async () => {
  await start()
  const bodies: string[] = []
  const [rendering] = renderings
  if (rendering) {
    rendering.answer = async (incoming, outgoing) => {
      bodies.push(await text(incoming))
      outgoing.writeHead(201, { 'set-cookie': ['one=1', 'two=2'], 'x-own': 'yes' }).end('taken')
    }
  }
  const answer = await ask('/receipts', {
    method: 'POST',
    body: 'all of it',
    headers: { cookie: 'mine=1', 'x-forwarded-for': '192.0.2.1', [sharedAnswerHeaders.wantedVersion]: 'x' },
  })
  expect(answer).toMatchObject({ status: 201, body: 'taken' })
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  expect(bodies).toEqual(['all of it'])
  const [asked] = askedOf()
  expect(asked?.headers).toMatchObject({ cookie: 'mine=1', 'x-forwarded-for': '127.0.0.1' })
  expect(asked?.headers[sharedAnswerHeaders.wantedVersion]).toBeUndefined()
})

test.each([
  ['POST', signsPath],
  ['GET', `/files/..${signsPath}`],
])('no visitor has the signs of a rendering process: %s %s', async (method, address) => {
  await start()
  const [rendering] = renderings
  if (rendering) rendering.answer = (_incoming, outgoing) => outgoing.writeHead(404).end('nothing')
  // Not by `fetch`, which would resolve the dots itself.
  const asking = request({
    port,
    host: '127.0.0.1',
    method,
    path: address,
    headers: { [sharedAnswerHeaders.forSigns]: 'yes' },
  })
  asking.end()
  const [answer]: IncomingMessage[] = await once(asking, 'response')
  answer?.resume()
  expect(answer?.statusCode).toBe(404)
  expect(askedOf().map(({ url }) => url)).toEqual([address])
  expect(askedOf()[0]?.headers[sharedAnswerHeaders.forSigns]).toBeUndefined()
})

test('what is refused before it is read to its end has its answer', async () => {
  await start()
  const [rendering] = renderings
  if (rendering) rendering.answer = (_incoming, outgoing) => outgoing.writeHead(413).end('too large')
  const answer = await ask('/receipts', { method: 'POST', body: new Uint8Array(20_000_000) })
  expect(answer).toMatchObject({ status: 413, body: 'too large' })
})

test('a reading request that a process dies of is answered by another, and what is sent in is not sent twice', async () => {
  await start(2)
  const die = (incoming: IncomingMessage) => incoming.socket.destroy()
  const [first, second] = renderings
  if (!first || !second) throw new Error('There are no two processes')
  first.answer = die
  expect(await ask('/news')).toMatchObject({ status: 200, body: '<h1>A page</h1>' })
  second.answer = die
  for (const one of renderings) one.say({ version: 'one', isDatabaseHealthy: true })
  const before = askedOf().length
  expect((await ask('/receipts', { method: 'POST', body: 'once' })).status).toBe(503)
  expect(askedOf()).toHaveLength(before + 1)
})

test('a process that is about to end finishes what it is at, and is given nothing more', async () => {
  await start(2)
  const [first, second] = renderings
  if (!first || !second) throw new Error('There are no two processes')
  const held: ServerResponse[] = []
  first.answer = (_incoming, outgoing) => void held.push(outgoing)
  const atWork = ask('/news?q=water')
  await expect.poll(() => held.length).toBe(1)
  first.leave()
  await expect.poll(() => links.readyCount).toBe(1)
  await Promise.all(['a', 'b', 'c'].map((word) => ask(`/news?q=${word}`)))
  expect(first.asked).toHaveLength(1)
  expect(second.asked).toHaveLength(3)
  held[0]?.end('found')
  expect((await atWork).body).toBe('found')
})

test('who leaves is no longer worked for', async () => {
  await start()
  const begun = Promise.withResolvers<IncomingMessage>()
  const [rendering] = renderings
  if (rendering) rendering.answer = (incoming) => begun.resolve(incoming)
  const visitor = request({ port, host: '127.0.0.1', path: '/news?q=water' })
  visitor.on('error', () => undefined)
  visitor.end()
  const incoming = await begun.promise
  const closed = once(incoming.socket, 'close')
  visitor.destroy()
  await closed
  expect(incoming.socket.destroyed).toBe(true)
  // Nor is the process held to be away for it: the next visitor's page is made at once.
  rendering?.asked.splice(0)
  if (rendering) rendering.answer = (_incoming, outgoing) => void outgoing.end('found')
  expect(links.readyCount).toBe(1)
  expect((await ask('/news?q=water')).body).toBe('found')
})

test('beyond a visitor’s share the answer is 503 in the page’s language, and the API’s is JSON', async () => {
  queueOptions = { mostOfOne: 1 }
  await start()
  const held: ServerResponse[] = []
  const [rendering] = renderings
  if (rendering) rendering.answer = (_incoming, outgoing) => void held.push(outgoing)
  const first = ask('/news?q=water')
  await expect.poll(() => held.length).toBe(1)
  const page = await ask('/ar/news?q=water')
  expect(page.status).toBe(503)
  expect(page.body).toContain('<html lang="ar" dir="rtl">')
  expect(page.headers.get('retry-after')).toBe('5')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const call = await ask('/api/news')
  expect(call.status).toBe(503)
  expect(JSON.parse(call.body)).toMatchObject({ success: false })
  // A page of another site learns in its visitor's language that it should ask again, and when.
  const fromElsewhere = await ask('/api/news', {
    headers: { lang: 'ar', Origin: 'https://elsewhere.example' },
  })
  expect(JSON.parse(fromElsewhere.body)).toMatchObject({ message: busyMessages.ar.text })
  expect(fromElsewhere.headers.get('content-language')).toBe('ar')
  expect(fromElsewhere.headers.get('access-control-allow-origin')).toBe('*')
  expect(fromElsewhere.headers.get('access-control-expose-headers')).toContain('Retry-After')
  held[0]?.end('found')
  expect((await first).body).toBe('found')
})

test('while the database is away the last good page is given, without waiting', async () => {
  await start()
  await ask('/news')
  renderings[0]?.say({ version: 'two', isDatabaseHealthy: false })
  await expect.poll(() => links.isDatabaseHealthy).toBe(false)
  const answer = await ask('/news')
  expect(answer).toMatchObject({ status: 200, body: '<h1>A page</h1>' })
  expect(answer.headers.get('x-cache')).toBe('stale')
  expect(askedOf()).toHaveLength(1)
})

test('a page that could not be made gives way to the last good one, and is shown where there is none', async () => {
  await start()
  await ask('/news')
  const [rendering] = renderings
  if (rendering) rendering.answer = (_incoming, outgoing) => void sendShared(outgoing, 'It failed', 500)
  rendering?.say({ version: 'two', isDatabaseHealthy: true })
  await expect.poll(() => links.version).toBe('two')
  expect(await ask('/news')).toMatchObject({ status: 200, body: '<h1>A page</h1>' })
  expect(await ask('/')).toMatchObject({ status: 500, body: 'It failed' })
})

const reader = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const read = { day: '2026-05-01', kind: 'page', subject: '/news', language: 'en' } as const
const cameFromNowhere = { day: '2026-05-01', kind: 'referrer', subject: '(none)', language: '' } as const

test('a page is counted each time that somebody reads it, made, cached or known to the browser', async () => {
  await start()
  await ask('/news?utm_source=x', { headers: reader })
  const { headers } = await ask('/news', { headers: reader })
  const known = { ...reader, 'if-none-match': headers.get('etag') ?? '' }
  expect((await ask('/news', { headers: known })).status).toBe(304)
  await ask('/news', { headers: { ...reader, 'sec-purpose': 'prefetch' } })
  await ask('/news')
  await ask('/news', { headers: reader, method: 'HEAD' })
  expect(readings.take().counts).toEqual(
    expect.arrayContaining([
      { ...read, count: 3 },
      { ...cameFromNowhere, count: 3 },
    ]),
  )
})

test('what was searched without result is counted, and how that is known leaves no trace in the answer', async () => {
  await start()
  for (const rendering of renderings)
    rendering.answer = (_incoming, outgoing) =>
      outgoing
        .writeHead(200, { 'content-type': 'text/html', [sharedAnswerHeaders.foundNothing]: '1' })
        .end('Nothing')
  const answer = await ask('/news?q=Rain++Harvesting', { headers: reader })
  expect([...answer.headers.keys()]).not.toContain(sharedAnswerHeaders.foundNothing)
  await ask('/news?q=jane@example.org', { headers: reader })
  const { counts, searches } = readings.take()
  expect(searches).toEqual([{ day: '2026-05-01', language: 'en', words: 'rain harvesting', count: 1 }])
  expect(counts).toContainEqual({ ...read, count: 2 })
})

test('sums are handed on, counted again where they were not written, and not where that is unknown', async () => {
  await start()
  const [rendering] = renderings
  if (!rendering) throw new Error('There is no rendering process')
  const handOn = () => handOnOnce({ readings, rendering: links, log: pino({ level: 'silent' }) })
  await ask('/news', { headers: reader })
  rendering.answer = (_incoming, outgoing) => outgoing.writeHead(503).end()
  await handOn()
  await ask('/news', { headers: reader })
  const written: unknown[] = []
  rendering.answer = (incoming, outgoing) => {
    expect(incoming.url).toBe(readingsPath)
    expect(incoming.headers[sharedAnswerHeaders.forReadings]).toBe('yes')
    const write = async () => {
      written.push(JSON.parse(await text(incoming)))
      outgoing.writeHead(204).end()
    }
    void write()
  }
  await handOn()
  await handOn()
  expect(written).toEqual([
    {
      counts: [
        { ...read, count: 2 },
        { ...cameFromNowhere, count: 2 },
      ],
      searches: [],
    },
  ])
  readings.restore({ counts: [{ ...read, count: 1 }], searches: [] })
  rendering.answer = (_incoming, outgoing) => outgoing.destroy()
  await handOn()
  expect(readings.take().counts).toEqual([])
})
