import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import yazl from 'yazl'
import { isProblem } from './file-rows.ts'
import { makeSeededRandom } from '../../content/seeded-random.ts'
import { allOf, inShort } from './entries-for-tests.ts'
import { readDdf } from './ddf.ts'
import type { ArchiveLimits } from './ddf-folder.ts'
import { readFile } from './read-file.ts'
import { wholeReading } from './whole-reading.ts'

const all = mkdtempSync(path.join(tmpdir(), 'ddf-'))
afterAll(() => rmSync(all, { recursive: true }))

let place: string
beforeEach(() => {
  place = mkdtempSync(path.join(all, 'folder-'))
})

const entriesIn = (of: string) =>
  allOf(
    readFile(of, {
      ...{ format: 'ddf', decimalMark: ',', thousandsSeparator: '.', editionYear: 2026, indicator: null },
    }),
  )

const read = async (of: string) => inShort(await entriesIn(of))

function packageOf(...names: string[]): string {
  return JSON.stringify({
    name: 'ddf--made--up',
    resources: [
      { path: 'ddf--concepts.csv', name: 'concepts', schema: { fields: [], primaryKey: 'concept' } },
      ...names.map((name) => ({
        path: name,
        name,
        schema: { fields: [], primaryKey: name.includes('age') ? ['geo', 'age', 'time'] : ['geo', 'time'] },
      })),
    ],
  })
}

const withdrawal = 'ddf--datapoints--withdrawal--by--geo--time.csv'
const forest = 'countries/ddf--datapoints--forest--by--geo--time.csv'

const files: Readonly<Record<string, string>> = {
  'datapackage.json': packageOf(withdrawal, forest, 'ddf--datapoints--deaths--by--geo--age--time.csv'),
  'ddf--concepts.csv': 'concept,concept_type\nwithdrawal,measure\n',
  [withdrawal]: 'geo,time,withdrawal\nmar,2021,10.431\nmar,2022,10.431\nworld,2022,4000\ntun,2022,\n',
  [forest]: 'time,geo,forest\n2020,jor,"1.1"\n2020,egy,x\n',
  'ddf--datapoints--deaths--by--geo--age--time.csv': 'geo,age,time,deaths\nmar,5,2020,1\n',
}

const expected = [
  '2 withdrawal ma 2021 10.431',
  '3 withdrawal ma 2022 10.431',
  '4 unknownCountry world',
  '2 forest jo 2020 1.1',
  '3 wrongNumber x',
]

function writeFolder(content: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(content)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    writeFileSync(path.join(place, name), text)
  }
}

async function writeArchive(content: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const archive = new yazl.ZipFile()
  for (const [name, text] of Object.entries(content)) archive.addBuffer(Buffer.from(text), name)
  archive.end()
  const file = path.join(place, 'ddf.zip')
  writeFileSync(file, await buffer(archive.outputStream))
  return file
}

test('a folder gives the values by country and year that it lists, and problems with their file', async () => {
  writeFolder(files)
  const entries = await entriesIn(place)
  expect(inShort(entries)).toEqual(expected)
  expect(entries.filter(isProblem).map(({ file }) => file)).toEqual([withdrawal, path.basename(forest)])
})

test('so does an archive of it, also with the folder itself in it', async () => {
  expect(await read(await writeArchive(files))).toEqual(expected)
  const inside = Object.fromEntries(Object.entries(files).map(([name, text]) => [`ddf-main/${name}`, text]))
  expect(await read(await writeArchive(inside))).toEqual(expected)
})

test('no path and no link leads out of a folder', async () => {
  const secret = path.join(all, 'ddf--datapoints--secret--by--geo--time.csv')
  writeFileSync(secret, 'geo,time,secret\nmar,2020,1\n')
  const link = 'ddf--datapoints--link--by--geo--time.csv'
  const names = [`../${path.basename(secret)}`, secret, `a/../../${path.basename(secret)}`, link]
  writeFolder({ 'datapackage.json': packageOf(...names), 'a/b.csv': '' })
  symlinkSync(secret, path.join(place, link))
  expect(await read(place)).toEqual(names.map((name) => `1 wrongShape ${name.slice(0, 80)}`))
})

test('one file that is wrong hides nothing of the others', async () => {
  writeFolder({
    ...files,
    [withdrawal]: 'place,time,withdrawal\nmar,2021,10.431\n',
    'datapackage.json': packageOf(withdrawal, 'ddf--datapoints--absent--by--geo--time.csv', forest),
  })
  expect(await read(place)).toEqual([
    '1 missingColumn geo',
    '1 wrongShape ddf--datapoints--absent--by--geo--time.csv',
    '2 forest jo 2020 1.1',
    '3 wrongNumber x',
  ])
})

test('what is no such folder is refused', async () => {
  expect(await read(place)).toEqual(['1 wrongShape datapackage.json'])
  writeFolder({ 'datapackage.json': '{' })
  expect(await read(place)).toEqual(['1 notJson'])
  writeFolder({ 'datapackage.json': '{"resources":[{"path":5}]}' })
  expect(await read(place)).toEqual(['1 wrongShape datapackage.json.resources.0.path'])
  writeFolder({ 'not-a.zip': 'geo,time\n' })
  expect(await read(path.join(place, 'not-a.zip'))).toEqual(['1 wrongShape zip'])
})

test('an archive with other paths than its own, or with less in it than it says, is refused', async () => {
  const file = await writeArchive({ 'datapackage.json': packageOf('xxxxxx.csv') })
  const bytes = readFileSync(file)
  const outside = Buffer.from(
    bytes.toString('latin1').replaceAll('datapackage.json', '../apackage.json'),
    'latin1',
  )
  writeFileSync(file, outside)
  expect(await read(file)).toEqual(['1 wrongShape zip'])
  writeFileSync(file, bytes.subarray(0, bytes.length - 10))
  expect(await read(file)).toEqual(['1 wrongShape zip'])
})

test('an archive that unpacks to more than it may, or has more files, is refused on the way', async () => {
  const many = `geo,time,withdrawal\n${'mar,2020,1\n'.repeat(100_000)}`
  const file = await writeArchive({ ...files, [withdrawal]: many })
  const readWithin = async (limits: ArchiveLimits) =>
    inShort(await allOf(wholeReading(readDdf(file, limits))))
  const whole = await readWithin({ entries: 5, bytes: 2_000_000 })
  expect(whole).toEqual(['2 withdrawal ma 2020 1', '2 forest jo 2020 1.1', '3 wrongNumber x'])
  const cut = await readWithin({ entries: 5, bytes: 1_000_000 })
  expect(cut).toEqual(['2 withdrawal ma 2020 1', '1 tooLarge'])
  expect(await readWithin({ entries: 4, bytes: 2_000_000 })).toEqual(['1 tooLarge'])
})

test('whatever became of an archive’s bytes, rows and problems come of it', async () => {
  const bytes = readFileSync(await writeArchive(files))
  const file = path.join(place, 'spoiled.zip')
  for (let index = 0; index < 150; index += 1) {
    const random = makeSeededRandom(`archive ${index}`)
    const spoiled = Buffer.from(bytes)
    const changes = random.integer(1, 4)
    for (let change = 0; change < changes; change += 1) {
      spoiled[random.integer(0, bytes.length - 1)] = random.integer(0, 255)
    }
    writeFileSync(file, random.chance(0.2) ? spoiled.subarray(0, random.integer(0, bytes.length)) : spoiled)
    expect((await entriesIn(file)).length, `archive ${index}`).toBeGreaterThan(0)
  }
})
