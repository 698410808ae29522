import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('no round begins before the last one has ended, and none after the end', async () => {
  const round = Promise.withResolvers<void>()
  const begin = vi.fn(() => round.promise)
  const end = repeat(begin, 1000, () => undefined)
  await vi.advanceTimersByTimeAsync(3000)
  expect(begin).toHaveBeenCalledTimes(1)
  const hasEnded = vi.fn()
  const ended = end().finally(hasEnded)
  await vi.advanceTimersByTimeAsync(3000)
  expect(hasEnded).not.toHaveBeenCalled()
  round.resolve()
  await ended
  await vi.advanceTimersByTimeAsync(3000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a fault is reported once, until a round succeeds or fails otherwise', async () => {
  const faults = ['away', 'away', 'full', undefined, 'full']
  const reported: unknown[] = []
  const round = async () => {
    const fault = faults.shift()
    if (fault !== undefined) throw new Error(fault)
  }
  const end = repeat(round, 1000, (error) => reported.push(error))
  await vi.advanceTimersByTimeAsync(5000)
  await end()
  expect(reported).toEqual([new Error('away'), new Error('full'), new Error('full')])
})
