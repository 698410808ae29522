import { LRUCache } from 'lru-cache'
import type { Receipt } from '../../content/intake/receipt.ts'

/** Milliseconds for which the same content, sent again without a key, gets its first receipt. */
const remembered = 10 * 60_000

export interface Sending {
  /** The sender's Idempotency-Key. */
  key: string | null
  /** Over all that was sent. */
  digest: string
}

export interface Kept {
  receipt: Receipt
  /** Whether it had arrived before. */
  isKnown: boolean
}

/**
 * Submissions under way, and those that just ended, in this process: pressed twice, sent once. Keys of earlier
 * sendings are in the database.
 */
export class Sendings {
  readonly #underway = new Map<string, Promise<Kept>>()
  readonly #ended = new LRUCache<string, Receipt>({ max: 500, ttl: remembered })

  /** Runs the work unless the same is, or just was, sent; then gives its receipt. */
  async once({ key, digest }: Sending, work: () => Promise<Kept>): Promise<Kept> {
    const name = `${key ?? ''} ${digest}`
    const ended = this.#ended.get(name)
    if (ended) return { receipt: ended, isKnown: true }
    const underway = this.#underway.get(name)
    if (underway) return { ...(await underway), isKnown: true }
    const working = work()
    this.#underway.set(name, working)
    try {
      const kept = await working
      this.#ended.set(name, kept.receipt)
      return kept
    } finally {
      this.#underway.delete(name)
    }
  }

  /** A withdrawn submission may be sent again. */
  forget(reference: string): void {
    for (const [name, receipt] of this.#ended.entries()) {
      if (receipt.reference === reference) this.#ended.delete(name)
    }
  }
}
