interface PlannedEvent<What> {
  at: number
  what: What
}

/** Events in the order of their moments (a binary heap). Events at the same moment come in any order, the same on each run. */
export class EventQueue<What> {
  readonly #heap: PlannedEvent<What>[] = []

  /** Moment of the next event; infinite when there is none. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY
  }

  add(at: number, what: What): void {
    const heap = this.#heap
    const added = { at, what }
    let place = heap.length
    heap.push(added)
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = heap[above]
      if (!parent || parent.at <= at) break
      heap[place] = parent
      place = above
    }
    heap[place] = added
  }

  /** Takes the next event out. */
  take(): PlannedEvent<What> | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let place = 0
    for (;;) {
      const left = heap[2 * place + 1]
      const right = heap[2 * place + 2]
      if (!left) break
      const isRight = right !== undefined && right.at < left.at
      const least = isRight ? right : left
      if (least.at >= last.at) break
      heap[place] = least
      place = 2 * place + (isRight ? 2 : 1)
    }
    heap[place] = last
    return first
  }
}
