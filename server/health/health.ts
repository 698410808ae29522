import { Hono } from 'hono'

export interface HealthOptions {
  /** Whether the database answered when last looked at. */
  isDatabaseHealthy: () => boolean
  /** Whether the server is closing: it answers what is in flight and takes nothing new. */
  isClosing: () => boolean
}

/** `/healthz`: the process lives. `/readyz`: it can serve everything, so that a balancer may send visitors. */
export function health({ isDatabaseHealthy, isClosing }: HealthOptions): Hono {
  const app = new Hono()
  const noStore = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (context) => context.json({ status: 'alive' }, 200, noStore))
  app.get('/readyz', (context) => {
    if (isClosing()) return context.json({ status: 'closing' }, 503, noStore)
    if (!isDatabaseHealthy()) return context.json({ status: 'database away' }, 503, noStore)
    return context.json({ status: 'ready' }, 200, noStore)
  })
  return app
}
