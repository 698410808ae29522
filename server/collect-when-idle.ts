import { performance, type EventLoopUtilization } from 'node:perf_hooks'

/** Milliseconds between two looks. */
const betweenLooks = 10_000

/** Share of the time that a process may be at work and still counts as idle. */
const idle = 0.05

/** Bytes that a process must hold more than after the last collection for another one to be worth its pause. */
const worthwhile = 8 * 1024 * 1024

interface IdleCollectionOptions {
  /** Collects all that nobody holds any more; nothing where Node was started without `--expose-gc`. */
  collect?: (() => void) | undefined
  /** The event loop's utilization since an earlier one. */
  utilization?: (earlier?: EventLoopUtilization) => EventLoopUtilization
  /** Bytes of objects and of what lies outside V8's heap for them. */
  held?: () => number
}

const { gc } = globalThis

/**
 * For processes that no visitor of a cached page waits for: gives back the room for young objects, too, 10 MB of a rendering
 * process, in a pause of 110 to 160 ms instead of 40 to 60 (docs/performance.md).
 */
export const collectThoroughly = gc && (() => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))

/**
 * Clears memory away while nobody waits: V8 does so only when more is asked for, and a site at rest would hold for hours
 * what its last busy minute left behind.
 * @returns looks once, which is otherwise done every ten seconds for as long as the process lives
 */
export function collectWhenIdle({
  collect = gc,
  utilization = (earlier) => performance.eventLoopUtilization(earlier),
  held = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
}: IdleCollectionOptions = {}): () => void {
  let earlier = utilization()
  let afterLast = 0
  const look = () => {
    const since = utilization(earlier)
    earlier = utilization()
    if (!collect || since.utilization > idle || held() - afterLast < worthwhile) return
    collect()
    afterLast = held()
  }
  setInterval(look, betweenLooks).unref()
  return look
}
