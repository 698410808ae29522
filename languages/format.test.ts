import { describe, expect, test } from 'vitest'
import {
  compareNames,
  formatClock,
  formatDateAndTime,
  formatDay,
  formatDigits,
  formatFileSize,
  clockTimeIn,
  instantOfClockTime,
  formatNumber,
  formatGregorianDay,
  formatGregorianDayIn,
  formatPressDate,
  formatShortDate,
  formatTenderDate,
  formatYear,
  pluralForm,
} from './format.ts'
import { languageCodes } from './languages.ts'

const instant = '2026-03-20T21:30:00.000Z'

test('a day is given in each language’s own calendar and digits', () => {
  expect(formatDay('2026-03-21', 'en')).toBe('21 March 2026')
  expect(formatDay('2026-03-21', 'fr')).toBe('21 mars 2026')
  expect(formatDay('2026-03-21', 'ar')).toBe('21 آذار 2026')
  expect(formatDay('2026-03-21', 'fa')).toBe('۱ فروردین ۱۴۰۵')
})

test('a date is the day in Amman', () => {
  expect(formatShortDate(instant, 'en')).toBe('21 Mar 2026')
})

test('the back office has one calendar, and an instant’s day in a zone', () => {
  expect(formatGregorianDay('2026-03-21', 'fa')).toBe('21 مارس 2026')
  expect(formatGregorianDayIn(instant, 'en', 'Asia/Amman')).toBe('21 March 2026')
  expect(formatGregorianDayIn(instant, 'en', 'UTC')).toBe('20 March 2026')
})

test('French says the first of a month as an ordinal', () => {
  expect(formatDay('2027-03-01', 'fr')).toBe('1er mars 2027')
  expect(formatShortDate('2026-12-01T12:00:00.000Z', 'fr')).toBe('1er déc. 2026')
  expect(formatDateAndTime('2026-12-01T12:00:00.000Z', 'fr', 'UTC')).toBe('1er décembre 2026 à 12:00')
  expect(formatDay('2027-03-11', 'fr')).toBe('11 mars 2027')
})

test.each(languageCodes)('times of day in %s are on a clock of 24 hours', (language) => {
  const [half, after] = ['2026-03-20T00:30:00.000Z', '2026-03-20T15:00:00.000Z'].map((time) =>
    formatClock(time, language, 'UTC'),
  )
  expect(half).toBe(formatDigits('00:30', language))
  expect(after).toBe(formatDigits('15:00', language))
  expect(formatDateAndTime('2026-03-20T15:00:00.000Z', language, 'UTC')).toContain(after)
})

test('Arabic names are ordered without their article', () => {
  expect(['اليمن', 'بنغلاديش', 'إيران', 'الأردن', 'باكستان'].toSorted(compareNames('ar'))).toEqual([
    ...['الأردن', 'إيران', 'باكستان', 'بنغلاديش', 'اليمن'],
  ])
})

test('tender dates are long US English in every language', () => {
  expect(formatTenderDate(instant, 'Asia/Amman')).toBe('March 21, 2026')
  expect(formatTenderDate(instant, 'UTC')).toBe('March 20, 2026')
})

test('press dates: ar-SA for Arabic, in the Gregorian calendar, en-US otherwise', () => {
  expect(formatPressDate(instant, 'en')).toBe('Mar 21, 2026')
  expect(formatPressDate(instant, 'fr')).toBe('Mar 21, 2026')
  expect(formatPressDate(instant, 'ar')).toBe('21 مارس 2026')
})

test('numbers and sizes', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'fa')).toBe('۱۲٬۳۴۵')
  expect(formatYear(1987, 'en')).toBe('1987')
  expect(formatFileSize(1_234_567, 'en')).toBe('1.2 MB')
  expect(formatFileSize(999, 'en')).toBe('1 kB')
  expect(formatFileSize(54_000, 'fa')).toBe('۵۴ کیلوبایت')
  expect(formatFileSize(2_000_000, 'ar')).toBe('2 ميغابايت')
})

describe('plural forms', () => {
  test('Arabic has six', () => {
    expect([0, 1, 2, 3, 11, 100].map((value) => pluralForm(value, 'ar'))).toEqual([
      ...['zero', 'one', 'two', 'few', 'many', 'other'],
    ])
  })
  test('French counts zero as one', () => {
    expect([0, 1, 2].map((value) => pluralForm(value, 'fr'))).toEqual(['one', 'one', 'other'])
  })
})

describe('the clocks of a zone', () => {
  test.each([
    ['2026-11-25T09:00:00.000Z', 'Asia/Amman', '2026-11-25T12:00'],
    ['2026-11-25T22:30:00.000Z', 'Asia/Tehran', '2026-11-26T02:00'],
    // The clocks of Cairo go forward in the night before.
    ['2026-04-23T21:30:00.000Z', 'Africa/Cairo', '2026-04-23T23:30'],
    ['2026-04-23T22:30:00.000Z', 'Africa/Cairo', '2026-04-24T01:30'],
  ])('%s in %s is %s, and back', (moment, zone, clockTime) => {
    expect(clockTimeIn(moment, zone)).toBe(clockTime)
    expect(instantOfClockTime(clockTime, zone)).toBe(moment)
  })
})
