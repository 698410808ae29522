import { parse } from 'csv-parse/sync'
import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languageCodes, languages, type Language } from '../../languages/languages.ts'
import { countryMaps } from '../../server/maps/country-maps.ts'
import { worldReader } from '../../server/maps/world-topology.ts'
import { readStarterFigures, type StarterFigure } from '../../starter/starter-figures.ts'
import { starterIndicators } from '../../starter/texts/indicators.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { openTestApi, testSiteUrl, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-records.ts'

/**
 * What visitors read, hear and take away of the starter's figures is what its files say: each value is looked for on the
 * page, in the API's answer, in the CSV and JSON files, and in the drawn line.
 */
let api: TestApi
let server: Hono
let readIndicatorPage: typeof import('../../site/pages/data-tools/read-indicator-page.ts').readIndicatorPage
let contexts: typeof import('../../site/loading/contexts.ts')
const failures: unknown[] = []

beforeAll(async () => {
  api = await openTestApi()
  const { payload } = api
  await writeStarter()
  const { PageCache } = await import('../../server/page-cache/page-cache.ts')
  const { figureFiles } = await import('../../server/figures/figure-files.ts')
  const { PictureMaker } = await import('../../server/pictures/picture-maker.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  ;({ readIndicatorPage } = await import('../../site/pages/data-tools/read-indicator-page.ts'))
  contexts = await import('../../site/loading/contexts.ts')
  const contentVersion = await readContentVersion(payload)
  server = new Hono()
  figureFiles(server, {
    payload,
    cache: new PageCache({
      maximumBytes: 50_000_000,
      version: () => contentVersion.whole,
      now: () => testNow.getTime(),
      onFailure: (_key, error) => failures.push(error),
    }),
    pictures: new PictureMaker({ maximumBytes: 10_000_000, mostWaiting: 0 }),
    siteUrl: testSiteUrl,
    now: () => testNow,
    contentVersion: () => contentVersion,
    drawCountryMap: countryMaps(worldReader()),
  })
})
afterAll(() => api.close())

async function writeStarter(): Promise<void> {
  const { payload } = api
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { writeStarterFigures, writeStarterIndicators } =
    await import('../../starter/write-starter-figures.ts')
  const { starterCountries } = await import('../../starter/texts/countries.ts')
  const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
  const writer = new StarterWriter(payload, transactionID)
  const { docs: known } = await payload.find({ collection: 'countries', pagination: false })
  for (const [code, name] of Object.entries(starterCountries)) {
    if (known.some((country) => country.code === code)) continue
    await writer.write('countries', code, (language) => ({ name: name[language], slug: code, code }))
  }
  await writeStarterIndicators(writer)
  await writeStarterFigures(writer)
  if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
}

const read = async (path: string) => (await server.request(`${testSiteUrl}${path}`)).text()
const addressOf = (slug: string) => `/data-tools/indicators/${slug}`

/** What is said of a value, in one form for all that say it. */
const said = (
  country: string,
  { year, value, status, unchanged_since: since }: z.infer<typeof observation>,
) => `${country} ${year}: ${value}, ${status} ${since ?? ''}`.trimEnd()
const observation = z.object({
  year: z.coerce.number(),
  value: z.coerce.number(),
  status: z.string(),
  unchanged_since: z.union([z.null(), z.coerce.number()]),
})
const inFile = z.object({
  indicators: z.tuple([
    z.object({ countries: z.array(z.object({ code: z.string(), values: z.array(observation) })) }),
  ]),
})
const fromApi = z.object({
  data: z.object({ data: z.array(observation.extend({ country: z.string() })), total: z.number() }),
})

async function saidInJson(slug: string): Promise<string[]> {
  const { indicators } = inFile.parse(JSON.parse(await read(`${addressOf(slug)}.json`)))
  return indicators[0].countries.flatMap(({ code, values }) => values.map((one) => said(code, one)))
}

const csvRow = z.object({
  country: z.string().toLowerCase(),
  unchanged_since: z.string().transform((since) => since || null),
})

async function saidInCsv(slug: string): Promise<string[]> {
  const rows: unknown[] = parse(await read(`${addressOf(slug)}.csv`), { bom: true, columns: true })
  return rows.map((row) => {
    const { country, unchanged_since } = csvRow.parse(row)
    return said(country, observation.parse({ ...z.looseObject({}).parse(row), unchanged_since }))
  })
}

async function saidByApi(slug: string): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await api.call(`/api/observations?indicator=${slug}&per_page=1000&page=${page}`)
    const { data, total } = fromApi.parse(await answer.json()).data
    found.push(...data.map(({ country, ...one }) => said(country, one)))
    if (data.length === 0 || found.length >= total) return found
  }
}

