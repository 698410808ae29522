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

/** Milliseconds between two looks for connections that have nothing more to answer, while the process ends. */
const closingPause = 50

/**
 * Milliseconds that a connection stays open without a request: longer than proxies keep theirs (nginx: 60 s), so that
 * none sends a request into a connection that is just being closed, and a reader's next page needs no new one.
 */
const idleConnection = 65_000

/** Milliseconds that a whole request may take: files arrive slowly over poor lines, and have limits of their own. */
const longestRequest = 30 * 60_000

/**
 * Listens on the port.
 * @throws the socket's error, `EADDRINUSE` when the port is busy
 */
export function listen({ first, app, port, host }: ServeOptions): Promise<{ server: Server; port: number }> {
  const listener = getRequestListener(app.fetch)
  const server = createServer(
    { requestTimeout: longestRequest, keepAliveTimeout: idleConnection },
    (incoming, outgoing) => {
      if (!first(incoming, outgoing)) void listener(incoming, outgoing)
    },
  )
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
    const look = setInterval(() => {
      server.closeIdleConnections()
    }, closingPause)
    server.close(() => {
      clearTimeout(limit)
      clearInterval(look)
      resolve()
    })
  })
}
