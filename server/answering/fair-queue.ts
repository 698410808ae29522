/** The site has more to do than it can, or one visitor asks for more than a share. */
export class BusyError extends Error {}

interface FairQueueOptions {
  /** How many works may run at this moment. */
  slots: () => number
  /** Works of one client that run or wait; further ones are refused. */
  mostOfOne: number
  /** Works of all clients that wait; beyond them the one whose client has used most is refused. */
  mostWaiting: number
  /** Milliseconds after which a work that still waits is refused. */
  longestWait: number
  /** Milliseconds in which what a client has used counts half. */
  halfLife: number
  /** Milliseconds, never going back. */
  now: () => number
}

interface Waiting {
  client: string
  /** Whoever else waits for the same. */
  others: Set<string>
  begin: () => void
  refuse: (error: BusyError) => void
}

interface RunOptions {
  /** Ends the waiting. */
  signal?: AbortSignal
  /** Name of what is made, under which others may wait for it too. */
  key?: string
}

interface Use {
  /** Milliseconds of work, as of `at`. */
  spent: number
  at: number
  running: number
  waiting: number
}

/** Milliseconds that a running work counts for before it is known how long it takes. */
const assumedCost = 30

/** Clients that are counted of those who wait for the same: the lightest is among the first few. */
const mostOthers = 16

/** Clients that are remembered before those without effect are forgotten. */
const mostRemembered = 10_000

/**
 * Shares a few slots fairly: whoever has used least of them lately comes next, so that a visitor who asks for one page waits
 * for what runs and not for what others have lined up. Works of nobody (`undefined`) run when no client waits.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #uses = new Map<string, Use>()
  readonly #waiting = new Set<Waiting>()
  readonly #byKey = new Map<string, Waiting>()
  readonly #forNobody: (() => void)[] = []
  #running = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.size + this.#forNobody.length
  }

  /**
   * Runs a work when it is its client's turn.
   * @param client whose share it counts for; work of the site's own has none
   * @throws BusyError when it is refused, or what the work throws
   */
  async run<Result>(
    client: string | undefined,
    work: () => Promise<Result>,
    options: RunOptions = {},
  ): Promise<Result> {
    if (client === undefined) await this.#turnOfNobody()
    else await this.#turnOf(client, options)
    const began = this.#options.now()
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (client !== undefined) {
        const use = this.#useOf(client)
        use.running -= 1
        use.spent += this.#options.now() - began
      }
      this.#beginNext()
    }
  }

  /** Says that another client waits for what is made under a key: it comes as soon as the first of them may. */
  alsoFor(key: string, client: string): void {
    const others = this.#byKey.get(key)?.others
    if (others && others.size < mostOthers) others.add(client)
  }

  /** Begins what waits as far as there are slots, for when there are more of them than before. */
  moreSlots(): void {
    this.#beginNext()
  }

  async #turnOfNobody(): Promise<void> {
    if (this.#hasSlot() && this.waiting === 0) this.#running += 1
    else await new Promise<void>((begin) => this.#forNobody.push(begin))
  }

  async #turnOf(client: string, options: RunOptions): Promise<void> {
    const use = this.#useOf(client)
    if (use.running + use.waiting >= this.#options.mostOfOne)
      throw new BusyError('One client asks for too much')
    if (this.#hasSlot() && this.#waiting.size === 0) {
      use.running += 1
      this.#running += 1
      return
    }
    await this.#wait(client, use, options)
  }

  async #wait(client: string, use: Use, { signal, key }: RunOptions): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { client, others: new Set(), begin: resolve, refuse: reject }
    this.#waiting.add(waiting)
    if (key !== undefined) this.#byKey.set(key, waiting)
    use.waiting += 1
    const leave = (reason: string) => () => {
      if (this.#waiting.delete(waiting)) reject(new BusyError(reason))
    }
    const limit = setTimeout(leave('It waited too long'), this.#options.longestWait)
    const aborted = leave('Nobody waits for it any more')
    signal?.addEventListener('abort', aborted, { once: true })
    if (this.#waiting.size > this.#options.mostWaiting) this.#refuseHeaviest()
    try {
      await promise
    } finally {
      use.waiting -= 1
      if (key !== undefined && this.#byKey.get(key) === waiting) this.#byKey.delete(key)
      clearTimeout(limit)
      signal?.removeEventListener('abort', aborted)
    }
  }

  #refuseHeaviest(): void {
    const [heaviest] = [...this.#waiting].toSorted((one, other) => this.#cost(other) - this.#cost(one))
    if (!heaviest) return
    this.#waiting.delete(heaviest)
    heaviest.refuse(new BusyError('Too many wait'))
  }

  #beginNext(): void {
    while (this.#hasSlot()) {
      const next = this.#lightest()
      if (next) {
        this.#waiting.delete(next)
        this.#useOf(next.client).running += 1
        this.#running += 1
        next.begin()
        continue
      }
      const beginOwn = this.#forNobody.shift()
      if (!beginOwn) return
      this.#running += 1
      beginOwn()
    }
  }

  #lightest(): Waiting | undefined {
    let lightest: Waiting | undefined
    let least = Number.POSITIVE_INFINITY
    for (const waiting of this.#waiting) {
      const cost = this.#cost(waiting)
      if (cost >= least) continue
      least = cost
      lightest = waiting
    }
    return lightest
  }

  /** What the lightest of those who wait for it has used. */
  #cost({ client, others }: Waiting): number {
    const costs = [client, ...others].map((one) => {
      const { spent, running } = this.#useOf(one)
      return spent + running * assumedCost
    })
    return Math.min(...costs)
  }

  #hasSlot(): boolean {
    return this.#running < this.#options.slots()
  }

  /** What a client has used, as of now. */
  #useOf(client: string): Use {
    const now = this.#options.now()
    const use = this.#uses.get(client)
    if (use) {
      use.spent *= 0.5 ** ((now - use.at) / this.#options.halfLife)
      use.at = now
      return use
    }
    if (this.#uses.size >= mostRemembered) this.#forget(now)
    const first = { spent: 0, at: now, running: 0, waiting: 0 }
    this.#uses.set(client, first)
    return first
  }

  #forget(now: number): void {
    for (const [client, { at, running, waiting }] of this.#uses) {
      const isIdle = running === 0 && waiting === 0
      if (isIdle && now - at > this.#options.halfLife) this.#uses.delete(client)
    }
    // All of them within a half-life: those seen first go, so that the memory stays bounded.
    for (const [client, { running, waiting }] of this.#uses) {
      if (this.#uses.size < mostRemembered) return
      if (running === 0 && waiting === 0) this.#uses.delete(client)
    }
  }
}