/** As many countries as a chart names, again and again until all were named. */
function groupsOf(figures: readonly StarterFigure[]): StarterFigure[][] {
  const byCountry = [...Map.groupBy(figures, ({ country }) => country).values()]
  return Array.from({ length: Math.ceil(byCountry.length / 5) }, (_, index) =>
    byCountry.slice(index * 5, index * 5 + 5).flat(),
  )
}

/** A number as a page writes it in a language, read as a person does. */
function numberIn(text: string, language: Language): number {
  const latin = text
    .replaceAll(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06f0))
    .replaceAll(/[\s٬]/g, '')
    .replaceAll('٫', '.')
  return Number(language === 'fr' ? latin.replace(',', '.') : latin.replaceAll(',', ''))
}

async function pageOf(slug: string, countries: readonly string[], language: Language) {
  const { payload } = api
  const context = new RouterContextProvider()
  context.set(contexts.readingContext, { payload, language, now: testNow })
  context.set(contexts.siteUrlContext, testSiteUrl)
  const address = `${testSiteUrl}${languages[language].pathPrefix}${addressOf(slug)}?countries=${countries.join()}`
  return readIndicatorPage(context, new Request(address), slug)
}

describe.each(starterIndicators)('$slug', ({ slug, decimals }) => {
  test('is the same value for value, with its status and age, in CSV, JSON and the API’s answer', async () => {
    const values = (await readStarterFigures(slug)).map(
      ({ country, year, value }) => `${country} ${year}: ${value}`,
    )
    const csv = await saidInCsv(slug)
    expect(csv.map((one) => one.split(',')[0]).toSorted()).toEqual(values.toSorted())
    expect((await saidInJson(slug)).toSorted()).toEqual(csv.toSorted())
    expect((await saidByApi(slug)).toSorted()).toEqual(csv.toSorted())
  })

  test('is in the page’s tables, in the four languages, as its file has it', onSqliteOnly, async () => {
    const step = 0.5 * 10 ** -decimals + 1e-9
    for (const [index, figures] of groupsOf(await readStarterFigures(slug)).entries()) {
      const language = languageCodes[index % languageCodes.length] ?? 'en'
      const countries = [...new Set(figures.map(({ country }) => country))]
      const { chart, rows, countries: named } = await pageOf(slug, countries, language)
      const nameOf = new Map(named.map(({ code, name }) => [code, name.text]))
      const { columns } = chart.table
      const shown = new Map(
        chart.table.rows.map(({ year, values }) => [numberIn(year, language), values] as const),
      )
      const inCells = [...shown.values()].flat().filter((value) => value !== null)
      expect(inCells, language).toHaveLength(figures.length)
      for (const { country, year, value } of figures) {
        const column = columns.findIndex(({ text }) => text === nameOf.get(country))
        const written = shown.get(year)?.[column] ?? ''
        expect
          .soft(Math.abs(numberIn(written, language) - value), `${country} ${year}: ${written} (${language})`)
          .toBeLessThanOrEqual(step)
      }
      for (const country of countries) {
        const latest = figures.findLast((figure) => figure.country === country)
        const row = rows.find(({ code }) => code === country)
        expect
          .soft(Math.abs(numberIn(row?.value ?? '', language) - (latest?.value ?? 0)))
          .toBeLessThanOrEqual(step)
        expect.soft(row?.age, country).toMatch(/^[\d۰-۹]{4}/)
      }
    }
  })

  test('is drawn where its value is', onSqliteOnly, async () => {
    for (const figures of groupsOf(await readStarterFigures(slug))) {
      const countries = [...new Set(figures.map(({ country }) => country))]
      const drawn = readDrawing(await read(`${addressOf(slug)}.svg?countries=${countries.join()}`))
      expect(drawn.lines).toHaveLength(countries.length)
      // In the order of the address, which is that of the codes.
      for (const [index, country] of countries.toSorted().entries()) {
        const pieces = drawn.lines[index] ?? []
        const missed = figures
          .filter((figure) => figure.country === country)
          .filter(({ year, value }) => !isOn(pieces, drawn.x(year), drawn.y(value)))
        expect.soft(missed, `${country}, of ${figures.length} values`).toEqual([])
      }
    }
  })
})

