import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Environment } from '../../environment.ts'
import { adminProxy } from '../admin-proxy/admin-proxy.ts'
import { assets } from '../assets/assets.ts'
import { health, type HealthOptions } from '../health/health.ts'
import type { Logger } from '../../store/log/create-log.ts'
import { requestLog, type RequestVariables } from '../request-log.ts'
import type { ReadOrigin } from '../request-origin.ts'
import { sealingFiles } from '../sealing-script/sealing-files.ts'
import { securityHeaders, type Secure } from '../security/security-headers.ts'

interface OuterAppOptions {
  settings: Environment
  /** Adds the headers that every answer carries. */
  secure: Secure
  log: Logger
  now: () => Date
  readOrigin: ReadOrigin
  health: HealthOptions
  /** Folder of what the browser loads; nothing while developing, when Vite serves it. */
  clientFolder?: string
  /** Folder of what the back office's browser loads; its process is not troubled with it. */
  adminStaticFolder?: string
}

/** What Node's server hands along with a request. */
const fromNode = (given: unknown): object => (typeof given === 'object' && given !== null ? given : {})

/** Files of the build are named after what they hold; the placeholders have the names that the specification gives. */
const isImmutable = (file: string) => file.includes('/assets/') && !file.includes('/placeholders/')

/** Whether an address is one of the outer app's, by its beginning. */
export const isOuterAddress = (address: string) =>
  /^\/(?:healthz|readyz|favicon\.(?:svg|ico)|apple-touch-icon(?:-precomposed)?\.png|live-preview\.js|(?:admin|cms-api)(?:\/[^?]*)?|assets\/[^?]*|sealing\/[^?]*)(?:\?|$)/.test(
    address,
  )

/** What stands at the one port without the site's content: health, files of the build, and the way to the back office. */
export function createOuterApp({
  settings,
  secure,
  log,
  now,
  readOrigin,
  health: healthOptions,
  clientFolder,
  adminStaticFolder,
}: OuterAppOptions): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(requestLog({ log, now: () => now().getTime(), readOrigin }))
  app.use(securityHeaders(secure))
  app.route('/', health(healthOptions))
  if (adminStaticFolder) {
    const under = '/admin/_next/static'
    const built = assets({ folder: adminStaticFolder, under, isImmutable: () => true })
    app.get(`${under}/*`, (context) => built.fetch(context.req.raw, context.env))
  }
  const admin = adminProxy({
    adminSocket: settings.ADMIN === 'on' ? settings.ADMIN_SOCKET : undefined,
    siteUrl: settings.siteUrl,
    trustedProxies: settings.TRUSTED_PROXIES,
    logError: (error) => log.error({ error }, 'the back office does not answer'),
  })
  for (const address of ['/admin', '/admin/*', '/cms-api', '/cms-api/*']) {
    app.use(address, compress())
    app.all(address, (context) => {
      const { origin } = context.var
      return admin.fetch(context.req.raw, { ...fromNode(context.env), origin })
    })
  }
  if (clientFolder) {
    const built = assets({ folder: clientFolder, isImmutable })
    for (const address of ['/assets/*', '/favicon.svg', '/apple-touch-icon.png', '/live-preview.js']) {
      app.get(address, (context) => built.fetch(context.req.raw, context.env))
    }
    app.route('/sealing', sealingFiles(clientFolder))
  }
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  // Phones ask for it first, whether or not a page names it.
  app.get('/apple-touch-icon-precomposed.png', (context) => context.redirect('/apple-touch-icon.png', 301))
  return app
}
