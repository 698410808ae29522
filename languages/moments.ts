import {
  formatClock,
  formatDateAndTime,
  formatDayIn,
  formatGregorianDateAndTime,
  formatOffset,
} from './format.ts'
import type { Language } from './languages.ts'
import { timeZoneNames } from './time-zone-names.ts'

/**
 * Moments with the place whose time they are given in and its distance from UTC, for example
 * 21 March 2026 at 00:30, Amman time (GMT+3).
 */

interface ZoneSentences {
  named: (time: string, zone: string, offset: string) => string
  unnamed: (time: string, offset: string) => string
  /** From one time of a day to another. */
  within: (day: string, from: string, to: string) => string
}

const sentences: Readonly<Record<Language, ZoneSentences>> = {
  en: {
    named: (time, zone, offset) => `${time}, ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
    within: (day, from, to) => `${day}, ${from}–${to}`,
  },
  ar: {
    named: (time, zone, offset) => `${time} ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
    within: (day, from, to) => `${day}، ${from}–${to}`,
  },
  fr: {
    named: (time, zone, offset) => `${time} (${zone}, ${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
    within: (day, from, to) => `${day}, ${from} – ${to}`,
  },
  fa: {
    named: (time, zone, offset) => `${time} ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
    within: (day, from, to) => `${day}، ${from} تا ${to}`,
  },
}

/** An instant as day and time of day in a zone. A zone that no editor can choose is named by its offset alone. */
export function formatMoment(instant: string, language: Language, timeZone: string): string {
  return inZone(formatDateAndTime(instant, language, timeZone), { instant, language, timeZone })
}

/** From one instant to another in a zone; a day and a zone that hold for both stand once. */
export function formatMoments(start: string, end: string, language: Language, timeZone: string): string {
  const isSame = (part: (instant: string, language: Language, timeZone: string) => string) =>
    part(start, language, timeZone) === part(end, language, timeZone)
  if (!isSame(formatDayIn) || !isSame(formatOffset))
    return `${formatMoment(start, language, timeZone)} – ${formatMoment(end, language, timeZone)}`
  const [from, to] = [formatClock(start, language, timeZone), formatClock(end, language, timeZone)]
  const span = sentences[language].within(formatDayIn(start, language, timeZone), from, to)
  return inZone(span, { instant: start, language, timeZone })
}

/** An instant beside a date field of the back office: it must not say another date than the field. */
export function formatGregorianMoment(instant: string, language: Language, timeZone: string): string {
  return inZone(formatGregorianDateAndTime(instant, language, timeZone), { instant, language, timeZone })
}

/** The time of day of an instant in a zone, for example 15:00, Amman time (GMT+3). */
export function formatTime(instant: string, language: Language, timeZone: string): string {
  return inZone(formatClock(instant, language, timeZone), { instant, language, timeZone })
}

function inZone(time: string, zoned: { instant: string; language: Language; timeZone: string }): string {
  const { instant, language, timeZone } = zoned
  const offset = formatOffset(instant, language, timeZone)
  const name = new Map(Object.entries(timeZoneNames)).get(timeZone)?.[language]
  return name ? sentences[language].named(time, name, offset) : sentences[language].unnamed(time, offset)
}
