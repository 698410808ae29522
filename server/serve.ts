import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { EndingServer } from './ending-server.ts'

/** What answers a request; in `connection`, Node's server hands its own request along. */
export type Fetch = (request: Request, connection: unknown) => Response | Promise<Response>

export interface ServeOptions {
  /** Answers what it can before `fetch` is asked, and says whether it did. */
  first?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  fetch: Fetch
  place: { port: number; host?: string | undefined } | { path: string }
}

/** Milliseconds that requests in flight are given to finish before the process ends all the same. */
const closingLimit = 25_000

/**
 * Milliseconds that a connection stays open without a request: longer than proxies keep theirs (nginx: 60 s), so that
 * none sends a request into a connection that is just being closed, and a reader's next page needs no new one.
 */
const idleConnection = 65_000

/** Milliseconds that a whole request may take: files arrive slowly over poor lines, and have limits of their own. */
const longestRequest = 30 * 60_000

/**
 * Listens on a port, or on a socket of the file system.
 * @returns the server, and its port where it has one
 * @throws the socket's error, `EADDRINUSE` when the port is busy
 */
export function listen({
  first,
  fetch,
  place,
}: ServeOptions): Promise<{ server: EndingServer; port: number }> {
  const listener = getRequestListener(fetch)
  const server = new EndingServer(
    { requestTimeout: longestRequest, keepAliveTimeout: idleConnection },
    (incoming, outgoing) => {
      if (!first?.(incoming, outgoing)) void listener(incoming, outgoing)
    },
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => resolve({ server, port: portOf(server.address()) }))
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Takes no new request, waits for those in flight, and resolves when the last is answered or the limit is over. */
export const close = (server: EndingServer): Promise<void> => server.end(closingLimit)
