import { RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../../content/shared-counts/network-of.ts'
import type { SharedCounts } from '../../content/shared-counts/shared-counts.ts'
import type { IntakeMessages } from './messages/intake-messages.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { Refused } from './refused.ts'
import { SharedRateLimiter } from './shared-rate-limiter.ts'

const hour = 60 * 60

/** Submissions that one tender or vacancy may be sent in an hour, whoever sends them. */
const perTarget = 2000

/** Solved puzzles let an address try so many times more. An office of many people may share one address. */
const furtherByProof = 5

/** How often one address may try, and how much one tender may be sent. Counted by all processes together. */
export class RateLimits {
  readonly #byAddress: SharedRateLimiter
  readonly #byProof: SharedRateLimiter
  readonly #byTarget: SharedRateLimiter
  readonly #proofOfWork: ProofOfWork | undefined

  /** @param proofOfWork where a deployment offers it: whoever solves a puzzle may go on for a while */
  constructor(counts: SharedCounts, submissionsPerHour: number, proofOfWork?: ProofOfWork) {
    const limit = (name: string, points: number) =>
      new SharedRateLimiter({ counts, name, points, duration: hour })
    this.#byAddress = limit('tries', submissionsPerHour)
    this.#byProof = limit('tries by proof', submissionsPerHour * furtherByProof)
    this.#byTarget = limit('submissions', perTarget)
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
   * Counts a submission that passed every check, so that nobody can close a tender to others by sending rubbish to it.
   * @throws Refused with 429
   */
  async countSubmission(target: string, messages: IntakeMessages): Promise<void> {
    await consume(this.#byTarget, target, messages)
  }
}

async function consume(limiter: SharedRateLimiter, key: string, messages: IntakeMessages): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new Refused(429, messages.tooOften, { retryAfterSeconds })
  }
}
