/** Memory of processes through a trial: what grows for ever is still growing in its second half. */
export class MemorySamples {
  readonly #names: readonly string[]
  readonly #samples: (readonly number[])[] = []

  /** @param names of the processes, in the order of the samples */
  constructor(names: readonly string[]) {
    this.#names = names
  }

  /** @param megabytes of each process */
  note(megabytes: readonly number[]): void {
    this.#samples.push(megabytes)
  }

  /** Each process's megabytes in tenths of the way. */
  inWords(): string {
    const step = Math.max(1, Math.floor(this.#samples.length / 10))
    return this.#names
      .map((name, index) => {
        const values = this.#samples.filter((_, sample) => sample % step === 0).map((one) => one[index] ?? 0)
        return `${name} ${values.map((value) => value.toFixed(0)).join(' ')}`
      })
      .join('; ')
  }

  /**
   * A sentence for each process that has grown by more than so many megabytes between the middle fifth of the trial, when
   * everything has long been loaded, and its last fifth.
   */
  grown(most: number): string[] {
    const count = this.#samples.length
    const middle = this.#samples.slice(Math.floor(count * 0.4), Math.ceil(count * 0.6))
    const end = this.#samples.slice(Math.floor(count * 0.8))
    return this.#names.flatMap((name, index) => {
      const growth = mean(end.map((one) => one[index] ?? 0)) - mean(middle.map((one) => one[index] ?? 0))
      return growth > most ? [`the ${name} process grew by ${growth.toFixed(0)} MB in the second half`] : []
    })
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
