import type { StarterEvent } from './starter-types.ts'

const millisecondsPerMinute = 60 * 1000
const millisecondsPerDay = 24 * 60 * millisecondsPerMinute

/** Dates of the starter content, counted from the day of installation so that what is open is open on any day. */
export class StarterDates {
  readonly #installed: Date

  constructor(installed: Date) {
    this.#installed = installed
  }

  /** An instant some days away, at an hour of Amman's clock (three hours ahead of UTC all year). */
  inDays(days: number, hour = 10): string {
    const day = new Date(this.#installed.getTime() + days * millisecondsPerDay)
    day.setUTCHours(hour - 3, 0, 0, 0)
    return day.toISOString()
  }

  startOf({ startsInDays, startHour }: StarterEvent): string {
    return this.inDays(startsInDays, startHour)
  }

  /** After the minutes that the event's own text names, or at the end of its last working day. */
  endOf(event: StarterEvent): string {
    const { startsInDays, lastsDays, startHour, lastsMinutes } = event
    if (lastsMinutes === undefined)
      return this.inDays(startsInDays + lastsDays - 1, Math.max(17, startHour + 2))
    return new Date(Date.parse(this.startOf(event)) + lastsMinutes * millisecondsPerMinute).toISOString()
  }

  /** Midday in UTC, as calendar days are stored. */
  dayInDays(days: number): string {
    return calendarDay(new Date(this.#installed.getTime() + days * millisecondsPerDay).toISOString())
  }
}

/** A calendar day, as the database stores it, from `YYYY-MM-DD…`. */
export function calendarDay(day: string): string {
  return `${day.slice(0, 10)}T12:00:00.000Z`
}
