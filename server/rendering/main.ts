import '../../store/log/end-with-one-line.ts'
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { getPayload } from 'payload'
// Built by React Router from site/.
import * as siteBuild from 'virtual:react-router/server-build'
import { environment } from '../../environment.ts'
import { startMailSender } from '../../payload/outgoing-mail-sender.ts'
import config from '../../payload/payload.config.ts'
import { createLog } from '../../store/log/create-log.ts'
import { logConsole } from '../../store/log/others-log.ts'
import { print } from '../../store/log/print.ts'
import { closeDatabase } from '../../store/database/close-database.ts'
import { reportLostConnections } from '../../store/database/connections.ts'
import { readRedirects, redirectedPaths } from '../../content/redirects/read-redirects.ts'
import { readAhead } from '../../site/loading/read-ahead.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { createApp } from '../app.ts'
import { collectThoroughly, collectWhenIdle } from '../collect-when-idle.ts'
import { watchContentVersion } from '../content-version-watch.ts'
import { createIntakeService } from '../intake/intake-service.ts'
import { answerReports } from '../operator/process-report.ts'
import { renderingMetrics } from '../operator/rendering-metrics.ts'
import { lookAtSharedParts } from '../operator/shared-parts.ts'
import type { MakeResponse, ResponseCache } from '../page-cache/page-cache.ts'
import { originReader } from '../request-origin.ts'
import { secureFor } from '../security/security-headers.ts'
import { close, listen } from '../serve.ts'
import { countStatements } from '../tracing/count-statements.ts'
import { endSilentParent, giveSignsOfLife } from '../signs-of-life.ts'
import { startLogSigner } from '../transparency/start-log-signer.ts'
import { startTracing } from '../tracing/tracing.ts'
import { addressesOf } from './addresses-of.ts'
import { readingsPath, sharedAnswerHeaders, signsPath } from './process-messages.ts'
import { Signs } from './signs.ts'
import { takeReadings } from './take-readings.ts'

const hour = 60 * 60_000
/** Milliseconds that an answering process is given to end before this one. */
const longestClosing = 30_000
/** Milliseconds until an answering process has heard that this one takes nothing more. */
const untilHeard = 100

/** The answering processes cache: each is made when it is asked for. */
const uncachedResponses: ResponseCache = {
  async get(_key: string, make: MakeResponse) {
    const { response, isCacheable } = await make()
    return { response: isCacheable ? response : { ...response, freshUntil: 0 }, outcome: 'miss' }
  },
}

/**
 * A process that makes what the answering processes (`server/answering/main.ts`) have not cached, and takes what is sent in.
 * It listens on the socket that `RENDERING_SOCKET` names. Its parent is sent a message when it listens, and then each second
 * as a sign of life.
 */
const own = environment()
const socketPath = own.RENDERING_SOCKET
if (!socketPath) {
  print('RENDERING_SOCKET names no socket: this process is started by `npm start`.', 'fatal')
  process.exit(1)
}

// The answering process is the one proxy before this one; what stood before that one it has judged.
const settings = { ...own, TRUSTED_PROXIES: 1 }
process.env.NETWORK_PROCESS ??= 'rendering'
const log = createLog(settings, 'rendering')
logConsole(log)
const payload = await getPayload({ config, disableOnInit: true })
const tracing = await startTracing(settings, 'rendering', log)
if (tracing) await countStatements(payload)
reportLostConnections(payload, (error) => log.warn({ error }, 'a database connection was lost'))
// A further machine begins with a folder that holds nothing yet, and may not be there.
await mkdir(settings.dataFolder, { recursive: true })
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
setInterval(() => void intake.sweep(), hour).unref()
const mailSender = startMailSender(payload, settings)
const endLogSigner = await startLogSigner(payload, settings)

const app = createApp({
  settings,
  payload,
  contentVersion: contentVersion.current,
  cache: uncachedResponses,
  secure: secureFor(settings.siteUrl),
  intake,
  log,
  now,
  readOrigin: originReader({ trustedProxies: settings.TRUSTED_PROXIES, tracing, spanName: 'rendering' }),
  isBehindAnswering: true,
})

// One that was killed leaves it.
if (process.platform !== 'win32') rmSync(socketPath, { force: true })
const signs = new Signs({ contentVersion, addresses: addressesOf(app, siteBuild.routes) })
const sayRedirected = () => {
  readRedirects({ payload, language: defaultLanguage, contentVersion: contentVersion.current(), now: now() })
    .then((redirects) => signs.sayRedirected(redirectedPaths(redirects)))
    .catch((error: unknown) => log.error({ error }, 'redirects could not be read'))
}
sayRedirected()
contentVersion.onChange(sayRedirected)
contentVersion.onHealth(sayRedirected)
const { server } = await listen({
  async fetch(request, connection) {
    const isForSigns = request.headers.has(sharedAnswerHeaders.forSigns)
    if (isForSigns && new URL(request.url).pathname === signsPath) return signs.stream()
    const isForReadings = request.headers.has(sharedAnswerHeaders.forReadings)
    if (isForReadings && new URL(request.url).pathname === readingsPath)
      return takeReadings(payload, request, log)
    const wanted = request.headers.get(sharedAnswerHeaders.wantedVersion)
    // Another process has seen a publish that this one has not: what it makes would be cached as newer than it is.
    if (wanted !== null && wanted !== signs.version) await contentVersion.look()
    return app.fetch(request, connection)
  },
  place: { path: socketPath },
})
const { isHealthy: isDatabaseHealthy } = contentVersion
answerReports({
  isReady: isDatabaseHealthy,
  metrics: renderingMetrics({ payload, isDatabaseHealthy, intake: intake.counts }),
  lookAtParts: () => lookAtSharedParts({ settings, payload, isDatabaseHealthy }),
})

let isClosing = false
async function end(): Promise<void> {
  if (isClosing) return
  isClosing = true
  // With `npm start` killed, the answering processes end first, with what they are at; otherwise they go on without this one.
  if (!process.connected) await signs.untilNobodyListens(longestClosing)
  signs.stop()
  await pause(untilHeard)
  contentVersion.stop()
  await Promise.all([close(server), mailSender?.stop(), endLogSigner()])
  await closeDatabase(payload)
  await tracing?.stop()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
process.on('disconnect', end)
collectWhenIdle({ collect: collectThoroughly })
// Only now: whoever hears it may give an order to stop at once.
giveSignsOfLife({ socketPath })
endSilentParent()
// The parent may have ended before anybody listened for it.
if (process.send && !process.connected) void end()
