import type { BaseDatabaseAdapter } from 'payload'

type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/** Milliseconds after which a transaction that found no room gives up, so that what waits within another one ends. */
const longestWait = 30_000

/** So many transactions run that another one found no room in time. */
export class NoRoomForTransactionError extends Error {}

/**
 * Lets only so many transactions run at the same time; the next ones wait without a connection. Payload, and some of our
 * own code, reads and writes beside a transaction while it is open: transactions that hold every connection of the pool
 * would all wait for one more, for ever. Who waits too long is refused (`NoRoomForTransactionError`).
 */
export function limitTransactions(adapter: Transactions, most: number): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
  const open = new Set<number | string>()
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running < most) {
      running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const enterNow = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enterNow), 1)
        reject(new NoRoomForTransactionError(`No transaction ended in ${longestWait / 1000} seconds`))
      }, longestWait)
      waiting.push(enterNow)
    })
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const ending = (end: Transactions['commitTransaction']): Transactions['commitTransaction'] =>
    async function endAndLeave(given) {
      const id = await given
      try {
        await end.call(adapter, id)
      } finally {
        if (open.delete(id)) leave()
      }
    }

  adapter.beginTransaction = async (options) => {
    await enter()
    const id = await beginTransaction.call(adapter, options).catch((error: unknown) => {
      leave()
      throw error
    })
    if (id === null) leave()
    else open.add(id)
    return id
  }
  adapter.commitTransaction = ending(commitTransaction)
  adapter.rollbackTransaction = ending(rollbackTransaction)
}
