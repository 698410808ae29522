import { geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import { frame, type MapView } from '../../content/member-states/regional-network/map-view.ts'
import { projectionOf } from '../../content/member-states/regional-network/projection.ts'
import type { WaterTopology } from './water-topology.ts'

/** Square units of the frame: bends of rivers and lakes that are too small to draw, and lakes that are. */
const smallestBend = 2.5
const smallestLake = 6
/** Units of the frame: rivers and parts of rivers that are too short to be recognized. */
const shortestRiver = 14

/** Draws the rivers and lakes that a view shows, with fewer bends than its countries have: they only give bearings. */
export function drawWater(water: WaterTopology, view: MapView): { rivers: string; lakes: string } {
  const projection = projectionOf(view).clipExtent([
    [0, 0],
    [frame.width, frame.height],
  ])
  const path = geoPath(projection).digits(1)
  const unit = 1 / (0.93 * view.scale) ** 2
  const topology = simplify(presimplify(structuredClone(water), sphericalTriangleArea), smallestBend * unit)
  const drawn = (name: 'rivers' | 'lakes', isSeen: (shape: GeoJSON.Feature) => boolean) =>
    feature(topology, topology.objects[name])
      .features.filter(isSeen)
      .map((shape) => path(shape) ?? '')
      .join('')
  return {
    rivers: drawn('rivers', (shape) => path.measure(shape) >= shortestRiver),
    lakes: drawn('lakes', (shape) => path.area(shape) >= smallestLake),
  }
}
