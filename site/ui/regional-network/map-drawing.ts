/** The outlines that the server draws for the map's frame (server/maps/draw-map.ts), as SVG paths. */
export interface MapDrawing {
  land: string
  borders: string
  countries: ReadonlyMap<string, string>
}

/**
 * Reads the answer of `/maps/{layer}.json`.
 * @throws TypeError when it is no map
 */
export function readMapDrawing(answer: unknown): MapDrawing {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('The map is no object')
  const land = 'land' in answer ? answer.land : undefined
  const borders = 'borders' in answer ? answer.borders : undefined
  const countries = 'countries' in answer ? answer.countries : undefined
  if (typeof land !== 'string' || typeof borders !== 'string') throw new TypeError('The map has no land')
  if (typeof countries !== 'object' || countries === null) throw new TypeError('The map has no countries')
  return {
    land,
    borders,
    countries: new Map(
      Object.entries(countries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}
