import { performance, type EventLoopUtilization } from 'node:perf_hooks'

/** Milliseconds between two looks. */
const betweenLooks = 10_000

/** Share of the time that a process may be at work and still counts as idle. */
const idle = 0.05

/** Bytes by which the heap must have grown since the last collection for another one to be worth its pause. */
const worthwhile = 8 * 1024 * 1024

interface IdleCollectionOptions {
  /** Collects all that nobody holds any more; nothing where Node was started without `--expose-gc`. */
  collect?: (() => void) | undefined
  /** The event loop's utilization since an earlier one. */
  utilization?: (earlier?: EventLoopUtilization) => EventLoopUtilization
  heapUsed?: () => number
}

/**
 * Clears memory away while nobody waits: V8 does so only when more is asked for, and a site at rest would hold for hours
 * what its last busy minute left behind.
 * @returns looks once, which is otherwise done every ten seconds for as long as the process lives
 */
export function collectWhenIdle({
  collect = globalThis.gc,
  utilization = (earlier) => performance.eventLoopUtilization(earlier),
  heapUsed = () => process.memoryUsage().heapUsed,
}: IdleCollectionOptions = {}): () => void {
  let earlier = utilization()
  let afterLast = 0
  const look = () => {
    const since = utilization(earlier)
    earlier = utilization()
    if (!collect || since.utilization > idle || heapUsed() - afterLast < worthwhile) return
    collect()
    afterLast = heapUsed()
  }
  setInterval(look, betweenLooks).unref()
  return look
}
