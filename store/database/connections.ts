import type { Payload } from 'payload'
import { z } from 'zod'

/** As pg's pool counts them. */
const counts = z.object({ totalCount: z.number(), idleCount: z.number(), waitingCount: z.number() })

/** How many connections a process has to Postgres, and how many works wait for one; nothing with SQLite. */
export function connectionsOf({
  db,
}: {
  db: object
}): { total: number; idle: number; waiting: number } | undefined {
  const { success, data } = counts.safeParse('pool' in db ? db.pool : undefined)
  return success ? { total: data.totalCount, idle: data.idleCount, waiting: data.waitingCount } : undefined
}

interface Pool {
  on: (event: 'error', listener: (error: unknown) => void) => unknown
}

function isPool(value: unknown): value is Pool {
  return typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'
}

/** Reports each idle connection that Postgres ends; the pool itself goes on (`payload-pool.ts`). */
export function reportLostConnections(payload: Payload, report: (error: unknown) => void): void {
  const pool: unknown = 'pool' in payload.db ? payload.db.pool : undefined
  if (isPool(pool)) pool.on('error', report)
}
