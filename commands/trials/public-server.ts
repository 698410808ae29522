import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { publicServerMemory, publicServerOptions } from '../steps/public-server-options.ts'
import { inRepository } from '../steps/repository.ts'
import { socketPaths } from '../steps/socket-paths.ts'

const listening = z.object({ port: z.number() })

/** The built public server, its answering process and one that renders, which a trial may kill. */
export interface PublicServer {
  url: string
  port: number
  answeringId: number
  renderingId: number
  /** Megabytes of memory that both hold. */
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
  const [socket = ''] = socketPaths(1)
  const start = (script: string) =>
    fork(inRepository(script), {
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
        RENDERING_SOCKET: socket,
        RENDERING_SOCKETS: socket,
        ...environment,
      },
    })
  const rendering = start('build/server/index.js')
  const answering = start('build/answering/index.js')
  const both = [answering, rendering]
  const ended = Promise.all(both.map((child) => once(child, 'exit')))
  const failed = once(rendering, 'exit').then(([code]) => {
    throw new Error(`The rendering process ended with ${String(code)}`)
  })
  // Later it ends by itself.
  failed.catch(() => undefined)
  const { port } = await Promise.race([portOf(answering), failed])
  const [answeringId, renderingId] = [answering.pid, rendering.pid]
  if (answeringId === undefined || renderingId === undefined) throw new Error('The public server has no process')
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    answeringId,
    renderingId,
    residentMegabytes: () => residentMegabytes(answeringId) + residentMegabytes(renderingId),
    async kill() {
      for (const child of both) child.kill('SIGKILL')
      await ended
    },
    async stop() {
      answering.kill('SIGTERM')
      await once(answering, 'exit')
      rendering.kill('SIGTERM')
      await ended
    },
    async queries() {
      const { promise, resolve } = Promise.withResolvers<number>()
      const read = (message: unknown) => {
        const { success, data } = counted.safeParse(message)
        if (!success) return
        rendering.off('message', read)
        resolve(data.queries)
      }
      rendering.on('message', read)
      rendering.send('queries')
      return promise
    },
  }
}

function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
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
