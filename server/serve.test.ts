import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { close, listen } from './serve.ts'

/** A server that answers on request, and a browser that keeps its connections. */
async function startServer() {
  const asked = Promise.withResolvers<ServerResponse>()
  const { server, port } = await listen({
    first: (_incoming, outgoing) => {
      asked.resolve(outgoing)
      return true
    },
    fetch: () => new Response(null, { status: 500 }),
    place: { port: 0, host: '127.0.0.1' },
  })
  const agent = new Agent({ keepAlive: true })
  const request = get({ port, host: '127.0.0.1', agent })
  const answer = once(request, 'response').then(([response]: IncomingMessage[]) => response)
  return { server, agent, asked: asked.promise, answer }
}

test('a connection stays open without requests for longer than proxies keep theirs', async () => {
  const { server, agent, asked, answer } = await startServer()
  ;(await asked).end('answer')
  const response = await answer
  expect(response?.headers['keep-alive']).toBe('timeout=65')
  response?.resume()
  agent.destroy()
  await close(server)
})

test('the process ends once what it was asked is answered, however long browsers would keep their connections', async () => {
  const { server, agent, asked, answer } = await startServer()
  const outgoing = await asked
  const closed = close(server)
  expect(await Promise.race([closed, Promise.resolve('still open')])).toBe('still open')
  outgoing.end('answer')
  const response = await answer
  response?.resume()
  await closed
  agent.destroy()
})

test('an answer that a slow visitor has not yet taken arrives whole, though the process ends meanwhile', async () => {
  const { server, agent, asked, answer } = await startServer()
  const large = Buffer.alloc(32 * 1024 * 1024, 'a')
  const outgoing = await asked
  outgoing.end(large)
  const response = await answer
  // More than the system takes over at once: the rest waits in this process.
  expect(outgoing.writableEnded && !outgoing.writableFinished).toBe(true)
  const closed = close(server)
  expect((await buffer(response ?? Readable.from([]))).length).toBe(large.length)
  await closed
  agent.destroy()
})

test('a connection that was made before the process ends is answered, though its request comes afterwards', async () => {
  const { server, port } = await listen({
    first: (_incoming, outgoing) => {
      outgoing.end('answer')
      return true
    },
    fetch: () => new Response(null, { status: 500 }),
    place: { port: 0, host: '127.0.0.1' },
  })
  const accepted = once(server, 'connection')
  const socket = connect({ port, host: '127.0.0.1' })
  await accepted
  const closed = close(server)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 200 [^]*answer/)
  await closed
})

test('a connection that asks nothing holds the end of a process up for two seconds at most', async () => {
  const { server, port } = await listen({
    fetch: () => new Response(null, { status: 500 }),
    place: { port: 0, host: '127.0.0.1' },
  })
  const accepted = once(server, 'connection')
  const socket = connect({ port, host: '127.0.0.1' })
  await accepted
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const closed = close(server)
  await vi.advanceTimersByTimeAsync(1900)
  expect(socket.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await closed
  socket.destroy()
})
