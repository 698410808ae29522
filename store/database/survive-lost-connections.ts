import type { Payload } from 'payload'

interface Pool {
  on: (event: 'error', listener: (error: unknown) => void) => unknown
}

function isPool(value: unknown): value is Pool {
  return typeof value === 'object' && value !== null && 'on' in value && typeof value.on === 'function'
}

/** An idle connection that Postgres ends is an error nobody listens to, and would end the process with it. */
export function surviveLostConnections(payload: Payload, report: (error: unknown) => void): void {
  const pool: unknown = 'pool' in payload.db ? payload.db.pool : undefined
  if (isPool(pool)) pool.on('error', report)
}
