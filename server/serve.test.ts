import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
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
