import type { ChildProcess } from 'node:child_process'
import { say } from './say.ts'

export interface Supervised {
  /** Resolves when the process says that it is ready; rejects when it ends before. */
  ready: Promise<void>
  /** Asks it to end, and resolves when it has. */
  stop: () => Promise<void>
}

interface SupervisedProcess {
  name: string
  /** Starts the process, which says that it is ready by its first message. */
  launch: () => ChildProcess
  /** Milliseconds without a message after which a process that was ready counts as hung, and is ended by force. */
  longestSilence?: number
}

/** Milliseconds to wait before a process that died is started again; doubled each time up to the longest. */
const firstPause = 500
const longestPause = 15_000

/** Keeps a process of the product running: one that dies after it was ready is started again. */
export function supervise({ name, launch, longestSilence }: SupervisedProcess): Supervised {
  let stopping = false
  let child: ChildProcess | undefined
  let pause = firstPause
  let restart: NodeJS.Timeout | undefined
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let wasReady = false

  const start = () => {
    const started = launch()
    child = started
    started.once('message', () => {
      wasReady = true
      pause = firstPause
      resolve()
    })
    const watch = longestSilence === undefined ? undefined : endWhenSilent(started, longestSilence)
    started.once('exit', (code, signal) => {
      clearTimeout(watch)
      if (stopping) return
      if (!wasReady) {
        reject(new Error(`${name} ended before it was ready (${signal ?? code})`))
        return
      }
      say(`${name} ended (${signal ?? code}); starting it again in ${pause / 1000} s`)
      restart = setTimeout(start, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }
  start()
  return {
    ready,
    stop: () =>
      new Promise((resolveStop) => {
        stopping = true
        clearTimeout(restart)
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolveStop()
        child.once('exit', () => resolveStop())
        child.kill('SIGTERM')
      }),
  }
}

/** Ends a process by force once it has said nothing for so many milliseconds since its first message. */
function endWhenSilent(child: ChildProcess, longestSilence: number): NodeJS.Timeout {
  const watch = setTimeout(() => child.kill('SIGKILL'), longestSilence)
  child.on('message', () => watch.refresh())
  return watch.unref()
}
