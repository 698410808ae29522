import { geoArea, geoPath } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import { z } from 'zod'
import { mapCountry } from '../../content/member-states/regional-network/map-countries.ts'
import { frame, type MapView } from '../../content/member-states/regional-network/map-view.ts'
import { projectionOf } from '../../content/member-states/regional-network/projection.ts'
import { isCountryShape, type CountryShape, type WorldTopology } from './world-topology.ts'

/** A map as SVG paths in units of the frame: all that the browser needs, and no more than the frame shows. */
export interface MapDrawing {
  /** Land that is not active, in one piece. */
  land: string
  /** Lines between countries. */
  borders: string
  /** Active countries by code; those outside the frame are left out. */
  countries: Record<string, string>
}

/** Square units of the frame below which a bend of a line, and an island, is too small to draw. */
const smallestBend = 0.7
const smallestIsland = 2

/** Units by which lines go on beyond the frame, so that its edge cuts no stroke. */
const bleed = 4

/** Left out: it would fill the frame's foot. */
const antarctica = '010'

/** Shapes that the United Nations' maps show as part of a member state. */
const partOf: Readonly<Record<string, string>> = {
  Somaliland: '706',
  'N. Cyprus': '196',
  Kosovo: '688',
  Taiwan: '156',
}

/** Draws the part of the world that a view shows, with each active country as a shape of its own. */
export function drawMap(world: WorldTopology, view: MapView, codes: readonly string[]): MapDrawing {
  const projection = projectionOf(view).clipExtent([
    [-bleed, -bleed],
    [frame.width + bleed, frame.height + bleed],
  ])
  const path = geoPath(projection).digits(1)
  // A unit of the frame is this part of the sphere, near the middle of the map.
  const unit = 1 / (0.93 * view.scale) ** 2
  const fine = presimplify(structuredClone(world), sphericalTriangleArea)
  const topology = simplify(fine, smallestBend * unit)
  const shapes = topology.objects.countries.geometries.filter(isCountryShape)
  const drawn = (chosen: CountryShape[], smallest: number) =>
    path(withoutSmallParts(merge(topology, chosen), smallest)) ?? ''

  const active = new Map(codes.map((code) => [mapCountry(code)?.shape, code]))
  const countries = [...active].flatMap(([shape, code]) => {
    const drawing = drawn(
      shapes.filter((candidate) => codeOf(candidate) === shape),
      smallestIsland * unit,
    )
    return drawing ? [[code, drawing] as const] : []
  })
  const rest = shapes.filter((shape) => !active.has(codeOf(shape)) && codeOf(shape) !== antarctica)
  return {
    land: drawn(rest, smallestIsland * unit),
    borders: path(mesh(topology, topology.objects.countries, (one, other) => isBorder(one, other))) ?? '',
    countries: Object.fromEntries(countries),
  }
}

function isBorder(one: unknown, other: unknown): boolean {
  return one !== other && codeOf(one) !== codeOf(other)
}

/** The numeric code of the country that a shape belongs to. */
function codeOf(shape: unknown): string | undefined {
  if (typeof shape !== 'object' || shape === null) return undefined
  const { id, properties } = shapeWithName.parse(shape)
  const whole = properties?.name === undefined ? undefined : partOf[properties.name]
  return whole ?? (id === undefined ? undefined : String(id))
}

const shapeWithName = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.looseObject({ name: z.string().optional() }).optional(),
})

/** Leaves out islands too small to see; the largest part of a country always stays. */
function withoutSmallParts(land: GeoJSON.MultiPolygon, smallest: number): GeoJSON.MultiPolygon {
  const areas = land.coordinates.map((coordinates) => geoArea({ type: 'Polygon', coordinates }))
  const largest = Math.max(...areas)
  return {
    ...land,
    coordinates: land.coordinates.filter((_, index) => {
      const area = areas[index] ?? 0
      return area >= smallest || area === largest
    }),
  }
}
