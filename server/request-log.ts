import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from './log.ts'

export interface RequestVariables {
  requestId: string
}

/** Gives every request an id and writes one line about it: never its query, address or body. */
export function requestLog(
  log: Logger,
  now: () => number,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = randomUUID()
    const began = now()
    context.set('requestId', requestId)
    await next()
    context.header('X-Request-Id', requestId)
    log.info(
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        milliseconds: Math.round(now() - began),
        cache: context.res.headers.get('X-Cache') ?? undefined,
      },
      'request',
    )
  }
}
