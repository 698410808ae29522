import { describe, expect, test } from 'vitest'
import {
  formatDay,
  formatFileSize,
  formatMoment,
  formatNumber,
  formatPressDate,
  formatShortDate,
  formatTenderDate,
  formatYear,
  pluralForm,
} from './format.ts'

const instant = '2026-03-20T21:30:00.000Z'

test('a day is told in each language’s own calendar and digits', () => {
  expect(formatDay('2026-03-21', 'en')).toBe('21 March 2026')
  expect(formatDay('2026-03-21', 'fr')).toBe('21 mars 2026')
  expect(formatDay('2026-03-21', 'ar')).toBe('21 آذار 2026')
  expect(formatDay('2026-03-21', 'fa')).toBe('۱ فروردین ۱۴۰۵')
})

test('a date is the day in Amman', () => {
  expect(formatShortDate(instant, 'en')).toBe('21 Mar 2026')
})

test('a moment names its zone', () => {
  expect(formatMoment(instant, 'en', 'Asia/Amman')).toMatch(/^21 March 2026 at 00:30 GMT\+3$/)
})

test('tender dates are long US English in every language', () => {
  expect(formatTenderDate(instant, 'Asia/Amman')).toBe('March 21, 2026')
  expect(formatTenderDate(instant, 'UTC')).toBe('March 20, 2026')
})

test('press dates: ar-SA for Arabic, in the Gregorian calendar, en-US otherwise', () => {
  expect(formatPressDate(instant, 'en')).toBe('Mar 21, 2026')
  expect(formatPressDate(instant, 'fr')).toBe('Mar 21, 2026')
  expect(formatPressDate(instant, 'ar')).toContain('مارس')
})

test('numbers and sizes', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'fa')).toBe('۱۲٬۳۴۵')
  expect(formatYear(1987, 'en')).toBe('1987')
  expect(formatFileSize(1_234_567, 'en')).toBe('1.2 MB')
  expect(formatFileSize(999, 'en')).toBe('1 kB')
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
