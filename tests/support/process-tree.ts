import { readdirSync, readFileSync } from 'node:fs'

/** A process of this machine. */
export interface RunningProcess {
  id: number
  /** Its program and arguments. */
  command: readonly string[]
}

/**
 * A process and all that it started, directly or not, each after its parent (Linux's /proc). One that ends while it is read
 * is left out.
 */
export function processTree(id: number): RunningProcess[] {
  return unlessEnded(() => {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
    return [{ id, command }, ...childrenOf(id).flatMap(processTree)]
  })
}

function childrenOf(id: number): number[] {
  return readdirSync(`/proc/${id}/task`)
    .flatMap((task) =>
      unlessEnded(() => readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').trim().split(' ')),
    )
    .filter((child) => child !== '')
    .map(Number)
}

/** Sends a signal to a process, unless it has just ended. */
export function signalUnlessEnded(id: number, signal: NodeJS.Signals): void {
  unlessEnded(() => [process.kill(id, signal)])
}

/** What is read of a process; nothing when it has just ended. */
export function unlessEnded<Found>(read: () => Found[]): Found[] {
  try {
    return read()
  } catch (error) {
    const isEnded = error instanceof Error && 'code' in error && /^(ENOENT|ESRCH)$/.test(String(error.code))
    if (isEnded) return []
    throw error
  }
}
