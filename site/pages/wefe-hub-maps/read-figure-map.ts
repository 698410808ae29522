import type { RouterContextProvider } from 'react-router'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { takenOfMap } from '../../../figures/downloads/taken-from-pages.ts'
import { yearToFill } from '../../../figures/downloads/year-to-fill.ts'
import { citeTaken, embedTaken } from '../../../figures/downloads/taken-figures.ts'
import type { Indicator } from '../../../figures/indicators/kind.ts'
import { detailsOfMap, valueMap } from '../../../figures/maps/value-map.ts'
import { derivedOnce } from '../../../figures/observations/derived-once.ts'
import { readLatestValues } from '../../../figures/observations/latest-values.ts'
import { readSeries, readVersions } from '../../../figures/observations/read-observations.ts'
import type { Observation } from '../../../figures/observations/status.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { readingContext, siteUrlContext } from '../../loading/contexts.ts'
import { versionIn } from '../../loading/figure-parameters.ts'
import { notFound } from '../../loading/not-found.ts'
import { yearIn } from '../../loading/map-parameters.ts'
import { readCountryMap } from '../../loading/read-country-map.ts'
import { readListedCountries } from '../data-tools/listed-countries.ts'
import { leadFromFormerSlug, readIndicators } from '../data-tools/read-indicators.ts'

const byCountry = derivedOnce<ReadonlyMap<string, readonly Observation[]>>()

/** Longest name of an indicator that a page repeats. */
const longestName = 80

/** The map of the indicator and the year that an address names; of the first indicator with values where it names none. */
export async function readFigureMap(context: Readonly<RouterContextProvider>, given: URLSearchParams) {
  const reading = context.get(readingContext)
  const asked = given.get('indicator')
  const askedVersion = versionIn(given)
  const [indicators, latest, versions, organization] = await Promise.all([
    readIndicators(reading),
    readLatestValues(reading, askedVersion),
    readVersions(reading),
    readOrganization(reading),
  ])
  const version =
    askedVersion === undefined
      ? (versions[0] ?? null)
      : versions.find(({ number }) => number === askedVersion)
  if (version === undefined) throw notFound()
  const withValues = indicators.filter(({ id }) => latest.has(id))
  const chosen = withValues.find(({ slug }) => slug === asked)
  if (asked && !chosen) await leadFromFormerSlug(context, '/wefe-hub/maps', asked)
  const indicator = chosen ?? withValues[0]
  if (!indicator) return null
  const series = await readSeries(reading, {
    indicator: indicator.id,
    ...(askedVersion !== undefined && { version: askedVersion }),
  })
  const observationsOf = byCountry(
    series,
    '',
    () => new Map(series.map(({ country, observations }) => [country, observations])),
  )
  const countries = await readListedCountries(reading, observationsOf.keys())
  const values = valueMap(countries, observationsOf, indicator.decimals, yearIn(given))
  if (!values) return null
  const map = await readCountryMap(
    context,
    countries.map(({ code }) => code),
  )
  const { slug, title, unit, decimals } = indicator
  const { language } = reading
  const siteUrl = context.get(siteUrlContext)
  const taken = takenOfMap({ version, organization, siteUrl, language }, indicator, yearToFill)
  return {
    ...values,
    indicator: { slug, title, unit, decimals },
    version: version?.number ?? null,
    isCurrent: version?.number === versions[0]?.number,
    /** To be filled with the year that is shown. */
    citation: citeTaken(taken),
    embed: embedTaken(taken, figureMessages(language).map.mapOf(title.text, yearToFill.inWords)),
    indicators: withValues.map(choiceOf),
    unknownIndicator: asked && asked !== indicator.slug ? asked.slice(0, longestName) : null,
    map: map && { ...map, ...detailsOfMap(map, countries) },
  }
}

function choiceOf({ slug, title, pillar }: Indicator) {
  return { slug, title, pillar }
}

export type FigureMapData = NonNullable<Awaited<ReturnType<typeof readFigureMap>>>
