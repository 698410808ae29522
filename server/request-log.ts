import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../store/log/create-log.ts'
import { requestContext } from '../store/log/request-context.ts'
import { withoutPersonalData } from '../store/log/without-personal-data.ts'
import { sharedAnswerHeaders } from './rendering/process-messages.ts'
import { kindOfRequest } from './operator/request-counts.ts'
import type { ReadOrigin, RequestOrigin } from './request-origin.ts'
import { isOnlyAPart } from './security/security-headers.ts'
import { activeSpan, type ActiveSpan } from './tracing/active-span.ts'

export interface RequestVariables {
  requestId: string
  origin: RequestOrigin
}

interface AnsweredRequest {
  origin: RequestOrigin
  method: string
  /** Path and query, of which only the path is written. */
  address: string
  status: number
  milliseconds: number
  cache: string | undefined
}

/** What follows in a path is a secret for an hour: whoever has it chooses a new password. */
const resetting = '/admin/reset/'

/** Writes one line about a request: never its query or body, nor a secret in its path. */
export function logRequest(
  log: Logger,
  { origin, method, address, status, milliseconds, cache }: AnsweredRequest,
): void {
  if (!log.isLevelEnabled('info')) return
  const { requestId, trace } = origin
  const [whole = ''] = address.split('?', 1)
  const path = whole.startsWith(resetting) ? `${resetting}…` : whole
  // What is undefined is left out of the line; a spread before them would make V8 add the others one by one.
  log.info(
    {
      requestId,
      traceId: trace?.traceId,
      method,
      path: /@|%40/.test(path) ? withoutPersonalData(path) : path,
      status,
      milliseconds: Math.round(milliseconds),
      cache,
    },
    'request',
  )
}

interface RequestLogOptions {
  log: Logger
  now: () => number
  readOrigin: ReadOrigin
  /** Whether requests come from the answering process. */
  isBehindAnswering?: boolean
}

/**
 * Gives every request an id, which answers carry, and writes one line about it: never its query, address or body. Of what
 * the answering process asks for, it writes the line. What is written or traced meanwhile belongs to the request.
 */
export function requestLog({
  log,
  now,
  readOrigin,
  isBehindAnswering = false,
}: RequestLogOptions): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const { req } = context
    const origin = readOrigin((name) => req.header(name))
    const { requestId, trace, span } = origin
    const began = now()
    context.set('requestId', requestId)
    context.set('origin', origin)
    const active: ActiveSpan | undefined = span && { span, statements: 0, milliseconds: 0 }
    const inContext = () => requestContext.run({ requestId, ...(trace && { traceId: trace.traceId }) }, next)
    await (active ? activeSpan.run(active, inContext) : inContext())
    // Nobody asks about a font; a page loads dozens of such parts.
    if (!isOnlyAPart(context.res.headers)) context.header('X-Request-Id', requestId)
    const { status } = context.res
    span?.end({
      'http.request.method': req.method,
      'http.response.status_code': status,
      'network.request.kind': kindOfRequest(req.method, req.path),
      ...(isBehindAnswering && {
        'network.database.statements': active?.statements,
        'network.database.milliseconds': Math.round(active?.milliseconds ?? 0),
      }),
    })
    if (isBehindAnswering && req.header(sharedAnswerHeaders.wantedVersion) !== undefined) return
    logRequest(log, {
      origin,
      method: req.method,
      address: req.path,
      status,
      milliseconds: now() - began,
      cache: context.res.headers.get('X-Cache') ?? undefined,
    })
  }
}
