import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { checkDataFolder } from './steps/data-folder.ts'
import { prepareDatabaseIfNeeded } from './steps/database.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { backOfficeLauncher } from './steps/launch.ts'
import { checkPort } from './steps/port.ts'
import { endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'
import { socketPath } from './steps/socket-path.ts'
import { supervise } from './steps/supervise.ts'

type AppModule = typeof import('../server/app.ts')

function isAppModule(value: unknown): value is AppModule {
  return typeof value === 'object' && value !== null && 'createApp' in value
}

/** `npm run dev`: the whole product on one port, the site reloading as one types. */
async function develop(): Promise<void> {
  const settings = readSettings()
  checkDataFolder(settings)
  await checkPort(settings.PORT, settings.HOST)
  await prepareDatabaseIfNeeded(settings)
  Object.assign(process.env, { NODE_ENV: 'development' })

  const adminSocket = socketPath('back-office')
  const admin =
    settings.ADMIN === 'on'
      ? supervise({
          name: 'The back office',
          launch: backOfficeLauncher(
            { ...process.env, ADMIN_DEV: '1', ADMIN_SOCKET: adminSocket },
            'admin/serve.ts',
          ),
        })
      : undefined

  const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
  // Payload and the watch live outside Vite, so that they outlive each reload of the site.
  const { default: config } = await import('../payload/payload.config.ts')
  const { getPayload } = await import('payload')
  const { watchContentVersion } = await import('../server/content-version-watch.ts')
  const { createLog } = await import('../store/log/create-log.ts')
  const { createPageCache } = await import('../server/page-cache/create-page-cache.ts')
  const { createOuterApp, isOuterAddress } = await import('../server/answering/outer-app.ts')
  const { originReader } = await import('../server/request-origin.ts')
  const { secureFor } = await import('../server/security/security-headers.ts')
  const log = createLog(
    { ...settings, LOG_LEVEL: settings.LOG_LEVEL === 'info' ? 'warn' : settings.LOG_LEVEL },
    'dev',
  )
  const payload = await getPayload({ config, disableOnInit: true })
  const contentVersion = await watchContentVersion(payload, log)

  const { createIntakeService } = await import('../server/intake/intake-service.ts')
  const now = () => new Date()
  const reportError = (error: unknown) => log.error({ error }, 'something sent in could not be taken')
  const intake = createIntakeService({ payload, settings, now, reportError })
  await intake.sweep()

  const appModule = async () => {
    const loaded: unknown = await vite.ssrLoadModule('/server/app.ts')
    if (!isAppModule(loaded)) throw new Error('server/app.ts exports no createApp')
    return loaded
  }
  const secure = secureFor(settings.siteUrl)
  const cache = createPageCache({ settings, version: () => contentVersion.current().whole, log, now })
  contentVersion.onChange(() => void cache.warm())
  const readOrigin = originReader({ trustedProxies: settings.TRUSTED_PROXIES })
  const outer = createOuterApp({
    settings: { ...settings, ADMIN_SOCKET: adminSocket },
    secure,
    log,
    now,
    readOrigin,
    health: {
      canRender: () => true,
      isDatabaseHealthy: contentVersion.isHealthy,
      hasCachedPages: () => cache.size > 0,
      isClosing: () => false,
    },
  })
  let app: ReturnType<AppModule['createApp']> | undefined
  vite.watcher.on('change', () => {
    app = undefined
    cache.clear()
  })
  const listener = getRequestListener(async (request, environment) => {
    try {
      const { pathname, search } = new URL(request.url)
      if (isOuterAddress(`${pathname}${search}`)) return await outer.fetch(request, environment)
      const { createApp } = await appModule()
      app ??= createApp({
        settings,
        payload,
        contentVersion: contentVersion.current,
        cache,
        secure,
        intake,
        log,
        now,
        readOrigin,
        isDevelopment: true,
      })
      return await app.fetch(request, environment)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  })
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void listener(request, response))
  })
  server.listen(settings.PORT, settings.HOST, () => {
    say(`\n  Site          ${settings.siteUrl}`)
    say(`  API           ${settings.siteUrl}/api/docs`)
    say(`  Back office   ${settings.siteUrl}/admin\n`)
  })
  const stop = async () => {
    server.close()
    await Promise.all([admin?.stop(), vite.close()])
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  endWithParent(stop)
}

develop().catch(endWith)
