import { expect, test } from 'vitest'
import { nearestYear, usualYear } from './year-choice.ts'

test('a map opens with the latest year of which at least half of the countries have a value', () => {
  const years = [
    { year: 2019, count: 22 },
    { year: 2020, count: 11 },
    { year: 2021, count: 3 },
  ]
  expect(usualYear(years)).toBe(2020)
  expect(usualYear(years.slice(2))).toBe(2021)
  expect(usualYear([])).toBeUndefined()
})

test('the year nearest to one without values is shown in its place', () => {
  expect(nearestYear([2000, 2005, 2010], 1850)).toBe(2000)
  expect(nearestYear([2000, 2006], 2003)).toBe(2006)
  expect(nearestYear([], 2003)).toBeUndefined()
})
