import {
  boundsOfPath,
  placeOnMap,
  type CountryMap,
} from '../../content/member-states/regional-network/country-map.ts'
import { mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import type { NamedCountry } from '../observations/country-names.ts'
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

/** The map of an indicator's values; nothing where it has none. */
export function valueMap(
  countries: readonly NamedCountry[],
  observationsOf: ReadonlyMap<string, readonly Observation[]>,
  decimals: number,
  asked?: number,
): ValueMap | null {
  const all = countries.flatMap(({ code }) => observationsOf.get(code) ?? [])
  const byYear = Map.groupBy(all, ({ year }) => year)
  const counts = [...byYear]
    .map(([year, ofYear]): YearOfMap => ({ year, count: ofYear.length }))
    .toSorted((one, other) => one.year - other.year)
  const years = counts.map(({ year }) => year)
  const year = asked === undefined ? usualYear(counts) : nearestYear(years, asked)
  if (year === undefined) return null
  return {
    years,
    year,
    unknownYear: asked === undefined || asked === year ? null : asked,
    classes: classesOf(
      all.map(({ value }) => value),
      decimals,
    ),
    countries: countries.map((country) => ({
      ...country,
      series: writeSeries(observationsOf.get(country.code) ?? []),
    })),
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

export function detailsOfMap(map: CountryMap, countries: readonly NamedCountry[]): MapDetails {
  const view = mapViewOf('members', countries.length)
  const small: Record<string, readonly [number, number]> = {}
  const names: { code: string; x: number; y: number }[] = []
  for (const { code, name } of countries) {
    const path = map.countries[code]
    if (!path) continue
    const { left, top, width, height } = boundsOfPath(path)
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
