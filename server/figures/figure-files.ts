import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { mostChosen } from '../../figures/charts/most-chosen.ts'
import { csvHead, csvOfSeries } from '../../figures/downloads/csv.ts'
import {
  countryFileAddress,
  figureFileAddress,
  figureFormats,
  figureMediaTypes,
  type FigureChoice,
  type FigureFormat,
} from '../../figures/downloads/figure-files.ts'
import { figuresToJson } from '../../figures/downloads/json.ts'
import { describeFigures, pageOfVersion } from '../../figures/downloads/metadata.ts'
import { indicatorKind, type Indicator } from '../../figures/indicators/kind.ts'
import { readNamedCountries, type NamedCountry } from '../../figures/observations/country-names.ts'
import { readFigureSet, type FigureSet } from '../../figures/observations/figure-set.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { findRecord, listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { countryKind } from '../../content/countries/kind.ts'
import { readMemberCodes } from '../../content/member-states/regional-network/read-member-codes.ts'
import { chartPng, chartSvg, type ChartFile } from './chart-file.ts'
import { compress } from '../page-cache/compress.ts'
import { cacheText } from '../page-cache/cache-text.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import { answerWithPicture, shownByOtherSites } from '../pictures/answer-with-picture.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'

export interface FigureFilesOptions {
  payload: Payload
  cache: ResponseCache
  contentVersion: () => ContentVersion
  pictures: PictureMaker
  siteUrl: string
  now: () => Date
}

/** What a version holds never changes: nobody need ask for it again. */
const forEver = 'public, max-age=31536000, immutable'

/**
 * `/data-tools/indicators/{slug}.csv`, `.json`, `.svg`, `.png` and `.metadata.json` in one language: an indicator's figures,
 * or those of some countries (`?countries=jo,ma`), as they are or as they were in a version (`?version=3`).
 */
export function figureFiles(options: FigureFilesOptions, language: Language): Hono {
  const { payload, cache, contentVersion, pictures, siteUrl, now } = options
  const app = new Hono()
  app.get('/:file{[a-z0-9-]{1,200}\\.(?:csv|json|svg|png|metadata\\.json)}', async (context) => {
    const file = context.req.param('file')
    const slug = file.slice(0, file.indexOf('.'))
    const format = figureFormats.find((one) => file === `${slug}.${one}`)
    if (!format) return context.notFound()
    const reading: Reading = { payload, language, now: now(), contentVersion: contentVersion() }
    const countries = await readNamedCountries(reading)
    const { searchParams } = new URL(context.req.url)
    const choice = readChoice(searchParams, countries)
    if ('unknown' in choice) {
      return context.text(downloadWords[language].unknownCountry(choice.unknown), 400)
    }
    const found = await findRecord(indicatorKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return context.redirect(addressIn(language, figureFileAddress(found.movedTo, format, choice)), 301)
    }
    const indicator = found.record
    const set = await readFigureSet(reading, { indicators: [indicator], ...choice })
    if (!set)
      return context.text(downloadWords[language].unknownVersion(searchParams.get('version') ?? ''), 404)
    const headers = headersOf(slug, format, language, choice.version)
    const chosen = { reading, indicator, set, countries, choice, siteUrl }
    if (format === 'png') {
      const chart = await chartOf(chosen)
      const { messages: _ofTheLanguage, ...shown } = chart
      const shows = { kind: 'chart', ...shown }
      return answerWithPicture(context, pictures, { shows, draw: () => chartPng(chart) }, headers)
    }
    const address = addressIn(language, figureFileAddress(slug, format, choice))
    const { response } = await cache.get(address, async () => ({
      isCacheable: true,
      response: {
        status: 200,
        headers,
        ...(await compress(Buffer.from(await writeFile(format, chosen)))),
        freshUntil: Number.POSITIVE_INFINITY,
      },
    }))
    return sendCached(context.req.raw, response)
  })
  return app
}

/** `/countries/{slug}/figures.csv` and `.json` in one language: all that is known of a country, or was in a version. */
export function countryFigureFiles(
  options: Omit<FigureFilesOptions, 'pictures' | 'siteUrl'>,
  language: Language,
): Hono {
  const { payload, cache, contentVersion, now } = options
  const app = new Hono()
  app.get('/:slug/:file{figures\\.(?:csv|json)}', async (context) => {
    const { slug, file } = context.req.param()
    const format = file === 'figures.csv' ? 'csv' : 'json'
    const reading: Reading = { payload, language, now: now(), contentVersion: contentVersion() }
    const { searchParams } = new URL(context.req.url)
    const version = readVersion(searchParams)
    const found = await findRecord(countryKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return context.redirect(addressIn(language, countryFileAddress(found.movedTo, format, version)), 301)
    }
    const { records: indicators } = await listRecords(indicatorKind, reading, { perPage: 0 })
    const set = await readFigureSet(reading, { indicators, countries: [found.record.code], version })
    if (!set)
      return context.text(downloadWords[language].unknownVersion(searchParams.get('version') ?? ''), 404)
    const { response } = await cache.get(
      addressIn(language, countryFileAddress(slug, format, version)),
      async () =>
        cacheText(
          writeValues(format, set, language),
          headersOf(`${slug}-figures`, format, language, version),
        ),
    )
    return sendCached(context.req.raw, response)
  })
  return app
}

