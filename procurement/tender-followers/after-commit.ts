import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'

/** Milliseconds between looks, and of the longest transaction. */
const interval = 50
const patience = 60_000

/** Resolves once the transaction of a request is over, however it ended; at once where there is none. */
export async function afterCommit({ payload, transactionID }: PayloadRequest): Promise<void> {
  const id = await transactionID
  if (id === undefined) return
  for (let waited = 0; waited < patience; waited += interval) {
    if (!payload.db.sessions?.[id]) return
    await wait(interval, undefined, { ref: false })
  }
}
