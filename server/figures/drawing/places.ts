import type { CountryMap } from '../../../content/member-states/regional-network/country-map.ts'
import { chartColours } from './chart-colours.ts'
import { drawLegend } from './legend.ts'
import { drawMap, mapHeight, mapScale } from './map-sheet.ts'
import { edge, type Body, type Pen } from './sheet.ts'

/** Where records are: a mark for each country, sized by their number, and the numbers in words. */
export interface PlacesPicture {
  kind: 'places'
  map: CountryMap
  /** In units of the map's frame. */
  marks: readonly { code: string; x: number; y: number; radius: number; count: string }[]
  /** Every country with its number. */
  countries: readonly string[]
  summary: string
  notes: readonly string[]
}

/** The map with its marks, and below it the countries with their numbers. It is not mirrored in any language. */
export function drawPlaces(picture: PlacesPicture, top: number, pen: Pen): Body {
  const { map, marks, countries, summary, notes } = picture
  const shapes = Object.values(map.countries).map(
    (path) => `<path style="fill:${chartColours['map-class-2']}" d="${path}"/>`,
  )
  const circles = marks.map(
    ({ x, y, radius }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${chartColours['chart-1']}" fill-opacity=".9" class="small"/>`,
  )
  const counts = marks.map(({ x, y, count }) =>
    pen.letters.write(pen.letters.fit(count, { width: 60, size: 13 }), {
      x: edge + x * mapScale,
      baseline: top + y * mapScale + 4.5,
      side: 'middle',
      colour: 'paper',
    }),
  )
  const legend = drawLegend(
    countries.map((text) => ({ text, sample: dot })),
    top + mapHeight + 30,
    pen,
  )
  const drawn = [drawMap(map, top, shapes, circles), ...counts, legend.drawn]
  return { drawn: drawn.join(''), height: mapHeight + 30 + legend.height, summary, notes }
}

const dot = `<circle cx="18" r="6" fill="${chartColours['chart-1']}"/>`
