import type { EventQueue } from './event-queue.ts'

type Done = (now: number) => void

interface RenderingProcess {
  /** Works that it has been given and has not ended. */
  inFlight: number
  /** When it will have ended them all. */
  freeAt: number
}

/** The rendering processes of one node: each makes what it is given in turn, and whoever has least to do is given the next. */
export class RenderingProcesses {
  readonly #events: EventQueue<Done>
  readonly #processes: RenderingProcess[]
  #busySeconds = 0

  constructor(count: number, events: EventQueue<Done>) {
    this.#events = events
    this.#processes = Array.from({ length: count }, () => ({ inFlight: 0, freeAt: 0 }))
  }

  get count(): number {
    return this.#processes.length
  }

  /** Seconds of work that all of them were given. */
  get busySeconds(): number {
    return this.#busySeconds
  }

  /** @param seconds of one processor */
  render(now: number, seconds: number, done: Done): void {
    const [first, ...others] = this.#processes
    if (!first) throw new Error('A node has at least one rendering process')
    const chosen = others.reduce((least, one) => (one.inFlight < least.inFlight ? one : least), first)
    chosen.inFlight += 1
    chosen.freeAt = Math.max(now, chosen.freeAt) + seconds
    this.#busySeconds += seconds
    this.#events.add(chosen.freeAt, (end) => {
      chosen.inFlight -= 1
      done(end)
    })
  }
}
