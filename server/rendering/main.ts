import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
// Built by React Router from site/.
import * as siteBuild from 'virtual:react-router/server-build'
import { environment } from '../../environment.ts'
import config from '../../payload/payload.config.ts'
import { closeDatabase } from '../../store/database/close-database.ts'
import { surviveLostConnections } from '../../store/database/survive-lost-connections.ts'
import { readAhead } from '../../site/loading/read-ahead.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { createApp } from '../app.ts'
import { watchContentVersion } from '../content-version-watch.ts'
import { createIntakeService } from '../intake/intake-service.ts'
import { createLog } from '../log.ts'
import { secureFor } from '../security/security-headers.ts'
import { close, listen } from '../serve.ts'
import { addressesOf } from './addresses-of.ts'
import { sharedAnswerHeaders, type RenderingMessage } from './process-messages.ts'
import { uncachedResponses } from './uncached-responses.ts'

const hour = 60 * 60_000
/** Milliseconds between two signs of life, by which the answering process knows one that hangs. */
const betweenSigns = 1000

/**
 * A process that makes what the answering process (`server/answering/main.ts`) has not cached, and takes what is sent in.
 * It listens on the socket that `RENDERING_SOCKET` names, and says over its channel what it knows of the content.
 */
const socketPath = process.env.RENDERING_SOCKET
const say = (message: RenderingMessage) => process.connected && process.send?.(message)
if (!socketPath || !process.send) {
  process.stderr.write('This process is started by the answering process (server/answering/main.ts).\n')
  process.exit(1)
}

// The answering process is the one proxy before this one; what stood before that one it has judged.
const settings = { ...environment(), TRUSTED_PROXIES: 1 }
const log = createLog(settings, 'rendering')
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

const app = createApp({
  settings,
  payload,
  contentVersion: contentVersion.current,
  cache: uncachedResponses,
  secure: secureFor(settings.siteUrl),
  intake,
  log,
  now,
  isBehindAnswering: true,
})

const shortOf = () =>
  createHash('sha256').update(contentVersion.current().whole).digest('base64url').slice(0, 22)
let version = shortOf()
const sayContent = () => {
  version = shortOf()
  say({ about: 'content', version, isDatabaseHealthy: contentVersion.isHealthy() })
}
contentVersion.onChange(sayContent)
contentVersion.onHealth(sayContent)
setInterval(sayContent, betweenSigns).unref()

const { server } = await listen({
  async fetch(request, connection) {
    const wanted = request.headers.get(sharedAnswerHeaders.wantedVersion)
    // Another process has seen a publish that this one has not: what it makes would be cached as newer than it is.
    if (wanted !== null && wanted !== version) await contentVersion.look()
    return app.fetch(request, connection)
  },
  place: { path: socketPath },
})
sayContent()
say({ about: 'ready', addresses: addressesOf(app, siteBuild.routes) })

let isClosing = false
async function end(): Promise<void> {
  if (isClosing) return
  isClosing = true
  contentVersion.stop()
  await close(server)
  // The answering process removes its folder, unless it was killed.
  rmSync(path.dirname(socketPath ?? ''), { recursive: true, force: true })
  await closeDatabase(payload)
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
process.on('disconnect', end)
// The answering process may have ended before anybody listened for it.
if (!process.connected) void end()
