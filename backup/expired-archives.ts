import type { ArchiveName } from './archive/archive-name.ts'

/** Of how many days, weeks and months with archives the newest one is retained. */
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
 * The archives that no stated time retains: for each of the last so many days, weeks and months that have any, the newest
 * archive is retained. Spans without archives do not count, so that a clock that is ahead once costs no archive its span.
 * Archives newer than the clock are retained and take no other's place.
 * @param always names of archives that are retained whatever their time: the one just verified, and the fullest
 */
export function expiredArchives(
  archives: readonly ArchiveName[],
  retention: RetentionOfArchives,
  now: Date,
  always: readonly string[],
): string[] {
  const retained = new Set(always)
  const newestFirst = archives.toSorted((one, other) => other.began.getTime() - one.began.getTime())
  const counted = newestFirst.filter(({ began }) => began <= now)
  for (const { name } of archives.filter(({ began }) => began > now)) retained.add(name)
  for (const span of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<number>()
    for (const { name, began } of counted) {
      const number = spans[span](began)
      if (seen.has(number)) continue
      if (seen.size === retention[span]) break
      seen.add(number)
      retained.add(name)
    }
  }
  return archives.map(({ name }) => name).filter((name) => !retained.has(name))
}
