import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'

function canEnd(pool: unknown): pool is { end: () => Promise<void> } {
  return typeof pool === 'object' && pool !== null && 'end' in pool && typeof pool.end === 'function'
}

function canClose(client: unknown): client is { close: () => void } {
  return (
    typeof client === 'object' && client !== null && 'close' in client && typeof client.close === 'function'
  )
}

/** Longest to wait, in milliseconds, for connections that are still in use. */
const endingLimit = 1000

/**
 * Ends Payload and its database connections, which `payload.destroy()` alone leaves open. On Postgres Payload holds one
 * connection for as long as the process lives and never gives it back, so that the pool's end is not waited for beyond a
 * moment.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { db } = payload
  const pool: unknown = 'pool' in db ? db.pool : undefined
  const client: unknown = 'client' in db ? db.client : undefined
  await payload.destroy()
  if (canEnd(pool)) await Promise.race([pool.end(), setTimeout(endingLimit, undefined, { ref: false })])
  if (canClose(client)) client.close()
}
