import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import { environment } from '../environment.ts'
import config from '../content/payload.config.ts'
import { closeDatabase } from '../content/database/close-database.ts'
import { surviveLostConnections } from '../content/database/survive-lost-connections.ts'
import { createApp } from './app.ts'
import { watchContentVersion } from './content-version-watch.ts'
import { createIntakeService } from './intake/intake-service.ts'
import { createLog } from './log.ts'
import { close, listen } from './serve.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The public server's process. Its parent is told `{ port }` once it listens. */
const settings = environment()
const log = createLog(settings, 'public')
const payload = await getPayload({ config, disableOnInit: true })
surviveLostConnections(payload, (error) => log.warn({ error }, 'a database connection was lost'))
const contentVersion = await watchContentVersion(payload, log)
const now = () => new Date()
const intake = createIntakeService({
  payload,
  settings,
  now,
  reportError: (error) => log.error({ error }, 'something sent in could not be taken'),
})
await intake.sweep()

let closing = false
const app = createApp({
  settings,
  payload,
  contentVersion,
  intake,
  log,
  now,
  isClosing: () => closing,
  clientFolder: path.join(here, '../client'),
  ...(settings.ADMIN === 'on' && { adminStaticFolder: path.join(here, '../../admin/.next/static') }),
})

const { server, port } = await listen({ app, port: settings.PORT, host: settings.HOST }).catch(
  (error: unknown) => {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    process.stderr.write(
      busy
        ? `The port ${settings.PORT} is busy: stop what uses it, or choose another with PORT=….\n`
        : `The server can't listen on port ${settings.PORT}: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exit(1)
  },
)
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
