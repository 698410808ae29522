import cluster from 'node:cluster'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import { environment } from '../environment.ts'
import config from '../payload/payload.config.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { surviveLostConnections } from '../store/database/survive-lost-connections.ts'
import { readAhead } from '../site/loading/read-ahead.ts'
import { defaultLanguage } from '../languages/languages.ts'
import { createApp } from './app.ts'
import { watchContentVersion } from './content-version-watch.ts'
import { createIntakeService } from './intake/intake-service.ts'
import { keyOfRequest } from './cache-key.ts'
import { createLog } from './log.ts'
import { createPageCache } from './page-cache/create-page-cache.ts'
import { cacheFastPath } from './page-cache/cache-fast-path.ts'
import { secureFor } from './security/security-headers.ts'
import { close, listen } from './serve.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const hour = 60 * 60_000

/** The public server's process. Its parent is sent `{ port }` once it listens. */
const settings = environment()
const log = createLog(settings, 'public')
const payload = await getPayload({ config, disableOnInit: true })
surviveLostConnections(payload, (error) => log.warn({ error }, 'a database connection was lost'))
const now = () => new Date()
const contentVersion = await watchContentVersion(payload, log)
const lookAhead = () => {
  const reading = { payload, language: defaultLanguage, contentVersion: contentVersion.current(), now: now() }
  readAhead(reading).catch((error: unknown) => log.error({ error }, 'nothing could be read ahead'))
}
lookAhead()
contentVersion.onChange(lookAhead)
const reportIntake = (error: unknown) => log.error({ error }, 'something sent in could not be taken')
const intake = createIntakeService({ payload, settings, now, reportError: reportIntake })
await intake.sweep()
// What a process elsewhere left is known to be abandoned only after a while.
setInterval(() => void intake.sweep().catch(reportIntake), hour).unref()

const cache = createPageCache({ settings, contentVersion, log, now })
const secure = secureFor(settings.siteUrl)

let closing = false
const app = createApp({
  settings,
  payload,
  contentVersion,
  cache,
  secure,
  intake,
  log,
  now,
  isClosing: () => closing,
  clientFolder: path.join(here, '../client'),
  ...(settings.ADMIN === 'on' && { adminStaticFolder: path.join(here, '../../admin/.next/static') }),
})

const { server, port } = await listen({
  first: cacheFastPath({ cache, keyOf: keyOfRequest, secure, log, now: () => now().getTime() }),
  app,
  port: settings.PORT,
  host: settings.HOST,
}).catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  process.stderr.write(
    busy
      ? `The port ${settings.PORT} is busy: stop what uses it, or choose another with PORT=….\n`
      : `The server can't listen on port ${settings.PORT}: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
})
process.send?.({ port })

async function end(): Promise<void> {
  if (closing) return
  closing = true
  contentVersion.stop()
  await close(server)
  await closeDatabase(payload)
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
process.on('disconnect', end)
// The parent may have ended before anybody listened for it.
if (process.send && !process.connected) void end()
// Should `npm start` be killed, what is being answered is finished as after an order to stop, not broken off.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
