type Act = () => Promise<void> | void

/** What has to be done at the end, the last first, also after a failure or when somebody interrupts; one for a process. */
export class ForTheEnd {
  readonly #acts: Act[] = []
  #coming: Promise<void> | undefined

  constructor() {
    // A terminal and a supervisor may each send one.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        void this.come().finally(() => process.exit(1))
      })
  }

  /** Something that began when all was over already is ended at once. */
  add(act: Act): void {
    if (this.#coming) this.#coming = this.#coming.finally(act)
    else this.#acts.push(act)
  }

  /** Does all of it once. What fails prevents nothing else, and is thrown when the rest is. */
  come(): Promise<void> {
    this.#coming ??= this.#doAll()
    return this.#coming
  }

  async #doAll(): Promise<void> {
    const failures: unknown[] = []
    for (const act of this.#acts.toReversed()) {
      try {
        await act()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be cleared away')
  }
}
