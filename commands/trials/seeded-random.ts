/** Numbers that look random and are the same for the same seed (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** One of the values. */
  one<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }

  /** All of the values in an order of chance, then all of them in another one, and so on. */
  *rounds<Value>(values: readonly Value[]): Generator<Value, never> {
    for (;;) {
      const left = [...values]
      while (left.length > 0) yield* left.splice(this.below(left.length), 1)
    }
  }
}
