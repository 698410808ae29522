import type { BaseDatabaseAdapter } from 'payload'

type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/**
 * Lets only so many transactions run at the same time; the next ones wait without a connection. Payload, and some of our
 * own code, reads and writes beside a transaction while it is open: transactions that hold every connection of the pool
 * would all wait for one more, for ever.
 */
export function limitTransactions(adapter: Transactions, most: number): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
  const open = new Set<number | string>()
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
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
