import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import { z } from 'zod'
import { processTree, signalUnlessEnded } from './process-tree.ts'

const started = z.object({ url: z.string() })

/** A Postgres of one's own, which may be hung. */
export interface OwnPostgres extends AsyncDisposable {
  /** Address of its database `postgres`. */
  url: string
  /** Sends a signal to the server and all of its backends. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  /** Stops the server at once, with all connections. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** Starts an empty Postgres in a process of its own. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const child = fork(path.join(import.meta.dirname, 'postgres-process.ts'), { execArgv: [] })
  const ended = once(child, 'exit')
  const message: unknown = await Promise.race([
    once(child, 'message').then(([first]: unknown[]) => first),
    ended.then(([code]) => {
      throw new Error(`Postgres did not start (${String(code)}); the reason stands above`)
    }),
  ])
  const servers = () => processTree(child.pid ?? 0).slice(1)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { id } of servers()) signalUnlessEnded(id, name)
  }
  return {
    url: started.parse(message).url,
    signal,
    async stop() {
      const [first] = servers()
      if (first) signalUnlessEnded(first.id, 'SIGINT')
      while (servers().length > 0) await wait(10)
    },
    async start() {
      const answer = once(child, 'message')
      child.send('start')
      await answer
    },
    async [Symbol.asyncDispose]() {
      signal('SIGCONT')
      child.disconnect()
      await ended
    },
  }
}
