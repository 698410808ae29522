import '../../../site/language/all-messages.ts'
import { parseAccept } from 'hono/utils/accept'
import { z } from 'zod'
import { csvHead, csvOfSeries } from '../../../figures/downloads/csv.ts'
import { observationToJson } from '../../../figures/downloads/json.ts'
import { indicatorKind, type Indicator } from '../../../figures/indicators/kind.ts'
import { readNamedCountries } from '../../../figures/observations/country-names.ts'
import { readFigureSet, type FigureSeries } from '../../../figures/observations/figure-set.ts'
import { readVersions } from '../../../figures/observations/read-observations.ts'
import { statuses, type Status } from '../../../languages/figure-words.ts'
import { figureMessages } from '../../../site/language/loaded-figure-messages.ts'
import { component } from '../../../store/api/components.ts'
import { countryFilter, slugFilter, type QueryParameter } from '../../../store/api/filter-parameters.ts'
import { countryCodeSchema } from '../../../store/api/reference.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'
import type { ApiCall, Answer, Endpoint } from '../endpoint.ts'
import { listBody, listEnvelope } from '../envelopes.ts'
import { pageParameter, wholeNumber } from '../list-parameters.ts'
import { apiMessages } from '../../../languages/api-messages.ts'

const observationSchema = component(
  'Observation',
  'The value of an indicator in a country in a year, and how much of a survey stands behind it.',
  z.object({
    indicator: z.string().meta({ description: 'Slug of the indicator.' }),
    country: countryCodeSchema,
    year: z.int(),
    value: z.number().meta({ description: 'As it was imported; its unit is the indicator’s.' }),
    status: z.enum(statuses).meta({
      description:
        'As the source gives it; else `estimated` for a year that was not over when the source was published, `carried` where the value is that of the year before, `interpolated` on a straight line between two other years, `observed` otherwise.',
    }),
    unchanged_since: z
      .int()
      .nullable()
      .meta({ description: 'Of a carried value: the first year of those in a row that have it.' }),
  }),
)

const mostPerPage = 1000
const usualPerPage = 100

const years = (description: string, example: string): QueryParameter<number> => ({
  schema: wholeNumber(1900, 2100),
  rule: { kind: 'wholeNumber', from: 1900, to: 2100 },
  description,
  example,
})

const indicatorParameter = slugFilter('indicator', 'total-water-withdrawal')
const fromParameter = years('Only values for this year and later ones. Not after `to`.', '2010')
const toParameter = years('Only values for this year and earlier ones.', '2022')
const statusParameter: QueryParameter<Status> = {
  schema: z.enum(statuses),
  rule: { kind: 'oneOf', values: statuses },
  description: 'Only values of this status.',
  example: 'observed',
}
const versionParameter: QueryParameter<number> = {
  schema: wholeNumber(1, 999_999_999),
  rule: { kind: 'wholeNumber', from: 1, to: 999_999_999 },
  description:
    'Values as they were in this version; the latest when left out. What a version holds never changes. An unknown version holds nothing.',
  example: '1',
}
const perPageParameter: QueryParameter<number> = {
  schema: wholeNumber(1, mostPerPage),
  rule: { kind: 'wholeNumber', from: 1, to: mostPerPage },
  description: `How many values a page has; ${usualPerPage} when left out.`,
  example: '50',
}

const filters = {
  indicator: indicatorParameter,
  country: countryFilter,
  from: fromParameter,
  to: toParameter,
  status: statusParameter,
  version: versionParameter,
}

/** GET of single values, filtered and paged, or of all of them as one table. */
export const observationsEndpoint: Endpoint = {
  method: 'get',
  path: '/observations',
  route: '/observations',
  operationId: 'listObservations',
  summary: 'Observations',
  description:
    'Values of all indicators, by indicator, country code and year. With `Accept: text/csv`, all that the filters leave as one table, as `/observations.csv` gives it: it has no pages.',
  parameters: { ...filters, page: pageParameter, per_page: perPageParameter },
  response: listEnvelope(observationSchema, {
    version: z.int().nullable().meta({ description: 'The version that the values are of.' }),
  }),
  alsoAsCsv: true,
  answer: async (call) => {
    const { reading, parameters } = call
    const page = parameters.value('page', pageParameter) ?? 1
    const perPage = parameters.value('per_page', perPageParameter) ?? usualPerPage
    if (prefersCsv(call.incoming.request)) return csvAnswer(call)
    const asked = readFilters(call)
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const first = (page - 1) * perPage
    const records: z.input<typeof observationSchema>[] = []
    let total = 0
    for await (const { indicator, country, observations } of seriesOf(reading, asked)) {
      for (const observation of observations) {
        if (total >= first && records.length < perPage) {
          records.push({
            indicator: indicator.slug,
            country: country.code,
            ...observationToJson(observation),
          })
        }
        total += 1
      }
    }
    const lastPage = Math.max(1, Math.ceil(total / perPage))
    const body = listBody(
      apiMessages[reading.language].listed,
      { records, total, page, lastPage, perPage },
      records,
    )
    const version = asked.version ?? (await readVersions(reading))[0]?.number ?? null
    return { outcome: 'found', body: { ...body, data: { ...body.data, version } } }
  },
}

