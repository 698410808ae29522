import { languages, type Language } from './languages.ts'

/**
 * The one module that calls `Intl`: dates, numbers, sizes, lists and plurals. Calendars and digits are chosen in the
 * table of languages, since `Intl`'s own choices differ from machine to machine.
 */
function cachedBy<Formatter>(make: (locale: string, options: string) => Formatter) {
  const cached = new Map<string, Formatter>()
  return (locale: string, options: object = {}): Formatter => {
    const written = JSON.stringify(options)
    const key = `${locale} ${written}`
    const found = cached.get(key) ?? make(locale, written)
    cached.set(key, found)
    return found
  }
}

const cachedDateFormat = cachedBy((locale, options) => new Intl.DateTimeFormat(locale, JSON.parse(options)))
/** `Intl.NumberFormat` of a locale with options, made once. */
export const numberFormat = cachedBy((locale, options) => new Intl.NumberFormat(locale, JSON.parse(options)))
const listFormat = cachedBy((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const pluralRules = cachedBy((locale) => new Intl.PluralRules(locale))
const collator = cachedBy((locale) => new Intl.Collator(locale))

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cachedDateFormat(locale, options)
}

/** A calendar day (`YYYY-MM-DD`) in long form, for example 3 March 2026. */
export function formatDay(day: string, language: Language): string {
  return dated(`${day}T12:00:00Z`, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The day of an instant in a zone, Amman's where none is given, in short form: day, short month, year. */
export function formatShortDate(instant: string, language: Language, timeZone = 'Asia/Amman'): string {
  return dated(instant, language, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
}

/** The day of an instant in a zone, in long form: the page's own date beside a fixed foreign one. */
export function formatDayIn(instant: string, language: Language, timeZone: string): string {
  return dated(instant, language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
}

/** An instant as day and time of day, without its zone; pages say the zone as well (`moments.ts`). */
export function formatDateAndTime(instant: string, language: Language, timeZone: string): string {
  return dated(instant, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
}

/** French writes the first of a month as an ordinal, which `Intl` does not. */
function dated(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(languages[language].formatLocale, options)
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
}

/**
 * An instant as the back office's own date fields write it, whose calendar is the Gregorian one in every language;
 * without its zone.
 */
export function formatGregorianDateAndTime(instant: string, language: Language, timeZone: string): string {
  return dateFormat(`${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant))
}

/** A calendar day (`YYYY-MM-DD`) in the back office, whose calendar is the Gregorian one in every language. */
export function formatGregorianDay(day: string, language: Language): string {
  return formatGregorianDayIn(`${day}T12:00:00Z`, language, 'UTC')
}

/** The day of an instant in a zone, as the back office writes it. */
export function formatGregorianDayIn(instant: string, language: Language, timeZone: string): string {
  return dateFormat(`${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant))
}

/** Tender dates: a long US-English month style in every language (specification, section 2.7). */
export function formatTenderDate(instant: string, timeZone: string): string {
  return dateFormat('en-US-u-ca-gregory-nu-latn', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant))
}

/** The time of day of an instant on a clock of 24 hours, without its zone. */
export function formatClock(instant: string, language: Language, timeZone: string): string {
  return dated(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
}

/** A zone's distance from UTC at an instant, for example GMT+3. */
export function formatOffset(instant: string, language: Language, timeZone: string): string {
  const parts = dateFormat(languages[language].formatLocale, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** IANA name of the zone that the visitor's device is set to. Only the browser knows it. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A length of time in one unit, for example 6 days. */
export function formatLength(
  value: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  language: Language,
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' }
  return numberFormat(languages[language].formatLocale, options).format(value)
}

/**
 * Press dates: short month, day, year; `ar-SA` for Arabic with the Gregorian calendar and the site's digits, `en-US`
 * otherwise (section 9).
 */
export function formatPressDate(instant: string, language: Language): string {
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-US-u-ca-gregory'
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Amman',
  }).format(new Date(instant))
}

/** A number in the language's digits and grouping. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(languages[language].formatLocale).format(value)
}

/** An amount with two decimals, for example 1,500.50. */
export function formatAmount(value: number, language: Language): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return numberFormat(languages[language].formatLocale, options).format(value)
}

/** A place in a list in two digits, for example 03. */
export function formatPosition(value: number, language: Language): string {
  return numberFormat(languages[language].formatLocale, { minimumIntegerDigits: 2 }).format(value)
}

/** A figure that an editor wrote, such as 100+, in the language's digits. */
export function formatDigits(text: string, language: Language): string {
  return text.replace(/\d/g, (digit) => formatNumber(Number(digit), language))
}

/** A year of the Gregorian calendar in the language's digits, without grouping. */
export function formatYear(year: number, language: Language): string {
  return numberFormat(languages[language].formatLocale, { useGrouping: false }).format(year)
}

/** A file's size, for example 1.2 MB. */
export function formatFileSize(bytes: number, language: Language): string {
  const locale = languages[language].formatLocale
  const unit = bytes >= 1_000_000 ? 'megabyte' : 'kilobyte'
  const value = bytes / (unit === 'megabyte' ? 1_000_000 : 1_000)
  // Persian has no short form of these units, and Arabic's is rare.
  const unitDisplay = languages[language].direction === 'rtl' ? 'long' : 'short'
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }
  return numberFormat(locale, options).format(Math.max(value, unit === 'kilobyte' ? 1 : 0))
}

/** A share from 0 to 1 in whole percent. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(languages[language].formatLocale, { style: 'percent' }).format(share)
}

/** Names joined as a sentence would: a, b and c. */
export function formatList(values: readonly string[], language: Language): string {
  return listFormat(languages[language].formatLocale).format(values)
}

/** Which of a language's plural forms a number takes (Arabic has six). */
export function pluralForm(value: number, language: Language): Intl.LDMLPluralRule {
  return pluralRules(languages[language].formatLocale).select(value)
}

/** Compares names as the language's readers order them: in Arabic without the article, as the United Nations' lists do. */
export function compareNames(language: Language): (one: string, other: string) => number {
  const order = collator(languages[language].formatLocale)
  const sorted = (name: string) => (language === 'ar' ? name.replace(/^ال/, '') : name)
  return (one, other) => order.compare(sorted(one), sorted(other))
}

/** What clocks in a time zone show at an instant, as `YYYY-MM-DDTHH:mm`. */
export function clockTimeIn(instant: string, timeZone: string): string {
  // Swedish is written as ISO 8601 is.
  return dateFormat('sv-SE-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
    .format(new Date(instant))
    .replace(' ', 'T')
}

/** The instant at which clocks in a time zone show a time (`YYYY-MM-DDTHH:mm`), as ISO 8601 in UTC. */
export function instantOfClockTime(clockTime: string, timeZone: string): string {
  const wanted = Date.parse(`${clockTime}Z`)
  let instant = wanted
  // Twice, because the first guess can lie on the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${clockTimeIn(new Date(instant).toISOString(), timeZone)}Z`)
    instant += wanted - shown
  }
  return new Date(instant).toISOString()
}
