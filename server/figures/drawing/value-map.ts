import type { CountryMap } from '../../../content/member-states/regional-network/country-map.ts'
import type { MapDetails } from '../../../figures/maps/value-map.ts'
import { chartColours } from './chart-colours.ts'
import { drawLegend } from './legend.ts'
import { drawMap, mapHeight, mapScale } from './map-sheet.ts'
import { edge, type Body, type Pen } from './sheet.ts'

/** An indicator's values of one year on the map. */
export interface ValueMapPicture {
  kind: 'map'
  map: CountryMap
  details: MapDetails
  /** Countries in their order, with the class of the value of each: from 1 on, 0 without a value. */
  countries: readonly { code: string; name: string; tone: number }[]
  /** Classes in words, from 1 on, and then what has no value. */
  classes: readonly string[]
  withoutValue: string
  summary: string
  notes: readonly string[]
}

/** Colour of a class; countries without a value are hatched. */
const classColours = ['map-class-1', 'map-class-2', 'map-class-3', 'map-class-4', 'map-class-5'] as const

function fillOf(tone: number): string {
  const colour = classColours[tone - 1]
  return colour ? chartColours[colour] : 'url(#hatching)'
}

/** The map with its names and the classes of its colours. It is not mirrored in any language. */
export function drawMapOfValues(picture: ValueMapPicture, top: number, pen: Pen): Body {
  const { map, details, countries, classes, withoutValue, summary, notes } = picture
  const shapes = countries.map(({ code, tone }) => {
    const [x, y] = details.small[code] ?? []
    const mark = x === undefined ? '' : `<circle class="small" cx="${x}" cy="${y}" r="8"/>`
    return `<g fill="${fillOf(tone)}"><path style="fill:inherit" d="${map.countries[code] ?? ''}"/>${mark}</g>`
  })
  const nameOf = new Map(countries.map(({ code, name }) => [code, name]))
  const names = details.names.map(({ code, x, y }) =>
    pen.letters.write(pen.letters.fit(nameOf.get(code) ?? '', { width: 200, size: 13 }), {
      x: edge + x * mapScale,
      baseline: top + y * mapScale + 4,
      side: 'middle',
      isHaloed: true,
    }),
  )
  const legend = drawLegend(
    [
      ...classes.map((text, index) => ({ text, sample: swatch(index + 1) })),
      { text: withoutValue, sample: swatch(0) },
    ],
    top + mapHeight + 30,
    pen,
  )
  const drawn = [
    '<defs><pattern id="hatching" width="6" height="6" patternUnits="userSpaceOnUse">',
    `<rect width="6" height="6" fill="${chartColours['map-land']}"/><path class="hatching" d="M-1 1l2-2M0 6l6-6M5 7l2-2"/>`,
    '</pattern></defs>',
    drawMap(map, top, shapes),
    ...names,
    legend.drawn,
  ]
  return { drawn: drawn.join(''), height: mapHeight + 30 + legend.height, summary, notes }
}

function swatch(tone: number): string {
  return `<rect width="28" height="18" y="-9" rx="3" fill="${fillOf(tone)}"/>`
}
