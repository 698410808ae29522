import type { RouterContextProvider } from 'react-router'
import type { Indicator } from '../../../figures/indicators/kind.ts'
import { detailsOfMap, valueMap } from '../../../figures/maps/value-map.ts'
import { readLatestValues } from '../../../figures/observations/latest-values.ts'
import { readSeries } from '../../../figures/observations/read-observations.ts'
import { readingContext } from '../../loading/contexts.ts'
import { yearIn } from '../../loading/map-parameters.ts'
import { readCountryMap } from '../../loading/read-country-map.ts'
import { readListedCountries } from '../data-tools/listed-countries.ts'
import { readIndicators } from '../data-tools/read-indicators.ts'

/** Longest name of an indicator that a page repeats. */
const longestName = 80

/** The map of the indicator and the year that an address names; of the first indicator with values where it names none. */
export async function readFigureMap(context: Readonly<RouterContextProvider>, given: URLSearchParams) {
  const reading = context.get(readingContext)
  const [indicators, latest] = await Promise.all([readIndicators(reading), readLatestValues(reading)])
  const withValues = indicators.filter(({ id }) => latest.has(id))
  const asked = given.get('indicator')
  const indicator = withValues.find(({ slug }) => slug === asked) ?? withValues[0]
  if (!indicator) return null
  const series = await readSeries(reading, { indicator: indicator.id })
  const observationsOf = new Map(series.map(({ country, observations }) => [country, observations]))
  const countries = await readListedCountries(reading, observationsOf.keys())
  const values = valueMap(countries, observationsOf, indicator.decimals, yearIn(given))
  if (!values) return null
  const map = await readCountryMap(
    context,
    countries.map(({ code }) => code),
  )
  const { slug, title, unit, decimals, attribution, licence } = indicator
  return {
    ...values,
    indicator: { slug, title, unit, decimals, attribution, licence },
    indicators: withValues.map(choiceOf),
    unknownIndicator: asked && asked !== indicator.slug ? asked.slice(0, longestName) : null,
    map: map && { ...map, ...detailsOfMap(map, countries) },
  }
}

function choiceOf({ slug, title, pillar }: Indicator) {
  return { slug, title, pillar }
}

export type FigureMapData = NonNullable<Awaited<ReturnType<typeof readFigureMap>>>
