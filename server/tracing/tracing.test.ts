import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { startTracing } from './tracing.ts'

let receiver: Server
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
let endpoint: string
const former = process.env.OTEL_EXPORTER_OTLP_ENDPOINT

beforeEach(async () => {
  receiver = createServer((incoming, outgoing) => answer(incoming, outgoing))
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint
})
afterEach(() => {
  receiver.close()
  receiver.closeAllConnections()
  if (former === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = former
})

const log = pino({ level: 'silent' })
const start = (settings: Record<string, string> = {}) =>
  startTracing(parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings }), 'answering', log)

test('there is nothing to trace with where no receiver is named', async () => {
  expect(await startTracing(parseEnvironment({}), 'answering', log)).toBeUndefined()
})

test('a span and its parts arrive under the trace that they came with', async () => {
  const arrived = Promise.withResolvers<unknown>()
  answer = (incoming, outgoing) => {
    json(incoming).then(arrived.resolve, arrived.reject)
    outgoing.end('{}')
  }
  const tracing = await start()
  const traceId = 'a'.repeat(32)
  const span = tracing?.begin('request', { traceId, spanId: 'b'.repeat(16), isSampled: true })
  span?.child('waiting for a turn').end()
  span?.end({ 'http.response.status_code': 200 })
  await tracing?.stop()
  expect(await arrived.promise).toMatchObject({
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: [
              { name: 'waiting for a turn', traceId, parentSpanId: span?.context.spanId },
              { name: 'request', traceId, parentSpanId: 'b'.repeat(16), kind: 2 },
            ],
          },
        ],
      },
    ],
  })
})

test('a trusted proxy decides what is traced; otherwise the share does', async () => {
  const unwanted = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: false }
  const tracing = await start()
  expect(tracing?.begin('request', unwanted).context.isSampled).toBe(false)
  await tracing?.stop()
  const none = await start({ OTEL_TRACES_SAMPLER_ARG: '0' })
  expect(none?.begin('request', undefined).context.isSampled).toBe(false)
  expect(none?.begin('request', { ...unwanted, isSampled: true }).context.isSampled).toBe(true)
  await none?.stop()
})

test('while the receiver hangs, spans are dropped rather than collected, and one batch at a time is tried', async () => {
  const batches: IncomingMessage[] = []
  const first = Promise.withResolvers<void>()
  answer = (incoming) => {
    batches.push(incoming)
    incoming.resume()
    first.resolve()
  }
  const tracing = await start()
  for (let batch = 0; batch < 100; batch += 1) {
    for (let count = 0; count < 512; count += 1) tracing?.begin('request', undefined).end()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  await first.promise
  expect(batches.length).toBe(1)
  // Ends although nothing was answered.
  receiver.closeAllConnections()
  await tracing?.stop()
})
