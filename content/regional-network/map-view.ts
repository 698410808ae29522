export type Layer = 'members' | 'partners'

/** Units of the drawing: what the pins' percentages and the shapes' coordinates are counted in. */
export const frame = { width: 1000, height: 560 } as const

/** Scale and centre (degrees of longitude and latitude) of a map. */
export interface MapView {
  scale: number
  center: readonly [number, number]
}

/** Which part of the world a layer shows (specification, section 9). Nothing zooms or pans it. */
export function mapViewOf(layer: Layer, activeCountries: number): MapView {
  if (layer === 'partners') return { scale: 140, center: [15, 20] }
  if (activeCountries === 0) return { scale: 200, center: [45, 30] }
  if (activeCountries <= 3) return { scale: 600, center: [40, 25] }
  return { scale: 450, center: [40, 25] }
}
