import { describe, expect, test } from 'vitest'
import type { CsvOptions } from './csv-table.ts'
import { allOf, entriesOf, inPieces, inShort } from './entries-for-tests.ts'
import { readBytes } from './read-file.ts'

const read = async (file: string | Uint8Array, options?: Partial<CsvOptions>) =>
  inShort(await entriesOf('long-csv', file, options))

const header = 'indicator,country,year,value'

/** What is read of one value, or of a line in place of one. */
const readValue = async (cell: string, options?: Partial<CsvOptions>) =>
  (await read(`indicator;country;year;value\nw;ma;2020;${cell}\n`, options))[0]?.replace('2 w ma 2020 ', '')

describe('columns', () => {
  test('are found by their names, in any order, among others', async () => {
    expect(await read('note,value,year,country,indicator\nx,10.5,2020,ma,water\n')).toEqual([
      '2 water ma 2020 10.5',
    ])
  })

  test.each([
    ['Indicator Code', 'Country Name', 'Time', 'Value'],
    ['INDICATOR_ID', 'iso3', 'TIME_PERIOD', 'OBS_VALUE'],
    ['Indicateur', 'Pays', 'Année', 'Valeur'],
    ['المؤشر', 'الدولة', 'السنة', 'القيمة'],
    ['شاخص', 'کشور', 'سال', 'مقدار'],
  ])('have names in several spellings and languages: %s, %s, %s, %s', async (...names) => {
    expect(await read(`${names.join(',')}\nwater,Morocco,2020,7\n`)).toEqual(['2 water ma 2020 7'])
  })

  test('with codes come before those with names, which stand in where there is no code', async () => {
    const file =
      'Country Name,Country Code,Indicator Name,Indicator Code,Year,Value\nMorocco,MAR,Water,W.1,2020,1\nTunisia,,Water,W.1,2020,2\n'
    expect(await read(file)).toEqual(['2 W.1 ma 2020 1', '3 W.1 tn 2020 2'])
  })

  test('that are missing, or stand there twice, are named', async () => {
    expect(await read('indicator,country,value\nw,ma,1\n')).toEqual(['1 missingColumn year'])
    expect(await read('country,year,value\nma,2020,1\n')).toEqual(['1 missingColumn indicator'])
    expect(await read('country,year,value\nma,2020,1\n', { indicator: 'water' })).toEqual([
      '2 water ma 2020 1',
    ])
    expect(await read(`${header},Value\nw,ma,2020,1,2\n`)).toEqual(['1 repeatedColumn value'])
  })

  test('may stand below lines that name the file', async () => {
    expect(await read(`Statistics of water,,,\n\nas of,2026,,\n${header}\nw,ma,2020,1\n`)).toEqual([
      '5 w ma 2020 1',
    ])
  })
})

