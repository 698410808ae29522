import { sql } from '@payloadcms/db-sqlite/drizzle'
import { Hono } from 'hono'
import type { Payload, TypedUser } from 'payload'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withYear } from '../../figures/downloads/year-to-fill.ts'
import { languageList } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { countryMaps } from '../../server/maps/country-maps.ts'
import { worldReader } from '../../server/maps/world-topology.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import { openTestApi, testSiteUrl, type TestApi } from '../support/test-api.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { PictureMaker } from '../../server/pictures/picture-maker.ts'
import { callRest } from '../support/rest.ts'
import { staffOf } from '../support/staff-of-role.ts'
import { testNow } from '../support/test-records.ts'

let api: TestApi
let server: Hono
let failures: unknown[]
let contentVersion: ContentVersion
let pictures: PictureMaker
let datasetFile: number

beforeAll(async () => {
  api = await openTestApi()
  const { payload } = api
  datasetFile = await publishDataset(payload)
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { figureFiles } = await import('../../server/figures/figure-files.ts')
  const { PictureMaker } = await import('../../server/pictures/picture-maker.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  contentVersion = await readContentVersion(payload)
  failures = []
  const cache = new PageCache({
    maximumBytes: 10_000_000,
    version: () => contentVersion.whole,
    now: () => testNow.getTime(),
    onFailure: (_key, error) => failures.push(error),
  })
  pictures = new PictureMaker({ maximumBytes: 10_000_000, mostWaiting: 0 })
  const shared = {
    payload,
    cache,
    pictures,
    siteUrl: testSiteUrl,
    now: () => testNow,
    contentVersion: () => contentVersion,
  }
  server = new Hono()
  figureFiles(server, { ...shared, drawCountryMap: countryMaps(worldReader()) })
})
afterAll(() => api.close())

/** A file of data, as an editor uploads it. */
function dataFile(lastValue: number) {
  const data = Buffer.from(`Country,Year,Wells\nJordan,2000,1.5\nJordan,2001,${lastValue}\nEgypt,2001,7\n`)
  return { name: 'wells.csv', data, size: data.length, mimetype: 'text/csv' }
}

/** @returns the number of its file in the library of documents */
async function publishDataset(payload: Payload): Promise<number> {
  const { id } = await payload.create({
    collection: 'documents',
    data: { title: 'Wells' },
    file: dataFile(2),
  })
  await payload.create({
    collection: 'publications',
    data: {
      title: 'Wells of two countries',
      slug: 'wells',
      kind: 'dataset',
      publishedOn: testNow.toISOString(),
      authors: [{ name: 'Haddad, Rima' }],
      files: [{ file: id }],
      _status: 'published',
    },
  })
  return id
}

/** As the server learns of what was published. */
async function renew(): Promise<void> {
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  contentVersion = await readContentVersion(api.payload)
}

const ask = (path: string) => server.request(`${testSiteUrl}${path}`)
const read = async (path: string) => (await ask(path)).text()
const indicator = '/data-tools/indicators/water-withdrawal'

const values = z.array(
  z.object({
    year: z.number(),
    value: z.number(),
    status: z.string(),
    unchanged_since: z.number().nullable(),
  }),
)
const figures = z.object({
  version: z.number(),
  indicators: z.tuple([
    z.looseObject({ countries: z.array(z.looseObject({ code: z.string(), name: z.string(), values })) }),
  ]),
})
async function valuesOf(path: string, code = 'jo') {
  const { indicators, version } = figures.parse(JSON.parse(await read(path)))
  return { version, values: indicators[0].countries.find((country) => country.code === code)?.values }
}

/** Jordan's, as the second version has them: of an edition of 2022. */
const ofJordan = [
  { year: 2019, value: 0.904, status: 'observed', unchanged_since: null },
  { year: 2020, value: 1, status: 'observed', unchanged_since: null },
  { year: 2021, value: 1, status: 'carried', unchanged_since: 2020 },
  { year: 2022, value: 1.05, status: 'estimated', unchanged_since: null },
]

describe('the table of an indicator', () => {
  test('has a line for each value, with its status, its age and the number as it was imported', async () => {
    const answer = await ask(`${indicator}.csv`)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain('water-withdrawal.csv')
    const named = 'water-withdrawal,Water withdrawal'
    expect(
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n'),
    ).toEqual([
      '\uFEFFindicator,indicator_name,country,country_name,year,value,unit,status,unchanged_since',
      `${named},EG,Egypt,2020,77.5,billion m³ a year,observed,`,
      `${named},JO,Jordan,2019,0.904,billion m³ a year,observed,`,
      `${named},JO,Jordan,2020,1,billion m³ a year,observed,`,
      `${named},JO,Jordan,2021,1,billion m³ a year,carried,2020`,
      `${named},JO,Jordan,2022,1.05,billion m³ a year,estimated,`,
      '',
    ])
  })

  test.each(languageList)('is in the language of its address ($code)', async ({ code, pathPrefix }) => {
    const answer = await ask(`${pathPrefix}${indicator}.csv?countries=jo`)
    expect(answer.headers.get('Content-Language')).toBe(code)
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(5)
  })

  test('has names of columns, countries and statuses that readers know, beside codes', async () => {
    const [head, , , carried] = (await read(`/ar${indicator}.csv?countries=jo`)).split('\r\n')
    expect(head).toContain('السنة')
    expect(carried).toBe(
      'water-withdrawal,سحب المياه,JO,الأردن,2021,1,مليار م³ في السنة,مرحَّلة من سنة سابقة,2020',
    )
  })

  test('has the countries that are chosen, and refuses codes that are none', async () => {
    expect(await read(`${indicator}.csv?countries=eg`)).not.toContain('JO')
    const refused = await ask(`${indicator}.csv?countries=eg,xx`)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('“xx” is not the code of a country')
  })
})

describe('a version', () => {
  test('has the values that it had, whatever was revised since, for ever', async () => {
    expect(await valuesOf(`${indicator}.json?version=1`)).toEqual({
      version: 1,
      values: [
        ...ofJordan.slice(0, 2),
        { year: 2021, value: 1.1, status: 'observed', unchanged_since: null },
      ],
    })
    expect(await valuesOf(`${indicator}.json?version=2`)).toEqual({ version: 2, values: ofJordan })
    expect(await valuesOf(`${indicator}.json`)).toEqual({ version: 2, values: ofJordan })
  })

  test.each(['/countries/jordan/figures', '/countries/figures', indicator, `${indicator}/map`])(
    'is asked for again after a while, for it has names as they were corrected (%s)',
    async (at) => {
      const country = { collection: 'countries', where: { slug: { equals: 'jordan' } } } as const
      const address = `${at}.csv?version=1`
      const first = await ask(address)
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
      const former = await first.text()
      expect(former).toContain(',JO,Jordan,')
      await api.payload.update({ ...country, data: { name: 'Urdunn', _status: 'published' } })
      await renew()
      expect(await read(address)).toBe(former.replaceAll('Jordan', 'Urdunn'))
      await api.payload.update({ ...country, data: { name: 'Jordan', _status: 'published' } })
      await renew()
      expect(await read(address)).toBe(former)
    },
  )

  test('that does not exist is not there', async () => {
    for (const version of ['3', '0', 'x']) {
      const answer = await ask(`${indicator}.csv?version=${version}`)
      expect(answer.status, version).toBe(404)
      expect(await answer.text()).toContain(`no version ${version}`)
    }
  })
})

test('metadata say what the figures are, how old, whose, and how to cite them', async () => {
  const metadata: unknown = JSON.parse(await read(`${indicator}.metadata.json`))
  expect(metadata).toMatchObject({
    title: 'Water withdrawal',
    unit: 'billion m³ a year',
    licence: { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    version: 2,
    is_latest_version: true,
    coverage: { first_year: 2019, last_year: 2022 },
    values_by_status: { observed: 3, carried: 1, interpolated: 0, estimated: 1 },
    files: { csv: `${testSiteUrl}${indicator}.csv?version=2` },
    page: `${testSiteUrl}${indicator}?version=2`,
  })
  expect(metadata).toHaveProperty(
    'citation',
    expect.stringMatching(/Version 2, \d+ \w+ \d{4}\..*\?version=2$/),
  )
})

test('all that is known of a country is one table, as it is or as it was', async () => {
  expect((await read('/countries/jordan/figures.csv')).trim().split('\r\n')).toHaveLength(5)
  expect((await valuesOf('/countries/jordan/figures.json?version=1')).values?.at(-1)).toMatchObject({
    year: 2021,
    value: 1.1,
  })
  expect((await ask('/countries/nowhere/figures.csv')).status).toBe(404)
  expect((await ask('/countries/jordan/figures.csv?version=9')).status).toBe(404)
})

test('a map has the values of its year, as they are or as they were', async () => {
  const ofYear = async (query: string) => (await valuesOf(`${indicator}/map.json?${query}`)).values
  expect(await ofYear('year=2021')).toEqual([ofJordan[2]])
  expect(await ofYear('year=2021&version=1')).toMatchObject([{ value: 1.1, status: 'observed' }])
  expect((await ask(`${indicator}/map.csv?year=1900`)).status).toBe(404)
})

test('the table of countries has their latest values', async () => {
  expect((await valuesOf('/countries/figures.json')).values).toEqual(ofJordan.slice(-1))
  expect((await valuesOf('/countries/figures.json?version=1')).values).toMatchObject([{ value: 1.1 }])
})

const charts = [
  { of: 'a country', at: '/countries/jordan/figures' },
  { of: 'the countries', at: '/countries/figures' },
  { of: 'a map', at: `${indicator}/map` },
]

const described = z.looseObject({
  citation: z.string(),
  version: z.union([z.string(), z.number()]),
  page: z.string(),
  files: z.record(z.string(), z.string()),
})

/** What metadata in Arabic say, once each of the files that they name has answered. */
async function taken(at: string) {
  const metadata = described.parse(JSON.parse(await read(`/ar${at}.metadata.json`)))
  expect(metadata.citation).toContain(metadata.page)
  expect(Object.keys(metadata.files)).toEqual(['csv', 'json', 'svg', 'png', 'metadata.json'])
  for (const file of Object.values(metadata.files)) {
    const answer = await server.request(file)
    expect([answer.status, answer.headers.get('Content-Language')], file).toEqual([200, 'ar'])
    expect(answer.headers.get('Cache-Control'), file).toBe('public, max-age=300')
  }
  const svg = await read(`${at}.svg`)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  return { ...metadata, svg }
}

// What draws a picture has read the same rows from either database.
test.each(charts)(
  '$of can be taken away in every form, each of which names the others',
  onSqliteOnly,
  async ({ at }) => {
    const { version, page, svg } = await taken(at)
    expect(version).toBe(2)
    expect(page).toContain('version=2')
    expect(svg).toContain('CC-BY-4.0')
  },
)

const inEnglish = () => ({ payload: api.payload, language: 'en' as const, now: testNow })

test('what an update revised can be taken away in every form, with the former values', async () => {
  const update = '/data-tools/updates/a-revision'
  const { version, svg } = await taken(update)
  expect(version).toBe(2)
  expect(svg).toContain('1.1')
  expect((await read(`${update}.csv`)).split('\r\n').slice(1)).toEqual([
    'water-withdrawal,Water withdrawal,JO,Jordan,2021,1.1,1,billion m³ a year,observed,carried',
    '',
  ])
  expect(JSON.parse(await read(`${update}.json`))).toMatchObject({
    version: 2,
    changes: [{ country: { code: 'jo' }, year: 2021, former_value: 1.1, value: 1 }],
  })
  await taken('/data-tools/updates/an-edition')
  expect(JSON.parse(await read('/data-tools/updates/an-edition.json'))).toEqual({ version: 1, changes: [] })
  const [{ readUpdateTakeAway }, { findRecord }, { dataImportKind }] = await Promise.all([
    import('../../site/pages/data-tools/updates/read-update-take-away.ts'),
    import('../../store/read/list-records.ts'),
    import('../../figures/data-imports/kind.ts'),
  ])
  const offeredOf = async (slug: string) => {
    const found = await findRecord(dataImportKind, inEnglish(), slug)
    return found.found ? readUpdateTakeAway(inEnglish(), found.record, testSiteUrl) : null
  }
  expect(await offeredOf('a-revision')).toHaveProperty('embed', expect.stringContaining(`${update}.svg`))
  expect(await offeredOf('an-edition')).not.toHaveProperty('embed')
  expect(await offeredOf('an-edition')).toHaveProperty('citation')
  expect((await ask('/data-tools/updates/nothing.csv')).status).toBe(404)
})

test(
  'projects by country can be taken away in every form, as the page chooses them',
  onSqliteOnly,
  async () => {
    const metadata = z
      .object({ citation: z.string(), page: z.string(), files: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await read('/ar/footprint/projects.metadata.json?status=ongoing&program=nothing')))
    expect(metadata.page).toBe(`${testSiteUrl}/ar/footprint?status=ongoing&program=nothing`)
    expect(metadata.citation).toContain(metadata.page)
    for (const file of Object.values(metadata.files)) {
      const answer = await server.request(file)
      expect([answer.status, answer.headers.get('Content-Language')], file).toEqual([200, 'ar'])
    }
    expect((await read('/footprint/projects.csv')).split('\r\n')[0]).toContain(
      'country,country_name,project,project_name,status',
    )
    expect(await read('/footprint/projects.svg')).not.toMatch(/NaN|undefined|Infinity/)
  },
)

// Last of those that read the dataset: its file is replaced.
test('the chart of a dataset can be taken away in every form, also after its file is replaced, until it is withdrawn', async () => {
  const chart = '/publications/wells/chart'
  const { version, citation, files } = await taken(chart)
  expect(citation).toContain('Rima Haddad')
  expect(citation).toContain(String(version))
  expect((await read(`${chart}.csv?lines=1`)).split('\r\n').slice(1)).toEqual([
    'Jordan,2000,1.5,unit as in the file,observed,',
    'Jordan,2001,2,unit as in the file,observed,',
    '',
  ])
  expect(JSON.parse(await read(`${chart}.json`))).toMatchObject({
    version,
    title: 'Wells',
    lines: [{ name: 'Jordan' }, { name: 'Egypt', values: [{ year: 2001, value: 7 }] }],
  })
  expect((await ask(`${chart}.csv?version=first`)).status).toBe(404)

  const addresses = [
    ...Object.values(files),
    ...languageList.map(
      ({ pathPrefix }) => `${testSiteUrl}${pathPrefix}${chart}.csv?lines=1&version=${version}`,
    ),
  ]
  const bytesOf = async (address: string) =>
    Buffer.from(await (await server.request(address)).arrayBuffer()).toString('base64')
  const former = await Promise.all(addresses.map(bytesOf))
  await api.payload.update({
    collection: 'documents',
    id: datasetFile,
    data: { title: 'Wells, revised' },
    file: dataFile(3),
  })
  const { docs } = await api.payload.find({
    collection: 'publications',
    where: { slug: { equals: 'wells' } },
    depth: 0,
  })
  const publication = docs[0]?.id ?? 0
  await api.payload.update({
    collection: 'publications',
    id: publication,
    data: { title: 'Wells until 2002', _status: 'published' },
  })
  await renew()
  expect(await Promise.all(addresses.map(bytesOf))).toEqual(former)
  expect(await read(`${chart}.csv`)).toContain(',2001,3,')
  expect((await ask(`${chart}.csv?version=0123456789ab`)).status).toBe(404)

  const { listHeld, readFormerFile } =
    await import('../../figures/datasets/former-versions/former-versions.ts')
  const held = await listHeld(api.payload, publication)
  const { name = '' } = held.find(({ kind }) => kind === 'file') ?? {}
  expect(await readFormerFile(api.payload, name)).toEqual({ content: dataFile(2).data })

  const editor = await staffOf(api.payload, 'Editor', 'editor')
  const administrator = await staffOf(api.payload, 'Rima', 'administrator')
  const withdraw = async (user: TypedUser, kind: string, what: string) => {
    const call = `/publications/${publication}/former-versions/withdraw?kind=${kind}&name=${what}`
    return (await callRest(api.payload, user, call, { method: 'POST' })).status
  }
  expect(await withdraw(editor, 'file', name)).toBe(403)
  expect(await withdraw(administrator, 'file', name)).toBe(200)
  expect(await withdraw(administrator, 'values', String(version))).toBe(200)
  expect(await withdraw(administrator, 'values', String(version))).toBe(404)
  // It is deleted, and not only out of reach.
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const left = await (
    await rawSql(api.payload)
  ).rows(sql`SELECT kind, content FROM dataset_versions WHERE withdrawn_at IS NOT NULL ORDER BY kind`)
  expect(left).toEqual([
    { kind: 'file', content: null },
    { kind: 'values', content: null },
  ])
  await api.payload.update({
    collection: 'publications',
    id: publication,
    data: { title: 'Wells', _status: 'published' },
  })
  await renew()
  expect(await readFormerFile(api.payload, name)).toMatchObject({ withdrawnAt: expect.any(String) })
  for (const { code, pathPrefix } of languageList) {
    const present = `${testSiteUrl}${pathPrefix}${chart}.csv`
    const gone = await ask(`${pathPrefix}${chart}.csv?lines=1&version=${version}`)
    expect([gone.status, gone.headers.get('Content-Language')]).toEqual([410, code])
    const next = /<(.+)>; rel="latest-version"/.exec(gone.headers.get('Link') ?? '')?.[1] ?? ''
    expect(next).toContain(present)
    expect(await gone.text()).toBe(downloadWords[code].withdrawnVersion(String(version), next))
    expect(await (await server.request(next)).text()).toContain(',2001,3,')
  }
  expect((await server.request(files.csv ?? '')).status).toBe(410)
  // No later change brings it back.
  expect((await listHeld(api.payload, publication)).flatMap(({ withdrawn }) => withdrawn?.by ?? [])).toEqual([
    'Rima',
    'Rima',
  ])
  await api.payload.delete({ collection: 'publications', id: publication })
  expect(await listHeld(api.payload, publication)).toEqual([])
})

describe('a page at a version', () => {
  const makeContext = async () => {
    const contexts = await import('../../site/loading/contexts.ts')
    const context = new RouterContextProvider()
    context.set(contexts.readingContext, inEnglish())
    context.set(contexts.siteUrlContext, testSiteUrl)
    context.set(contexts.countryMapContext, countryMaps(worldReader()))
    return context
  }

  test('of a country has the values and the citation of that version, or is not there', async () => {
    const { countryKind } = await import('../../content/countries/kind.ts')
    const { findRecord } = await import('../../store/read/list-records.ts')
    const { readCountryFigures } = await import('../../site/pages/countries/read-country-figures.ts')
    const found = await findRecord(countryKind, inEnglish(), 'jordan')
    if (!found.found) throw new Error('There is no Jordan')
    const { record } = found
    const readAt = (version: number) =>
      readCountryFigures(inEnglish(), record, { siteUrl: testSiteUrl, version })
    const ofFirst = await readAt(1)
    expect(ofFirst).toMatchObject({
      version: 1,
      isCurrent: false,
      citation: citationOf('/countries/jordan?', 1),
    })
    expect(ofFirst?.pillars[0]?.items[0]?.latest).toMatchObject({ value: '1.1' })
    await expect(readAt(99)).rejects.toMatchObject(absent)
  })

  test('of the countries has the values and the citation of that version, or is not there', async () => {
    const { readCountriesTable, refuseUnknownVersion } =
      await import('../../site/pages/countries/read-countries-table.ts')
    const context = await makeContext()
    const table = await readCountriesTable(context, new Request(`${testSiteUrl}/countries?version=1`))
    expect(table).toMatchObject({ version: 1, isCurrent: false, citation: citationOf('/countries?', 1) })
    expect(table?.rows.find(({ code }) => code === 'jo')?.cells).toMatchObject([{ value: '1.1' }])
    await refuseUnknownVersion(inEnglish(), new URLSearchParams('version=1'))
    await expect(refuseUnknownVersion(inEnglish(), new URLSearchParams('version=99'))).rejects.toMatchObject(
      absent,
    )
  })

  test('of the map has the values and, in each year, the citation of that version, or is not there', async () => {
    const { readFigureMap } = await import('../../site/pages/wefe-hub-maps/read-figure-map.ts')
    const context = await makeContext()
    const map = await readFigureMap(context, new URLSearchParams('version=1'))
    expect(map).toMatchObject({ version: 1, isCurrent: false, years: [2019, 2020, 2021] })
    const ofYear = (text = '') => withYear(text, { inWords: '2020', inAddress: '2020' })
    const address = '/wefe-hub/maps?indicator=water-withdrawal&year=2020&'
    expect(ofYear(map?.citation)).toEqual(citationOf(address, 1))
    expect(ofYear(map?.citation)).toContain('Water withdrawal, 2020 [data set]')
    expect(ofYear(map?.embed)).toContain('/map.svg?year=2020&amp;version=1')
    await expect(readFigureMap(context, new URLSearchParams('version=99'))).rejects.toMatchObject(absent)
  })

  const absent = { init: { status: 404 } }
  const citationOf = (address: string, version: number): unknown =>
    expect.stringContaining(`${testSiteUrl}${address}version=${version}`)
})

test.each([
  ['svg', 'image/svg+xml', '<svg'],
  ['png', 'image/png', '\u0089PNG'],
])('the chart is a picture of its own (%s)', async (format, mediaType, beginning) => {
  const answer = await ask(`/ar${indicator}.${format}?countries=jo`)
  expect(answer.headers.get('Content-Type')).toBe(mediaType)
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .slice(0, beginning.length),
  ).toBe(beginning)
})

test(
  'one picture stands for all spellings of a choice, draws it in the order asked for, and is not sent again to whoever has it',
  onPostgresOnly,
  async () => {
    const tagOf = async (countries: string) =>
      (await ask(`${indicator}.png?countries=${countries}`)).headers.get('ETag') ?? ''
    const tag = await tagOf('jo,eg')
    expect(tag).not.toBe('')
    expect(await tagOf('JO,eg,jo')).toBe(tag)
    const orderIn = async (countries: string) =>
      (await read(`${indicator}.svg?countries=${countries}`))
        .matchAll(/>(Jordan|Egypt)</g)
        .toArray()
        .join()
    const [asked, turned] = [await orderIn('jo,eg'), await orderIn('eg,jo')]
    expect(asked).not.toBe('')
    expect(turned).not.toBe(asked)
    expect(await tagOf('eg')).not.toBe(tag)
    const again = await server.request(`${testSiteUrl}${indicator}.png?countries=jo,eg`, {
      headers: { 'If-None-Match': tag },
    })
    expect(again.status).toBe(304)
  },
)

test(
  'while too many pictures wait to be drawn, a chart is asked for again later',
  onPostgresOnly,
  async () => {
    const { promise: drawn, resolve: finish } = Promise.withResolvers<Buffer>()
    const other = pictures.make({ shows: { kind: 'other' }, draw: () => drawn })
    const chart = `${indicator}.png?version=1`
    const busy = await ask(chart)
    expect([busy.status, busy.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThan(0)
    finish(Buffer.from('picture'))
    await other
    expect((await ask(chart)).status).toBe(200)
  },
)

test('an unknown or unpublished indicator has no files', async () => {
  for (const slug of ['nothing', 'hidden-draft']) {
    expect((await ask(`/data-tools/indicators/${slug}.csv`)).status).toBe(404)
  }
})

describe('what an update revised', () => {
  const changesOf = async (slug: string, language: 'en' | 'fa', most?: number) => {
    const { dataImportKind } = await import('../../figures/data-imports/kind.ts')
    const { findRecord } = await import('../../store/read/list-records.ts')
    const { readUpdateChanges } = await import('../../site/pages/data-tools/updates/read-update-changes.ts')
    const reading = { payload: api.payload, language, now: testNow }
    const found = await findRecord(dataImportKind, reading, slug)
    if (!found.found) throw new Error(`There is no update ${slug}`)
    return readUpdateChanges(reading, found.record, most)
  }

  test('is named with the former value and the new one, as the language writes them', async () => {
    expect(await changesOf('a-revision', 'en')).toMatchObject({
      version: 2,
      former: 1,
      indicators: [
        {
          slug: 'water-withdrawal',
          count: 1,
          values: [
            { country: { slug: 'jordan' }, year: '2021', former: '1.1', value: '1.0', isOnlyStatus: false },
          ],
        },
      ],
    })
    expect((await changesOf('a-revision', 'fa'))?.indicators[0]?.values[0]).toMatchObject({
      year: '۲۰۲۱',
      former: '۱٫۱',
      value: '۱٫۰',
    })
  })

  test('is counted where it is too much to be named', async () => {
    const changes = await changesOf('a-revision', 'en', 0)
    expect(changes?.indicators).toMatchObject([{ slug: 'water-withdrawal', count: 1, values: [] }])
  })

  test('stands in the feeds: how many values of which kind, and of which indicators', async () => {
    const { readFeed } = await import('../../server/feeds/read-feed.ts')
    const factsIn = async (language: 'en' | 'ar', section: 'data' | 'all') => {
      const reading = { payload: api.payload, language, now: testNow }
      const { entries } = await readFeed({ section, format: 'atom', reading, siteUrl: testSiteUrl })
      return entries.find(({ address }) => address.endsWith('/updates/a-revision'))?.facts
    }
    const revised = [
      'Version of the figures: 2',
      'New values: 1',
      'Revised values: 1',
      'What was revised: \u2068Water withdrawal\u2069 (1)',
    ]
    expect(await factsIn('en', 'data')).toEqual(revised)
    expect(await factsIn('en', 'all')).toEqual(revised)
    expect((await factsIn('ar', 'data'))?.at(-1)).toMatch(/: \u2068.+\u2069 \(1\)$/)
  })

  test('is nothing where all values are new', async () => {
    expect(await changesOf('an-edition', 'en')).toEqual({ version: 1, former: 0, indicators: [] })
  })
})

describe('/api/observations', () => {
  const rows = z.object({
    data: z.object({
      data: z.array(z.looseObject({ country: z.string(), year: z.number(), value: z.number() })),
      total: z.number(),
      version: z.number(),
    }),
  })
  const list = async (query: string) =>
    rows.parse(await (await api.call(`/api/observations${query}`)).json()).data

  test('filters by indicator, country, years, status and version, and pages', async () => {
    expect((await list('')).total).toBe(5)
    expect((await list('?country=jordan&from=2020&to=2021')).data.map(({ year }) => year)).toEqual([
      2020, 2021,
    ])
    expect((await list('?status=carried')).data).toMatchObject([{ country: 'jo', year: 2021 }])
    expect(await list('?version=1&country=JO&from=2021')).toMatchObject({
      data: [{ value: 1.1 }],
      version: 1,
    })
    expect(await list('?per_page=2&page=3')).toMatchObject({ data: [{ year: 2022 }], total: 5 })
    expect((await list('?indicator=nothing')).total).toBe(0)
  })

  test('is one table where CSV is asked for, by the address or by Accept', async () => {
    const table = await api.call('/api/observations.csv')
    expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const text = await table.text()
    expect(text.trim().split('\r\n')).toHaveLength(6)
    const accepted = await api.call('/api/observations', { headers: { Accept: 'text/csv' } })
    expect(await accepted.text()).toBe(text)
    expect(accepted.headers.get('Vary')).toContain('Accept')
    const typeFor = async (accept: string, query = '') => {
      const answer = await api.call(`/api/observations${query}`, { headers: { Accept: accept } })
      return [answer.status, answer.headers.get('Content-Type')]
    }
    const [csv, json] = [
      [200, 'text/csv; charset=utf-8'],
      [200, 'application/json; charset=utf-8'],
    ]
    // Pages are documented for this path, and a table has none.
    expect(await typeFor('text/csv', '?page=2&per_page=1')).toEqual(csv)
    expect((await typeFor('text/csv', '?page=none'))[0]).toBe(400)
    expect(await typeFor('text/csv, application/json')).toEqual(csv)
    expect(await typeFor('application/json;q=0.5, text/csv')).toEqual(csv)
    for (const accept of [
      'application/json, text/csv',
      'text/csv;q=0, application/json',
      'text/csv;q=0.1, */*',
    ])
      expect(await typeFor(accept), accept).toEqual(json)
  })

  test('says what is wrong with a parameter', async () => {
    for (const path of ['/api/observations?from=1', '/api/observations.csv?status=true']) {
      expect((await api.call(path)).status, path).toBe(400)
    }
    for (const path of ['/api/observations', '/api/observations.csv']) {
      const answer = await api.call(`${path}?from=2025&to=2020`)
      expect([answer.status, await answer.json()], path).toEqual([
        400,
        expect.objectContaining({ errors: { from: ['Must not be after to.'] } }),
      ])
      expect((await api.call(`${path}?from=2021&to=2021`)).status, path).toBe(200)
    }
  })
})

test('nothing failed inside', () => {
  expect(failures).toEqual([])
  expect(api.loggedErrors).toEqual([])
})
