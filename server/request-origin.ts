import { randomUUID } from 'node:crypto'
import { kindOfRequest, type AnswerOutcome } from './operator/request-counts.ts'
import { readTraceparent, traceparentOf, type TraceContext } from './tracing/trace-context.ts'
import type { Span, Tracing } from './tracing/tracing.ts'

/** By what a request is found again in the lines and traces of all processes. */
export interface RequestOrigin {
  /** The id that its answer carries. */
  requestId: string
  /** Its trace, where it has one. */
  trace?: TraceContext | undefined
  /** What this process does for it, where it is traced. */
  span?: Span | undefined
}

/** Reads from a request where it has come from. */
export type ReadOrigin = (header: (name: string) => string | undefined) => RequestOrigin

interface ReadOriginOptions {
  /** How many proxies stand before this process: without one, nobody's word counts. */
  trustedProxies: number
  tracing?: Tracing | undefined
  /** Name of the spans. */
  spanName?: string
}

/** An id that others may give: nothing that could be somebody's address or words. */
const givenId = /^[\w.:-]{8,80}$/

/** `X-Request-Id` and `traceparent` of a request count when a trusted proxy says them; otherwise both begin here. */
export function originReader({
  trustedProxies,
  tracing,
  spanName = 'request',
}: ReadOriginOptions): ReadOrigin {
  if (trustedProxies === 0 && !tracing) return () => ({ requestId: randomUUID() })
  return (header) => {
    const given = trustedProxies > 0 ? header('x-request-id') : undefined
    const requestId = given !== undefined && givenId.test(given) ? given : randomUUID()
    const parent = trustedProxies > 0 ? readTraceparent(header('traceparent')) : undefined
    const span = tracing?.begin(spanName, parent)
    return { requestId, trace: span?.context ?? parent, span }
  }
}

/** Headers that say of which request another process does a part. */
export function originHeaders({ requestId, trace }: RequestOrigin): Record<string, string> {
  return { 'x-request-id': requestId, ...(trace && { traceparent: traceparentOf(trace) }) }
}

/** Those headers; what a visitor sends under these names goes no further. */
export const namesOfOrigin = ['x-request-id', 'traceparent', 'tracestate'] as const

interface EndedRequest {
  method: string
  /** Path and query, of which the query is left out. */
  address: string
  status: number
  outcome: AnswerOutcome | undefined
}

/** Ends a request's span, if it has one. */
export function endSpan({ span }: RequestOrigin, { method, address, status, outcome }: EndedRequest): void {
  span?.end({
    'http.request.method': method,
    'http.response.status_code': status,
    'network.request.kind': kindOfRequest(method, address),
    'network.request.outcome': outcome,
  })
}