describe('the file', () => {
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${header}\nw,المغرب,2020,1\n`, 'utf8')],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${header}\nw,المغرب,2020,1\n`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${header}\nw,المغرب,2020,1\n`, 'utf16le').swap16()],
  ])('may be %s', async (_, file) => {
    expect(await read(file)).toEqual(['2 w ma 2020 1'])
  })

  test('in another encoding is refused, with the line that shows it', async () => {
    const latin1 = Buffer.from(`${header}\nw,ma,2020,1\nw,Türkiye,2020,1\n`, 'latin1')
    expect(await read(latin1)).toContain('3 notUtf8')
    expect(await read(Buffer.from(`${header}\nw,ma,2020,1\n`, 'utf16le'))).toEqual(['1 notUtf8'])
    expect(await read(Buffer.from(`\uFEFF${header}\nw`, 'utf16le').subarray(0, -1))).toContain('2 notUtf8')
  })

  test.each(['\n', '\r\n', '\r'])('has lines that end with %j, also in the middle of a cell', async (end) => {
    const lines = [header, 'w,ma,2020,1', '', 'w,"Iran, Islamic', 'Rep.",2020,2', 'w,tn,2020,x']
    expect(await read(lines.join(end))).toEqual(['2 w ma 2020 1', '4 w ir 2020 2', '6 wrongNumber x'])
  })

  test.each([1, 2, 3, 1000])('gives the same in pieces of %i bytes', async (size) => {
    const file = `\uFEFF${header}\r\nw,"المغرب",2020,"1"\r\nw,تونس,2020,٢٫٥\r\n`
    const options = { decimalMark: '.', thousandsSeparator: '', indicator: null } as const
    expect(inShort(await allOf(readBytes('long-csv', inPieces(file, size), options)))).toEqual([
      '2 w ma 2020 1',
      '3 w tn 2020 2.5',
    ])
  })

  test.each([';', '\t', ','] as const)('may part its cells by %j', async (separator) => {
    const line = ['w', '"a; b,\tc"', 'ma', '2020', '1']
    const file = [['indicator', 'note', 'country', 'year', 'value'], line].map((cells) =>
      cells.join(separator),
    )
    expect(await read(file.join('\n'))).toEqual(['2 w ma 2020 1'])
    expect(await read(`sep=${separator}\n${file.join('\n')}`)).toEqual(['3 w ma 2020 1'])
  })

  test('has to be declared where its header has two separators', async () => {
    const file = 'indicator;country;year;value;source, edition\nw;ma;2020;1;x\n'
    expect(await read(file)).toEqual(['1 unclearSeparator indicator;country;year;value;source, edition'])
    expect(await read(file, { separator: ';' })).toEqual(['2 w ma 2020 1'])
    expect(await read(file.replace('source, edition', '"source, edition"'))).toEqual(['2 w ma 2020 1'])
  })

  test('with a quotation mark too many or too few is read until there', async () => {
    expect(await read(`${header}\nw,ma,2020,1\nw,"tn,2020,1\nw,eg,2020,1\n`)).toEqual([
      '2 w ma 2020 1',
      '3 wrongQuotes',
    ])
    expect(await read(`${header}\nw,ma,2020,1\nw,t"n",2020,1\n`)).toEqual(['2 w ma 2020 1', '3 wrongQuotes'])
  })

  test('with a line of megabytes is refused', async () => {
    const file = `${header}\nw,${'x'.repeat(2_000_000)},2020,1\n`
    const options = { decimalMark: '.', thousandsSeparator: '', indicator: null } as const
    const entries = await allOf(readBytes('long-csv', inPieces(file, 65_536), options))
    expect(inShort(entries)).toEqual(['2 tooLarge'])
  })

  test('with nothing in it, or nothing but its header, has no rows', async () => {
    for (const file of ['', '\n\n', '\uFEFF', `${header}\n`]) expect(await read(file)).toEqual(['1 noRows'])
  })
})

describe('lines', () => {
  test('with other cells than the header are named with how many they have', async () => {
    expect(await read(`${header}\nw,ma,2020\nw,ma,2021,1,5\nw,ma,2022,3,,\n`)).toEqual([
      '2 wrongNumberOfCells 4 3',
      '3 wrongNumberOfCells 4 5',
      '4 w ma 2022 3',
    ])
  })

  test('without a country or an indicator are named', async () => {
    expect(await read(`${header}\nw,Arab World,2020,1\nw,,2020,1\n,ma,2020,1\n`)).toEqual([
      '2 unknownCountry Arab World',
      '3 unknownCountry ',
      '4 unknownIndicator ',
    ])
  })

  test('whose columns name two countries are named with both', async () => {
    const readRows = (...rows: string[]) =>
      read(`Country Code,Country,Year,Value\n${rows.join('\n')}\n`, { indicator: 'w' })
    expect(
      await readRows('276,Sudan,2020,1', 'JOR,Egypt,2020,2', 'NA,Jordan,2020,3', 'JOR,Jordanie,2020,4'),
    ).toEqual([
      '2 differentCountries 276 Sudan',
      '3 differentCountries JOR Egypt',
      '4 differentCountries NA Jordan',
      '5 w jo 2020 4',
    ])
    expect(await readRows('EGY,nobody knows it,2020,1', 'JOR,n/a,2020,2', 'TUN,NA,2020,3')).toEqual([
      '2 w eg 2020 1',
      '3 w jo 2020 2',
      '4 w tn 2020 3',
    ])
  })

  test.each(['1899', '2101', '20', '20200', '2020.5', '1400', '2020Q1', '', '=2020'])(
    'have no year %j',
    async (year) => {
      const code = year.startsWith('=') ? 'formula' : 'wrongYear'
      expect(await read(`${header}\nw,ma,${year},1\n`)).toEqual([`2 ${code} ${year}`])
    },
  )

  test('may have years in Arabic and Persian digits', async () => {
    expect(await read(`${header}\nw,ma,٢٠٢٠,1\nw,ma,۲۰۲۱,2\n`)).toEqual(['2 w ma 2020 1', '3 w ma 2021 2'])
  })

  test('of the same value are one, of two values a problem that names both', async () => {
    const file = `${header}\nW,ma,2020,1\nw,Morocco,2020,1.0\nw,MAR,2020,2\nw,ma,2021,2\n`
    expect(await read(file)).toEqual(['2 W ma 2020 1', '4 secondValue 2', '5 w ma 2021 2'])
  })

  test('may say a status in four languages', async () => {
    const words = ['Carried', 'carried forward', 'تقديرية', 'interpolée', 'برآوردی', '']
    const lines = words.map((word, index) => `w,ma,${2000 + index},1,${word}`)
    expect(await read(`${header},status\n${lines.join('\n')}\nw,ma,2010,1,guessed\n`)).toEqual([
      '2 w ma 2000 1 carried',
      '3 w ma 2001 1 carried',
      '4 w ma 2002 1 estimated',
      '5 w ma 2003 1 interpolated',
      '6 w ma 2004 1 estimated',
      '7 w ma 2005 1',
      '8 unknownStatus guessed',
    ])
  })

  test('withdraw a value only where they say so', async () => {
    const file = `${header},status\nw,ma,2020,,withdrawn\nw,ma,2021,,\nw,ma,2022,5,withdrawn\n`
    expect(await read(file)).toEqual(['2 w ma 2020 withdrawn', '4 wrongNumber 5'])
  })
})

