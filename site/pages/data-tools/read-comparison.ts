import { redirect, type RouterContextProvider } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import type { ChartSeries } from '../../../figures/charts/chart-series.ts'
import { mannerOf, noteOf } from '../../../figures/charts/chart-words.ts'
import { makeLineChart } from '../../../figures/charts/make-charts.ts'
import { citeFigures, embedFigures } from '../../../figures/downloads/metadata.ts'
import type { Indicator } from '../../../figures/indicators/kind.ts'
import type { NamedCountry } from '../../../figures/observations/country-names.ts'
import { readFigureSet, type FigureSet } from '../../../figures/observations/figure-set.ts'
import { formatYear } from '../../../languages/format.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext, siteUrlContext } from '../../loading/contexts.ts'
import {
  chosenCountries,
  countriesIn,
  isFromForm,
  searchOfFigures,
  versionIn,
} from '../../loading/figure-parameters.ts'
import { notFound } from '../../loading/not-found.ts'
import { pathOfPage } from '../../loading/path-of-page.ts'
import { valueInWords } from '../../loading/value-in-words.ts'
import { fewestCompared, mostCompared } from './compared.ts'
import { readListedCountries } from './listed-countries.ts'
import { leadFromFormerSlug, readIndicators } from './read-indicators.ts'

/** Years between two rows of the table. */
const stepOfYears = 5

/** Why a comparison can’t be shown, for the words beside the fields. */
export interface ComparisonProblems {
  /** Whether the form was sent: only then is what is missing an error. A link leads here with a part of the choice. */
  wasSent: boolean
  countries: 'too few' | 'too many' | { unknown: string[] } | null
  indicator: 'missing' | { unknown: string } | null
}

/** What the page of comparing shows: the form as it was sent, and the comparison where the form is in order. */
export async function readComparison(context: Readonly<RouterContextProvider>, request: Request) {
  const reading = context.get(readingContext)
  const url = new URL(request.url)
  const { searchParams } = url
  const asked = countriesIn(searchParams)
  const askedIndicator = (searchParams.get('indicator') ?? '').trim()
  const version = versionIn(searchParams)
  const indicators = await readIndicators(reading)
  const indicator = indicators.find(({ slug }) => slug === askedIndicator)
  if (askedIndicator !== '' && !indicator)
    await leadFromFormerSlug(context, '/data-tools/compare', askedIndicator)
  const set = indicator ? await readFigureSet(reading, { indicators: [indicator], version }) : null
  if (indicator && !set) throw notFound()
  // The same countries as the indicator's page, which leads here.
  const countries = await readListedCountries(
    reading,
    set?.series.map(({ country }) => country.code),
  )
  const chosen = asked.flatMap((code) => countries.find((country) => country.code === code) ?? [])
  const unknown = asked.filter((code) => !chosen.some((country) => country.code === code))
  const isAsked = ['countries', chosenCountries, 'indicator'].some((name) => searchParams.has(name))
  const problems: ComparisonProblems = {
    wasSent: isFromForm(searchParams),
    countries: !isAsked
      ? null
      : unknown.length > 0
        ? { unknown }
        : chosen.length < fewestCompared
          ? 'too few'
          : chosen.length > mostCompared
            ? 'too many'
            : null,
    indicator: !isAsked || indicator ? null : askedIndicator === '' ? 'missing' : { unknown: askedIndicator },
  }
  const isComplete = isAsked && indicator && set && problems.countries === null
  // What is not complete stays at the form's address: the comparison's own would not say that it was sent.
  if (isComplete && problems.wasSent) {
    const search = searchOfFigures({ countries: asked, indicator: askedIndicator, version })
    throw redirect(`${pathOfPage(url)}${search}`)
  }
  return {
    problems,
    chosen: chosen.map(({ code }) => code),
    indicator: indicator?.slug ?? '',
    countries: countries.map(({ code, name }) => ({ code, name })),
    indicators: indicators.map(({ slug, title, pillar }) => ({ slug, title, pillar })),
    comparison: isComplete ? await compare({ context, reading, indicator, set, chosen, version }) : null,
  }
}

interface Compared {
  context: Readonly<RouterContextProvider>
  reading: Reading
  indicator: Indicator
  set: FigureSet
  chosen: readonly NamedCountry[]
  version: number | undefined
}

async function compare({ context, reading, indicator, set, chosen, version }: Compared) {
  const { language } = reading
  const organization = await readOrganization(reading)
  const observationsOf = new Map(set.series.map((one) => [one.country.code, one.observations]))
  const series = chosen.map(({ code, name }): ChartSeries => ({
    key: code,
    name,
    observations: observationsOf.get(code) ?? [],
  }))
  const words = { language, messages: figureMessages(language) }
  const chart = makeLineChart(indicator, { series, chosen: chosen.map(({ code }) => code) }, words)
  const years = rowsOf(series)
  const { formatValue } = mannerOf(indicator, language)
  const described = {
    indicator,
    set,
    withoutValue: chosen.filter(({ code }) => !observationsOf.has(code)),
    choice: { countries: chosen.map(({ code }) => code), version: set.version?.number },
    organization,
    siteUrl: context.get(siteUrlContext),
    language,
  }
  return {
    indicator,
    version: set.version,
    isCurrent: set.isCurrent,
    search: searchOfFigures({
      countries: chosen.map(({ code }) => code),
      indicator: indicator.slug,
      version,
    }),
    chart,
    columns: chosen.map(({ code, slug, name }) => {
      const latest = observationsOf.get(code)?.at(-1)
      return { code, slug, name, latest: latest ? valueInWords(latest, indicator, language) : null }
    }),
    rows: years.map((year) => ({
      year: formatYear(year, language),
      cells: series.map(({ observations }) => {
        const found = observations.find((observation) => observation.year === year)
        return found ? { value: formatValue(found.value), note: noteOf(found, words) } : null
      }),
    })),
    choice: described.choice,
    citation: citeFigures(described),
    embed: embedFigures(described, chart.summary),
  }
}

/** The years of a table that one sheet of paper holds: every fifth, and those of the latest values; the latest first. */
function rowsOf(series: readonly ChartSeries[]): number[] {
  const years = series.flatMap(({ observations }) => observations.map(({ year }) => year))
  const latest = series.flatMap(({ observations }) => observations.at(-1)?.year ?? [])
  const shown = [...years.filter((year) => year % stepOfYears === 0), ...latest]
  return [...new Set(shown)].toSorted((one, other) => other - one)
}

export type ComparisonPageData = Awaited<ReturnType<typeof readComparison>>
export type Comparison = NonNullable<ComparisonPageData['comparison']>
