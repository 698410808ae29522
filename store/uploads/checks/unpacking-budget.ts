/** More was unpacked than may be. */
export class OverBudgetError extends Error {}

/** What archives may unpack to, all those together that are checked against it. */
export class UnpackingBudget {
  #bytes: number
  #entries: number

  constructor(most: { bytes: number; entries: number }) {
    this.#bytes = most.bytes
    this.#entries = most.entries
  }

  /** @throws OverBudgetError */
  takeEntries(count: number): void {
    this.#entries -= count
    if (this.#entries < 0) throw new OverBudgetError()
  }

  /** @throws OverBudgetError */
  takeBytes(count: number): void {
    this.#bytes -= count
    if (this.#bytes < 0) throw new OverBudgetError()
  }
}
