import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signsPath } from '../rendering/process-messages.ts'
import { RenderingLinks } from './rendering-links.ts'

let folder: string
let servers: Server[]
let links: RenderingLinks | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  servers = []
})
afterEach(() => {
  links?.stop()
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

const line = `${JSON.stringify({ version: 'one', isDatabaseHealthy: true })}\n`

/** A rendering process that answers with its name, or hangs once it has said that it is there. */
async function startProcess(name: string, hangs: boolean): Promise<string> {
  const socket = path.join(folder, name)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === signsPath) {
      outgoing.write(line)
      const signs = hangs ? undefined : setInterval(() => outgoing.write(line), 20)
      outgoing.once('close', () => clearInterval(signs))
    } else if (!hangs) outgoing.end(name)
  })
  servers.push(server)
  server.listen(socket)
  await once(server, 'listening')
  return socket
}

/** @returns the answer of whoever gave one, and how often somebody was asked */
async function ask(): Promise<{ answer: string; times: number }> {
  let times = 0
  const answer = await links!.withOne(async (link) => {
    times += 1
    const request = link.request({ path: '/' })
    request.end()
    const [response]: IncomingMessage[] = await once(request, 'response')
    return response ? text(response) : ''
  })
  return { answer, times }
}

async function listenTo(sockets: readonly string[]): Promise<void> {
  const { promise: areThere, resolve } = Promise.withResolvers<void>()
  links = new RenderingLinks({
    sockets,
    onVersion: () => undefined,
    onProcesses: () => links && links.readyCount === sockets.length && resolve(),
    longestSilence: 400,
  })
  await areThere
}

test('what one that hangs was asked for is asked of another', async () => {
  await listenTo([await startProcess('hanging', true), await startProcess('living', false)])
  expect(await ask()).toEqual({ answer: 'living', times: 2 })
  // It is given nothing more before it says that it lives.
  expect(await ask()).toEqual({ answer: 'living', times: 1 })
})

test('what one that lives is long at is left to it', async () => {
  const socket = await startProcess('slow', false)
  await listenTo([socket])
  const [server] = servers
  server?.removeAllListeners('request')
  server?.on('request', (_, outgoing) => {
    setTimeout(() => outgoing.end('slow'), 1000)
  })
  expect(await ask()).toEqual({ answer: 'slow', times: 1 })
})
