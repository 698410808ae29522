import { setTimeout as pause } from 'node:timers/promises'
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  TraceFlags,
  type Span as SdkSpan,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { Environment } from '../../environment.ts'
import type { Logger } from '../../store/log/create-log.ts'
import type { TraceContext } from './trace-context.ts'
import type { Span, Tracing } from './tracing.ts'

/** Spans that wait to be sent; what is more is dropped, so that a receiver that hangs costs no memory. */
const mostWaiting = 2048
/** Milliseconds that a receiver is given for a batch. */
const longestSending = 5000
/** Milliseconds that the process waits for the last batch when it ends. */
const longestStop = 2000
/** Milliseconds between two lines about a receiver that takes nothing. */
const betweenComplaints = 60_000

/** Traces by OpenTelemetry's own library, which reads the receiver's address and headers from the environment. */
export function otlpTracing(settings: Environment, sort: string, log: Logger): Tracing {
  complainTo(log)
  const exporter = new OTLPTraceExporter({ timeoutMillis: longestSending, concurrencyLimit: 1 })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.instance.id': `${sort} ${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: mostWaiting })],
  })
  const tracer = provider.getTracer('network-website')
  const begin = (name: string, kind: SpanKind, parent: TraceContext | undefined): Span => {
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, toSdk(parent)) : ROOT_CONTEXT
    return wrap(tracer.startSpan(name, { kind }, context))
  }
  const wrap = (span: SdkSpan): Span => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0
    const context = { traceId, spanId, isSampled }
    return {
      context,
      child: (name) => begin(name, SpanKind.INTERNAL, context),
      end(attributes = {}) {
        span.setAttributes({ ...attributes })
        span.end()
      },
    }
  }
  return {
    begin: (name, parent) => begin(name, SpanKind.SERVER, parent),
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        pause(longestStop, undefined, { ref: false }),
      ])
    },
  }
}

const toSdk = ({ traceId, spanId, isSampled }: TraceContext) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
})

/** The library says the same of each batch: a line a minute is enough. */
function complainTo(log: Logger): void {
  let last = Number.NEGATIVE_INFINITY
  const complain = () => {
    if (performance.now() - last < betweenComplaints) return
    last = performance.now()
    log.warn('the receiver of traces takes nothing')
  }
  const nothing = () => undefined
  diag.setLogger(
    { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
