import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitTransactions, NoRoomForTransactionError } from './limit-transactions.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A database that only counts. */
function counting() {
  let begun = 0
  const adapter = {
    beginTransaction: () => Promise.resolve((begun += 1)),
    commitTransaction: (_id: unknown) => Promise.resolve(),
    rollbackTransaction: (_id: unknown) => Promise.resolve(),
  }
  limitTransactions(adapter, 2)
  return { adapter, begun: () => begun }
}

test('one transaction more than may run begins when another one has ended, however it ended', async () => {
  const { adapter, begun } = counting()
  const [first, second] = await Promise.all([adapter.beginTransaction(), adapter.beginTransaction()])
  const third = adapter.beginTransaction()
  const fourth = adapter.beginTransaction()
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun()).toBe(2)
  await adapter.commitTransaction(first)
  expect(await third).toBe(3)
  await adapter.rollbackTransaction(second)
  expect(await fourth).toBe(4)
})

test('transactions that wait within others are refused at last, and the others go on', async () => {
  const { adapter, begun } = counting()
  const outer = await Promise.all([adapter.beginTransaction(), adapter.beginTransaction()])
  const inner = Promise.allSettled([adapter.beginTransaction(), adapter.beginTransaction()])
  await vi.advanceTimersByTimeAsync(60_000)
  const refused = { status: 'rejected', reason: expect.any(NoRoomForTransactionError) as unknown }
  expect(await inner).toEqual([refused, refused])
  await Promise.all(outer.map((id) => adapter.rollbackTransaction(id)))
  await Promise.all([adapter.beginTransaction(), adapter.beginTransaction()])
  expect(begun()).toBe(4)
})
