import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { FileEntry } from '../../figures/importers/file-rows.ts'
import { openDataImports } from '../support/data-imports.ts'
import { testSiteUrl } from '../support/test-api.ts'
import { testNow, writeOrganization } from '../support/test-records.ts'

const imports = await openDataImports()
afterAll(() => imports.close())
const { database, files, fileOf, newImport, newIndicator, published, publishing } = imports

test('files of an update have the status of a value before and after, in the words of the files of either version', async () => {
  const { payload } = database
  await writeOrganization(payload)
  await payload.update({
    collection: 'countries',
    where: { code: { equals: 'jo' } },
    data: { name: 'Jordan', _status: 'published' },
  })
  const indicator = await newIndicator('withdrawal')
  await published(
    'An edition',
    [indicator, 'jo', 2020, 1.1],
    [indicator, 'jo', 2021, 1.1],
    [indicator, 'jo', 2022, 3],
    [indicator, 'jo', 2023, 4],
  )
  const id = await newImport('A correction')
  async function* withStatus(): AsyncGenerator<FileEntry> {
    const row = { indicator, country: 'jo', status: null }
    yield { ...row, line: 2, year: 2021, value: 1.1, status: 'estimated' }
    yield { ...row, line: 3, year: 2022, value: 3.5 }
    yield { ...row, line: 4, year: 2023, value: null }
  }
  await files.readFileForImport(
    payload,
    { import: id, place: fileOf(), name: 'figures.csv' },
    { by: 'Editor', readers: { 'long-csv': withStatus } },
  )
  await publishing.publishImport(payload, id)
  const [{ PageCache }, { PictureMaker }, { readContentVersion }, { updateFiles }] = await Promise.all([
    import('../../server/page-cache/page-cache.ts'),
    import('../../server/pictures/picture-maker.ts'),
    import('../../store/database/content-version.ts'),
    import('../../server/figures/update-files.ts'),
  ])
  const version = await readContentVersion(payload)
  const failures: unknown[] = []
  const options = {
    payload,
    cache: new PageCache({
      maximumBytes: 1_000_000,
      version: () => version.whole,
      now: Date.now,
      onFailure: (_key, error) => failures.push(error),
    }),
    pictures: new PictureMaker({ maximumBytes: 1_000_000, mostWaiting: 0 }),
    siteUrl: testSiteUrl,
    now: () => testNow,
    contentVersion: () => version,
  }
  const server = new Hono()
  for (const language of ['en', 'fr'] as const) server.route(`/${language}`, updateFiles(options, language))
  const read = async (path: string) => (await server.request(path)).text()
  expect(JSON.parse(await read('/en/a-correction.json'))).toMatchObject({
    changes: [
      { year: 2021, former_value: 1.1, former_status: 'carried', value: 1.1, status: 'estimated' },
      { year: 2022, former_value: 3, former_status: 'observed', value: 3.5, status: 'observed' },
      { year: 2023, former_value: 4, former_status: 'observed', value: null, status: null },
    ],
  })
  const rowsOf = async (language: string) =>
    (await read(`/${language}/a-correction.csv`))
      .split('\r\n')
      .map((row) => row.split(',').slice(4).join(','))
  expect(await rowsOf('en')).toEqual([
    'year,former_value,value,unit,former_status,status',
    '2021,1.1,1.1,m³,carried,estimated',
    '2022,3,3.5,m³,observed,observed',
    '2023,4,,m³,observed,',
    '',
  ])
  expect((await rowsOf('fr')).slice(0, 2)).toEqual([
    'année,valeur antérieure,valeur,unité,statut antérieur,statut',
    '2021,1.1,1.1,m³,Reportée,Estimée',
  ])
  expect(failures).toEqual([])
})
