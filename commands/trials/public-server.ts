import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { onOwnConnection } from './send-proposal.ts'
import { answeringOptions, mallocSettings, publicServerOptions } from '../steps/public-server-options.ts'
import { repository } from '../steps/repository.ts'
import { socketPath } from '../steps/socket-path.ts'

const listening = z.object({ port: z.number() })

/** The built public server, its answering process and one that renders, which a trial may kill. */
export interface PublicServer {
  url: string
  port: number
  answeringId: number
  renderingId: number
  /** Megabytes of memory that each process holds, the answering one first. */
  residentMegabytesOfEach: () => number[]
  /** Megabytes of memory that all of them hold. */
  residentMegabytes: () => number
  /** Ends one of its processes, or both, at once, as a power cut would. */
  kill: (part?: 'answering' | 'rendering' | 'both') => Promise<void>
  /** Starts again what was killed, and resolves when all of it answers; the port is another when the answering one was. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
  /** Resolves when each of its processes has said once more that it lives. */
  signsOfLife: () => Promise<void>
  /** Statements sent to the database so far; only of a server started with `commands/bench/count-queries.ts`. */
  queries: () => Promise<number>
  /** Each of them once; only of a server started with `record-statements.ts`. */
  statements: () => Promise<string[]>
}

interface PublicServerOptions {
  /** Nothing in place of a value takes the variable away. */
  environment?: Readonly<Record<string, string | undefined>>
  /** Options for Node itself, of both processes; without them each has those that it runs under. */
  nodeOptions?: readonly string[]
  /** Folder of another release that was built; this one's without it. */
  release?: string
}

const counted = z.object({ queries: z.number() })
const recorded = z.object({ statements: z.array(z.string()) })

/** Starts the public server on a data folder and a free port, and resolves when it listens. */
export async function startPublicServer(
  dataFolder: string,
  { environment, nodeOptions, release = repository }: PublicServerOptions = {},
): Promise<PublicServer> {
  const socket = socketPath('rendering')
  const start = (script: string, ownOptions: readonly string[]) =>
    fork(path.join(release, script), {
      cwd: release,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...(nodeOptions ?? ownOptions)],
      env: {
        ...mallocSettings,
        ...process.env,
        NODE_ENV: 'production',
        ADMIN: 'off',
        LOG_LEVEL: 'silent',
        SUBMISSIONS_PER_HOUR: '1000000',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        RENDERING_SOCKET: socket,
        RENDERING_SOCKETS: socket,
        ...environment,
      },
    })
  // In releases before decision 021 one process did both.
  const isDivided = existsSync(path.join(release, answeringScript))
  let rendering = start(renderingScript, publicServerOptions)
  let answering = isDivided ? start(answeringScript, answeringOptions) : rendering
  let { port } = await portOf(answering, rendering)
  const processes = () => [...new Set([answering, rendering])]
  const residentMegabytesOfEach = () => processes().map(({ pid = 0 }) => residentMegabytes(pid))
  const idOf = ({ pid }: ChildProcess) => {
    if (pid === undefined) throw new Error('The public server has no process')
    return pid
  }
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    get port() {
      return port
    },
    get answeringId() {
      return idOf(answering)
    },
    get renderingId() {
      return idOf(rendering)
    },
    residentMegabytesOfEach,
    residentMegabytes: () => residentMegabytesOfEach().reduce((sum, of) => sum + of, 0),
    async kill(part = 'both') {
      const killed = { answering: [answering], rendering: [rendering], both: processes() }[part]
      const ended = killed.map((child) => once(child, 'exit'))
      for (const child of killed) child.kill('SIGKILL')
      await Promise.all(ended)
    },
    async startAgain() {
      if (hasEnded(rendering)) {
        rendering = start(renderingScript, publicServerOptions)
        if (!hasEnded(answering)) await once(rendering, 'message')
      }
      if (hasEnded(answering)) {
        answering = start(answeringScript, answeringOptions)
        ;({ port } = await portOf(answering, rendering))
      }
      // The answering process hears of a new rendering one a moment later.
      const place = `http://127.0.0.1:${port}/api/tenders/nothing`
      while ((await fetch(place, onOwnConnection)).status === 503) await pause(20)
    },
    async stop() {
      for (const child of processes()) {
        if (hasEnded(child)) continue
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
    },
    async signsOfLife() {
      await Promise.all(processes().map((child) => once(child, 'message')))
    },
    queries: async () => (await ask(rendering, 'queries', counted)).queries,
    statements: async () => (await ask(rendering, 'statements', recorded)).statements,
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const renderingScript = 'build/server/index.js'
const answeringScript = 'build/answering/index.js'

function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Asks a process something; what it says of itself meanwhile is no answer. */
async function ask<Answer>(
  child: ChildProcess,
  question: string,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const read = (message: unknown) => {
    const { success, data } = schema.safeParse(message)
    if (!success) return
    child.off('message', read)
    resolve(data)
  }
  child.on('message', read)
  child.send(question)
  return promise
}

async function portOf(answering: ChildProcess, rendering: ChildProcess): Promise<{ port: number }> {
  const ended = Promise.race([once(answering, 'exit'), once(rendering, 'exit')]).then(([code]) => {
    throw new Error(`The public server ended with ${String(code)}`)
  })
  // Later it ends by itself.
  ended.catch(() => undefined)
  const [message]: unknown[] = await Promise.race([once(answering, 'message'), ended])
  return listening.parse(message)
}
