import type { Payload } from 'payload'

function canEndAll(pool: unknown): pool is { endAll: () => Promise<void> } {
  return typeof pool === 'object' && pool !== null && 'endAll' in pool && typeof pool.endAll === 'function'
}

function canClose(client: unknown): client is { close: () => void } {
  return (
    typeof client === 'object' && client !== null && 'close' in client && typeof client.close === 'function'
  )
}

/** Ends Payload and its database connections, which `payload.destroy()` alone leaves open. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { db } = payload
  const pool: unknown = 'pool' in db ? db.pool : undefined
  const client: unknown = 'client' in db ? db.client : undefined
  await payload.destroy()
  if (canEndAll(pool)) await pool.endAll()
  if (canClose(client)) client.close()
}
