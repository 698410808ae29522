import { clockTimeIn } from '../../languages/format.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Days } from './read-readings.ts'

/** Today in the network's time zone and the days before it, so many in all. */
export function recentDays(now: Date, count: number): Days {
  const to = clockTimeIn(now.toISOString(), defaultTimeZone).slice(0, 10)
  return { from: dayBefore(to, count - 1), to }
}

/** Every day from the first to the last. */
export function eachDay({ from, to }: Days): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayBefore(day, -1)) days.push(day)
  return days
}

/** The calendar day so many days earlier. */
function dayBefore(day: string, count: number): string {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCDate(then.getUTCDate() - count)
  return then.toISOString().slice(0, 10)
}
