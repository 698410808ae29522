import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { ConcurrencyLimit } from '../limit-concurrency.ts'
import type { CachedResponse } from './cached-response.ts'
import { inGzip } from './compress.ts'

/** Makes a response; one with `isCacheable: false` is given to those who wait but not cached. */
export type MakeResponse = () => Promise<{ response: CachedResponse; isCacheable: boolean }>

interface Entry {
  response: CachedResponse
  version: string
  /** How often it was asked for, halved with each publish. */
  reads: number
  /** Whether it was compressed densely. */
  isDense: boolean
  /** Rebuilds it after a publish, before anybody asks; nothing for what is only made when wanted. */
  remake: MakeResponse | undefined
}

export type CacheOutcome = 'hit' | 'miss' | 'stale'

export interface GetOptions {
  /** Whether it is worth being rebuilt after a publish before anybody asks. */
  isWarmed?: boolean
  /** Rebuilds it then; what made it when left out. */
  remake?: MakeResponse
}

/** What gives a response by its key, from memory where it can. */
export interface ResponseCache {
  /** @throws what `make` throws, when there is no earlier response to give */
  get: (
    key: string,
    make: MakeResponse,
    options?: GetOptions,
  ) => Promise<{ response: CachedResponse; outcome: CacheOutcome }>
}

export interface PageCacheOptions {
  maximumBytes: number
  /** The content version that is true now. */
  version: () => string
  now: () => number
  /** Called with a page that could not be made and whose last good state was given instead. */
  onFailure: (key: string, error: unknown) => void
  /** Compresses a page that is read again more densely; it takes long and happens in the background. */
  compressDensely?: (response: CachedResponse) => Promise<CachedResponse>
  /** Pages rebuilt after a publish before anybody asks; all that were read when left out. */
  mostWarmed?: number
  /** Waits so many milliseconds. */
  rest?: (milliseconds: number) => Promise<void>
  /** Whether a page can be made at all; while it can't, the last good one is given at once. */
  canMake?: () => boolean
  /** Pages made at once; a few when left out. */
  mostInTheMaking?: number
  /** Milliseconds after which the last good page is given while a new one is still in the making; never when left out. */
  patience?: number
}

/**
 * Part of the memory that is for addresses with a query. They are as many as visitors care to write, and would otherwise
 * drive out the pages that everybody reads.
 */
export const shareOfQueries = 0.25

/**
 * Pages made at once. After a publish every page is stale: they are made in turn, not all in memory together. A few keep
 * the processor busy while some of them wait for the database.
 */
const mostInTheMaking = 4

/** Reads from memory after which a page is worth being compressed densely: somebody wants it a second time. */
const readsOfADensePage = 1

/** Milliseconds that are waited for a page whose time was over a moment ago: on a site that is not busy it is there. */
const patienceInGrace = 8

/** Milliseconds after a publish that are left to those who ask; then three parts of the time between two pages. */
export const restAfterPublish = 1000
export const restsForEachPage = 3

/**
 * Pages cached in memory, least recently used first to go. A page is stale once the content version has changed or its
 * time is over; then it is rebuilt once, however many ask for it. When that fails the last good page is given.
 */
