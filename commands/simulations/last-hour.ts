import { SeededRandom } from '../trials/seeded-random.ts'
import { exponential } from './draws.ts'
import { Quantiles } from './quantiles.ts'

/** Proposals before a deadline. Times are seconds, rates bytes a second. */
export interface LastHour {
  proposals: number
  bytesOfEach: number
  /** Length of the hour, and after how long half of the proposals are still to come. */
  seconds: number
  halfAt: number
  /** What one sender's connection carries. */
  senderRate: number
  /** What all machines together receive, check, encrypt and store. */
  intakeRate: number
  /** Seconds in which a request must have ended, or the connection is closed. */
  longestRequest: number
}

export interface LastHourOutcome {
  sent: number
  /** The last byte came before the deadline. */
  inTime: number
  /** They began before the deadline and would have been in time on an intake without limits. */
  lateByQueue: number
  brokenOff: number
  /** The most at once. */
  mostAtOnce: number
  bytes: number
  /** Seconds from the first byte to the last. */
  durations: Quantiles
}

interface Upload {
  began: number
  bytesLeft: number
}

const step = 0.25

/**
 * Simulates proposals that arrive ever faster before a deadline and share what the machines receive; one step is a quarter
 * of a second. The same seed gives the same outcome.
 */
export function simulateLastHour(seed: number, hour: LastHour): LastHourOutcome {
  const beginnings = drawBeginnings(new SeededRandom(seed), hour)
  const outcome: LastHourOutcome = {
    ...{ sent: beginnings.length, inTime: 0, lateByQueue: 0, brokenOff: 0, mostAtOnce: 0, bytes: 0 },
    durations: new Quantiles(),
  }
  const alone = hour.bytesOfEach / hour.senderRate
  let next = 0
  let uploads: Upload[] = []
  for (let now = 0; next < beginnings.length || uploads.length > 0; now += step) {
    for (let began = beginnings[next]; began !== undefined && began <= now; began = beginnings[next]) {
      uploads.push({ began, bytesLeft: hour.bytesOfEach })
      next += 1
    }
    outcome.mostAtOnce = Math.max(outcome.mostAtOnce, uploads.length)
    const share = Math.min(hour.senderRate, hour.intakeRate / Math.max(1, uploads.length)) * step
    const remaining: Upload[] = []
    for (const one of uploads) {
      const taken = Math.min(share, one.bytesLeft)
      outcome.bytes += taken
      one.bytesLeft -= taken
      const seconds = now + step - one.began
      if (one.bytesLeft > 0 && seconds < hour.longestRequest) {
        remaining.push(one)
        continue
      }
      if (one.bytesLeft > 0) outcome.brokenOff += 1
      else {
        outcome.durations.add(seconds)
        if (one.began + seconds <= hour.seconds) outcome.inTime += 1
        else if (one.began + alone <= hour.seconds) outcome.lateByQueue += 1
      }
    }
    uploads = remaining
  }
  return outcome
}

/** Moments in the order of time: the later, the more, so that half of them come after `halfAt` (after half of the hour). */
function drawBeginnings(random: SeededRandom, { proposals, seconds, halfAt }: LastHour): number[] {
  const meanBefore = (seconds - halfAt) / Math.log(2)
  return Array.from({ length: proposals }, () => {
    // Exponentially distributed before the deadline; what would lie before the hour is drawn again.
    let before = exponential(random, meanBefore)
    while (before > seconds) before = exponential(random, meanBefore)
    return seconds - before
  }).toSorted((one, other) => one - other)
}
