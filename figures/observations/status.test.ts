import { expect, test } from 'vitest'
import { describeSeries, type StoredValue } from './status.ts'

/** A series from a year on, of an edition that is later than all of it unless another is given. */
function seriesFrom(year: number, values: readonly number[], editionYear = 2200): StoredValue[] {
  return values.map((value, index) => ({ year: year + index, value, status: null, editionYear }))
}

const statusesOf = (series: readonly StoredValue[]) => describeSeries(series).map(({ status }) => status)

test('a value that stands still is carried since the first year in which the source has it', () => {
  const described = describeSeries(seriesFrom(2008, [11.527, 10.979, 10.431, 10.431, 10.431]))
  expect(described.slice(2)).toEqual([
    { year: 2010, value: 10.431, status: 'observed', since: 2010 },
    { year: 2011, value: 10.431, status: 'carried', since: 2010 },
    { year: 2012, value: 10.431, status: 'carried', since: 2010 },
  ])
})

test('the same value after a year without one is not carried: nobody knows what was between', () => {
  const [before, after] = [seriesFrom(2000, [7]), seriesFrom(2002, [7])]
  expect(statusesOf([...before, ...after])).toEqual(['observed', 'observed'])
})

test('what lies on a straight line between two years, to the last digit, is interpolated', () => {
  // Egypt's withdrawal from 1995 to 2000, as AQUASTAT has it.
  const line = seriesFrom(1995, [58.868, 60.754, 62.641, 64.527, 66.414, 68.3])
  expect(statusesOf(line)).toEqual([
    'observed',
    'interpolated',
    'interpolated',
    'interpolated',
    'interpolated',
    'observed',
  ])
})

test('two values between others may lie on a line by chance', () => {
  expect(statusesOf(seriesFrom(1975, [2.83791, 2.74247, 2.64704, 2.55161]))).not.toContain('interpolated')
})

test('so may values that rise by a few units of their last digit', () => {
  expect(statusesOf(seriesFrom(2000, [54.1, 54.2, 54.3, 54.4, 54.5, 54.6]))).not.toContain('interpolated')
})

test('a year missing on the way ends a line', () => {
  const parts = [...seriesFrom(2000, [10.01, 20.02, 30.03]), ...seriesFrom(2004, [50.05, 60.06])]
  expect(statusesOf(parts)).not.toContain('interpolated')
})

test('a value for a year that was not over when its file was published is an estimate', () => {
  expect(statusesOf(seriesFrom(2025, [112.4, 113.9, 113.9], 2026))).toEqual([
    'observed',
    'estimated',
    'estimated',
  ])
})

test('what the file says of a value is taken', () => {
  const series = seriesFrom(2000, [5, 5, 6]).map((value, index) =>
    index === 2 ? { ...value, status: 'estimated' as const } : value,
  )
  expect(statusesOf(series)).toEqual(['observed', 'carried', 'estimated'])
  expect(describeSeries([{ year: 2020, value: 3, status: 'carried', editionYear: 2200 }])).toEqual([
    { year: 2020, value: 3, status: 'carried', since: 2020 },
  ])
})

test('large and small numbers have a last digit, too', () => {
  expect(statusesOf(seriesFrom(2000, [1e-7, 2.5e-7, 4e-7, 5.5e-7, 7e-7]))).toEqual(
    statusesOf(seriesFrom(2000, [1, 2.5, 4, 5.5, 7])),
  )
  expect(statusesOf(seriesFrom(2000, [1e21, 3e21, 4e21]))).toEqual(['observed', 'observed', 'observed'])
})
