import { z } from 'zod'

/** As pg's pool counts them. */
const pool = z.object({ totalCount: z.number(), idleCount: z.number(), waitingCount: z.number() })

/** How many connections a process has to Postgres, and how many works wait for one; nothing with SQLite. */
export function connectionsOf({
  db,
}: {
  db: object
}): { total: number; idle: number; waiting: number } | undefined {
  const { success, data } = pool.safeParse('pool' in db ? db.pool : undefined)
  return success ? { total: data.totalCount, idle: data.idleCount, waiting: data.waitingCount } : undefined
}
