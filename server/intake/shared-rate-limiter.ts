import { LRUCache } from 'lru-cache'
import { timeLeft, type SharedCounts } from '../../store/shared-counts/shared-counts.ts'

interface SharedRateLimiterOptions {
  counts: SharedCounts
  /** What is counted, so that different limits do not count together. */
  name: string
  points: number
  /** Seconds. */
  duration: number
}

/** Somebody tried more often than a limit allows. */
export class LimitReached extends Error {
  readonly retryAfterSeconds: number

  constructor(milliseconds: number) {
    super('The limit is reached')
    this.retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000))
  }
}

/** Those whose refusal is remembered at once; of more, those that tried last. */
const mostRemembered = 10_000

/**
 * A limit that holds for all processes together. Whoever reached it is refused from this process's memory from then on,
 * so that a flood asks nothing of the database.
 */
export class SharedRateLimiter {
  readonly #options: SharedRateLimiterOptions
  /** When a limit that was reached begins again, in milliseconds since the epoch, by keyed hash. */
  readonly #reached = new LRUCache<string, number>({ max: mostRemembered })

  constructor(options: SharedRateLimiterOptions) {
    this.#options = options
  }

  /**
   * Counts a try.
   * @throws LimitReached
   */
  async consume(who: string): Promise<void> {
    const { counts, name, points: most, duration } = this.#options
    const key = counts.keyOf(`${name}:${who}`)
    const left = timeLeft(this.#reached.get(key) ?? 0, Date.now(), duration * 1000)
    if (left > 0) throw new LimitReached(left)
    const { points, expiresAt } = await counts.add(key, 1, duration * 1000)
    if (points >= most) this.#reached.set(key, expiresAt)
    if (points > most) throw new LimitReached(expiresAt - Date.now())
  }
}
