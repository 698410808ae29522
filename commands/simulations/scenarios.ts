import type { LastHour } from './last-hour.ts'
import type { Visits } from './simulate-visits.ts'

const hour = 3600
const day = 24 * hour

/** Share of a day's visits in each hour of UTC: most members' afternoons and evenings; an assumption. */
const byHour = [
  ...[1.4, 1.0, 0.9, 1.2, 2.0, 3.2, 4.6, 5.6, 6.2, 6.4, 6.3, 6.1],
  ...[6.0, 5.9, 5.7, 5.5, 5.3, 5.4, 5.3, 4.9, 4.3, 3.3, 2.1, 1.4],
]

/** What visitors do in all scenarios; assumptions, but for none. */
const usual = { pagesOfVisit: 3, reading: 40, searches: 0.03, newcomers: 0.6 }

/** A day of so many page views, with a publish every half an hour from 6 to 18 o'clock. */
export function dayOf(views: number): Visits {
  const sum = byHour.reduce((total, share) => total + share, 0)
  const visitors = views / usual.pagesOfVisit
  const rateOf = (share: number) => ((share / sum) * visitors) / hour
  return {
    ...usual,
    seconds: day,
    landing: 0,
    highestRate: rateOf(Math.max(...byHour)),
    arrivalRate: (now) => rateOf(byHour[Math.floor(now / hour)] ?? 0),
    publishes: Array.from({ length: 24 }, (_, index) => 6 * hour + index * 1800),
  }
}

/** The busiest hour of such a day alone, with two publishes. */
export function busiestHourOf(views: number): Visits {
  const { highestRate } = dayOf(views)
  return {
    ...usual,
    seconds: hour,
    landing: 0,
    highestRate,
    arrivalRate: () => highestRate,
    publishes: [600, 2400],
  }
}

/** A press release: its visitors come within the minute after a publish, most of them to one page, in a quiet hour. */
export function pressRelease(visitors: number): Visits {
  const release = 120
  const before = 2
  return {
    ...usual,
    seconds: 600,
    landing: 0.8,
    highestRate: visitors / 60 + before,
    arrivalRate: (now) => before + (now >= release && now < release + 60 ? visitors / 60 : 0),
    publishes: [release],
  }
}

/** The last hour before a deadline: half of the proposals begin in its last ten minutes, over lines of 10 Mbit/s. */
export function lastHourOf(proposals: number, megabytes: number, intakeRate: number): LastHour {
  return {
    proposals,
    bytesOfEach: megabytes * 1024 * 1024,
    seconds: hour,
    halfAt: hour - 600,
    senderRate: 10_000_000 / 8,
    intakeRate,
    longestRequest: 25 * 60,
  }
}
