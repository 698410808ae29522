import { describe, expect, test } from 'vitest'
import type { Status } from '../../languages/figure-words.ts'
import type { Observation } from '../observations/status.ts'
import type { ChartSeries } from './chart-series.ts'
import { mannerOf } from './chart-words.ts'
import { drawLineChart } from './draw-line-chart.ts'

const observed = (year: number, value: number, status: Status = 'observed'): Observation => ({
  year,
  value,
  status,
  since: year,
})
const named = (key: string, observations: readonly Observation[]): ChartSeries => ({
  key,
  name: { text: key, language: 'en' },
  observations,
})
const draw = (series: readonly ChartSeries[], more: Partial<Parameters<typeof drawLineChart>[0]> = {}) =>
  drawLineChart({
    series,
    height: 100,
    labelRoom: 20,
    direction: 'ltr',
    formatValue: String,
    formatTick: String,
    formatYear: String,
    ...more,
  })?.drawing

const annual = (from: number, values: readonly number[], status: Status = 'observed') =>
  values.map((value, index) => observed(from + index, value, status))

describe('lines', () => {
  test('a year without a value breaks the line', () => {
    const [line] =
      draw([named('a', [...annual(2000, [10, 10, 10]), ...annual(2004, [10, 10])])])?.chosen ?? []
    expect(line?.lines.observed).toBe('M0 0l20 0m20 0l10 0')
  })

  test('a value every fifth year is a line without gaps', () => {
    const years = [2000, 2005, 2010, 2015]
    const [line] =
      draw([
        named(
          'a',
          years.map((year) => observed(year, 10)),
        ),
      ])?.chosen ?? []
    expect(line?.lines.observed?.match(/[Mm]/g)).toHaveLength(1)
  })

  test('each status has a path and a mark of its own', () => {
    const [line] =
      draw([
        named('a', [
          ...annual(2000, [10, 9]),
          ...annual(2002, [9, 9], 'carried'),
          ...annual(2004, [7, 5, 3], 'interpolated'),
          observed(2007, 1),
          observed(2008, 2, 'estimated'),
        ]),
      ])?.chosen ?? []
    expect(Object.keys(line?.lines ?? {})).toEqual(['observed', 'carried', 'interpolated', 'estimated'])
    // Three values were observed; the one in 2007 ends the straight line.
    expect(line?.marks.observed?.match(/h\.1/g)).toHaveLength(3)
    expect(line?.marks.estimated?.match(/h\.1/g)).toHaveLength(1)
    expect(line?.marks.interpolated).toBeUndefined()
    expect(line?.marks.carried).toBeUndefined()
  })

  test('estimated values have marks where these would not touch, otherwise where their line begins and ends', () => {
    const marksOf = (count: number) => {
      const estimates = annual(2001, [...Array(count).keys()], 'estimated')
      return draw([named('a', [observed(2000, 1), ...estimates])])?.chosen[0]?.marks.estimated
    }
    expect(marksOf(5)?.match(/h\.1/g)).toHaveLength(5)
    expect(marksOf(75)?.match(/h\.1/g)).toHaveLength(2)
  })

  test('a line that ends with a carried value says so at its end', () => {
    const [line] =
      draw([named('a', [observed(2000, 5), ...annual(2001, [5, 5, 5], 'carried')])])?.chosen ?? []
    expect(line?.marks.carried).toBe('M30 0h.1')
  })

  test('a value by itself is seen, whatever its status', () => {
    for (const status of ['observed', 'carried', 'interpolated', 'estimated'] as const) {
      const drawing = draw([named('a', [observed(2000, 5, status)])])
      expect(drawing?.chosen[0]?.marks[status], status).toMatch(/h(?:0|\.1)$/)
      expect(drawing?.yearTicks.map(({ label }) => label)).toEqual(['2000'])
    }
  })

  test('rounded steps do not drift away from the values', () => {
    const thirds = annual(
      1960,
      Array.from({ length: 60 }, (_, index) => 100 - (index % 2) - index / 3),
    )
    const [line] = draw([named('a', thirds)])?.chosen ?? []
    const numbers = [...(line?.lines.observed ?? '').matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const down = numbers.filter((_, index) => index % 2 === 1).reduce((sum, step) => sum + step, 0)
    expect(numbers).toHaveLength(120)
    expect(down).toBeCloseTo(line?.end ?? 0, 5)
  })
})

describe('from the right to the left', () => {
  const series = [named('a', annual(2000, [1, 2, 4])), named('b', annual(2001, [3]))]

  test('years are mirrored, values are not', () => {
    const [ltr, rtl] = [draw(series), draw(series, { direction: 'rtl' })]
    expect(rtl?.yearTicks.map(({ label }) => label)).toEqual(ltr?.yearTicks.map(({ label }) => label))
    expect(rtl?.yearTicks.map(({ at }) => at)).toEqual(ltr?.yearTicks.map(({ at }) => 20 - at))
    expect(rtl?.valueTicks).toEqual(ltr?.valueTicks)
    expect(rtl?.chosen.map(({ label }) => label)).toEqual(ltr?.chosen.map(({ label }) => label))
    expect([ltr?.valueAxis, rtl?.valueAxis]).toEqual([0, 20])
  })

  test('a line that ends early leads to the side of the names', () => {
    expect(draw(series)?.chosen[1]?.leader).toBe('M10 25l10 0')
    expect(draw(series, { direction: 'rtl' })?.chosen[1]?.leader).toBe('M10 25l-10 0')
  })
})

describe('labels', () => {
  test('of lines that end together do not overlap and stay inside', () => {
    const close = [50, 50, 51, 49, 50].map((value, index) => named(String(index), annual(2000, [0, value])))
    const places = draw(close)?.chosen.map(({ label }) => label) ?? []
    const inOrder = places.toSorted((one, other) => one - other)
    expect(inOrder).toHaveLength(5)
    expect(inOrder[0]).toBeGreaterThanOrEqual(10)
    expect(inOrder.at(-1)).toBeLessThanOrEqual(90)
    const distances = inOrder.slice(1).map((place, index) => place - (inOrder[index] ?? 0))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(19.9)
  })

  test('stand level with the end of a line that has room', () => {
    const [line] = draw([named('a', annual(2000, [0, 50, 100, 50]))])?.chosen ?? []
    expect(line?.label).toBe(line?.end)
  })
})

describe('axes', () => {
  test('start at nought unless the values are far from it', () => {
    expect(draw([named('a', annual(2000, [10, 60]))])?.zero).toBe(100)
    expect(draw([named('a', annual(2000, [94, 99]))])?.zero).toBeNull()
    expect(draw([named('a', annual(2000, [-5, 5]))])?.zero).toBe(50)
  })

  test('have no two ticks with the same label, and hold a series that never changes', () => {
    const rounded = draw([named('a', annual(2000, [0, 1]))], { formatTick: (value) => value.toFixed(0) })
    expect(rounded?.valueTicks.map(({ label }) => label)).toEqual(['0', '1'])
    const zero = draw([named('a', annual(2000, [0, 0, 0]))])
    expect(zero?.chosen[0]?.lines.observed).not.toMatch(/NaN/)
  })

  test('have labels that say the value at which they stand', () => {
    const labelsOf = (highest: number, decimals: number) =>
      draw([named('a', annual(2000, [0, highest]))], mannerOf({ decimals }, 'en'))?.valueTicks
    expect(labelsOf(0.002, 3)).toEqual([
      { at: 100, label: '0' },
      { at: 50, label: '0.001' },
      { at: 0, label: '0.002' },
    ])
    expect(labelsOf(2, 0)?.map(({ label }) => label)).toEqual(['0', '1', '2'])
    expect(labelsOf(0.4, 1)?.map(({ label }) => label)).toEqual(['0', '0.1', '0.2', '0.3', '0.4'])
  })

  test('name both ends of the years and only round ones between', () => {
    const years = draw([
      named(
        'a',
        annual(
          1961,
          Array.from({ length: 64 }, () => 1),
        ),
      ),
    ])?.yearTicks
    expect(years?.map(({ label }) => label)).toEqual(['1961', '1980', '2000', '2024'])
  })
})

describe('many lines', () => {
  const many = Array.from({ length: 22 }, (_, index) =>
    named(
      String(index),
      annual(
        1960,
        Array.from({ length: 65 }, (__, year) => index * 10 + (year % 7) * 1.37),
      ),
    ),
  )

  test('are one grey path; those chosen have a colour each, five at most', () => {
    expect(draw(many)).toMatchObject({ chosen: [], othersCount: 22 })
    const drawing = draw(many, { chosen: ['3', 'nowhere', '1', '2', '4', '5', '6'] })
    expect(drawing?.chosen.map(({ key, tone, column }) => [key, tone, column])).toEqual([
      ['3', 1, 3],
      ['1', 2, 1],
      ['2', 3, 2],
      ['4', 4, 4],
      ['5', 5, 5],
    ])
    expect(drawing?.othersCount).toBe(17)
  })

  test('of 65 years weigh at most eight letters for each value', () => {
    const drawing = draw(many, { chosen: ['1', '2', '3'], height: 320 })
    expect(JSON.stringify(drawing).length).toBeLessThan(22 * 65 * 8)
  })
})

test('without any value there is nothing to draw', () => {
  expect(draw([named('a', [])])).toBeUndefined()
})
