import { formatClock, formatDateAndTime, formatGregorianDateAndTime, formatOffset } from './format.ts'
import type { Language } from './languages.ts'
import { timeZoneNames } from './time-zone-names.ts'

/**
 * Moments with the place whose time they are given in and its distance from UTC, for example
 * 21 March 2026 at 00:30, Amman time (GMT+3).
 */

interface ZoneSentences {
  named: (time: string, zone: string, offset: string) => string
  unnamed: (time: string, offset: string) => string
}

const sentences: Readonly<Record<Language, ZoneSentences>> = {
  en: {
    named: (time, zone, offset) => `${time}, ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
  },
  ar: {
    named: (time, zone, offset) => `${time} ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
  },
  fr: {
    named: (time, zone, offset) => `${time} (${zone}, ${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
  },
  fa: {
    named: (time, zone, offset) => `${time} ${zone} (${offset})`,
    unnamed: (time, offset) => `${time} (${offset})`,
  },
}

/** An instant as day and time of day in a zone. A zone that no editor can choose is named by its offset alone. */
export function formatMoment(instant: string, language: Language, timeZone: string): string {
  return inZone(formatDateAndTime(instant, language, timeZone), { instant, language, timeZone })
}

/** The same beside a date field of the back office: it must not say another date than the field. */
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
