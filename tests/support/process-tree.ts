import { readdirSync, readFileSync } from 'node:fs'

/** A process of this machine. */
export interface RunningProcess {
  id: number
  /** Its program and arguments. */
  command: readonly string[]
}

/** A process and all that it started, directly or not, each after its parent (Linux's /proc). */
export function processTree(id: number): RunningProcess[] {
  const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
  return [{ id, command }, ...childrenOf(id).flatMap(processTree)]
}

function childrenOf(id: number): number[] {
  return readdirSync(`/proc/${id}/task`)
    .flatMap((task) => readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number)
}
