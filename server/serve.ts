import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import type { RequestVariables } from './request-log.ts'

export interface ServeOptions {
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
export function listen({ app, port, host }: ServeOptions): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port,
        ...(host && { hostname: host }),
        serverOptions: { requestTimeout: longestRequest },
      },
      (info) => {
        resolve({ server, port: info.port })
      },
    )
    server.once('error', reject)
  })
}

/** Takes no new request, waits for those in flight, and resolves when the last is answered or the limit is over. */
export function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, closingLimit)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
