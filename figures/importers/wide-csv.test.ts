import { expect, test } from 'vitest'
import type { CsvOptions } from './csv-table.ts'
import { entriesOf, inShort } from './entries-for-tests.ts'

const read = async (file: string, options: Partial<CsvOptions> = { indicator: 'forest' }) =>
  inShort(await entriesOf('wide-csv', file, options))

test('has a line for each country and a column for each year', async () => {
  const file = 'country,2000,2001,note,2002\nma,1.5,,7,2\nTunisia,..,3,7,n/a\njo,,,7,\n'
  expect(await read(file)).toEqual(['2 forest ma 2000 1.5', '2 forest ma 2002 2', '3 forest tn 2001 3'])
})

test('may name the indicator of each line, below what the World Bank writes above', async () => {
  const file = `"Data Source","World Development Indicators",

"Last Updated Date","2026-10-01",

"Country Name","Country Code","Indicator Name","Indicator Code","2000","2001",
"Morocco","MAR","Forest","AG.LND.FRST.ZS","12.1","12.2",
"Arab World","ARB","Forest","AG.LND.FRST.ZS","3.1","3.2",
`
  expect(await read(file, {})).toEqual([
    '6 AG.LND.FRST.ZS ma 2000 12.1',
    '6 AG.LND.FRST.ZS ma 2001 12.2',
    '7 unknownCountry ARB',
  ])
})

test('may have heads as the World Bank’s table of years has them, or in Arabic digits', async () => {
  expect(await read('country,2000 [YR2000],٢٠٠١\nma,1,2\n')).toEqual([
    '2 forest ma 2000 1',
    '2 forest ma 2001 2',
  ])
})

test('without an indicator, a country or a year is refused', async () => {
  expect(await read('country,2000\nma,1\n', {})).toEqual(['1 missingColumn indicator'])
  expect(await read('place,2000\nma,1\n')).toEqual(['1 missingColumn country'])
  expect(await read('country,name\nma,1\n')).toEqual(['1 missingColumn year'])
  expect(await read('country,2000,2000\nma,1,2\n')).toEqual(['1 repeatedColumn 2000'])
})

test.each([
  ...[
    '2001*',
    '2001 (provisional)',
    '2001p',
    '2002e',
    'FY2001',
    'Y2001',
    '20011',
    '2001-2002',
    '2001 [YR2002]',
  ],
  ...['1890', '1400', '٢٠٠١*', '۱۴۰۰'],
])('is refused with the heading %j, whose column would be left out', async (heading) => {
  expect(await read(`country,2000,${heading}\nma,1,2\n`)).toEqual([`1 wrongYear ${heading}`])
})

test.each(['note', 'ISO 3166-1', 'unit', 'per 1000 people', 'per 100 000'])(
  'may have a column %j, which is no year and is not read',
  async (heading) => {
    expect(await read(`country,2000,${heading}\nma,1,2\n`)).toEqual(['2 forest ma 2000 1'])
  },
)

test('with a code and a name of two countries in a line names both', async () => {
  expect(await read('Country Name,Country Code,2000\nEgypt,JOR,1\nTunisia,TUN,2\n')).toEqual([
    '2 differentCountries JOR Egypt',
    '3 forest tn 2000 2',
  ])
})

test('names each cell that is no number, and reads the others', async () => {
  expect(await read('country,2000,2001,2002\nma,1,"1,5",=A1\n')).toEqual([
    '2 forest ma 2000 1',
    '2 wrongNumber 1,5',
    '2 formula =A1',
  ])
  expect(await read('country;2000\nma;1,5\n', { indicator: 'forest', decimalMark: ',' })).toEqual([
    '2 forest ma 2000 1.5',
  ])
})
