import { expect, test } from 'vitest'
import { entriesOf, inShort } from './entries-for-tests.ts'

const read = async (file: string) => inShort(await entriesOf('world-bank', file))

const item = (
  country: [id: string, name: string, iso3: string],
  date: string,
  value: unknown,
  mark = '',
) => ({
  indicator: { id: 'AG.LND.FRST.ZS', value: 'Forest area (% of land area)' },
  country: { id: country[0], value: country[1] },
  countryiso3code: country[2],
  date,
  value,
  unit: '',
  obs_status: mark,
  decimal: 1,
})

const answer = (items: unknown, page: object = { page: 1, pages: 1, per_page: 50, total: 2 }) =>
  JSON.stringify([page, items])

const morocco: [string, string, string] = ['MA', 'Morocco', 'MAR']

test('gives its values and none for its nulls; sums of countries are countries nobody knows', async () => {
  const items = [
    item(morocco, '2023', 12.5),
    item(morocco, '2022', null),
    item(['1A', 'Arab World', 'ARB'], '2023', 3.2),
    item(['TN', 'Tunisia', ''], '2023', 4.5, 'E'),
  ]
  expect(await read(`\uFEFF${answer(items)}`)).toEqual([
    '1 AG.LND.FRST.ZS ma 2023 12.5',
    '3 unknownCountry Arab World',
    '4 AG.LND.FRST.ZS tn 2023 4.5 estimated',
  ])
})

test('names values that are none', async () => {
  const items = [
    item(morocco, '2023Q1', 1),
    item(morocco, '2022', '12,5'),
    item(morocco, '2021', 1, 'x'),
    { ...item(morocco, '2020', 1), country: 'MA' },
    7,
  ]
  expect(await read(answer(items))).toEqual([
    '1 wrongYear 2023Q1',
    '2 wrongNumber 12,5',
    '3 unknownStatus x',
    '4 wrongShape [1][3].country',
    '5 wrongShape [1][4]',
  ])
  expect(await read(answer([item(morocco, '2020', 0)]).replace('"value":0', '"value":1e999'))).toEqual([
    '1 wrongNumber Infinity',
  ])
})

test('is refused where it is one page of several', async () => {
  const one = answer([item(morocco, '2020', 1)], { page: 2, pages: 6, per_page: '50', total: 266 })
  expect(await read(one)).toEqual(['1 pageOfSeveral 2 6'])
})

test('is refused where it is something else', async () => {
  expect(await read('<html>')).toEqual(['1 notJson'])
  expect(await read('{"page":1}')).toEqual(['1 wrongShape []'])
  expect(await read('[{"message":[{"id":"120","key":"Invalid value"}]}]')).toEqual(['1 wrongShape []'])
  expect(await read(answer(null))).toEqual(['1 wrongShape [1]'])
  expect(await read(answer([]))).toEqual(['1 noRows'])
  expect(await read('['.repeat(100_000))).toEqual(['1 notJson'])
})
