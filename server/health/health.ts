import { Hono } from 'hono'

export interface HealthOptions {
  /** Whether there is a process that makes pages, and whether its database answers. */
  canRender: () => boolean
  isDatabaseHealthy: () => boolean
  /** Whether there are pages in memory, which are given while nothing can be made. */
  hasCachedPages: () => boolean
  /** Whether the process is about to end: visitors are still answered, and a balancer should send no new ones. */
  isClosing: () => boolean
}

/** Whether visitors can be answered, with all pages or with the last good ones. */
export function isReady({ canRender, isDatabaseHealthy, hasCachedPages, isClosing }: HealthOptions): boolean {
  return !isClosing() && ((canRender() && isDatabaseHealthy()) || hasCachedPages())
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer visitors, with all pages or with the last good ones, so that a
 * balancer may send some.
 */
export function health({ canRender, isDatabaseHealthy, hasCachedPages, isClosing }: HealthOptions): Hono {
  const app = new Hono()
  const noStore = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (context) => context.json({ status: 'alive' }, 200, noStore))
  app.get('/readyz', (context) => {
    if (isClosing()) return context.json({ status: 'closing' }, 503, noStore)
    if (canRender() && isDatabaseHealthy()) return context.json({ status: 'ready' }, 200, noStore)
    const reason = canRender() ? 'database away' : 'rendering away'
    if (hasCachedPages())
      return context.json({ status: 'ready', answers: 'last good pages', reason }, 200, noStore)
    return context.json({ status: reason }, 503, noStore)
  })
  return app
}
