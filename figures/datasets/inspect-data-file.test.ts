import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { dataTable } from './data-table.ts'
import { inspectDataFile, largestDataFile } from './inspect-data-file.ts'

function fileOf(data: Buffer | string, size?: number) {
  const bytes = Buffer.from(data)
  const read = (start = 0, end = bytes.length) =>
    Readable.from([bytes.subarray(start, end)], { objectMode: false })
  return { size: size ?? bytes.length, read }
}

const csv = (data: Buffer | string) => inspectDataFile(fileOf(data), 'csv')
const json = (data: unknown) =>
  inspectDataFile(fileOf(typeof data === 'string' ? data : JSON.stringify(data)), 'json')

async function tableOf(found: Promise<unknown>) {
  const inspected = await found
  if (typeof inspected !== 'object' || !inspected || !('table' in inspected)) {
    throw new Error(`Refused: ${JSON.stringify(inspected)}`)
  }
  return inspected.table
}

describe('CSV', () => {
  test('is counted, its columns are distinguished, its first rows are stored', async () => {
    const lines = Array.from({ length: 1234 }, (_, row) => `name ${row},${row}.5,`)
    expect(await tableOf(csv(`\u{FEFF}Name,Value,Nothing\r\n${lines.join('\r\n')}\r\n`))).toMatchObject({
      columns: [
        { name: 'Name', isNumeric: false },
        { name: 'Value', isNumeric: true },
        { name: 'Nothing', isNumeric: false },
      ],
      rows: { length: 20, 0: ['name 0', '0.5', ''] },
      rowCount: 1234,
      columnCount: 3,
      chart: null,
    })
  })

  test('stores of wide tables and long cells what a page can show', async () => {
    const header = Array.from({ length: 63 }, (_, column) => `c${column}`).join()
    const row = Array.from({ length: 63 }, () => 'ع'.repeat(900)).join()
    const table = await tableOf(csv(`${header}\n${row}\n`))
    expect(table).toMatchObject({ columns: { length: 40 }, rows: [{ length: 40 }], columnCount: 63 })
    expect(JSON.stringify(table).length).toBeLessThan(20_000)
  })

  test.each([
    ['a,b\n1,2,3\n', { rule: 'wrongNumberOfCells', where: { line: 2, expected: 2, found: 3 } }],
    ['a,b\n1,2\n3\n', { rule: 'wrongNumberOfCells', where: { line: 3, expected: 2, found: 1 } }],
    ['a,b\n"1,2\n', { rule: 'wrongQuotes', where: {} }],
    ['a,b\n1,=HYPERLINK("http://x")\n', { rule: 'wrongQuotes', where: { line: 2 } }],
    ['a,b\n1,=1+1\n', { rule: 'formula', where: { line: 2 } }],
    ['a,b;c\n1,2\n', { rule: 'unclearSeparator', where: { line: 1 } }],
    ['a,b\n', { rule: 'noRows', where: {} }],
    ['', { rule: 'noRows', where: {} }],
    ['<!doctype html><script>alert(1)</script>', { rule: 'markup', where: {} }],
    ['\u{FEFF}\n <svg onload="alert(1)">', { rule: 'markup', where: {} }],
    ['a\n"<b>shown as text</b>"\n', { table: { rowCount: 1 } }],
  ])('%j', async (text, expected) => {
    expect(await csv(text)).toMatchObject(expected)
  })

  test('in another encoding is refused, also where a byte order mark says which', async () => {
    const latin = Buffer.from('a,b\n1,2\nT\u00fcrkiye,3\n', 'latin1')
    expect(await csv(latin)).toMatchObject({ rule: 'notUtf8', where: { line: 3 } })
    expect(await csv(Buffer.from('\u{FEFF}a,b\n1,2\n', 'utf16le'))).toMatchObject({ rule: 'notUtf8' })
  })

  test('larger than files of data may be is not read at all', async () => {
    const file = { size: (largestDataFile.csv + 1) * 1024 * 1024, read: () => expect.fail('read') }
    expect(await inspectDataFile(file, 'csv')).toMatchObject({ rule: 'tooLarge' })
  })
})

