import { networkOf } from '../../store/shared-counts/network-of.ts'
import type { SharedCounts } from '../../store/shared-counts/shared-counts.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { Refused } from './refused.ts'
import { LimitReached, SharedRateLimiter } from './shared-rate-limiter.ts'

/** Seconds. */
const hour = 60 * 60
/** Milliseconds. */
const day = 24 * 60 * 60_000

/** Solved puzzles let an address try so many times more. An office of many people may share one address. */
const furtherByProof = 5

/**
 * How often one address may try, and how much room it may take. Counted by all processes together, and never for several
 * addresses at once: what is counted for all lets one close a tender to the others.
 */
export class RateLimits {
  readonly #byAddress: SharedRateLimiter
  readonly #byProof: SharedRateLimiter
  readonly #counts: SharedCounts
  readonly #proofOfWork: ProofOfWork | undefined

  /** @param proofOfWork where a deployment offers it: whoever solves a puzzle may go on for a while */
  constructor(counts: SharedCounts, submissionsPerHour: number, proofOfWork?: ProofOfWork) {
    const limit = (name: string, points: number) =>
      new SharedRateLimiter({ counts, name, points, duration: hour })
    this.#byAddress = limit('tries', submissionsPerHour)
    this.#byProof = limit('tries by proof', submissionsPerHour * furtherByProof)
    this.#counts = counts
    this.#proofOfWork = proofOfWork
  }

  /**
   * Counts a try of one address.
   * @param proof what the call's `Proof-Of-Work` header says
   * @throws Refused with 429, and with a puzzle where one would help
   */
  async countTry(address: string, messages: IntakeMessages, proof: string | null = null): Promise<void> {
    const network = networkOf(address)
    try {
      await consume(this.#byAddress, network, messages)
    } catch (error) {
      if (!this.#proofOfWork || !(error instanceof Refused)) throw error
      if (await this.#proofOfWork.spend(proof)) return consume(this.#byProof, network, messages)
      throw error.withPuzzle(await this.#proofOfWork.challenge())
    }
  }

  /**
   * Counts the bytes that one address is about to send. In a day it may take no more room than it leaves to the others.
   * @param room bytes that are free for submissions
   * @throws Refused with 429
   */
  async countRoom(address: string, bytes: number, room: number, messages: IntakeMessages): Promise<void> {
    const key = this.#counts.keyOf(`room ${networkOf(address)}`)
    const { points, expiresAt } = await this.#counts.add(key, bytes, day)
    if (points <= room) return
    await this.#counts.add(key, -bytes, day)
    const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000))
    throw new Refused(429, messages.tooOften, { retryAfterSeconds })
  }
}

async function consume(limiter: SharedRateLimiter, key: string, messages: IntakeMessages): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    throw new Refused(429, messages.tooOften, { retryAfterSeconds: error.retryAfterSeconds })
  }
}
