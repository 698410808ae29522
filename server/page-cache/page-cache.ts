import { LRUCache } from 'lru-cache'

/** What can be kept: a whole response, compressed in every way that a visitor may ask for. */
export interface KeptResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** Entity tag without encoding. */
  tag: string
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer }
  /** Milliseconds since the epoch after which it must be made anew. */
  freshUntil: number
}

interface Entry {
  response: KeptResponse
  version: string
}

export type CacheOutcome = 'hit' | 'miss' | 'stale'

interface PageCacheOptions {
  maximumBytes: number
  /** The content version that is true now. */
  version: () => string
  now: () => number
  /** Told of a page that could not be made and whose last good state was given instead. */
  onFailure: (key: string, error: unknown) => void
}

/**
 * Pages kept in memory, least recently used first to go. A page is stale once the content version has changed or its
 * time is over; then it is made anew once, however many ask for it. When that fails the last good page is given.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries: LRUCache<string, Entry>
  readonly #inTheMaking = new Map<string, Promise<KeptResponse>>()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#entries = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: ({ response }, key) =>
        response.bodies.identity.length +
        response.bodies.gzip.length +
        response.bodies.br.length +
        key.length +
        1024,
    })
  }

  /** Bytes held. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  /**
   * @param make makes the response; one with `keep: false` is given to those who wait but not kept
   * @throws what `make` throws, when there is no earlier page to give
   */
  async get(
    key: string,
    make: () => Promise<{ response: KeptResponse; keep: boolean }>,
  ): Promise<{ response: KeptResponse; outcome: CacheOutcome }> {
    const entry = this.#entries.get(key)
    const version = this.#options.version()
    if (entry && entry.version === version && this.#options.now() < entry.response.freshUntil) {
      return { response: entry.response, outcome: 'hit' }
    }
    // Two versions of a page may be in the making at once: who asks after a publish must not get the one before it.
    const makingKey = `${version} ${key}`
    let making = this.#inTheMaking.get(makingKey)
    if (!making) {
      making = this.#make(key, version, make).finally(() => this.#inTheMaking.delete(makingKey))
      this.#inTheMaking.set(makingKey, making)
    }
    try {
      return { response: await making, outcome: 'miss' }
    } catch (error) {
      this.#options.onFailure(key, error)
      if (!entry) throw error
      return { response: entry.response, outcome: 'stale' }
    }
  }

  async #make(key: string, version: string, make: () => Promise<{ response: KeptResponse; keep: boolean }>) {
    const { response, keep } = await make()
    if (keep) this.#entries.set(key, { response, version })
    return response
  }
}
