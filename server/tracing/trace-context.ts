/** Where in which trace something is done (W3C Trace Context). */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
}

const shape = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/** Reads the header `traceparent`; nothing when it is not one. */
export function readTraceparent(header: string | undefined): TraceContext | undefined {
  const [, traceId, spanId, flags = ''] = shape.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The header for whoever does a part of it. */
export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}
