import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languageList } from '../../languages/languages.ts'
import { countryMaps } from '../../server/maps/country-maps.ts'
import { worldReader } from '../../server/maps/world-topology.ts'
import { openTestApi, testSiteUrl, type TestApi } from '../support/test-api.ts'
import type { PictureMaker } from '../../server/pictures/picture-maker.ts'
import { testNow } from '../support/test-records.ts'

let api: TestApi
let server: Hono
let failures: unknown[]
let pictures: PictureMaker

beforeAll(async () => {
  api = await openTestApi()
  const { payload } = api
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { figureFiles } = await import('../../server/figures/figure-files.ts')
  const { PictureMaker } = await import('../../server/pictures/picture-maker.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const version = await readContentVersion(payload)
  failures = []
  const cache = new PageCache({
    maximumBytes: 10_000_000,
    version: () => version.whole,
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
    contentVersion: () => version,
  }
  server = new Hono()
  figureFiles(server, { ...shared, drawCountryMap: countryMaps(worldReader()) })
})
afterAll(() => api.close())

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
    const first = await ask(`${indicator}.json?version=1`)
    expect(first.headers.get('Cache-Control')).toContain('immutable')
    expect(await valuesOf(`${indicator}.json?version=1`)).toEqual({
      version: 1,
      values: [
        ...ofJordan.slice(0, 2),
        { year: 2021, value: 1.1, status: 'observed', unchanged_since: null },
      ],
    })
    expect(await valuesOf(`${indicator}.json?version=2`)).toEqual({ version: 2, values: ofJordan })
    expect(await valuesOf(`${indicator}.json`)).toEqual({ version: 2, values: ofJordan })
    expect((await ask(`${indicator}.json`)).headers.get('Cache-Control')).not.toContain('immutable')
  })

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

test.each(charts)('$of can be taken away in every form, each of which names the others', async ({ at }) => {
  const described = z
    .object({
      citation: z.string(),
      version: z.literal(2),
      page: z.string(),
      files: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(await read(`/ar${at}.metadata.json`)))
  expect(described.citation).toContain(described.page)
  expect(described.page).toContain('version=2')
  expect(Object.keys(described.files)).toEqual(['csv', 'json', 'svg', 'png', 'metadata.json'])
  for (const file of Object.values(described.files)) {
    const answer = await server.request(file)
    expect([answer.status, answer.headers.get('Content-Language')], file).toEqual([200, 'ar'])
    expect(answer.headers.get('Cache-Control'), file).toContain('immutable')
  }
  const svg = await read(`${at}.svg`)
  expect(svg).toContain('CC-BY-4.0')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
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

test('one picture stands for all spellings of a choice of countries, and is not sent again to whoever has it', async () => {
  const tagOf = async (countries: string) =>
    (await ask(`${indicator}.png?countries=${countries}`)).headers.get('ETag') ?? ''
  const tag = await tagOf('jo,eg')
  expect(tag).not.toBe('')
  expect(await tagOf('EG,jo,jo')).toBe(tag)
  expect(await tagOf('eg')).not.toBe(tag)
  const again = await server.request(`${testSiteUrl}${indicator}.png?countries=jo,eg`, {
    headers: { 'If-None-Match': tag },
  })
  expect(again.status).toBe(304)
})

test('while too many pictures wait to be drawn, a chart is asked for again later', async () => {
  const { promise: drawn, resolve: finish } = Promise.withResolvers<Buffer>()
  const other = pictures.make({ shows: { kind: 'other' }, draw: () => drawn })
  const chart = `${indicator}.png?version=1`
  const busy = await ask(chart)
  expect([busy.status, busy.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThan(0)
  finish(Buffer.from('picture'))
  await other
  expect((await ask(chart)).status).toBe(200)
})

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
  })

  test('says what is wrong with a parameter', async () => {
    for (const path of ['/api/observations?from=1', '/api/observations.csv?status=true']) {
      expect((await api.call(path)).status, path).toBe(400)
    }
  })
})

test('nothing failed inside', () => {
  expect(failures).toEqual([])
  expect(api.loggedErrors).toEqual([])
})
