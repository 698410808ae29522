import type { Reading } from '../../store/read/reading.ts'
import type { Indicator } from '../indicators/kind.ts'
import { readNamedCountries, type NamedCountry } from './country-names.ts'
import { readSeries, readVersions, type FiguresVersion } from './read-observations.ts'
import type { Observation } from './status.ts'

/** What one indicator says of one country. */
export interface FigureSeries {
  indicator: Indicator
  country: NamedCountry
  observations: readonly Observation[]
}

/** Series that a page shows, or a file holds, and the version that they are of. */
export interface FigureSet {
  series: readonly FigureSeries[]
  /** The version asked for, else the latest; nothing before the first import. */
  version: FiguresVersion | null
  /** Whether it is the latest. */
  isCurrent: boolean
}

export interface WantedFigures {
  indicators: readonly Indicator[]
  /** Codes of countries; all when left out. */
  countries?: readonly string[]
  version?: number | undefined
}

/**
 * The series of indicators in countries: by indicator in the order given, then by the countries' names in the page's
 * language. Countries that the site has no record of are left out.
 * @returns nothing when there is no such version
 */
export async function readFigureSet(reading: Reading, wanted: WantedFigures): Promise<FigureSet | null> {
  const { indicators, countries, version: number } = wanted
  const [named, versions, ...found] = await Promise.all([
    readNamedCountries(reading),
    readVersions(reading),
    ...indicators.map(({ id }) =>
      readSeries(reading, {
        indicator: id,
        ...(countries?.length === 1 && { country: countries[0] }),
        ...(number !== undefined && { version: number }),
      }),
    ),
  ])
  const version = number === undefined ? (versions[0] ?? null) : versions.find((one) => one.number === number)
  if (version === undefined) return null
  const chosen = countries && new Set(countries)
  return {
    version,
    isCurrent: version === null || version.number === versions[0]?.number,
    series: indicators.flatMap((indicator, index) => {
      const byCountry = new Map(found[index]?.map((series) => [series.country, series.observations]))
      return named.flatMap((country) => {
        const observations = byCountry.get(country.code)
        if (!observations || chosen?.has(country.code) === false) return []
        return [{ indicator, country, observations }]
      })
    }),
  }
}
