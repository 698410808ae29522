import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinTurns } from './within-turns.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const tooLong = () => new Error('too long')

test('what ends in time gives its result, and what does not is given up', async () => {
  const { promise: late } = Promise.withResolvers<string>()
  expect(await withinTurns(Promise.resolve('in time'), 1000, tooLong)).toBe('in time')
  const waiting = withinTurns(late, 1000, tooLong).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toEqual(tooLong())
  expect(vi.getTimerCount()).toBe(0)
})

test('a process that was busy itself for longer still hears what came meanwhile', async () => {
  vi.useRealTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = withinTurns(promise, 300, tooLong)
  const end = performance.now() + 400
  while (performance.now() < end);
  setImmediate(() => resolve('heard'))
  expect(await waiting).toBe('heard')
})
