import type { CountryMap } from '../../../content/member-states/regional-network/country-map.ts'
import { frame } from '../../../content/member-states/regional-network/map-view.ts'
import { chartColours } from './chart-colours.ts'
import { tenth } from './chart-letters.ts'
import { edge, innerWidth } from './sheet.ts'

/** Units of a picture for one of the map's frame. */
export const mapScale = innerWidth / frame.width
/** Units of a picture. */
export const mapHeight = frame.height * mapScale

/** The map in a picture: sea and land, then countries, borders and waters, then what is marked on them. */
export function drawMap(
  map: CountryMap,
  top: number,
  countries: readonly string[],
  marks: readonly string[] = [],
): string {
  return [
    `<svg x="${edge}" y="${tenth(top)}" width="${innerWidth}" height="${tenth(mapHeight)}" viewBox="0 0 ${frame.width} ${frame.height}">`,
    `<rect width="${frame.width}" height="${frame.height}" fill="${chartColours['map-sea']}"/>`,
    `<path style="fill:${chartColours['map-land']}" d="${map.land}"/>`,
    ...countries,
    `<path class="borders" d="${map.borders}"/>`,
    `<path class="lakes" d="${map.lakes}"/><path class="rivers" d="${map.rivers}"/>`,
    ...marks,
    '</svg>',
  ].join('')
}
