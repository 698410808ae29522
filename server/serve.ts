import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { RequestVariables } from './request-log.ts'

export interface ServeOptions {
  /** Answers what it can before the app is asked, and says whether it did. */
  first: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  app: Hono<{ Variables: RequestVariables }>
  port: number
  host: string | undefined
}

/** Milliseconds that requests in flight are given to finish before the process ends all the same. */
const closingLimit = 10_000

/** Milliseconds that a whole request may take: files arrive slowly over poor lines, and have limits of their own. */
const longestRequest = 30 * 60_000

/**
 * Listens on the port.
 * @throws the socket's error, `EADDRINUSE` when the port is busy
 */
export function listen({ first, app, port, host }: ServeOptions): Promise<{ server: Server; port: number }> {
  const listener = getRequestListener(app.fetch)
  const server = createServer({ requestTimeout: longestRequest }, (incoming, outgoing) => {
    if (!first(incoming, outgoing)) void listener(incoming, outgoing)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host && { host }) }, () => {
      resolve({ server, port: portOf(server.address(), port) })
    })
  })
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked
}

/** Takes no new request, waits for those in flight, and resolves when the last is answered or the limit is over. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      server.closeAllConnections()
    }, closingLimit)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
