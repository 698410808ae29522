import { once } from 'node:events'
import {
  createServer,
  request as nodeRequest,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { socketPath } from '../../commands/steps/socket-path.ts'
import { adminProxy } from './admin-proxy.ts'

/** As the outer app has read it. */
const origin = {
  requestId: 'one-of-ours',
  trace: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true },
}

let backOffice: Server
let received: IncomingHttpHeaders
let failures: unknown[]
const servers: { close: () => unknown }[] = []

beforeEach(async () => {
  failures = []
  backOffice = createServer((incoming, outgoing) => {
    received = incoming.headers
    outgoing.setHeader('Set-Cookie', [
      'payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
      'payload-lng=ar; Path=/',
    ])
    incoming.resume()
    outgoing.end('answered')
  })
  await new Promise<void>((resolve) => {
    backOffice.listen(adminSocket, resolve)
  })
  servers.push(backOffice)
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const adminSocket = socketPath('back-office')

/** Starts the public server's proxy. Resolves with its port. */
function startProxy({ siteUrl = 'http://localhost', trustedProxies = 0 } = {}): Promise<number> {
  const app = new Hono()
  const proxy = adminProxy({
    adminSocket,
    siteUrl,
    trustedProxies,
    logError: (error) => failures.push(error),
  })
  app.all('*', (context) => proxy.fetch(context.req.raw, { ...Object(context.env), origin }))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port))
    servers.push(server)
  })
}

/** Asks through the proxy, as a browser or anybody with a socket does. */
async function ask(
  headers: Record<string, string>,
  { method = 'POST', ...options }: { siteUrl?: string; trustedProxies?: number; method?: string } = {},
) {
  const port = await startProxy(options)
  return new Promise<{ status: number | undefined; cookies: string[] | undefined }>((resolve, reject) => {
    const outgoing = nodeRequest({ port, host: '127.0.0.1', path: '/admin', method, headers, agent: false })
    outgoing.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode, cookies: response.headers['set-cookie'] })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test('behind https the session is a cookie of this host alone, and only that one is read', async () => {
  const { cookies } = await ask(
    { cookie: 'a=b; payload-token=planted; __Host-payload-token=own' },
    { siteUrl: 'https://network.example' },
  )
  expect(cookies).toEqual([
    '__Host-payload-token=abc; Path=/; Secure; HttpOnly; SameSite=Lax',
    'payload-lng=ar; Path=/',
  ])
  expect(received.cookie).toBe('a=b; payload-token=own')
})

test('on plain http cookies stay as they are', async () => {
  const { cookies } = await ask({ cookie: 'payload-token=own' })
  expect(cookies?.[0]).toMatch(/^payload-token=abc/)
  expect(received.cookie).toBe('payload-token=own')
})

test('what a visitor says of being forwarded counts only as far as proxies are trusted', async () => {
  await ask({ 'X-Forwarded-For': '203.0.113.7' })
  expect(received['x-forwarded-for']).toBe('127.0.0.1')
  await ask({ 'X-Forwarded-For': 'forged, 203.0.113.7' }, { trustedProxies: 1 })
  expect(received['x-forwarded-for']).toBe('203.0.113.7')
})

test.each<[string, Record<string, string>]>([
  ['an expectation that Node meets', { Expect: '100-continue' }],
  ['an upgrade', { Connection: 'Upgrade', Upgrade: 'websocket' }],
  ['headers of the connection', { Connection: 'close, x-own', 'X-Own': 'a', TE: 'trailers' }],
])('%s is no failure', async (_, headers) => {
  expect((await ask(headers)).status).toBe(200)
  expect(received).not.toHaveProperty('x-own')
  expect(received).not.toHaveProperty('upgrade')
  expect(failures).toEqual([])
})

test('whoever names the length of a body as the connection’s has it passed on all the same', async () => {
  await ask({ Connection: 'close, content-length, host', 'Content-Length': '0' })
  expect(received['content-length']).toBe('0')
  expect(received.host).toMatch(/^127\.0\.0\.1:/)
  await ask({}, { method: 'DELETE' })
  expect(received).not.toHaveProperty('transfer-encoding')
})

test('an expectation that nobody meets is refused as such', async () => {
  expect((await ask({ Expect: 'a-miracle' })).status).toBe(417)
  expect(failures).toEqual([])
})

test('a method that can’t be passed on is refused as such', async () => {
  expect((await ask({}, { method: 'TRACE' })).status).toBe(405)
  expect(failures).toEqual([])
})

test('the back office learns by which id and trace a request is known, and nothing that a visitor says of them', async () => {
  await ask({ 'x-request-id': 'samira', traceparent: 'something', tracestate: 'something' })
  expect(received['x-request-id']).toBe(origin.requestId)
  expect(received.traceparent).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
  expect(received.tracestate).toBeUndefined()
})

test.each([
  ['POST', 502],
  ['GET', 503],
])(
  'a back office that ends at work answers %s with %i: what was asked may have been done',
  async (method, status) => {
    backOffice.removeAllListeners('request')
    backOffice.on('request', (incoming) => incoming.socket.destroy())
    expect((await ask({}, { method })).status).toBe(status)
    expect(failures).toHaveLength(1)
  },
)

test('the back office’s absence is said and logged, and that a visitor goes away is no absence', async () => {
  backOffice.removeAllListeners('request')
  const given = new Promise<ServerResponse>((resolve) => {
    backOffice.once('request', (_, outgoing) => resolve(outgoing))
  })
  const port = await startProxy()
  const visitor = nodeRequest({ port, host: '127.0.0.1', path: '/admin', agent: false })
  visitor.on('error', () => undefined).end()
  const outgoing = await given
  visitor.destroy()
  await once(outgoing, 'close')
  backOffice.close()
  expect((await ask({})).status).toBe(503)
  expect(failures).toHaveLength(1)
})
