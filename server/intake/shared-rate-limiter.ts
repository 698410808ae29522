import { RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { SharedCount, SharedCounts } from '../../store/shared-counts/shared-counts.ts'

interface SharedRateLimiterOptions {
  counts: SharedCounts
  /** What is counted, so that different limits do not count together. */
  name: string
  points: number
  /** Seconds. */
  duration: number
}

/**
 * A limit that holds for all processes together. Whoever reached it is refused from this process's memory from then on,
 * so that a flood asks nothing of the database. Only `consume` is offered: the rest of the library's calls are not used.
 */
export class SharedRateLimiter extends RateLimiterStoreAbstract {
  readonly #counts: SharedCounts

  constructor({ counts, name, points, duration }: SharedRateLimiterOptions) {
    super({ storeClient: counts, keyPrefix: name, points, duration, inMemoryBlockOnConsumed: points })
    this.#counts = counts
  }

  /** Neither the database nor the library's memory holds what was counted, only its keyed hash. */
  override getKey(key: string | number): string {
    return this.#counts.keyOf(super.getKey(key))
  }

  /** Called by the library. */
  _upsert(key: string, points: number, duration: number): Promise<SharedCount> {
    return this.#counts.add(key, points, duration)
  }

  /** Called by the library. */
  _getRateLimiterRes(_key: string, changed: number, { points, expiresAt }: SharedCount): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - points, 0),
      Math.max(expiresAt - Date.now(), 0),
      points,
      points === changed,
    )
  }
}
