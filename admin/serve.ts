import '../store/log/end-with-one-line.ts'
import { rmSync } from 'node:fs'
import { get, type Server } from 'node:http'
import next from 'next'
import { environment } from '../environment.ts'
import { collectThoroughly, collectWhenIdle } from '../server/collect-when-idle.ts'
import { EndingServer } from '../server/ending-server.ts'
import { originReader } from '../server/request-origin.ts'
import { giveSignsOfLife } from '../server/signs-of-life.ts'
import { createLog } from '../store/log/create-log.ts'
import { logConsole } from '../store/log/others-log.ts'
import { print } from '../store/log/print.ts'
import { requestContext } from '../store/log/request-context.ts'
import { sharedInProcess } from './shared-with-serve.ts'

/** Longest that requests in flight may take to finish after the order to stop, in milliseconds. */
const patience = 15_000
/** Milliseconds more for Next and Payload to close what they hold. */
const patienceWithPayload = 5000

/**
 * The back office's own process. It listens on the socket that ADMIN_SOCKET names, sends its parent `ready` and says so again each
 * second, and ends on SIGTERM, on SIGINT or with its parent once the requests in flight are answered. ADMIN_DEV=1 builds pages as they are asked for.
 */
async function serve(folder: string): Promise<void> {
  const dev = process.env.ADMIN_DEV === '1'
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NETWORK_PROCESS: 'admin',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const { ADMIN_SOCKET: socketPath } = environment()
  if (!socketPath) throw new Error('ADMIN_SOCKET names no socket: this process is started by `npm start`.')

  // What Next says belongs on the terminal only of whoever develops.
  if (!dev) logConsole(createLog(environment(), 'back office'))
  const app = next({ dev, dir: folder, quiet: !dev })
  await withoutAnnouncements(() => app.prepare())
  const handle = app.getRequestHandler()
  // Only the answering process asks here, which has read where the request came from.
  const readOrigin = originReader({ trustedProxies: 1 })
  const server = new EndingServer({}, (request, response) => {
    const { requestId, trace } = readOrigin((name) => request.headers[name]?.toString())
    const ofRequest = { requestId, ...(trace && { traceId: trace.traceId }) }
    requestContext.run(ofRequest, () => void handle(request, response))
  })
  if (dev) server.on('upgrade', app.getUpgradeHandler())
  await listen(server, socketPath)
  giveSignsOfLife('ready')

  let stopping: Promise<never> | undefined
  const stop = () => void (stopping ??= finish(server, () => app.close()))
  for (const order of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(order, stop)
  // The parent may have ended before anybody listened for it.
  if (process.send && !process.connected) stop()

  await startPayload(socketPath)
  collectWhenIdle({ collect: collectThoroughly })
}

/** Next prints to the terminal how it starts; the terminal belongs to the product's own `npm start`. */
async function withoutAnnouncements(start: () => Promise<void>): Promise<void> {
  const { write } = process.stdout
  process.stdout.write = () => true
  try {
    await start()
  } finally {
    process.stdout.write = write
  }
}

function listen(server: Server, socketPath: string): Promise<void> {
  // One that was killed leaves it.
  if (process.platform !== 'win32') rmSync(socketPath, { force: true })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, () => resolve())
  })
}

/** Asks the back office for something small, so that scheduled publishing runs before anybody visits. */
function startPayload(socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ socketPath, path: '/cms-api/users/me' }, (response) => {
      response.resume()
      if (response.statusCode === 200) resolve()
      else reject(new Error(`its first answer was ${response.statusCode}`))
    })
    request.once('error', reject)
  })
}

async function finish(server: EndingServer, closeNext: () => Promise<void>): Promise<never> {
  setTimeout(() => process.exit(1), patience + patienceWithPayload).unref()
  await server.end(patience)
  await closeNext()
  await sharedInProcess().closePayload?.()
  process.exit(0)
}

try {
  // Compiled, it stands elsewhere.
  await serve(process.argv[2] ?? import.meta.dirname)
} catch (error) {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  print(`The back office did not start: ${reason}`, 'fatal')
  process.exit(1)
}
