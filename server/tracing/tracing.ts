import type { Environment } from '../../environment.ts'
import type { Logger } from '../../store/log/create-log.ts'
import type { TraceContext } from './trace-context.ts'

export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Something that is done for a request, from its beginning to its end. */
export interface Span {
  context: TraceContext
  /** Begins a part of it. */
  child: (name: string) => Span
  end: (attributes?: SpanAttributes) => void
}

/** Sends what this process does for requests to the receiver of traces. */
export interface Tracing {
  /** @param parent where the request's trace has come from */
  begin: (name: string, parent: TraceContext | undefined) => Span
  /** Sends what is left, for as long as a moment. */
  stop: () => Promise<void>
}

/**
 * Begins to trace where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Nothing of the library is loaded otherwise.
 * @param sort of the process
 */
export async function startTracing(
  settings: Environment,
  sort: string,
  log: Logger,
): Promise<Tracing | undefined> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { otlpTracing } = await import('./otlp-tracing.ts')
  return otlpTracing(settings, sort, log)
}