type Point = readonly [x: number, y: number]

/** The lines of a chart as SVG, and where its axes put a year and a value. */
function readDrawing(svg: string) {
  const [, left = Number.NaN, top = Number.NaN] = (/translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? []).map(
    Number,
  )
  const written = [
    ...svg.matchAll(/<text class="quiet" x="([\d.]+)" y="([\d.]+)"[^>]*text-anchor="(\w+)">([^<]+)</g),
  ]
  const onAxis = (anchor: string) =>
    written
      .filter(([, , , found]) => found === anchor)
      .map(([, x, y, , text = '']) => ({
        at: anchor === 'end' ? Number(y) - 5 - top : Number(x) - left,
        // Abbreviated ticks are read as what they stand for.
        value: numberIn(text.replaceAll(/[^\d.,−-]/g, '').replace('−', '-'), 'en'),
      }))
  return {
    x: scaleThrough(onAxis('middle')),
    y: scaleThrough(onAxis('end')),
    // Those of the legend follow.
    lines: [...svg.slice(0, svg.indexOf('</g><text')).matchAll(/<g stroke="#[0-9a-f]{6}">(.*?)<\/g>/g)].map(
      ([, paths = '']) =>
        [...paths.matchAll(/class="(?:line|mark) \w+" d="([^"]+)"/g)].flatMap(([, d = '']) => piecesOf(d)),
    ),
  }
}

/** Through the first and the last mark of an axis. */
function scaleThrough(marks: readonly { at: number; value: number }[]): (value: number) => number {
  const sorted = marks.toSorted((one, other) => one.value - other.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || first.value === last.value) throw new Error('The axis has too few marks')
  const unit = (last.at - first.at) / (last.value - first.value)
  return (value) => first.at + (value - first.value) * unit
}

/** Straight pieces of a path of relative commands; a mark is one without length. */
function piecesOf(d: string): (readonly [Point, Point])[] {
  const pieces: (readonly [Point, Point])[] = []
  let at: Point = [0, 0]
  for (const [, command = '', given = ''] of d.matchAll(/([Mmlh])([^Mmlh]*)/g)) {
    const numbers = [...given.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    if (command === 'h') {
      pieces.push([at, at])
      at = [at[0] + (numbers[0] ?? 0), at[1]]
    } else
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [x = 0, y = 0] = [numbers[index], numbers[index + 1]]
        const next: Point = command === 'M' ? [x, y] : [at[0] + x, at[1] + y]
        if (command === 'l') pieces.push([at, next])
        at = next
      }
  }
  return pieces
}

/** Half of the width of the thinnest line, and what both axes' marks are rounded by. */
const nearly = 0.6

function isOn(pieces: readonly (readonly [Point, Point])[], x: number, y: number): boolean {
  return pieces.some(([[fromX, fromY], [toX, toY]]) => {
    if (x < fromX - nearly || x > toX + nearly) return false
    const share = toX === fromX ? 0 : (x - fromX) / (toX - fromX)
    const lineY = fromY + (toY - fromY) * share
    // On a steep piece a rounded year lies as far beside it as it is wide.
    const slope = toX === fromX ? 0 : Math.abs((toY - fromY) / (toX - fromX))
    return Math.abs(lineY - y) <= nearly + slope * 0.2
  })
}

test('nothing failed inside', () => {
  expect(failures).toEqual([])
  expect(api.loggedErrors).toEqual([])
})
