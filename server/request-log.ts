import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from './log.ts'
import { sharedAnswerHeaders } from './rendering/process-messages.ts'
import { isOnlyAPart } from './security/security-headers.ts'

export interface RequestVariables {
  requestId: string
}

interface AnsweredRequest {
  requestId: string
  method: string
  /** Without its query. */
  path: string
  status: number
  milliseconds: number
  cache: string | undefined
}

/** Writes one line about a request: never its query or body. */
export function logRequest(log: Logger, request: AnsweredRequest): void {
  log.info({ ...request, milliseconds: Math.round(request.milliseconds) }, 'request')
}

/**
 * Gives every request an id, which answers carry, and writes one line about it: never its query, address or body. Of what
 * the answering process asks for, it writes the line.
 * @param isBehindAnswering whether requests come from the answering process, with their ids
 */
export function requestLog(
  log: Logger,
  now: () => number,
  isBehindAnswering = false,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const given = isBehindAnswering ? context.req.header('X-Request-Id') : undefined
    const requestId = given ?? randomUUID()
    const began = now()
    context.set('requestId', requestId)
    await next()
    // Nobody asks about a font; a page loads dozens of such parts.
    if (!isOnlyAPart(context.res.headers)) context.header('X-Request-Id', requestId)
    if (isBehindAnswering && context.req.header(sharedAnswerHeaders.wantedVersion) !== undefined) return
    logRequest(log, {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: now() - began,
      cache: context.res.headers.get('X-Cache') ?? undefined,
    })
  }
}
