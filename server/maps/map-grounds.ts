import { createHash } from 'node:crypto'
import type { CountryMap } from '../../content/member-states/regional-network/country-map.ts'
import { mapParts } from '../../content/member-states/regional-network/map-parts.ts'
import type { MapView } from '../../content/member-states/regional-network/map-view.ts'
import { drawMap } from './draw-map.ts'
import { drawWater } from './draw-water.ts'
import { readWaterTopology } from './water-topology.ts'
import type { ReadWorld } from './world-topology.ts'

/** What is the same on every map of one view, whatever its countries. */
export interface MapGround extends Pick<CountryMap, 'rivers' | 'lakes'> {
  /** Names the view and the file's own content, so that browsers may cache it for good. */
  address: string
  /** An SVG whose parts pages refer to by their names (`mapParts`). It has no colours: each part takes its page's. */
  file: string
}

/** Draws the ground of a view; each is drawn once until the next start. */
export type DrawGround = (view: MapView) => Promise<MapGround>

export function mapGrounds(readWorld: ReadWorld): DrawGround {
  const drawings = new Map<number, Promise<MapGround>>()
  return (view) => {
    const found = drawings.get(view.scale)
    if (found) return found
    const drawing = drawGround(readWorld, view).catch((error: unknown) => {
      drawings.delete(view.scale)
      throw error
    })
    drawings.set(view.scale, drawing)
    return drawing
  }
}

async function drawGround(readWorld: ReadWorld, view: MapView): Promise<MapGround> {
  const [world, water] = await Promise.all([readWorld(), readWaterTopology()])
  const { rivers, lakes } = drawWater(water, view)
  const { land, borders } = drawMap(world, view, [])
  // Lines keep their width at every size of the map: the one property of theirs that a page can't hand down.
  const line = 'vector-effect="non-scaling-stroke"'
  const file =
    '<svg xmlns="http://www.w3.org/2000/svg">' +
    `<path id="${mapParts.land}" d="${land}"/>` +
    `<path id="${mapParts.borders}" ${line} d="${borders}"/>` +
    `<path id="${mapParts.lakes}" d="${lakes}"/>` +
    `<path id="${mapParts.rivers}" ${line} d="${rivers}"/></svg>`
  const fingerprint = createHash('sha256').update(file).digest('hex').slice(0, 12)
  return { rivers, lakes, file, address: `/maps/ground-${view.scale}-${fingerprint}.svg` }
}
