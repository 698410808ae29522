import type { ChildProcess } from 'node:child_process'
import type { SupervisedState } from '../../server/operator/operator-server.ts'
import { giveChildSignsOfLife, whenSilent } from '../../server/signs-of-life.ts'
import { say } from './say.ts'

export interface Supervised {
  /** The process as it is now, or the last one while it is being started again. */
  state: () => SupervisedState
  /** Resolves when the process says that it is ready; rejects when it ends before. */
  ready: Promise<void>
  /** Puts a new process in the place of the present one. Nothing while it is being started again anyway. */
  renew: () => Promise<void>
  /** Asks it to end, and resolves when it has. */
  stop: () => Promise<void>
}

interface SupervisedProcess {
  name: string
  /** Starts the process, which says that it is ready by its first message. */
  launch: () => ChildProcess
  /** Milliseconds without a message after which a process that was ready counts as hung, and is ended by force. */
  longestSilence?: number
  /** Whether two of it may live at once, so that the new one is ready before the old one ends. */
  mayOverlap?: boolean
}

/** Milliseconds to wait before a process that died is started again; doubled each time up to the longest. */
const firstPause = 500
const longestPause = 15_000

/** Supervises a process of the product: one that dies after it was ready is started again. */
export function supervise({
  name,
  launch,
  longestSilence,
  mayOverlap = false,
}: SupervisedProcess): Supervised {
  let stopping = false
  let child: ChildProcess | undefined
  let since = new Date()
  let lastSign = since
  let isReady = false
  let pause = firstPause
  let restart: NodeJS.Timeout | undefined
  /** Processes that are asked to end, and are not started again for it. */
  const leaving = new Set<ChildProcess>()
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let wasReady = false

  const start = (): ChildProcess => {
    const started = launch()
    child = started
    since = new Date()
    lastSign = since
    isReady = false
    started.on('message', () => {
      if (child === started) lastSign = new Date()
    })
    started.once('message', () => {
      if (child === started) {
        since = new Date()
        isReady = true
      }
      wasReady = true
      pause = firstPause
      resolve()
    })
    if (longestSilence !== undefined) endWhenSilent(started, longestSilence, name)
    giveChildSignsOfLife(started)
    started.once('exit', (code, signal) => {
      if (stopping || leaving.delete(started)) return
      if (!wasReady) {
        reject(new Error(`${name} ended before it was ready (${signal ?? code})`))
        return
      }
      say(`${name} ended (${signal ?? code}); starting it again in ${pause / 1000} s`)
      restart = setTimeout(start, pause)
      pause = Math.min(pause * 2, longestPause)
    })
    return started
  }
  const first = start()

  const end = async (one: ChildProcess) => {
    leaving.add(one)
    await ended(one)
  }

  return {
    state: () => {
      const current = child ?? first
      return { child: current, isReady: isReady && !hasEnded(current), since, lastSign }
    },
    ready,
    async renew() {
      const former = child
      if (stopping || !former || hasEnded(former)) return
      if (!mayOverlap) await end(former)
      if (stopping) return
      const begun = start()
      // Of one that dies before it is ready, the next is started as of any other.
      await Promise.race([messageOf(begun), exitOf(begun)])
      if (mayOverlap && !stopping) await end(former)
    },
    async stop() {
      stopping = true
      clearTimeout(restart)
      const present = [...leaving, ...(child ? [child] : [])]
      await Promise.all(present.map(ended))
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
const messageOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('message', () => resolve()))
const exitOf = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Asks a process to end, and resolves when it has. */
async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exit = exitOf(child)
  child.kill('SIGTERM')
  await exit
}

/** Ends a process by force once it has said nothing for so many milliseconds since its last message, and for a quarter more. */
function endWhenSilent(child: ChildProcess, longestSilence: number, name: string): void {
  const { heard, stop } = whenSilent(longestSilence, () => {
    say(`${name} says nothing any more, and is ended by force`)
    child.kill('SIGKILL')
  })
  child.on('message', heard)
  child.once('exit', stop)
}
