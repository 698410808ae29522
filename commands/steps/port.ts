import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { CannotGoOn } from './say.ts'

/** Listens for a moment. `0` lets the system choose. Resolves with the port. */
function tryPort(port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, ...(host && { host }) }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

/**
 * Proves that a port is free, before the long steps begin.
 * @param setting that names it
 * @throws CannotGoOn
 */
export async function checkPort(
  port: number,
  host: string | undefined,
  setting: 'PORT' | 'OPERATOR_PORT' = 'PORT',
): Promise<void> {
  try {
    await tryPort(port, host)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new CannotGoOn(
      code === 'EADDRINUSE'
        ? `The port ${port} is busy: stop what uses it, or choose another with ${setting}=….`
        : `The server can't listen on port ${port} (${String(code)}): choose another with ${setting}=….`,
    )
  }
}

/** Ports that no system gives to connections of its own accord: one that is free stays free until it is used. */
const lastingPorts = { lowest: 10_000, highest: 32_000 }

/**
 * A free port on the loopback interface, which no other caller is given while this process runs: seconds may pass before
 * whoever is given it listens. What reserves it is the port of the same number for datagrams, of which nothing else here
 * makes use.
 */
export async function freeLoopbackPort({ lowest, highest } = lastingPorts): Promise<number> {
  const port = randomInt(lowest, highest)
  try {
    await reserve(port)
    return await tryPort(port, '127.0.0.1')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return freeLoopbackPort({ lowest, highest })
    throw error
  }
}

function reserve(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const reservation = createSocket('udp4').unref()
    reservation.once('error', reject)
    reservation.bind({ port, address: '127.0.0.1', exclusive: true }, resolve)
  })
}
