/** How long a shared cache may give an answer, in seconds, as `Cache-Control` or `CDN-Cache-Control` says. */
export interface SharedCaching {
  /** Without asking (`s-maxage`). */
  fresh: number
  /** After that, while it asks again (`stale-while-revalidate`). */
  whileRevalidating: number
}

/** Reads what a header says to shared caches (RFC 9111, RFC 5861). */
export function sharedCachingOf(header: string): SharedCaching {
  const seconds = (directive: string) => {
    const [, value] = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(header) ?? []
    return value === undefined ? undefined : Number(value)
  }
  return {
    fresh: seconds('s-maxage') ?? seconds('max-age') ?? 0,
    whileRevalidating: seconds('stale-while-revalidate') ?? 0,
  }
}

/** `hit`: from the edge alone; `stale`: from the edge, which asks the origin meanwhile if `asks`; `miss`: after the origin's answer. */
export type EdgeOutcome = 'hit' | 'stale' | 'miss'

const never = Number.NEGATIVE_INFINITY

/** One location of a CDN, or an nginx before the site. Several requests for one address ask the origin once. */
export class EdgeLocation {
  readonly #caching: SharedCaching
  readonly #storedAt: Float64Array
  readonly #tags: Int32Array
  readonly #isAsking: Uint8Array

  constructor(addresses: number, caching: SharedCaching) {
    this.#caching = caching
    this.#storedAt = new Float64Array(addresses).fill(never)
    this.#tags = new Int32Array(addresses).fill(-1)
    this.#isAsking = new Uint8Array(addresses)
  }

  /** @returns what the visitor gets, and whether the origin is asked because of this request */
  look(address: number, now: number): { outcome: EdgeOutcome; asks: boolean } {
    const age = now - (this.#storedAt[address] ?? never)
    if (age < this.#caching.fresh) return { outcome: 'hit', asks: false }
    const asks = this.#isAsking[address] === 0
    this.#isAsking[address] = 1
    const isWithin = age < this.#caching.fresh + this.#caching.whileRevalidating
    return { outcome: isWithin ? 'stale' : 'miss', asks }
  }

  /**
   * Stores the origin's answer.
   * @param tag what the page says; the same as before is answered with 304
   * @returns whether the body had to be sent
   */
  store(address: number, now: number, tag: number): boolean {
    const isSame = this.#tags[address] === tag
    this.#storedAt[address] = now
    this.#tags[address] = tag
    this.#isAsking[address] = 0
    return !isSame
  }

  /** The origin refused: the next request asks again. */
  refused(address: number): void {
    this.#isAsking[address] = 0
  }
}
