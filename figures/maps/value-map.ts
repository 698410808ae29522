import {
  boundsOfPath,
  placeOnMap,
  type Bounds,
  type PageMap,
} from '../../content/member-states/regional-network/country-map.ts'
import { mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import type { NamedCountry } from '../observations/country-names.ts'
import { derivedOnce } from '../observations/derived-once.ts'
import type { Observation } from '../observations/status.ts'
import { classesOf, type ValueClass } from './value-classes.ts'
import { writeSeries, type WrittenSeries } from './written-series.ts'
import { nearestYear, usualYear, type YearOfMap } from './year-choice.ts'

/** A country of a map, with its series. */
export interface CountryOfMap extends NamedCountry {
  series: WrittenSeries
}

/** What a map of an indicator shows in every year. */
export interface ValueMap {
  /** The years of which there is a value, in their order; never empty. */
  years: readonly number[]
  /** The year with which the map opens. */
  year: number
  /** The year that was asked for, if it has no values. */
  unknownYear: number | null
  classes: readonly ValueClass[]
  countries: readonly CountryOfMap[]
}

const writtenSeries = derivedOnce<WrittenSeries>()
const overviews = derivedOnce<ReturnType<typeof overviewOf>>()

/**
 * The map of an indicator's values; nothing where it has none.
 * @param observationsOf by country; what is computed of all of them is computed once for each such map
 */
export function valueMap(
  countries: readonly NamedCountry[],
  observationsOf: ReadonlyMap<string, readonly Observation[]>,
  decimals: number,
  asked?: number,
): ValueMap | null {
  const codes = countries.map(({ code }) => code).toSorted()
  const { counts, classes } = overviews(observationsOf, `${decimals} ${codes.join()}`, () =>
    overviewOf(
      codes.flatMap((code) => observationsOf.get(code) ?? []),
      decimals,
    ),
  )
  const years = counts.map(({ year }) => year)
  const year = asked === undefined ? usualYear(counts) : nearestYear(years, asked)
  if (year === undefined) return null
  return {
    years,
    year,
    unknownYear: asked === undefined || asked === year ? null : asked,
    classes,
    countries: countries.map((country) => {
      const observations = observationsOf.get(country.code) ?? []
      return { ...country, series: writtenSeries(observations, '', () => writeSeries(observations)) }
    }),
  }
}

/** The years of values with how many each has, and the classes of all of them. */
function overviewOf(observations: readonly Observation[], decimals: number) {
  const countOf = new Map<number, number>()
  for (const { year } of observations) countOf.set(year, (countOf.get(year) ?? 0) + 1)
  return {
    counts: [...countOf]
      .map(([year, count]): YearOfMap => ({ year, count }))
      .toSorted((one, other) => one.year - other.year),
    classes: classesOf(
      observations.map(({ value }) => value),
      decimals,
    ),
  }
}

/** What else a map shows of its countries, in units of the frame. */
export interface MapDetails {
  /** The middles of countries too small to be seen or touched. */
  small: Readonly<Record<string, readonly [x: number, y: number]>>
  /** Where the names of countries stand that have room for them. */
  names: readonly { code: string; x: number; y: number }[]
}

/** Units: a shape that is smaller has a mark; a letter of a name is about so wide, and a line so high. */
const smallest = 18
const letterWidth = 7.5
const lineHeight = 26

const boundsOfShapes = derivedOnce<ReadonlyMap<string, Bounds>>()

export function detailsOfMap(
  map: Pick<PageMap, 'countries'>,
  countries: readonly NamedCountry[],
): MapDetails {
  const view = mapViewOf('members', countries.length)
  const bounds = boundsOfShapes(
    map.countries,
    '',
    () => new Map(Object.entries(map.countries).map(([code, path]) => [code, boundsOfPath(path)])),
  )
  const small: Record<string, readonly [number, number]> = {}
  const names: { code: string; x: number; y: number }[] = []
  for (const { code, name } of countries) {
    const shape = bounds.get(code)
    if (!shape) continue
    const { left, top, width, height } = shape
    if (Math.max(width, height) < smallest) {
      small[code] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    }
    const place = placeOnMap(code, view)
    if (place && name.text.length * letterWidth < width * 0.85 && height > lineHeight) {
      names.push({ code, x: Math.round(place.x), y: Math.round(place.y) })
    }
  }
  return { small, names }
}
