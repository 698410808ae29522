import { expect, test } from 'vitest'
import { originHeaders, originReader } from './request-origin.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const given: Record<string, string> = {
  'x-request-id': 'from-the-proxy-1',
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
}
const headerOf = (headers: Record<string, string>) => (name: string) => headers[name]

test('what a trusted proxy says of a request goes on to the next process', () => {
  const origin = originReader({ trustedProxies: 1 })(headerOf(given))
  expect(originHeaders(origin)).toEqual(given)
})

test('nobody else’s word counts', () => {
  const headers = originHeaders(originReader({ trustedProxies: 0 })(headerOf(given)))
  expect(Object.keys(headers)).toEqual(['x-request-id'])
  expect(headers['x-request-id']).not.toBe(given['x-request-id'])
})

test('what is no id and no trace is not taken over, whoever says it', () => {
  const read = originReader({ trustedProxies: 1 })
  for (const id of ['samira@example.org', 'two words', 'short', 'x'.repeat(200), 'Sámira-Sámira'])
    expect(read(headerOf({ 'x-request-id': id })).requestId).not.toBe(id)
  for (const traceparent of [
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    'samira@example.org',
  ])
    expect(read(headerOf({ traceparent })).trace).toBeUndefined()
})
