import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { publicServerMemory, publicServerOptions } from '../steps/public-server-options.ts'
import { repository } from '../steps/repository.ts'

const listening = z.object({ port: z.number() })

/** The built public server as a process of its own, which a trial may kill. */
export interface PublicServer {
  url: string
  port: number
  processId: number
  /** Megabytes of memory that the process holds. */
  residentMegabytes: () => number
  /** Ends at once, as a power cut would. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Statements sent to the database so far; only of a server started with `commands/bench/count-queries.ts`. */
  queries: () => Promise<number>
  /** Each of them once; only of a server started with `record-statements.ts`. */
  statements: () => Promise<string[]>
}

interface PublicServerOptions {
  /** Nothing in place of a value takes the variable away. */
  environment?: Readonly<Record<string, string | undefined>>
  /** Options for Node itself. */
  nodeOptions?: readonly string[]
  /** Folder of another release that was built; this one's without it. */
  release?: string
}

const counted = z.object({ queries: z.number() })
const recorded = z.object({ statements: z.array(z.string()) })

/** Starts the public server on a data folder and a free port, and resolves when it listens. */
export async function startPublicServer(
  dataFolder: string,
  { environment, nodeOptions = publicServerOptions, release = repository }: PublicServerOptions = {},
): Promise<PublicServer> {
  const child = fork(path.join(release, 'build/server/index.js'), {
    cwd: release,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...nodeOptions],
    env: {
      ...publicServerMemory,
      ...process.env,
      NODE_ENV: 'production',
      ADMIN: 'off',
      LOG_LEVEL: 'silent',
      SUBMISSIONS_PER_HOUR: '1000000',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      ...environment,
    },
  })
  const { port } = await portOf(child)
  const processId = child.pid
  if (processId === undefined) throw new Error('The public server has no process')
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    processId,
    residentMegabytes() {
      const status = readFileSync(`/proc/${processId}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    queries: async () => counted.parse(await ask(child, 'queries')).queries,
    statements: async () => recorded.parse(await ask(child, 'statements')).statements,
  }
}

async function ask(child: ChildProcess, question: string): Promise<unknown> {
  const answer = once(child, 'message')
  child.send(question)
  const [message]: unknown[] = await answer
  return message
}

async function portOf(child: ChildProcess): Promise<{ port: number }> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The public server ended with ${String(code)}`)
  })
  // Later it ends by itself.
  ended.catch(() => undefined)
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
  return listening.parse(message)
}
