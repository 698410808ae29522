import type { CountryMap, DrawCountryMap } from '../../content/member-states/regional-network/country-map.ts'
import { mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { drawMap } from './draw-map.ts'
import { mapGrounds, type DrawGround } from './map-grounds.ts'
import type { ReadWorld } from './world-topology.ts'

/** Sets of countries whose maps are in memory: each indicator may have its own. */
const mostMaps = 16

/** Draws maps of countries and their waters, each once: a set of countries has the same map until the next start. */
export function countryMaps(
  readWorld: ReadWorld,
  drawGround: DrawGround = mapGrounds(readWorld),
): DrawCountryMap {
  const drawings = new Map<string, Promise<CountryMap>>()
  const draw = async (codes: readonly string[]): Promise<CountryMap> => {
    const view = mapViewOf('members', codes.length)
    const [world, { rivers, lakes, address }] = await Promise.all([readWorld(), drawGround(view)])
    return { ...drawMap(world, view, codes), rivers, lakes, ground: address }
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
