import type { ChildProcess } from 'node:child_process'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Environment } from '../../environment.ts'
import { mergeMetrics } from './merge-metrics.ts'
import { operatorMetrics } from './operator-metrics.ts'
import { ownParts } from './own-parts.ts'
import { PartWatch, type PartCheck } from './part-watch.ts'
import { askForReport, type ProcessReport } from './process-report.ts'

/** A process as `npm start` supervises it. */
export interface SupervisedState {
  child: ChildProcess
  /** Whether it has said that it is ready, and lives. */
  isReady: boolean
  /** When it was started, or became ready. */
  since: Date
  /** When it said something last, as it does each second once it is ready. */
  lastSign: Date
}

export interface WatchedProcess {
  kind: 'rendering' | 'answering' | 'back office'
  state: () => SupervisedState
}

interface OperatorServerOptions {
  settings: Environment
  processes: () => readonly WatchedProcess[]
  now: () => Date
  /** Milliseconds that a process is given for its report. */
  reportLimit?: number
}

/** Milliseconds that a part is given for being looked at. */
const lookLimit = 5000

/** Milliseconds without a sign of life after which a process that is not asked for a report counts as hanging. */
const silent = 10_000

/** Milliseconds between two looks at what the processes see. */
const interval = 15_000

export interface OperatorServer {
  port: number
  /** Looks at every part now, rather than at its next turn. */
  look: () => Promise<void>
  stop: () => void
}

interface Reported {
  name: string
  kind: WatchedProcess['kind']
  state: SupervisedState
  /** Whether it is ready and gives signs of life. */
  isReady: boolean
  /** Nothing of one that is not ready, says nothing of itself, or did not answer in time. */
  report: ProcessReport | undefined
}

/**
 * `/statusz` and `/metrics` of this node, on a port for operators alone. The processes are asked over the channel between
 * them and the one that started them: no address leads there.
 * @returns once it listens
 * @throws the socket's error
 */
export async function startOperatorServer({
  settings,
  processes,
  now,
  reportLimit = 4000,
}: OperatorServerOptions): Promise<OperatorServer> {
  const ask = () =>
    Promise.all(named(processes()).map((one) => askOne(one, { withParts: false, limit: reportLimit, now })))
  // Two who ask at once cost as much as one.
  let asking: Promise<Reported[]> | undefined
  const reports = () =>
    (asking ??= ask().finally(() => {
      asking = undefined
    }))

  const ofProcesses: PartCheck = {
    parts: ['database'],
    interval,
    look: async () => lookThroughProcesses(named(processes()), { limit: reportLimit, now }),
  }
  const watch = new PartWatch({
    checks: [...ownParts(settings, now), ofProcesses],
    limit: lookLimit,
    now,
  })
  let last: readonly Reported[] = []
  const ownMetrics = operatorMetrics({
    states: () => watch.states(),
    processes: () => countByKind(last),
    isNodeReady: () => isNodeReady(last),
  })

  const server = createServer((incoming, outgoing) => {
    const [path] = (incoming.url ?? '').split('?', 1)
    const give = path === '/statusz' ? giveStatus : path === '/metrics' ? giveMetrics : undefined
    if (!give) return send(outgoing, 404, 'text/plain', 'Here are /statusz and /metrics.\n')
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      return send(outgoing, 405, 'text/plain', 'These are only read.\n')
    give(outgoing).catch((error: unknown) =>
      send(outgoing, 500, 'text/plain', `${error instanceof Error ? error.message : String(error)}\n`),
    )
  })

  async function giveStatus(outgoing: ServerResponse): Promise<void> {
    last = await reports()
    const body = {
      isReady: isNodeReady(last),
      now: now().toISOString(),
      parts: watch.states(),
      processes: last.map(({ name, kind, isReady, state: { child, since, lastSign }, report }) => ({
        ...{ name, kind, id: child.pid, isReady, since: since.toISOString() },
        ...{ lastSign: lastSign.toISOString(), residentBytes: report?.residentBytes },
      })),
    }
    send(outgoing, 200, 'application/json', `${JSON.stringify(body, null, 2)}\n`)
  }

  async function giveMetrics(outgoing: ServerResponse): Promise<void> {
    last = await reports()
    const texts = last.flatMap(({ report }) => (report ? [report.metrics] : []))
    const merged = mergeMetrics([await ownMetrics(), ...texts])
    send(outgoing, 200, 'text/plain; version=0.0.4; charset=utf-8', merged)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: settings.OPERATOR_PORT ?? 0, host: settings.OPERATOR_HOST }, resolve)
  })
  void watch.start()
  return {
    port: portOf(server),
    look: () => watch.lookAtAll(),
    stop() {
      watch.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

type Named = WatchedProcess & { name: string }

/** Processes by their kind and number, under which the next one that takes a dead one's place goes on. */
function named(processes: readonly WatchedProcess[]): Named[] {
  const counts = new Map<string, number>()
  return processes.map((one) => {
    const number = (counts.get(one.kind) ?? 0) + 1
    counts.set(one.kind, number)
    return { ...one, name: `${one.kind} ${number}` }
  })
}

interface AskOptions {
  withParts: boolean
  limit: number
  now: () => Date
}

async function askOne(
  { name, kind, state }: Named,
  { withParts, limit, now }: AskOptions,
): Promise<Reported> {
  const current = state()
  if (!current.isReady) return { name, kind, state: current, isReady: false, report: undefined }
  if (kind === 'back office') {
    const isReady = now().getTime() - current.lastSign.getTime() <= silent
    return { name, kind, state: current, isReady, report: undefined }
  }
  const report = await askForReport(current.child, { name, withParts, limit }).catch(() => undefined)
  // One that hangs is there, and answers nobody.
  return { name, kind, state: current, isReady: report !== undefined, report }
}

/** What the first rendering process that answers sees. */
async function lookThroughProcesses(
  processes: readonly Named[],
  options: Omit<AskOptions, 'withParts'>,
): Promise<ProcessReport['parts']> {
  const asked = processes.filter(({ kind }) => kind === 'rendering')
  const reports = asked.map(async (one) => {
    const { report } = await askOne(one, { ...options, withParts: true })
    if (!report) throw new Error(`${one.name} says nothing`)
    return report.parts
  })
  return Promise.any(reports).catch(() => {
    throw new Error('No rendering process says how the database is.')
  })
}

const isNodeReady = (reported: readonly Reported[]) =>
  reported.some(({ kind, report }) => kind === 'answering' && report?.isReady === true)

function countByKind(reported: readonly Reported[]): Record<string, { all: number; ready: number }> {
  const counts: Record<string, { all: number; ready: number }> = {}
  for (const { kind, isReady, report } of reported) {
    const count = (counts[kind] ??= { all: 0, ready: 0 })
    count.all += 1
    if (isReady && report?.isReady !== false) count.ready += 1
  }
  return counts
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function send(outgoing: ServerResponse, status: number, type: string, body: string): void {
  outgoing.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  outgoing.end(body)
}
