import { availableParallelism, totalmem } from 'node:os'
import type { Environment } from '../../environment.ts'

const megabyte = 1024 * 1024

/** What one public process may come to hold, with its pages (docs/performance.md), and some room. */
const memoryOfOne = 300 * megabyte

/** Part of the machine's memory that public processes are given; the rest is the database's, the back office's and the system's. */
const shareOfMemory = 0.5

interface Machine {
  processors: number
  /** Bytes. */
  memory: number
}

/** How many answering processes stand before so many rendering ones: two, so that one can die or start again, and more on a large machine. */
export function answeringProcesses(rendering: number): number {
  return Math.max(Math.min(rendering, 2), Math.floor(rendering / 4))
}

/** How many rendering processes run: what the settings say, else one for each processor that the memory has room for. */
export function publicProcesses(
  { PUBLIC_PROCESSES }: Pick<Environment, 'PUBLIC_PROCESSES'>,
  machine: Machine = thisMachine(),
): number {
  if (PUBLIC_PROCESSES !== undefined) return PUBLIC_PROCESSES
  const roomFor = Math.floor((machine.memory * shareOfMemory) / memoryOfOne)
  return Math.max(1, Math.min(machine.processors, roomFor))
}

function thisMachine(): Machine {
  // A container's limit, where there is one; as large as can be, or nothing, where there is none.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { processors: availableParallelism(), memory: Math.min(totalmem(), limit) }
}