describe('values', () => {
  test.each([
    ['10.431', '10.431'],
    ['-3', '-3'],
    ['\u22123', '-3'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.5e3', '1500'],
    ['1E-7', '1e-7'],
    ['-0', '0'],
    ['١٢٣٫٥', '123.5'],
    ['۱۲۳٫۵', '123.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    [' 7 ', '7'],
    ['\u200E-7', '-7'],
    ['0.0', '0'],
  ])('%j is %s', async (cell, value) => {
    expect(await readValue(cell)).toBe(value)
  })

  test.each(['', ' ', '..', '...', '…', 'NA', 'n/a', 'N/A', '-', '–', '—'])('%j is none', async (cell) => {
    expect(await readValue(cell)).toBe('1 noRows')
  })

  test.each([
    ...['1,234', '1 234', '1.234.567', '1,5', '12%', '5 kWh', '0x10', '1e999', '-1e999', '1e-999', 'NaN'],
    ...['Infinity', '--5', '1-2', '1..2', 'e5', '12a', '٫', 'null', '1/2', '~5', '<5'],
  ])('%j is no number', async (cell) => {
    expect(await readValue(cell)).toBe(`2 wrongNumber ${cell}`)
  })

  test.each([
    '=1+1',
    '@SUM(A1)',
    '+1+1',
    '-1+1',
    '=HYPERLINK(A1)',
    '+cmd|calc',
    "-2+3+cmd|' /C calc'!A0",
    '=5',
  ])('%j is a formula, and nothing calculates it', async (cell) => {
    expect(await readValue(cell)).toBe(`2 formula ${cell}`)
  })

  test('other columns that are read may have no formula either', async () => {
    expect(await read(`${header}\n=A1,ma,2020,1\nw,@ma,2020,1\n`)).toEqual(['2 formula =A1', '3 formula @ma'])
  })

  test.each([
    [',', '', '1,234', '1.234'],
    [',', '.', '1.234.567,8', '1234567.8'],
    ['.', ',', '1,234', '1234'],
    ['.', ',', '1,234,567.8', '1234567.8'],
    ['.', ' ', '1 234.5', '1234.5'],
    [',', ' ', '1\u202F234\u202F567,5', '1234567.5'],
    [',', ' ', '1\u00A0234,5', '1234.5'],
    ['.', '’', '1’234', '1234'],
    ['.', '’', "1'234", '1234'],
  ] as const)(
    'with %j for decimals and %j for thousands, %j is %s',
    async (decimalMark, thousandsSeparator, cell, value) => {
      expect(await readValue(cell, { decimalMark, thousandsSeparator })).toBe(value)
    },
  )

  test.each([
    [',', '', '1.234'],
    ['.', ',', '12,34'],
    ['.', ',', '1234,567'],
    ['.', ',', ',123'],
    ['.', ' ', '1 234\u202F567'],
    ['.', ' ', '1 23'],
    [',', '.', '1,234.5'],
  ] as const)(
    'with %j for decimals and %j for thousands, %j is no number',
    async (decimalMark, thousandsSeparator, cell) => {
      expect(await readValue(cell, { decimalMark, thousandsSeparator })).toMatch(/^2 wrongNumber/)
    },
  )
})
