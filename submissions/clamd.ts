import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/**
 * Asks ClamAV's daemon about a stream (its INSTREAM command).
 * @param address `host:port` or the path of its socket
 * @param signal ends the asking, wherever it has come to
 * @throws when the daemon is away, or does not answer with a verdict before the signal
 */
export async function askClamd(
  stream: Readable,
  address: string,
  signal: AbortSignal,
): Promise<'clean' | 'infected'> {
  const socket = open(address)
  // Whoever waits for one of them is told; nobody else need be.
  for (const one of [socket, stream]) one.on('error', () => undefined)
  const giveUp = () => {
    const late = new Error('ClamAV did not answer in time')
    socket.destroy(late)
    stream.destroy(late)
  }
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    await once(socket, 'connect')
    const answered = answerOf(socket)
    // Its own failure is reported where it is awaited.
    answered.catch(() => undefined)
    socket.write('zINSTREAM\0')
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answered])
    }
    socket.write(Buffer.alloc(4))
    const answer = await answered
    if (/^stream: OK$/.test(answer)) return 'clean'
    if (answer.endsWith(' FOUND')) return 'infected'
    throw new Error(`ClamAV gave no verdict: ${answer.slice(0, 200)}`)
  } finally {
    signal.removeEventListener('abort', giveUp)
    socket.destroy()
    stream.destroy()
  }
}

/**
 * Whether ClamAV's daemon answers at all (its PING command).
 * @param signal ends the waiting
 */
export async function isClamdThere(address: string, signal: AbortSignal): Promise<boolean> {
  const socket = open(address)
  socket.on('error', () => undefined)
  const giveUp = () => socket.destroy(new Error('ClamAV did not answer in time'))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    await once(socket, 'connect')
    socket.write('zPING\0')
    return (await answerOf(socket)) === 'PONG'
  } catch {
    return false
  } finally {
    signal.removeEventListener('abort', giveUp)
    socket.destroy()
  }
}

function open(address: string): Socket {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? []
  return host && port ? connect(Number(port), host) : connect(address)
}

async function answerOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of socket) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').trim()
}
