import type { ArchiveName } from './archive/archive-name.ts'

/** Of how many days, weeks and months the newest archive is retained. */
export interface RetentionOfArchives {
  days: number
  weeks: number
  months: number
}

const day = 24 * 60 * 60_000
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const daysBeforeMonday = 3

const daysSinceEpoch = (moment: Date) => Math.floor(moment.getTime() / day)

/** Numbers spans of time in UTC, so that two moments in one span have the same number. */
const spans = {
  days: daysSinceEpoch,
  weeks: (moment: Date) => Math.floor((daysSinceEpoch(moment) + daysBeforeMonday) / 7),
  months: (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth(),
} as const

/**
 * The archives that no stated time retains: for each of the last so many days, weeks and months, the present one
 * included, the newest archive is retained.
 * @param verified name of the archive just verified, which is always retained
 */
export function expiredArchives(
  archives: readonly ArchiveName[],
  retention: RetentionOfArchives,
  now: Date,
  verified: string,
): string[] {
  const retained = new Set([verified])
  const newestFirst = archives.toSorted((one, other) => other.began.getTime() - one.began.getTime())
  for (const span of ['days', 'weeks', 'months'] as const) {
    const oldest = spans[span](now) - retention[span]
    const seen = new Set<number>()
    for (const { name, began } of newestFirst) {
      const number = spans[span](began)
      if (number <= oldest || seen.has(number)) continue
      seen.add(number)
      retained.add(name)
    }
  }
  return archives.map(({ name }) => name).filter((name) => !retained.has(name))
}
