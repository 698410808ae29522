import { expect, test } from 'vitest'
import { describeSeries } from '../observations/status.ts'
import { detailsOfMap, valueMap } from './value-map.ts'
import { readWrittenYear } from './written-series.ts'

const country = (code: string, text: string) => ({
  code,
  slug: code,
  name: { text, language: 'en' as const },
})
const countries = [country('eg', 'Egypt'), country('jo', 'Jordan'), country('qa', 'Qatar')]
const series = (from: number, values: readonly number[]) =>
  describeSeries(
    values.map((value, index) => ({ year: from + index, value, status: null, editionYear: 2200 })),
  )
const observationsOf = new Map([
  ['eg', series(2000, [58.8, 68.3])],
  ['jo', series(2001, [0.94, 0.94, 0.94])],
])

test('a map has every year and every country, and their values as they are', () => {
  const map = valueMap(countries, observationsOf, 2)
  expect(map?.years).toEqual([2000, 2001, 2002, 2003])
  expect(
    map?.countries.map(({ code, series: written }) => [
      code,
      map.years.flatMap((year) => readWrittenYear(written, year) ?? []),
    ]),
  ).toEqual([
    ['eg', observationsOf.get('eg')],
    ['jo', observationsOf.get('jo')],
    ['qa', []],
  ])
  expect(map?.classes).toEqual([
    { low: 0.94, high: 0.94 },
    { low: 58.8, high: 58.8 },
    { low: 68.3, high: 68.3 },
  ])
})

test('it opens with a year that has values, and says so when another was asked for', () => {
  expect(valueMap(countries, observationsOf, 2, 2001)).toMatchObject({ year: 2001, unknownYear: null })
  expect(valueMap(countries, observationsOf, 2, 1900)).toMatchObject({ year: 2000, unknownYear: 1900 })
  expect(valueMap(countries, observationsOf, 2)).toMatchObject({ year: 2003, unknownYear: null })
})

test('without values there is no map', () => {
  expect(valueMap(countries, new Map(), 0)).toBeNull()
})

test('a small country has a mark, a large one the name that fits into it', () => {
  const drawing = { land: '', borders: '', rivers: '', lakes: '' }
  const shapes = { eg: 'M380,210L470,210L470,290L380,290Z', qa: 'M570,270L573.4,283.7L570,283Z' }
  const { small, names } = detailsOfMap({ ...drawing, countries: shapes }, countries)
  expect(small).toEqual({ qa: [572, 277] })
  expect(names.map(({ code }) => code)).toEqual(['eg'])
})
