import type { RenderingProcesses } from './rendering-processes.ts'

interface RenderQueueLimits {
  /** Works that one rendering process is given at once by this queue. */
  rendersOfOne: number
  mostWaiting: number
  /** Seconds. */
  longestWait: number
}

interface Work {
  seconds: number
  since: number
  done: (now: number) => void
  refuse: (now: number) => void
}

/**
 * An answering process's queue for rendering (`server/answering/fair-queue.ts`) as visitors meet it who each ask for little:
 * in the order in which they came, with the product's limits. Works of nobody wait until no visitor does.
 */
export class RenderQueue {
  readonly #limits: RenderQueueLimits
  readonly #processes: RenderingProcesses
  readonly #waiting = new Set<Work>()
  readonly #ofNobody: Work[] = []
  #running = 0
  #mostWaiting = 0

  constructor(processes: RenderingProcesses, limits: RenderQueueLimits) {
    this.#processes = processes
    this.#limits = limits
  }

  /** The most that have waited at one moment. */
  get mostWaiting(): number {
    return this.#mostWaiting
  }

  add(now: number, seconds: number, done: Work['done'], refuse: Work['refuse']): void {
    this.#refuseLate(now)
    const work = { seconds, since: now, done, refuse }
    if (this.#hasSlot() && this.#waiting.size === 0) return this.#begin(now, work)
    this.#waiting.add(work)
    const [oldest] = this.#waiting
    // Of visitors who have used equally much, the product refuses the one who came first.
    if (oldest && this.#waiting.size > this.#limits.mostWaiting) this.#refuse(now, oldest)
    this.#mostWaiting = Math.max(this.#mostWaiting, this.#waiting.size)
  }

  /** The site's own work, such as rebuilding popular pages. */
  addOwn(now: number, seconds: number, done: Work['done']): void {
    const work = { seconds, since: now, done, refuse: () => undefined }
    if (this.#hasSlot() && this.#waiting.size === 0) this.#begin(now, work)
    else this.#ofNobody.push(work)
  }

  #hasSlot(): boolean {
    return this.#running < this.#processes.count * this.#limits.rendersOfOne
  }

  #begin(now: number, work: Work): void {
    this.#running += 1
    this.#processes.render(now, work.seconds, (end) => {
      this.#running -= 1
      work.done(end)
      this.#beginNext(end)
    })
  }

  #beginNext(now: number): void {
    this.#refuseLate(now)
    while (this.#hasSlot()) {
      const [next = this.#ofNobody.shift()] = this.#waiting
      if (!next) return
      this.#waiting.delete(next)
      this.#begin(now, next)
    }
  }

  #refuseLate(now: number): void {
    for (const work of this.#waiting) {
      if (now - work.since <= this.#limits.longestWait) return
      this.#refuse(now, work)
    }
  }

  #refuse(now: number, work: Work): void {
    this.#waiting.delete(work)
    work.refuse(now)
  }
}
