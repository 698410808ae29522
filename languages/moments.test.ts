import { describe, expect, test } from 'vitest'
import { supportedTimeZones } from './time-zones.ts'
import { languageCodes, type Language } from './languages.ts'
import { formatMoment, formatMoments, formatTime } from './moments.ts'
import { timeZoneNames } from './time-zone-names.ts'

const instant = '2026-03-20T21:30:00.000Z'

describe('a moment is given as a place’s time', () => {
  test.each<[Language, string]>([
    ['en', '21 March 2026 at 00:30, Amman time (GMT+3)'],
    ['ar', '21 آذار 2026 في 00:30 بتوقيت عمّان (غرينتش+3)'],
    ['fr', '21 mars 2026 à 00:30 (heure d’Amman, UTC+3)'],
    ['fa', '۱ فروردین ۱۴۰۵ ساعت ۰۰:۳۰ به وقت امان (‎+۳ گرینویچ)'],
  ])('in %s', (language, formatted) => {
    expect(formatMoment(instant, language, 'Asia/Amman')).toBe(formatted)
  })

  test('and so is a time of day', () => {
    expect(formatTime(instant, 'fr', 'Africa/Cairo')).toBe('23:30 (heure du Caire, UTC+2)')
  })

  test.each<[Language, string]>([
    ['en', '1 December 2026, 14:00–15:30, Amman time (GMT+3)'],
    ['ar', '1 كانون الأول 2026، 14:00–15:30 بتوقيت عمّان (غرينتش+3)'],
    ['fr', '1er décembre 2026, 14:00 – 15:30 (heure d’Amman, UTC+3)'],
    ['fa', '۱۰ آذر ۱۴۰۵، ۱۴:۰۰ تا ۱۵:۳۰ به وقت امان (+۳ گرینویچ)'],
  ])('and from one to another, day and zone once, in %s', (language, span) => {
    const shown = formatMoments('2026-12-01T11:00:00Z', '2026-12-01T12:30:00Z', language, 'Asia/Amman')
    expect(shown.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' ')).toBe(span)
  })

  test('with both days, and both zones where the clocks change between them', () => {
    const shown = formatMoments('2026-10-24T19:00:00Z', '2026-10-25T19:00:00Z', 'en', 'Asia/Beirut')
    expect(shown).toBe(
      '24 October 2026 at 22:00, Beirut time (GMT+3) – 25 October 2026 at 21:00, Beirut time (GMT+2)',
    )
  })

  test('in a zone that no editor can choose by its distance from UTC alone', () => {
    expect(formatMoment(instant, 'en', 'Asia/Kolkata')).toBe('21 March 2026 at 03:00 (GMT+5:30)')
  })
})

test.each(languageCodes)('no zone that an editor can choose is named by its identifier in %s', (language) => {
  const formatted = supportedTimeZones.flatMap(({ value }) => [
    formatMoment(instant, language, value),
    formatTime(instant, language, value),
  ])
  expect(formatted.filter((text) => /[A-Za-z]\/[A-Za-z]|_/.test(text))).toEqual([])
})

test.each(languageCodes)('every zone that an editor can choose is named by its name in %s', (language) => {
  for (const { value } of supportedTimeZones) {
    expect(formatTime(instant, language, value)).toContain(timeZoneNames[value][language])
  }
})
