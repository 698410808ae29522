import type { CountryMap, DrawCountryMap } from '../../content/member-states/regional-network/country-map.ts'
import { mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { drawMap } from './draw-map.ts'
import { drawWater } from './draw-water.ts'
import { readWaterTopology } from './water-topology.ts'
import type { ReadWorld } from './world-topology.ts'

/** Sets of countries whose maps are in memory: each indicator may have its own. */
const mostMaps = 16

/** Draws maps of countries and their waters, each once: a set of countries has the same map until the next start. */
export function countryMaps(readWorld: ReadWorld): DrawCountryMap {
  const drawings = new Map<string, Promise<CountryMap>>()
  const draw = async (codes: readonly string[]): Promise<CountryMap> => {
    const view = mapViewOf('members', codes.length)
    const [world, water] = await Promise.all([readWorld(), readWaterTopology()])
    return { ...drawMap(world, view, codes), ...drawWater(water, view) }
  }
  return (codes) => {
    const sorted = codes.toSorted()
    const key = sorted.join()
    const found = drawings.get(key)
    if (found) return found
    const drawing = draw(sorted).catch((error: unknown) => {
      drawings.delete(key)
      throw error
    })
    const [oldest] = drawings.keys()
    if (oldest !== undefined && drawings.size >= mostMaps) drawings.delete(oldest)
    drawings.set(key, drawing)
    return drawing
  }
}