describe('a chart is made', () => {
  test('of a row for each country and year, with several columns of figures', async () => {
    const text =
      'Code,Country,Year,Water (m³),Power\nJO,Jordan,2000,1,\nEG,Egypt,2000,2,5\nJO,Jordan,2001,3,6\n'
    expect(await tableOf(csv(text))).toMatchObject({
      chart: {
        measures: ['Water (m³)', 'Power'],
        lines: ['Jordan', 'Egypt'],
        years: [2000, 2001],
        values: [
          [
            [1, 3],
            [2, null],
          ],
          [
            [null, 6],
            [5, null],
          ],
        ],
      },
    })
  })

  test('in the order of the file, also where its first rows lack values', async () => {
    const text = 'country,year,a,b,c\nJO,2000,,2,\nEG,2000,1,,\nJO,2001,3,4,\nEG,2001,5,6,\n'
    expect(await tableOf(csv(text))).toMatchObject({
      chart: { measures: ['a', 'b'], lines: ['JO', 'EG'] },
    })
  })

  test('of a row for each value, by indicator', async () => {
    const text = 'indicator,country,year,value\na,JO,2000,1\nb,JO,2000,2\na,JO,2001,3\n'
    expect(await tableOf(csv(text))).toMatchObject({
      chart: { measures: ['a', 'b'], lines: ['JO'], values: [[[1, 3]], [[2, null]]] },
    })
  })

  test('of a column for each year', async () => {
    expect(await tableOf(csv('country;2000;2001\nJordan;1;2\nEgypt;;4\n'))).toMatchObject({
      chart: {
        lines: ['Jordan', 'Egypt'],
        years: [2000, 2001],
        values: [
          [
            [1, 2],
            [null, 4],
          ],
        ],
      },
    })
  })

  test('of a row for each year', async () => {
    expect(await tableOf(csv('سال,مقدار\n2000,1\n2001,2\n'))).toMatchObject({
      chart: { measures: ['مقدار'], lines: [''], values: [[[1, 2]]] },
    })
  })

  test.each([
    ['rows say different things of the same line and year', 'country,year,value\nJO,2000,1\nJO,2000,2\n'],
    ['they write its year in two ways', 'country,year,value\nJO,2000,1\nJO, 2000,2\nJO,2001,3\n'],
    ['there is one year only', 'country,year,value\nJO,2000,1\nEG,2000,2\n'],
    ['no column has figures', 'country,year,value\nJO,2000,much\nJO,2001,more\n'],
    ['two columns of figures have one heading', 'Year,Amount,Amount\n2000,1,100\n2001,2,\n2002,3,300\n'],
    [
      'two columns of figures differ after what is stored of their headings',
      `Year,${'a'.repeat(200)}1,${'a'.repeat(200)}2\n2000,1,100\n2001,2,\n`,
    ],
    ['two columns are of one year', 'country,2000,2000 [YR2000],2001\nJordan,1,,3\nEgypt,,2,4\n'],
    ['a comma may part thousands or decimals', 'year;value\n2000;1,234\n2001;1,5\n'],
    [
      'there are more lines than anybody reads',
      `name,year,value\n${Array.from({ length: 122 }, (_, n) => `n${n >> 1},${2000 + (n & 1)},1\n`).join('')}`,
    ],
  ])('of nothing where %s', async (_, text) => {
    expect(await tableOf(csv(text))).toMatchObject({ chart: null })
  })
})

describe('a chart that was stored is read', () => {
  const columnsOf = (...names: string[]) =>
    names.map((name) => ({ name, isNumeric: name !== 'Country' && name !== 'Indicator' }))
  const read = (names: readonly string[], measures: readonly string[]) =>
    dataTable.parse({
      columns: columnsOf(...names),
      rows: [],
      rowCount: 3,
      columnCount: names.length,
      chart: { measures, lines: [''], years: [2000, 2001], values: measures.map(() => [[1, 2]]) },
    }).chart

  test.each([
    ['two columns of figures have one heading', ['Year', 'Amount', 'Amount'], ['Amount']],
    ['two of several have', ['Year', 'Area', 'Amount', 'Amount'], ['Area', 'Amount']],
    ['two columns are of one year', ['Country', '2000', '2000 [YR2000]', '2001'], ['']],
    ['they are, of several indicators', ['Indicator', '2000', '2000 [YR2000]', '2001'], ['a', 'b']],
  ])('as none where %s', (_, names, measures) => {
    expect(read(names, measures)).toBe(null)
  })

  test.each([
    ['a column for each measure', ['Country', 'Country', 'Year', 'Area', 'Amount'], ['Area', 'Amount']],
    ['a column of indicators', ['Indicator', 'Country', 'Year', 'Value'], ['a', 'b']],
    ['a column for each year', ['Country', '2000', '2001'], ['']],
  ])('as it is where the table has %s', (_, names, measures) => {
    expect(read(names, measures)).toMatchObject({ measures })
  })
})

describe('JSON', () => {
  const records = [
    { year: 2000, value: 1 },
    { year: 2001, value: null, note: 'x' },
  ]

  test.each([
    ['a list of records', records],
    ['a list of records beside what is said of it', { licence: 'CC0', columns: [{ a: {} }], rows: records }],
  ])('that is %s is a table', async (_, data) => {
    expect(await tableOf(json(data))).toMatchObject({
      columns: [{ name: 'year' }, { name: 'value' }, { name: 'note', isNumeric: false }],
      rows: [
        ['2000', '1', ''],
        ['2001', '', 'x'],
      ],
      rowCount: 2,
    })
  })

  test.each([
    ['of another shape is taken without a table', { a: { b: 1 } }, { table: null }],
    ['that is no JSON is refused', '{"a":', { rule: 'notJson' }],
    ['that is no object or list is refused', '"text"', { rule: 'notJson' }],
    ['that is markup is refused', '<html></html>', { rule: 'markup' }],
    ['that is nested without end is no table', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, { table: null }],
  ])('%s', async (_, data, expected) => {
    expect(await json(data)).toMatchObject(expected)
  })
})
