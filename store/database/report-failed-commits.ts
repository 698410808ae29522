import type { BaseDatabaseAdapter } from 'payload'

type Committing = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  sessions?: Record<number | string, { db: unknown }>
}

interface RunsTransactions {
  transaction: (act: (session: object) => Promise<unknown>, options?: unknown) => Promise<unknown>
}

function runsTransactions(drizzle: unknown): drizzle is RunsTransactions {
  return typeof drizzle === 'object' && drizzle !== null && 'transaction' in drizzle
}

/**
 * Makes a commit that failed, or whose answer never came, a failure. Payload passes over it: what it says it has written
 * would not be there. After a lost connection nobody knows whether the transaction was written.
 */
export function reportFailedCommits(adapter: Committing): void {
  const { beginTransaction, commitTransaction } = adapter
  const failures = new WeakMap<object, { error: unknown }>()
  const wrapped = new WeakSet<object>()

  const noteFailures = (drizzle: RunsTransactions) => {
    if (wrapped.has(drizzle)) return
    wrapped.add(drizzle)
    const transaction = drizzle.transaction.bind(drizzle)
    drizzle.transaction = (act, options) => {
      let session: object | undefined
      const done = transaction((begun) => {
        session = begun
        return act(begun)
      }, options)
      // Payload listens to it as well, later.
      done.catch((error: unknown) => {
        if (session) failures.set(session, { error })
      })
      return done
    }
  }

  adapter.beginTransaction = async (options) => {
    const drizzle: unknown = 'drizzle' in adapter ? adapter.drizzle : undefined
    if (runsTransactions(drizzle)) noteFailures(drizzle)
    return beginTransaction.call(adapter, options)
  }
  adapter.commitTransaction = async (given) => {
    const id = await given
    const session = id === undefined ? undefined : adapter.sessions?.[id]?.db
    await commitTransaction.call(adapter, id)
    const failure = typeof session === 'object' && session !== null ? failures.get(session) : undefined
    if (failure) throw new Error('The transaction could not be committed', { cause: failure.error })
  }
}
