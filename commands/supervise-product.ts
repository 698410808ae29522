import path from 'node:path'
import type { Environment } from '../environment.ts'
import type { OperatorServer, WatchedProcess } from '../server/operator/operator-server.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { answeringLauncher, backOfficeLauncher, renderingLauncher } from './steps/launch.ts'
import { commandLine, isPackaged } from './steps/packaged.ts'
import { makePictureSizes } from './steps/picture-sizes.ts'
import { answeringProcesses, publicProcesses } from './steps/public-processes.ts'
import { inRepository } from './steps/repository.ts'
import { endRunning, run } from './steps/run.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'
import { socketPath } from './steps/socket-path.ts'
import { supervise, type Supervised } from './steps/supervise.ts'

/**
 * `npm start` once everything is prepared: runs and supervises the processes of the product. Built into a file of its own
 * (`steps/supervisor.vite.config.ts`), which `product.mjs` loads. Orders to end are followed from the moment it is called.
 */
export function superviseProduct(): void {
  start().catch(endWith)
}

async function start(): Promise<void> {
  const running: Running = { rendering: [], answering: [], others: [] }
  let stopping = false
  const stop = async () => {
    // A second order waits for no balancer any more.
    if (stopping) return stopAll(running)
    stopping = true
    await endRunning()
    await stopAll(running)
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // A terminal that is closed ends what runs in it; otherwise the signal renews the processes, as it does elsewhere.
  let renewing: Promise<void> = Promise.resolve()
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY) void stop()
    else renewing = renewing.then(() => renewAll(running))
  })
  endWithParent(stop)
  try {
    await startAll(running, () => stopping)
  } catch (error) {
    // What was broken off by the order to stop is no failure.
    if (stopping) return
    stopping = true
    await stopAll(running)
    throw error
  }
}

/** Ends the processes, those that were started last first: what answers visitors needs what renders. */
async function stopAll({ rendering, answering, others, operator }: Running): Promise<void> {
  operator?.stop()
  await Promise.all([...answering, ...others].map((one) => one.stop()))
  await Promise.all(rendering.map((one) => one.stop()))
}

/** Renews the processes that serve the public, one after the other: the others go on, and no connection is refused. */
async function renewAll({ rendering, answering }: Running): Promise<void> {
  for (const one of [...rendering, ...answering]) await one.renew()
  say('The public processes are renewed')
}

interface Running {
  rendering: Supervised[]
  answering: Supervised[]
  /** The back office. */
  others: Supervised[]
  operator?: OperatorServer
}

/**
 * Milliseconds without a sign of life after which a process is given its last chance, a quarter of that; then it is ended, and
 * started again. One that answers is never at
 * anything for long; in the back office, editors import whole tables.
 */
const longestSilence = { rendering: 24_000, answering: 12_000, backOffice: 48_000 } as const

/** @param running is given each process as it is started */
async function startAll(running: Running, isStopping: () => boolean): Promise<void> {
  const settings = readSettings()
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  const processes = publicProcesses(settings)
  environment.PUBLIC_PROCESSES = String(processes)
  if (settings.ADMIN === 'on') environment.ADMIN_SOCKET = socketPath('back-office')
  const sockets = Array.from({ length: processes }, () => socketPath('rendering'))
  environment.RENDERING_SOCKETS = sockets.join(path.delimiter)
  const ready = (one: Supervised) =>
    one.ready.catch((error: unknown) => {
      throw new CannotGoOn(error instanceof Error ? error.message : String(error))
    })
  const runRendering = (socket: string) => {
    const launch = renderingLauncher(environment, socket)
    const started = supervise({
      name: 'A rendering process',
      launch,
      longestSilence: longestSilence.rendering,
    })
    running.rendering.push(started)
    return ready(started)
  }
  const launchAnswering = answeringLauncher(environment)
  const runAnswering = () => {
    const started = supervise({
      name: 'An answering process',
      launch: launchAnswering,
      longestSilence: longestSilence.answering,
      mayOverlap: true,
    })
    running.answering.push(started)
    return ready(started)
  }
  if (settings.OPERATOR_PORT !== undefined) running.operator = await operatorServer(settings, running)
  const [first = '', ...others] = sockets
  await Promise.all([runRendering(first), runAnswering()])
  // The site answers. What follows takes turns, so that visitors do not wait for processors that it is using.
  void running.operator?.look()
  if (isStopping()) return
  const furtherAnswering = Array.from({ length: answeringProcesses(processes) - 1 })
  await Promise.all([...furtherAnswering.map(runAnswering), ...others.map(runRendering)])
  if (isStopping()) return
  saySite(settings)
  const haveSizes = await makePictureSizes()
  if (isStopping()) return
  if (!haveSizes)
    say('Not all sizes of pictures could be made: those pictures are shown in the one that they have.')
  if (settings.ADMIN === 'off') return
  // Editors wait for its build, visitors don't.
  await buildBackOffice()
  if (isStopping()) return
  const backOffice = supervise({
    name: 'The back office',
    launch: backOfficeLauncher(environment),
    longestSilence: longestSilence.backOffice,
  })
  running.others.push(backOffice)
  await ready(backOffice)
  if (!isStopping()) sayBackOffice(settings)
}

/** For the person at the terminal, who can visit the site while the back office is still being built. */
function saySite({ siteUrl, OPERATOR_PORT, OPERATOR_HOST }: Environment): void {
  say('')
  say(`  Site          ${siteUrl}`)
  say(`  API           ${siteUrl}/api/docs   (OpenAPI: ${siteUrl}/api/openapi.json)`)
  if (OPERATOR_PORT !== undefined)
    say(`  For operators http://${OPERATOR_HOST}:${OPERATOR_PORT}/statusz   (and /metrics)`)
  say('')
}

function sayBackOffice({ siteUrl }: Environment): void {
  say('')
  say(`  Back office   ${siteUrl}/admin`)
  say('')
  say('  Make the first administrator with:')
  say(`    ${commandLine('create-administrator')} --email you@example.org --name "Your name"`)
  say('')
}

async function buildBackOffice(): Promise<void> {
  if (isPackaged) return
  const { status } = await run(
    process.execPath,
    [inRepository('commands/prepare-product.ts'), 'back-office'],
    {
      isShown: true,
      hasChannel: true,
    },
  )
  if (status !== 0) throw new CannotGoOn('The back office was not built.')
}

/** Loaded only where somebody wants it. */
async function operatorServer(settings: Environment, running: Running): Promise<OperatorServer> {
  const { startOperatorServer } = await import('../server/operator/operator-server.ts')
  const of = (kind: WatchedProcess['kind'], all: readonly Supervised[]) =>
    all.map(({ state }) => ({ kind, state }))
  return startOperatorServer({
    settings,
    processes: () => [
      ...of('rendering', running.rendering),
      ...of('answering', running.answering),
      ...of('back office', running.others),
    ],
    now: () => new Date(),
  })
}
