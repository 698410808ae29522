import { ValidationError, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from '../support/staff-of-role.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testDocument, testNow } from '../support/test-records.ts'

let database: TestDatabase
let payload: Payload

beforeAll(async () => {
  database = await openTestDatabase()
  payload = database.payload
})
afterAll(() => database.close())

const text = 'Country,Year,Water (m³)\nJordan,2000,1.5\nJordan,2001,2\n'
const fileOf = (name: string, content: Buffer | string, mimetype: string) => {
  const data = Buffer.from(content)
  return { name, data, size: data.length, mimetype }
}
const upload = (name: string, content: Buffer | string = text, mimetype = 'text/csv') =>
  payload.create({
    collection: 'documents',
    data: { title: name },
    file: fileOf(name, content, mimetype),
  })

/** What an attempt is refused with, and where that is said. */
async function refusal(attempt: Promise<unknown>): Promise<{ path?: string; message?: string }> {
  const error: unknown = await attempt.catch((reason: unknown) => reason)
  if (!(error instanceof ValidationError)) throw new Error(`Not a validation error: ${String(error)}`)
  return error.data.errors[0] ?? {}
}

async function read(...names: string[]) {
  const { readDataTables } = await import('../../figures/datasets/read-data-tables.ts')
  return readDataTables({ payload, language: 'en', now: testNow }, names)
}

test('what pages show of a file of data is stored when it is uploaded, and goes with the file', async () => {
  const { id, filename, dataRows, dataColumns, mimeType } = await upload('water.csv')
  expect({ dataRows, dataColumns, mimeType }).toEqual({ dataRows: 2, dataColumns: 3, mimeType: 'text/csv' })
  const table = (await read('water.csv')).get(filename ?? '')
  expect(table).toMatchObject({
    rows: [
      ['Jordan', '2000', '1.5'],
      ['Jordan', '2001', '2'],
    ],
    chart: { lines: ['Jordan'], years: [2000, 2001], values: [[[1.5, 2]]] },
  })
  const renamed = await payload.update({ collection: 'documents', id, data: { title: 'Water' } })
  expect(renamed.dataRows).toBe(2)
  const replaced = await payload.update({
    collection: 'documents',
    id,
    data: {},
    file: fileOf('water.pdf', testDocument, 'application/pdf'),
  })
  expect(replaced.dataRows).toBe(null)
  expect((await read(replaced.filename ?? '')).size).toBe(0)
})

test('CSV that a browser calls a spreadsheet is CSV; JSON is taken', async () => {
  expect((await upload('excel.csv', text, 'application/vnd.ms-excel')).mimeType).toBe('text/csv')
  const json = await upload('list.json', '[{"year":2000,"value":1}]', 'application/json')
  expect([json.mimeType, json.dataRows]).toEqual(['application/json', 1])
  expect((await upload('other.json', '{"a":{"b":1}}', 'application/json')).dataRows).toBe(null)
})

test.each([
  ['page.csv', '<!doctype html><p>', 'text/csv', 'holds a web page'],
  ['latin.csv', Buffer.from('a,b\n\u00e9,1\n', 'latin1'), 'text/csv', 'not text in UTF-8 (line 2)'],
  ['ragged.csv', 'a,b\n1\n', 'text/csv', 'line 2: the number of cells is 1'],
  ['broken.json', '{"a":', 'application/json', 'is not valid JSON'],
  ['data.txt', text, 'text/csv', 'is not what its name says'],
])('%s is refused, with a sentence beside the file', async (name, content, type, sentence) => {
  const before = (await payload.count({ collection: 'documents' })).totalDocs
  const said = await refusal(upload(name, content, type))
  expect(said).toMatchObject({ path: 'file', message: expect.stringContaining(sentence) })
  expect((await payload.count({ collection: 'documents' })).totalDocs).toBe(before)
})

test('a form in CSV that belongs to a tender is taken, without a table; what is no CSV is not', async () => {
  const uploadBy = (user: TypedUser, name: string, content: Buffer | string) =>
    payload.create({
      collection: 'documents',
      data: { title: name },
      file: fileOf(name, content, 'text/csv'),
      user,
      overrideAccess: false,
    })
  const procurement = await staffOf(payload, 'Procurement', 'procurement')
  const editor = await staffOf(payload, 'Editor', 'procurement', 'editor')
  const unshowable = [
    ['prices.csv', 'Bill of quantities\nItem,Price,Total\n1,,\n'],
    ['formulas.csv', 'Item,Total\n1,=A1*2\n'],
    ['quotes.csv', 'Item,Note\n1,"open\n'],
    ['separators.csv', 'Item;Price,Total\n1;2,3\n'],
    ['empty.csv', 'Item,Price\n'],
  ] as const
  for (const [name, content] of unshowable) {
    expect(await refusal(uploadBy(editor, name, content)), name).toMatchObject({ path: 'file' })
    const { mimeType, dataRows, filename } = await uploadBy(procurement, name, content)
    expect({ mimeType, dataRows }, name).toEqual({ mimeType: 'text/csv', dataRows: null })
    expect((await read(filename ?? '')).size, name).toBe(0)
  }
  expect((await uploadBy(procurement, 'plan.csv', text)).dataRows).toBe(2)
  for (const [name, content] of [
    ['page.csv', '<!doctype html><p>'],
    ['latin.csv', Buffer.from('a,b\n\u00e9,1\n', 'latin1')],
  ] as const)
    expect(await refusal(uploadBy(procurement, name, content)), name).toMatchObject({ path: 'file' })
})

test('a dataset is published with a file of data, which can be in no language; other files can not', async () => {
  const data = (await upload('figures.csv')).id
  const pdf = (await upload('notes.pdf', testDocument, 'application/pdf')).id
  const publish = (kind: 'dataset' | 'report', files: { file: number; language?: 'en' | null }[]) =>
    payload.create({
      collection: 'publications',
      data: { title: 'Data', kind, publishedOn: testNow.toISOString(), files, _status: 'published' },
    })
  expect(await refusal(publish('dataset', [{ file: pdf, language: 'en' }]))).toMatchObject({
    path: 'files',
    message: expect.stringContaining('at least one file of data'),
  })
  expect(await refusal(publish('dataset', []))).toMatchObject({ path: 'files' })
  expect(await refusal(publish('report', [{ file: pdf }]))).toMatchObject({
    path: 'files.0.language',
    message: expect.stringContaining('language of this file'),
  })
  await publish('report', [{ file: pdf, language: 'en' }])
  const { id } = await publish('dataset', [{ file: pdf, language: 'en' }, { file: data }])
  const { publicationKind } = await import('../../content/publications/kind.ts')
  const { listRecords } = await import('../../store/read/list-records.ts')
  const { records } = await listRecords(
    publicationKind,
    { payload, language: 'en', now: testNow },
    { filters: { kind: 'dataset' }, perPage: 0 },
  )
  expect(records.map((one) => [one.id, one.files.map(({ language }) => language)])).toEqual([
    [String(id), ['en', null]],
  ])
})

test('a draft of a dataset may still lack its data', async () => {
  const draft = await payload.create({
    collection: 'publications',
    draft: true,
    data: { title: 'Data to come', kind: 'dataset', publishedOn: testNow.toISOString(), _status: 'draft' },
  })
  expect(draft._status).toBe('draft')
})
