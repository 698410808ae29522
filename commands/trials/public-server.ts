import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { publicServerMemory, publicServerOptions } from '../steps/public-server-options.ts'
import { inRepository } from '../steps/repository.ts'

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
}

interface PublicServerOptions {
  /** Nothing in place of a value takes the variable away. */
  environment?: Readonly<Record<string, string | undefined>>
  /** Options for Node itself. */
  nodeOptions?: readonly string[]
}

const counted = z.object({ queries: z.number() })

/** Starts the public server on a data folder and a free port, and resolves when it listens. */
export async function startPublicServer(
  dataFolder: string,
  { environment, nodeOptions = publicServerOptions }: PublicServerOptions = {},
): Promise<PublicServer> {
  const child = fork(inRepository('build/answering/index.js'), {
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
    async queries() {
      const answer = once(child, 'message')
      child.send('queries')
      const [message]: unknown[] = await answer
      return counted.parse(message).queries
    },
  }
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
