import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A daemon that speaks ClamAV's INSTREAM, on a port of its own, and may take its time. */
export async function startScanner(
  answer: (content: Buffer) => string | Promise<string>,
): Promise<AsyncDisposable & { address: string }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    // Whoever asked may have given up meanwhile.
    socket.on('error', () => undefined)
    socket.on('data', async (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.toString() === 'zPING\0') socket.end('PONG\0')
      const content = contentOf(received)
      if (content) socket.end(await answer(content))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The scanner has no port')
  return {
    address: `127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** A daemon that takes connections, reads what it is sent or not, and never says anything. */
export async function startSilentScanner(
  reads = true,
): Promise<AsyncDisposable & { address: string; connected: Promise<unknown> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (reads) socket.resume()
    else socket.pause()
  })
  const connected = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The scanner has no port')
  return {
    address: `127.0.0.1:${address.port}`,
    connected,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The chunks after `zINSTREAM`, once the one without length has come. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