export class PageCache implements ResponseCache {
  readonly #options: PageCacheOptions
  readonly #plain: LRUCache<string, Entry>
  readonly #narrowed: LRUCache<string, Entry>
  readonly #inTheMaking = new Map<string, Promise<CachedResponse>>()
  readonly #making: ConcurrencyLimit
  readonly #compressing = new ConcurrencyLimit(1)

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#plain = entriesWithin(options.maximumBytes * (1 - shareOfQueries))
    this.#narrowed = entriesWithin(options.maximumBytes * shareOfQueries)
    this.#making = new ConcurrencyLimit(options.mostInTheMaking ?? mostInTheMaking)
  }

  /** Bytes held. */
  get size(): number {
    return this.#plain.calculatedSize + this.#narrowed.calculatedSize
  }

  /** Responses held. */
  get count(): number {
    return this.#plain.size + this.#narrowed.size
  }

  /**
   * The response cached under a key, when it can be given as it is.
   * @param takesBrotli whether who asks could have the dense form
   */
  fresh(key: string, takesBrotli = true): CachedResponse | undefined {
    const entry = this.#entriesOf(key).get(key)
    if (!entry || !this.#isFresh(entry)) return undefined
    entry.reads += 1
    if (takesBrotli && entry.reads >= readsOfADensePage && !entry.isDense) this.#compressDensely(key, entry)
    return entry.response
  }

  /** The same response with its form in gzip, which is cached with it from now on. */
  addGzip(key: string, cached: CachedResponse): CachedResponse {
    const response = { ...cached, bodies: { ...cached.bodies, gzip: inGzip(cached) } }
    const entry = this.#holding(key, cached)
    if (entry) this.#entriesOf(key).set(key, { ...entry, response })
    return response
  }

  /** Forgets every response. */
  clear(): void {
    this.#plain.clear()
    this.#narrowed.clear()
  }

  /**
   * @param make must not hold on to the request that asks: with `isWarmed` it is cached
   * @throws what `make` throws, when there is no earlier page to give
   */
  async get(
    key: string,
    make: MakeResponse,
    { isWarmed = false, remake = make }: GetOptions = {},
  ): Promise<{ response: CachedResponse; outcome: CacheOutcome }> {
    const fresh = this.fresh(key)
    if (fresh) return { response: fresh, outcome: 'hit' }
    const last = this.#entriesOf(key).peek(key)
    const { canMake } = this.#options
    if (last && canMake?.() === false) return { response: last.response, outcome: 'stale' }
    const making = this.#begin(key, make, isWarmed ? remake : undefined)
    const isInGrace = last !== undefined && this.#isInGrace(last)
    const patience = isInGrace ? patienceInGrace : this.#options.patience
    try {
      const made = await (last && patience !== undefined ? this.#within(patience, making) : making)
      if (made) return { response: made, outcome: 'miss' }
      if (isInGrace) return { response: last.response, outcome: 'hit' }
    } catch (error) {
      this.#options.onFailure(key, error)
      if (!last) throw error
    }
    const stale = this.#entriesOf(key).get(key) ?? last
    if (!stale) throw new Error('A page was waited for that nobody makes')
    return { response: stale.response, outcome: 'stale' }
  }

  /** Rebuilds a page, or goes on with what somebody else has begun. */
  #begin(key: string, make: MakeResponse, remake: MakeResponse | undefined): Promise<CachedResponse> {
    const version = this.#options.version()
    // Two versions of a page may be in the making at once: who asks after a publish must not get the one before it.
    const makingKey = `${version} ${key}`
    const begun = this.#inTheMaking.get(makingKey)
    if (begun) return begun
    const making = this.#making
      .run(() => this.#make(key, version, make, remake))
      .finally(() => this.#inTheMaking.delete(makingKey))
    this.#inTheMaking.set(makingKey, making)
    return making
  }

  /** What is made within some milliseconds; nothing when it takes longer, and goes on. */
  async #within<Made>(milliseconds: number, making: Promise<Made>): Promise<Made | undefined> {
    const over = new AbortController()
    try {
      const ended = pause(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
      return await Promise.race([making, ended])
    } finally {
      over.abort()
      // Whoever does not wait for it is no reason to end.
      making.catch(() => undefined)
    }
  }

  /**
   * Rebuilds the stale pages that are read most, one after the other, until something else is published. Whoever asks
   * comes first: it begins a second after the publish, and rests between two pages.
   */
  async warm(): Promise<void> {
    const { version: current, now, rest = restUnawaited } = this.#options
    const version = current()
    await rest(restAfterPublish)
    for (const [key, remake] of this.#mostRead()) {
      if (current() !== version) return
      const began = now()
      await this.get(key, remake, { isWarmed: true }).catch(() => undefined)
      await rest((now() - began) * restsForEachPage)
    }
  }

  #mostRead(): (readonly [string, MakeResponse])[] {
    const stale = [...this.#plain.entries(), ...this.#narrowed.entries()].filter(
      ([, { version }]) => version !== this.#options.version(),
    )
    return stale
      .toSorted(([, one], [, other]) => other.reads - one.reads)
      .flatMap(([key, { remake, reads }]) => (remake && reads > 0 ? [[key, remake] as const] : []))
      .slice(0, this.#options.mostWarmed)
  }

  /** What is cached under a key, if it says the same as a response. */
  #holding(key: string, { tag }: CachedResponse): Entry | undefined {
    const entry = this.#entriesOf(key).peek(key)
    return entry?.response.tag === tag ? entry : undefined
  }

  #isFresh({ version, response }: Entry): boolean {
    return version === this.#options.version() && this.#options.now() < response.freshUntil
  }

  /** Whether only its time is over, and not for long. */
  #isInGrace({ version, response: { freshUntil, grace = 0 } }: Entry): boolean {
    return version === this.#options.version() && this.#options.now() < freshUntil + grace
  }

  #entriesOf(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#narrowed : this.#plain
  }

  async #make(
    key: string,
    version: string,
    make: MakeResponse,
    remake: MakeResponse | undefined,
  ): Promise<CachedResponse> {
    const { response: made, isCacheable } = await make()
    if (!isCacheable) return made
    const before = this.#entriesOf(key).get(key)
    const isSame = before?.isDense === true && before.response.tag === made.tag
    const response = isSame ? { ...made, bodies: before.response.bodies } : made
    this.#entriesOf(key).set(key, {
      response,
      version,
      reads: readsAfter(before, version),
      isDense: isSame,
      remake,
    })
    return response
  }

  #compressDensely(key: string, entry: Entry): void {
    const { compressDensely, onFailure } = this.#options
    if (!compressDensely) return
    entry.isDense = true
    this.#compressing
      .run(async () => {
        if (!this.#holding(key, entry.response)) return
        const { bodies } = await compressDensely(entry.response)
        const current = this.#holding(key, entry.response)
        if (!current) return
        const response = { ...current.response, bodies: { ...current.response.bodies, br: bodies.br } }
        this.#entriesOf(key).set(key, { ...current, response })
      })
      .catch((error: unknown) => onFailure(key, error))
  }
}

/** No reason for the process to go on. */
const restUnawaited = (milliseconds: number): Promise<void> => pause(milliseconds, undefined, { ref: false })

function readsAfter(before: Entry | undefined, version: string): number {
  if (!before) return 0
  return before.version === version ? before.reads : Math.floor(before.reads / 2)
}

/** Bytes that a response takes in memory beside its body, roughly. */
export const bytesBesideBody = 1024

function entriesWithin(maximumBytes: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.floor(maximumBytes),
    sizeCalculation: ({ response }, key) =>
      response.bodies.br.length + (response.bodies.gzip?.length ?? 0) + key.length + bytesBesideBody,
  })
}
