import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import type { FileEntry } from '../../figures/importers/file-rows.ts'
import { plainOptions, plainReaders } from '../support/figure-files.ts'
import { callRest } from '../support/rest.ts'
import { openDataImports } from '../support/data-imports.ts'

const imports = await openDataImports()
afterAll(() => imports.close())
const {
  database,
  folder,
  editor,
  publishing,
  files,
  reading,
  newIndicator,
  idOfIndicator,
  newImport,
  fileOf,
  read,
  staged,
  valuesOf,
} = imports
const { thousandsSeparators, writtenOptions } = await import('../../figures/data-imports/options.ts')
const states = await import('../../figures/data-imports/import-state.ts')
const summaries = await import('../../figures/data-imports/summary.ts')
const content = await import('../../store/read/list-records.ts')
const { rawSql } = await import('../../store/database/raw-sql.ts')
const { importFigures } = await import('../../commands/steps/import-figures.ts')
const { dataImportKind } = await import('../../figures/data-imports/kind.ts')

const refused = (refusal: string) => expect.objectContaining({ refusal })

describe('a file', () => {
  test('is read without anything becoming public', async () => {
    const slug = await newIndicator('read-only')
    const id = await newImport('Read only')
    const state = await read(id, fileOf([slug, 'jo', 2020, 1.5], [slug, 'eg', 2020, 2]))
    expect(state).toMatchObject({ state: 'ready', entries: 2, staged: 2, problems: 0, published: null })
    expect(await valuesOf(slug)).toEqual({})
    expect((await content.findRecord(dataImportKind, reading(), String(id))).found).toBe(false)
  })

  test('with a wrong row is refused whole, each wrong row by its line and reason', async () => {
    const slug = await newIndicator('refused')
    const id = await newImport('Refused')
    const state = await read(
      id,
      fileOf(
        [slug, 'jo', 2020, 1],
        [slug, 'world', 2020, 2],
        [slug, 'jo', 2021, '..'],
        ['nobody-knows-it', 'jo', 2020, 4],
        [slug, 'jo', 2020, 5],
        [slug, 'jo', 2020, 1],
      ),
    )
    expect(state).toMatchObject({ state: 'refused', staged: 0, problems: 4 })
    const { problems } = await summaries.summarizeImport(database.payload, id, 'en')
    expect(problems.first.map(({ line }) => line)).toEqual([3, 4, 5, 6])
    expect(problems.first[3]?.reason).toMatch(/^Line 2 gives another value/)
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('hasProblems'))
    const corrected = await read(id, fileOf([slug, 'jo', 2020, 1]))
    expect(corrected).toMatchObject({ state: 'ready', staged: 1, problems: 0 })
    expect((await summaries.summarizeImport(database.payload, id, 'en')).problems.first).toEqual([])
  })

  test('may have rows left out, where that is declared', async () => {
    const slug = await newIndicator('left-out')
    const id = await newImport('Left out', { unknownCountries: 'leave-out', unknownIndicators: 'leave-out' })
    const state = await read(
      id,
      fileOf([slug, 'world', 2020, 1], ['nobody-knows-it', 'jo', 2020, 1], [slug, 'jo', 2020, 1]),
    )
    expect(state).toMatchObject({ state: 'ready', staged: 1, leftOut: 2, problems: 0 })
  })

  test('names indicators by any of the codes that editors listed, and by none that two have', async () => {
    const slug = await newIndicator('coded', {
      codesInFiles: [{ codeInFile: 'ER.H2O.FWTL.K3' }, { codeInFile: 'shared-code' }],
    })
    await newIndicator('coded-too', { codesInFiles: [{ codeInFile: 'shared-code' }] })
    const id = await newImport('Coded')
    expect(await read(id, fileOf(['er.h2o.fwtl.k3', 'jo', 2020, 7]))).toMatchObject({ state: 'ready' })
    expect(await read(id, fileOf(['shared-code', 'jo', 2020, 7]))).toMatchObject({ state: 'refused' })
    await read(id, fileOf(['er.h2o.fwtl.k3', 'jo', 2020, 7]))
    await publishing.publishImport(database.payload, id)
    expect(await valuesOf(slug)).toEqual({ 'jo 2020': 7 })
  })

  test('without values is refused', async () => {
    const id = await newImport('Empty')
    expect(await read(id, fileOf())).toMatchObject({ state: 'refused', problems: 1 })
  })

  test('of which the reading broke off goes on after the last row that was staged', async () => {
    const slug = await newIndicator('broken-off')
    const id = await newImport('Broken off')
    const place = fileOf(...Array.from({ length: 4500 }, (_, index) => [slug, 'jo', index, index] as const))
    const given: number[] = []
    const readers = (most: number) => ({
      'long-csv': async function* counted(file: string): AsyncGenerator<FileEntry> {
        for await (const entry of plainReaders['long-csv'](file)) {
          if (entry.line > most) throw new Error('The line was cut')
          yield entry
        }
      },
    })
    const readUpTo = (most: number) =>
      files.readFileForImport(
        database.payload,
        { import: id, place, name: 'figures.csv' },
        { by: null, readers: readers(most), onProgress: (entries) => given.push(entries) },
      )
    await expect(readUpTo(3000)).rejects.toThrow('The line was cut')
    expect(await states.readImportState(database.payload, id)).toMatchObject({
      state: 'reading',
      staged: 2000,
    })
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('stillReading'))
    expect(await readUpTo(Infinity)).toMatchObject({ state: 'ready', entries: 4500, staged: 4500 })
    expect(given).toEqual([2000, 4000, 4500])
  })

  test('is read anew when how it is read has changed, and not published as it was read before', async () => {
    const slug = await newIndicator('read-anew')
    const id = await staged('Read anew', [slug, 'jo', 2020, 1])
    await database.payload.update({
      collection: 'data-imports',
      id,
      draft: true,
      data: { editionYear: 2025 },
    })
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('optionsChanged'))
    await read(id, fileOf([slug, 'jo', 2020, 1]))
    expect(await publishing.publishImport(database.payload, id)).toMatchObject({ editionYear: 2025 })
  })
})

