/** How long what strangers sent, and what staff deleted, is retained. docs/personal-data.md says the same in words. */
export const retention = {
  /** Years after the tender's deadline. */
  proposals: { years: 5 },
  /** Months after receipt. */
  applications: { months: 12 },
  /** Months after the tender's deadline. */
  askers: { months: 12 },
  /** Days after the tender's deadline. */
  followers: { days: 30 },
  /** Days in which somebody who asked for mail, of a tender or of what is new in a list, may confirm it. */
  unconfirmed: { days: 7 },
  /** Months in which what was read is known by day; the days of the oldest month stay until all of them are older. */
  readingDays: { months: 25 },
  /** Years in which it is known by month. */
  readingMonths: { years: 10 },
  /** Days in which it is known what was searched without result. */
  searchesWithoutResult: { days: 90 },
  /** Months after a task of the staff was done. */
  doneTasks: { months: 12 },
  /** Months after a comment on a record was resolved. */
  resolvedComments: { months: 12 },
  /** Days after the end of an address at which somebody outside saw a draft. */
  draftLinks: { days: 90 },
  /** Months in which it is known who did what to which record. */
  journal: { months: 24 },
  /** Days in which what staff deleted can be brought back. */
  trash: { days: 30 },
  /** Days after which a draft that nobody has written into goes. */
  untouchedDrafts: { days: 1 },
} as const

/** A span of calendar time. */
export interface Span {
  years?: number
  months?: number
  days?: number
}

/** The moment before which something must have happened for its span to be over; counted in the calendar of UTC. */
export function momentBefore(now: Date, { years = 0, months = 0, days = 0 }: Span): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months - 12 * years)
  const lastOfMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastOfMonth))
  then.setUTCDate(then.getUTCDate() - days)
  return then
}
