import { readOrganization } from '../../../content/organization/read-organization.ts'
import { readMemberCodes } from '../../../content/member-states/regional-network/read-member-codes.ts'
import type { Country } from '../../../content/countries/kind.ts'
import { mannerOf } from '../../../figures/charts/chart-words.ts'
import { takenOfCountry } from '../../../figures/downloads/taken-from-pages.ts'
import { citeTaken, embedTaken } from '../../../figures/downloads/taken-figures.ts'
import { readLatestValues } from '../../../figures/observations/latest-values.ts'
import { readSeries, readVersions } from '../../../figures/observations/read-observations.ts'
import { rangeOf, type ValueRange } from '../../../figures/observations/value-range.ts'
import { formatNumber, formatYear } from '../../../languages/format.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { isolated } from '../../../languages/isolated.ts'
import { figureMessages } from '../../language/loaded-figure-messages.ts'
import { notFound } from '../../loading/not-found.ts'
import { makeSketches } from '../../loading/line-sketches.ts'
import { valueInWords } from '../../loading/value-in-words.ts'
import { byPillar } from '../data-tools/by-pillar.ts'
import { readIndicators } from '../data-tools/read-indicators.ts'

/** All figures of a country by pillar, each beside the range of the member states; nothing where there is none. */
export async function readCountryFigures(
  reading: Reading,
  country: Pick<Country, 'code' | 'name' | 'slug'>,
  { siteUrl, version: asked }: { siteUrl: string; version: number | undefined },
) {
  const { language } = reading
  const ofVersion = asked === undefined ? {} : { version: asked }
  const [series, latestValues, members, indicators, versions, organization] = await Promise.all([
    readSeries(reading, { country: country.code, ...ofVersion }),
    readLatestValues(reading, asked),
    readMemberCodes(reading),
    readIndicators(reading),
    readVersions(reading),
    readOrganization(reading),
  ])
  const version =
    asked === undefined ? (versions[0] ?? null) : versions.find(({ number }) => number === asked)
  if (version === undefined) throw notFound()
  const seriesOf = new Map(series.map((one) => [one.indicator, one.observations]))
  const isMember = new Set(members)
  const figures = indicators.flatMap((indicator) => {
    const observations = seriesOf.get(indicator.id)
    const first = observations?.[0]
    const latest = observations?.at(-1)
    if (!observations || !first || !latest) return []
    const ofMembers = (latestValues.get(indicator.id) ?? []).filter(({ country: code }) => isMember.has(code))
    const range = rangeOf(ofMembers.map(({ value }) => value))
    const { formatValue } = mannerOf(indicator, language)
    return [
      {
        slug: indicator.slug,
        title: indicator.title,
        unit: indicator.unit,
        source: indicator.source,
        pillar: indicator.pillar,
        latest: valueInWords(latest, indicator, language),
        years: [formatYear(first.year, language), formatYear(latest.year, language)] as const,
        line: makeSketches([{ key: indicator.slug, name: country.name, observations }], language),
        band: range && {
          low: formatValue(range.low),
          high: formatValue(range.high),
          median: formatValue(range.median),
          count: formatNumber(range.count, language),
          ...placesIn(range, latest.value),
        },
      },
    ]
  })
  if (figures.length === 0) return null
  const taken = takenOfCountry(
    {
      indicators: indicators.filter(({ id }) => seriesOf.has(id)),
      version,
      organization,
      siteUrl,
      language,
    },
    country,
  )
  const words = figureMessages(language)
  const summary = figures.map(({ title, latest }) =>
    words.chart.latest(isolated(title.text), latest.value, latest.age),
  )
  return {
    code: country.code,
    version: version?.number ?? null,
    isCurrent: version?.number === versions[0]?.number,
    citation: citeTaken(taken),
    embed: embedTaken(taken, [`${taken.title}.`, ...summary].join(' ')),
    pillars: byPillar(figures),
    withoutValue: indicators.filter(({ id }) => !seriesOf.has(id)).map(({ title }) => title),
  }
}

/** Where the median and a value stand between the lowest and the highest, in percent from where reading begins. */
function placesIn({ low, high, median }: ValueRange, value: number) {
  const [from, to] = [Math.min(low, value), Math.max(high, value)]
  const place = (number: number) =>
    to === from ? 50 : Math.round(((number - from) / (to - from)) * 1000) / 10
  return { places: { low: place(low), high: place(high), median: place(median), value: place(value) } }
}

export type CountryFigures = NonNullable<Awaited<ReturnType<typeof readCountryFigures>>>
