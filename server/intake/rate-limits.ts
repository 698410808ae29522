import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isIPv6 } from 'node:net'
import type { IntakeMessages } from './messages/intake-messages.ts'
import { Refused } from './refused.ts'

const hour = 60 * 60

/** Submissions that one tender or vacancy may be sent in an hour, whoever sends them. */
const perTarget = 2000

/** How often one address may try, and how much one tender may be sent. Counted in memory by each process for itself. */
export class RateLimits {
  readonly #byAddress: RateLimiterMemory
  readonly #byTarget = new RateLimiterMemory({ points: perTarget, duration: hour })

  constructor(submissionsPerHour: number) {
    this.#byAddress = new RateLimiterMemory({ points: submissionsPerHour, duration: hour })
  }

  /**
   * Counts a try of one address.
   * @throws Refused with 429
   */
  async countTry(address: string, messages: IntakeMessages): Promise<void> {
    await consume(this.#byAddress, networkOf(address), messages)
  }

  /**
   * Counts a submission that passed every check, so that nobody can close a tender to others by sending rubbish to it.
   * @throws Refused with 429
   */
  async countSubmission(target: string, messages: IntakeMessages): Promise<void> {
    await consume(this.#byTarget, target, messages)
  }
}

async function consume(limiter: RateLimiterMemory, key: string, messages: IntakeMessages): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new Refused(429, messages.tooOften, { retryAfterSeconds })
  }
}

/** An IPv6 visitor holds a whole /64 network. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  return mapped ?? address.split(':').slice(0, 4).join(':')
}
