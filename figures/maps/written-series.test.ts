import { expect, test } from 'vitest'
import { describeSeries } from '../observations/status.ts'
import { readWrittenYear, writeSeries, type WrittenSeries } from './written-series.ts'

/** All years of a written series, one after the other. */
const readAgain = (written: WrittenSeries, end: number) =>
  Array.from({ length: end - written.from }, (_, index) =>
    readWrittenYear(written, written.from + index),
  ).filter((observation) => observation !== null)

test('a series is written in a few letters a year, and read again as it was', () => {
  const line = [20.01, 30.02, 40.03, 50.04, 60.05]
  const years = [10.979, 10.431, 10.431, 10.431, null, 0, -3.5, 1e-7, 1e21, ...line, 60.05, 61]
  const series = describeSeries(
    years.flatMap((value, index) =>
      value === null ? [] : [{ year: 2000 + index, value, status: null, editionYear: 2015 }],
    ),
  )
  expect(new Set(series.map(({ status }) => status)).size).toBe(4)
  const written = writeSeries(series)
  expect(written.from).toBe(2000)
  expect(written.values).toMatch(/^10\.979,10\.431,c,c,,0,-3\.5,/)
  expect(readAgain(written, 2000 + years.length)).toEqual(series)
  expect([1999, 2004, 2000 + years.length].map((year) => readWrittenYear(written, year))).toEqual([
    null,
    null,
    null,
  ])
})

test('a value that its file calls carried, after another or after none, is read again as it was', () => {
  const series = describeSeries([
    { year: 2001, value: 4, status: 'carried', editionYear: 2200 },
    { year: 2002, value: 5, status: 'carried', editionYear: 2200 },
    { year: 2003, value: 5, status: 'carried', editionYear: 2200 },
  ])
  expect(readAgain(writeSeries(series), 2004)).toEqual(series)
})

test('no values are written as none', () => {
  expect(readWrittenYear(writeSeries([]), 0)).toBeNull()
})
