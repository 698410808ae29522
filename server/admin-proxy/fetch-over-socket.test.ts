import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { socketPath } from '../../commands/steps/socket-path.ts'
import { fetchOverSocket } from './fetch-over-socket.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Path of a socket on which a server answers so. */
async function answering(listener: RequestListener): Promise<string> {
  const path = socketPath('back-office')
  const server = createServer(listener).listen(path)
  servers.push(server)
  await once(server, 'listening')
  return path
}

test('what is sent and what is answered pass as they are, byte for byte', async () => {
  const path = await answering((incoming, outgoing) => {
    outgoing.writeHead(201, [
      ['Set-Cookie', 'one=1'],
      ['Set-Cookie', 'two=2'],
      ['X-Asked', `${incoming.method} ${incoming.url} ${String(incoming.headers['x-own'])}`],
    ])
    incoming.pipe(outgoing)
  })
  const sent = randomBytes(3_000_000)
  const answer = await fetchOverSocket(
    path,
    new Request('http://back-office/a%20b?c=d', { method: 'POST', headers: { 'X-Own': 'yes' }, body: sent }),
  )
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
  expect(answer.headers.get('X-Asked')).toBe('POST /a%20b?c=d yes')
  expect(sent.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
})

test.each(['DELETE', 'OPTIONS', 'POST'])(
  'the other side finds the end of a body that %s sends, and takes nothing in it for another request',
  async (method) => {
    const sent = 'POST /cms-api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n'
    for (const headers of [new Headers(), new Headers({ 'content-length': String(sent.length) })]) {
      const asked: (string | undefined)[] = []
      const path = await answering((incoming, outgoing) => {
        asked.push(incoming.url)
        incoming.pipe(outgoing)
      })
      const init = { method, headers, body: sent }
      const answer = await fetchOverSocket(path, new Request('http://back-office/one', init))
      expect(await answer.text()).toBe(sent)
      expect(asked).toEqual(['/one'])
      for (const server of servers.splice(0)) server.close()
    }
  },
)

test.each([
  [204, 'GET'],
  [304, 'GET'],
  [200, 'HEAD'],
])('an answer without a body stays one (%i to %s)', async (status, method) => {
  const path = await answering((_, outgoing) => outgoing.writeHead(status, { ETag: '"a"' }).end())
  const answer = await fetchOverSocket(path, new Request('http://back-office/', { method }))
  expect([answer.status, answer.headers.get('ETag'), answer.body]).toEqual([status, '"a"', null])
})

test('whoever stops reading is not answered to the end', async () => {
  const ended = Promise.withResolvers<void>()
  const path = await answering((_, outgoing) => {
    outgoing.once('close', () => ended.resolve())
    outgoing.write('the first part')
  })
  const answer = await fetchOverSocket(path, new Request('http://back-office/'))
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect(ended.promise).resolves.toBeUndefined()
})

test('whoever goes away before the answer is asked for no longer', async () => {
  const ended = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const path = await answering((_, outgoing) => {
    outgoing.once('close', () => ended.resolve())
    asked.resolve()
  })
  const leaving = new AbortController()
  const answer = fetchOverSocket(path, new Request('http://back-office/', { signal: leaving.signal }))
  await asked.promise
  leaving.abort()
  await expect(answer).rejects.toThrow(/abort/i)
  await ended.promise
})

test('an answer that is broken off is no whole one', async () => {
  const path = await answering((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '100' })
    outgoing.write('the first part', () => outgoing.destroy())
  })
  const answer = await fetchOverSocket(path, new Request('http://back-office/'))
  await expect(answer.text()).rejects.toThrow(/aborted|terminated|hang up|closed/i)
})

test('an answer that has waited for no body is passed on, though the body comes later', async () => {
  const answered = Promise.withResolvers<void>()
  const path = await answering((incoming, outgoing) => {
    incoming.socket.once('close', () => answered.resolve())
    outgoing.once('finish', () => setImmediate(() => setImmediate(() => answered.resolve())))
    outgoing.writeHead(401).end('who are you?')
  })
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(randomBytes(1000)),
    pull: async (controller) => {
      await answered.promise
      controller.enqueue(randomBytes(1000))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  const answer = await fetchOverSocket(path, new Request('http://back-office/', init))
  expect([answer.status, await answer.text()]).toEqual([401, 'who are you?'])
})

test('nobody who listens is an error', async () => {
  const path = socketPath('back-office')
  await expect(fetchOverSocket(path, new Request('http://back-office/'))).rejects.toThrow(/ENOENT/)
})
