import { redirect, type RouterContextProvider } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { mostChosen } from '../../../figures/charts/most-chosen.ts'
import { yearsOf } from '../../../figures/charts/scales.ts'
import { makeLineChart } from '../../../figures/charts/make-charts.ts'
import { makeSketches } from '../../loading/line-sketches.ts'
import { mannerOf } from '../../../figures/charts/chart-words.ts'
import { citeFigures, embedFigures } from '../../../figures/downloads/metadata.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { indicatorKind } from '../../../figures/indicators/kind.ts'
import { readFigureSet } from '../../../figures/observations/figure-set.ts'
import { readVersions } from '../../../figures/observations/read-observations.ts'
import type { Observation } from '../../../figures/observations/status.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext, siteUrlContext } from '../../loading/contexts.ts'
import { countriesIn, isFromForm, searchOfFigures, versionIn } from '../../loading/figure-parameters.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { pathOfPage } from '../../loading/path-of-page.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { firstRecords } from '../../../store/read/list-records.ts'
import { notFound } from '../../loading/not-found.ts'
import { nameOfOrder, orderIn, sortedByNumber } from '../../loading/sorted-table.ts'
import { valueInWords } from '../../loading/value-in-words.ts'
import { comparedYears, tableKeys } from './indicator-table-keys.ts'
import { readListedCountries } from './listed-countries.ts'
import { readIndicators } from './read-indicators.ts'

/** Publications that an indicator's page leads to, the newest first. */
const mostPublications = 5

/** What the page of one indicator shows, in words and drawings: its series stay on the server. */
export async function readIndicatorPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  slug: string,
) {
  const reading = context.get(readingContext)
  const { language } = reading
  const indicator = await findOrNotFound(indicatorKind, context, slug)
  const url = new URL(request.url)
  const { searchParams } = url
  const version = versionIn(searchParams)
  const order = orderIn(searchParams.get('sort'), tableKeys)
  const asked = countriesIn(searchParams)
  const sort = nameOfOrder(order, 'country')
  if (isFromForm(searchParams)) {
    throw redirect(`${pathOfPage(url)}${searchOfFigures({ countries: asked, version, sort })}`)
  }
  const [set, versions, indicators, organization, publications] = await Promise.all([
    readFigureSet(reading, { indicators: [indicator], version }),
    readVersions(reading),
    readIndicators(reading),
    readOrganization(reading),
    readOptional(context, () =>
      firstRecords(publicationKind, reading, {
        perPage: mostPublications,
        filters: { indicator: indicator.slug },
        sort: '-date',
        asCards: true,
      }),
    ),
  ])
  if (!set) throw notFound()
  const observationsOf = new Map(set.series.map((series) => [series.country.code, series.observations]))
  const countries = await readListedCountries(reading, observationsOf.keys())
  const known = asked.filter((code) => countries.some((country) => country.code === code))
  const chosen = known.slice(0, mostChosen)
  const words = { language, messages: figureMessages(language) }
  const series = countries.map(({ code, name }): ChartSeries => ({
    key: code,
    name,
    observations: observationsOf.get(code) ?? [],
  }))
  // Beside the largest of 22 countries most lines would lie on the ground: chosen ones have a scale of their own.
  const charted = series.filter(({ key, observations }) =>
    chosen.length > 0 ? chosen.includes(key) : observations.length > 0,
  )
  const chart = makeLineChart(indicator, { series: charted, chosen, tabled: 'chosen' }, words)
  const withoutValue = countries.filter(({ code }) => !observationsOf.has(code))
  const described = {
    indicator,
    set,
    withoutValue,
    choice: { countries: known, version: set.version?.number },
    organization,
    siteUrl: context.get(siteUrlContext),
    language,
  }
  const { formatValue } = mannerOf(indicator, language)
  const valueIn = (observations: readonly Observation[], year: number) =>
    observations.find((observation) => observation.year === year)?.value
  const rows = countries.flatMap(({ code }) => {
    const observations = observationsOf.get(code)
    const latest = observations?.at(-1)
    if (!observations || !latest) return []
    return [{ code, latest, before: comparedYears.map((year) => valueIn(observations, year)) }]
  })
  const numbers = {
    country: () => null,
    value: ({ latest }: (typeof rows)[number]) => latest.value,
    year: ({ latest }: (typeof rows)[number]) => latest.year,
    '2000': ({ before }: (typeof rows)[number]) => before[0],
    '2010': ({ before }: (typeof rows)[number]) => before[1],
  }
  const ordered =
    order.key === 'country'
      ? order.isDescending
        ? rows.toReversed()
        : rows
      : sortedByNumber(rows, numbers[order.key], order.isDescending)
  return {
    indicator,
    order,
    query: { countries: known, version, sort },
    unknown: asked.filter((code) => !known.includes(code)),
    chosenCount: known.length,
    countries: countries.map(({ code, slug: country, name }) => ({
      code,
      slug: country,
      name,
    })),
    chart,
    sketches: makeSketches(
      series.filter(({ observations }) => observations.length > 0),
      language,
    ),
    rows: ordered.map(({ code, latest, before }) => {
      const { value, age } = valueInWords(latest, indicator, language)
      const written = before.map((one) => (one === undefined ? null : formatValue(one)))
      return { code, value, age, before: written }
    }),
    withoutValue: withoutValue.map(({ name }) => name),
    years: yearsOf(series),
    version: set.version,
    latestVersion: versions[0]?.number ?? null,
    isCurrent: set.isCurrent,
    citation: citeFigures(described),
    embed: embedFigures(described, chart.summary),
    publications: (publications ?? []).map(({ id, slug: publication, title }) => ({
      id,
      slug: publication,
      title,
    })),
    others: indicators
      .filter(({ id, pillar }) => pillar === indicator.pillar && id !== indicator.id)
      .map(({ slug: other, title }) => ({ slug: other, title })),
  }
}

export type IndicatorPageData = Awaited<ReturnType<typeof readIndicatorPage>>