/** GET of every value that the filters leave, as a table that is written while it is read. */
export const observationsTableEndpoint: Endpoint = {
  method: 'get',
  path: '/observations.csv',
  route: '/observations.csv',
  operationId: 'downloadObservations',
  summary: 'Observations as a table',
  description:
    'Comma-separated values with names of indicators and countries in the language asked for. Without filters, everything.',
  parameters: filters,
  response: z.string(),
  onlyAsCsv: true,
  answer: csvAnswer,
}

interface AskedObservations {
  indicator?: string | undefined
  country?: string | undefined
  from?: number | undefined
  to?: number | undefined
  status?: Status | undefined
  version?: number | undefined
}

function readFilters({ parameters, reading }: ApiCall): AskedObservations {
  const asked = {
    indicator: parameters.value('indicator', indicatorParameter),
    country: parameters.value('country', countryFilter),
    from: parameters.value('from', fromParameter),
    to: parameters.value('to', toParameter),
    status: parameters.value('status', statusParameter),
    version: parameters.value('version', versionParameter),
  }
  const { from, to } = asked
  if (from !== undefined && to !== undefined && from > to)
    parameters.refuse('from', apiMessages[reading.language].notAfter('to'))
  return asked
}

async function csvAnswer(call: ApiCall): Promise<Answer> {
  const asked = readFilters(call)
  const errors = call.parameters.errors()
  if (errors) return { outcome: 'invalid', errors }
  return { outcome: 'table', rows: csvOf(call.reading, asked), filename: 'observations.csv' }
}

async function* csvOf(reading: Reading, asked: AskedObservations): AsyncGenerator<string> {
  const { language } = reading
  yield csvHead(language)
  for await (const series of seriesOf(reading, asked))
    yield csvOfSeries(series, language, figureMessages(language))
}

/** What the filters leave, an indicator at a time, so that memory holds one of them. */
async function* seriesOf(
  reading: Reading,
  { indicator, country, from = 0, to = Infinity, status, version }: AskedObservations,
): AsyncGenerator<FigureSeries> {
  const [{ records }, named] = await Promise.all([
    listRecords(indicatorKind, reading, { perPage: 0 }),
    readNamedCountries(reading),
  ])
  const countries =
    country === undefined
      ? undefined
      : named
          .filter(({ code, slug }) => code === country.toLowerCase() || slug === country)
          .map(({ code }) => code)
  for (const one of inOrder(records)) {
    if (indicator !== undefined && one.slug !== indicator) continue
    const set = await readFigureSet(reading, { indicators: [one], version, ...(countries && { countries }) })
    const series = set?.series.toSorted((a, b) => (a.country.code < b.country.code ? -1 : 1)) ?? []
    for (const each of series) {
      const observations = each.observations.filter(
        (observation) =>
          observation.year >= from &&
          observation.year <= to &&
          (status === undefined || observation.status === status),
      )
      if (observations.length > 0) yield { ...each, observations }
    }
  }
}

/** By slug: the same in every language. */
function inOrder(indicators: readonly Indicator[]): Indicator[] {
  return indicators.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
}

const jsonTypes: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*'])

/** Whether a call would rather have CSV than JSON: what it names without a weight, it wants in the order in which it names it. */
function prefersCsv(request: Request): boolean {
  const accepted = parseAccept((request.headers.get('Accept') ?? '').toLowerCase())
  const first = accepted.find(({ type, q }) => q > 0 && (type === 'text/csv' || jsonTypes.has(type)))
  return first?.type === 'text/csv'
}
