import '../../store/log/end-with-one-line.ts'
import cluster from 'node:cluster'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { environment } from '../../environment.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { createLog } from '../../store/log/create-log.ts'
import { logConsole } from '../../store/log/others-log.ts'
import { print } from '../../store/log/print.ts'
import { keyOfRequest } from '../cache-key.ts'
import { collectWhenIdle } from '../collect-when-idle.ts'
import { isReady, type HealthOptions } from '../health/health.ts'
import { answeringMetrics } from '../operator/answering-metrics.ts'
import { answerReports } from '../operator/process-report.ts'
import { kindOfRequest, RequestCounts } from '../operator/request-counts.ts'
import { cachedAnswers } from '../page-cache/cached-answers.ts'
import { createPageCache } from '../page-cache/create-page-cache.ts'
import { ReadingCounts } from '../reading-counts/reading-counts.ts'
import { handOnReadings } from '../reading-counts/hand-on-readings.ts'
import { originReader } from '../request-origin.ts'
import { secureFor } from '../security/security-headers.ts'
import { close, listen } from '../serve.ts'
import { untilForNginx } from '../shared-caching.ts'
import { endSilentParent, giveSignsOfLife } from '../signs-of-life.ts'
import { startTracing } from '../tracing/tracing.ts'
import { answerFromRendering } from './answer.ts'
import { FairQueue } from './fair-queue.ts'
import { createOuterApp, isOuterAddress } from './outer-app.ts'
import { patience, queueLimits, rendersOfOne } from './queue-limits.ts'
import { RenderingLinks } from './rendering-links.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/**
 * The process that answers visitors: what is cached and what is a file by itself, all else by the rendering processes
 * (docs/decisions/021-answering-and-rendering.md). Its parent is sent `{ port }` once it listens, and then
 * each second as a sign of life.
 */
const settings = environment()
process.env.NETWORK_PROCESS ??= 'answering'
// Its own lines name their requests; the cheapest of all answers takes 40 microseconds.
const log = createLog(settings, 'answering', false)
logConsole(log)
const tracing = await startTracing(settings, 'answering', log)
const readOrigin = originReader({ trustedProxies: settings.TRUSTED_PROXIES, tracing })
const now = () => new Date()
const milliseconds = () => performance.now()

const rendering = new RenderingLinks({
  sockets: settings.RENDERING_SOCKETS,
  onVersion: () => void cache.warm(),
  onProcesses: () => {
    queue.moreSlots()
    pictureQueue.moreSlots()
  },
})
const queueOf = (worksOfOne: number) =>
  new FairQueue({
    slots: () => rendering.readyCount * worksOfOne,
    ...queueLimits,
    now: milliseconds,
  })
const queue = queueOf(rendersOfOne)
const pictureQueue = queueOf(1)
const cache = createPageCache({
  settings,
  version: () => rendering.version,
  log,
  now,
  canMake: () => rendering.isDatabaseHealthy,
  mostInTheMaking: Number.POSITIVE_INFINITY,
  patience,
})
const secure = secureFor(settings.siteUrl)
const requests = new RequestCounts()
const readings = new ReadingCounts({ siteUrl: settings.siteUrl, timeZone: defaultTimeZone, now: Date.now })
const handingOn = handOnReadings({ readings, rendering, log })
const answers = cachedAnswers({
  cache,
  keyOf: keyOfRequest,
  secure,
  log,
  now: milliseconds,
  requests,
  readings,
  readOrigin,
  ...(settings.TRUSTED_PROXIES > 0 && { untilForNginx: () => untilForNginx(now().getTime()) }),
})
const answer = answerFromRendering({
  cache,
  answers,
  queue,
  pictureQueue,
  rendering,
  secure,
  log,
  trustedProxies: settings.TRUSTED_PROXIES,
  now: milliseconds,
  requests,
  readings,
  readOrigin,
})

let isClosing = false
const health: HealthOptions = {
  canRender: () => rendering.readyCount > 0,
  isDatabaseHealthy: () => rendering.isDatabaseHealthy,
  hasCachedPages: () => cache.size > 0,
  isClosing: () => isClosing,
}
const outer = createOuterApp({
  settings,
  secure,
  log,
  now,
  readOrigin,
  health,
  clientFolder: path.join(here, '../client'),
  ...(settings.ADMIN === 'on' && { adminStaticFolder: path.join(here, '../../admin/.next/static') }),
})

await rendering.first
const { server, port } = await listen({
  first(incoming, outgoing) {
    if (answers.sendFresh(incoming, outgoing)) return true
    const { method = 'GET', url = '' } = incoming
    if (isOuterAddress(url)) {
      const began = milliseconds()
      outgoing.once('finish', () => {
        const { statusCode } = outgoing
        requests.count(kindOfRequest(method, url), 'own', statusCode, milliseconds() - began)
      })
      return false
    }
    void answer(incoming, outgoing)
    return true
  },
  fetch: outer.fetch,
  place: { port: settings.PORT, host: settings.HOST },
}).catch((error: unknown) => {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  print(
    isBusy
      ? `The port ${settings.PORT} is busy: stop what uses it, or choose another with PORT=….`
      : `The server can't listen on port ${settings.PORT}: ${error instanceof Error ? error.message : String(error)}`,
    'fatal',
  )
  process.exit(1)
})
answerReports({
  isReady: () => isReady(health),
  metrics: answeringMetrics({ requests, cache, queues: { pages: queue, pictures: pictureQueue } }),
})

const drained = new AbortController()
async function end(): Promise<void> {
  // Whoever asks a second time, or is killed meanwhile, does not wait for balancers.
  if (isClosing) return drained.abort()
  isClosing = true
  // Balancers learn of it by /readyz, and send their visitors elsewhere.
  await pause(settings.DRAIN_SECONDS * 1000, undefined, { signal: drained.signal }).catch(() => undefined)
  await close(server)
  await leaveParent()
  await handingOn.stop()
  rendering.stop()
  await tracing?.stop()
  process.exit(0)
}

/**
 * The parent may have handed over connections that this process has not seen yet. It takes none any more, and says so of each:
 * the parent gives them to another. Whoever ended before would take them along, and their visitors would wait for ever.
 */
async function leaveParent(): Promise<void> {
  const { worker } = cluster
  if (!worker?.isConnected()) return
  const left = once(process, 'disconnect')
  worker.disconnect()
  await left
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
process.on('disconnect', end)
collectWhenIdle()
// Only now: whoever hears it may give an order to stop at once.
giveSignsOfLife({ port })
endSilentParent()
// The parent may have ended before anybody listened for it.
if (process.send && !process.connected) void end()
// Should `npm start` be killed, what is being answered is finished as after an order to stop, not broken off.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