describe('numbers with one mark for both thousands and decimals', () => {
  const sameMarks = { thousandsSeparator: 'separated-by-point' } as const
  const mayBeReadTwoWays = (slug: string) => fileOf([slug, 'jo', 2020, '1.234'])

  test.each([sameMarks, { decimalMark: 'comma', thousandsSeparator: 'separated-by-comma' }])(
    'are not read: %o',
    async (marks) => {
      const slug = await newIndicator(`same-${marks.thousandsSeparator}`)
      const id = await newImport('Same marks', marks)
      await expect(read(id, mayBeReadTwoWays(slug))).rejects.toEqual(refused('sameMarks'))
      expect(await states.readImportState(database.payload, id)).toBeUndefined()
    },
  )

  test('are not read by the command either, which then leaves no import', async () => {
    const count = () => database.payload.count({ collection: 'data-imports' })
    const before = await count()
    const asked = {
      place: mayBeReadTwoWays(await newIndicator('same-by-command')),
      name: 'figures.csv',
      title: undefined,
      publishes: true,
      indicator: undefined,
      options: { ...plainOptions, ...sameMarks },
    }
    await expect(importFigures(database.payload, asked, plainReaders)).rejects.toThrow(
      /decimal mark and the thousands separator are the same/,
    )
    expect(await count()).toEqual(before)
  })

  test('are not published where an earlier release read them, and can be undone where it published them', async () => {
    const slug = await newIndicator('same-before')
    const id = await newImport('Same marks before')
    const withMarks = async (thousandsSeparator: keyof typeof thousandsSeparators) => {
      await database.payload.update({
        collection: 'data-imports',
        id,
        draft: true,
        data: { thousandsSeparator },
      })
      const { write } = await rawSql(database.payload)
      const options = writtenOptions({
        ...plainOptions,
        thousandsSeparator,
        indicator: null,
      })
      await write([sql`UPDATE figures_imports SET options = ${options} WHERE import_id = ${id}`])
    }
    await read(id, mayBeReadTwoWays(slug))
    await withMarks('separated-by-point')
    await expect(publishing.publishImport(database.payload, id)).rejects.toEqual(refused('sameMarks'))
    await withMarks('no-separator')
    await publishing.publishImport(database.payload, id)
    await withMarks('separated-by-point')
    await publishing.undoImport(database.payload, id)
    expect(await valuesOf(slug)).toEqual({})
  })
})