function headersOf(name: string, format: FigureFormat, language: Language, version: number | undefined) {
  return {
    'Content-Type': figureMediaTypes[format],
    'Content-Language': language,
    'Content-Disposition': `${format === 'csv' ? 'attachment' : 'inline'}; filename="${name}.${format}"`,
    // Figures are for everybody's pages and programs, as the API's answers are.
    'Access-Control-Allow-Origin': '*',
    ...(format === 'svg' && shownByOtherSites),
    'Cache-Control': version === undefined ? 'public, max-age=300' : forEver,
  }
}

function writeValues(format: 'csv' | 'json', set: FigureSet, language: Language): string {
  if (format === 'json') return JSON.stringify(figuresToJson(set))
  const words = figureMessages(language)
  return csvHead(language) + set.series.map((series) => csvOfSeries(series, language, words)).join('')
}

interface ChosenFigures {
  reading: Reading
  indicator: Indicator
  set: FigureSet
  /** All that the site has a record of. */
  countries: readonly NamedCountry[]
  choice: FigureChoice
  siteUrl: string
}

async function writeFile(format: Exclude<FigureFormat, 'png'>, chosen: ChosenFigures): Promise<string> {
  switch (format) {
    case 'csv':
    case 'json':
      return writeValues(format, chosen.set, chosen.reading.language)
    case 'metadata.json':
      return JSON.stringify(describeFigures(await describedBy(chosen)))
    case 'svg':
      return chartSvg(await chartOf(chosen))
  }
}

/** The chart of the page: the countries that were chosen, or all that have a value. */
async function chartOf(chosen: ChosenFigures): Promise<ChartFile> {
  const described = await describedBy(chosen)
  const { indicator, set, withoutValue, language, choice } = described
  const lines = set.series.map(({ country, observations }) => ({ ...country, observations }))
  const empty = withoutValue.map((country) => ({ ...country, observations: [] }))
  return {
    language,
    messages: figureMessages(language),
    subject: indicator,
    series: [...lines, ...empty].map(({ code, name, observations }) => ({ key: code, name, observations })),
    ...(choice.countries && { chosen: choice.countries }),
    source: indicator.attribution.text,
    licence: indicator.licence,
    version: { number: set.version?.number ?? 0, day: (set.version?.publishedAt ?? '').slice(0, 10) },
    address: pageOfVersion(described),
  }
}

async function describedBy({ reading, indicator, set, countries, choice, siteUrl }: ChosenFigures) {
  const { language } = reading
  const organization = await readOrganization(reading)
  const withValue = new Set(set.series.map(({ country }) => country.code))
  const wanted = choice.countries ?? (await readMemberCodes(reading))
  const withoutValue = countries.filter(({ code }) => wanted.includes(code) && !withValue.has(code))
  return { indicator, set, withoutValue, choice, organization, siteUrl, language }
}

/** What an address asks for; parameters that it does not know are left aside, as on pages. */
function readChoice(
  query: URLSearchParams,
  countries: readonly NamedCountry[],
): FigureChoice | { unknown: string } {
  const codes = [...new Set(query.get('countries')?.toLowerCase().split(',').filter(Boolean))]
  const unknown = codes.find((code) => !countries.some((country) => country.code === code))
  if (unknown !== undefined) return { unknown }
  const version = readVersion(query)
  return {
    ...(codes.length > 0 && { countries: inOneOrder(codes) }),
    ...(version !== undefined && { version }),
  }
}

/**
 * One spelling of the same choice, which is cached once. A chart shows the first in colour: they stay the first.
 */
function inOneOrder(codes: readonly string[]): string[] {
  return [...codes.slice(0, mostChosen).toSorted(), ...codes.slice(mostChosen).toSorted()]
}

/** The number of a version; 0, which none has, for anything else than a number. */
function readVersion(query: URLSearchParams): number | undefined {
  const version = query.get('version')
  if (version === null) return undefined
  return /^\d{1,9}$/.test(version) ? Number(version) : 0
}
