import { mapCountry } from './map-countries.ts'
import { frame, type MapView } from './map-view.ts'
import { projectionOf } from './projection.ts'

/** A map of countries for a page, as SVG paths in units of the frame. */
export interface CountryMap {
  /** Land that is not shown as a country, in one piece. */
  land: string
  /** Lines between countries. */
  borders: string
  /** Countries by code; those outside the frame are left out. */
  countries: Readonly<Record<string, string>>
  /** Rivers, as lines, and lakes. */
  rivers: string
  lakes: string
  /** Where the file is whose parts lie behind and over the countries of a page's map (`map-parts.ts`). */
  ground: string
}

/** What a page carries of a map: its countries. The rest is a file, which other pages and other languages use too. */
export type PageMap = Pick<CountryMap, 'countries' | 'ground'>

/** Draws the map of the member states' part of the world, with each of the countries as a shape of its own. */
export type DrawCountryMap = (codes: readonly string[]) => Promise<CountryMap>

export interface Place {
  x: number
  y: number
}

/** The middle of a country's largest part, in units of the frame; nothing where the map does not show it. */
export function placeOnMap(code: string, view: MapView): Place | undefined {
  const country = mapCountry(code)
  const point = country && projectionOf(view)([country.longitude, country.latitude])
  if (!point) return undefined
  const [x, y] = point
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height ? { x, y } : undefined
}

/** The rectangle around a shape, in units of the frame. */
export interface Bounds {
  left: number
  top: number
  width: number
  height: number
}

/** The bounds of a path whose coordinates are absolute, as the server draws them. */
export function boundsOfPath(path: string): Bounds {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  const left = Math.min(...across)
  const top = Math.min(...down)
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}