test('DDF is taken as a ZIP archive too', async () => {
  const slug = await newIndicator('archived')
  const id = await newImport('Archive', { format: 'ddf' })
  const table = `ddf--datapoints--${slug}--by--geo--time.csv`
  const archive = new yazl.ZipFile()
  for (const [name, text] of [
    [
      'datapackage.json',
      JSON.stringify({ resources: [{ path: table, schema: { primaryKey: ['geo', 'time'] } }] }),
    ],
    [table, `geo,time,${slug}\njor,2020,1\n`],
  ] as const)
    archive.addBuffer(Buffer.from(text), `ddf-main/${name}`)
  archive.end()
  const form = new FormData()
  form.append('file', new Blob([await buffer(archive.outputStream)], { type: 'application/zip' }), 'ddf.zip')
  const answer = await callRest(database.payload, editor, `/data-imports/${id}/figures/file`, {
    method: 'POST',
    body: form,
  })
  expect(await answer.json()).toMatchObject({ state: 'ready', file: { name: 'ddf.zip' }, counts: { new: 1 } })
})

describe('a folder that is sent as its files', () => {
  const sendFolder = async (id: number, texts: Readonly<Record<string, string>>) => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ name: 'ddf-main', paths: Object.keys(texts) }))
    for (const [index, text] of Object.values(texts).entries())
      form.append('file', new Blob([text]), String(index))
    return callRest(database.payload, editor, `/data-imports/${id}/figures/file`, {
      method: 'POST',
      body: form,
    })
  }
  const packageOf = (table: string) =>
    JSON.stringify({ resources: [{ path: table, schema: { primaryKey: ['geo', 'time'] } }] })

  test('is read with its subfolders', async () => {
    const slug = await newIndicator('foldered')
    const id = await newImport('Folder', { format: 'ddf' })
    const table = `points/by year/ddf--datapoints--${slug}--by--geo--time.csv`
    const answer = await sendFolder(id, {
      [table]: `geo,time,${slug}\njor,2020,1\n`,
      'datapackage.json': packageOf(table),
    })
    expect(await answer.json()).toMatchObject({
      state: 'ready',
      file: { name: 'ddf-main' },
      counts: { new: 1 },
    })
  })

  test.each([
    ['../outside.csv'],
    ['points/../../outside.csv'],
    ['/outside.csv'],
    ['..\\outside.csv'],
    ['points//outside.csv'],
    ['datapackage.json/outside.csv'],
  ])('is refused with a file at %s', async (outside) => {
    const id = await newImport('Outside', { format: 'ddf' })
    const answer = await sendFolder(id, { 'datapackage.json': packageOf('table.csv'), [outside]: 'geo' })
    expect(answer.status).toBe(400)
    expect(await states.readImportState(database.payload, id)).toBeUndefined()
  })
})

test('a file whose header has two separators is read with the one that its record declares', async () => {
  const slug = await newIndicator('separated')
  const place = path.join(folder, 'separated.csv')
  writeFileSync(place, `country;year;value;"note, if any";a,b\njo;2020;1;;\n`)
  const readWith = async (separator: string) => {
    const indicatorId = Number(await idOfIndicator(slug))
    const id = await newImport(`Separated ${separator}`, { indicator: indicatorId, separator })
    return files.readFileForImport(
      database.payload,
      { import: id, place, name: 'separated.csv' },
      { by: null },
    )
  }
  expect(await readWith('automatic')).toMatchObject({ state: 'refused' })
  expect(await readWith('by-semicolon')).toMatchObject({ state: 'ready', staged: 1 })
})
