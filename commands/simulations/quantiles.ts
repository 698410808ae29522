const perDecade = 200
const smallest = 1e-6

/** Quantiles of any number of durations, in seconds, within about one per cent: counted in classes that grow evenly. */
export class Quantiles {
  readonly #counts = new Map<number, number>()
  #count = 0
  #sum = 0

  get count(): number {
    return this.#count
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count
  }

  add(seconds: number): void {
    const place = Math.round(Math.log10(Math.max(smallest, seconds)) * perDecade)
    this.#counts.set(place, (this.#counts.get(place) ?? 0) + 1)
    this.#count += 1
    this.#sum += seconds
  }

  /** @param share from 0 to 1; 0.5 is the median. Nothing was counted: 0. */
  at(share: number): number {
    let left = share * this.#count
    for (const place of [...this.#counts.keys()].toSorted((one, other) => one - other)) {
      left -= this.#counts.get(place) ?? 0
      if (left <= 0) return 10 ** (place / perDecade)
    }
    return 0
  }
}
