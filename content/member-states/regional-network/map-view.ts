export type Layer = 'members' | 'partners'

/** Units of the drawing: what the pins' percentages and the shapes' coordinates are counted in. */
export const frame = { width: 1000, height: 560 } as const

/** Colours of the two layers (specification, section 9). */
export const layerColours = { partners: '#0f71eb', members: '#0ea5e9' } as const satisfies Record<
  Layer,
  string
>

/**
 * A label, in units of the frame: its height, its flag's width, and the space before the flag, between flag and name, and
 * after the name. The map is shown with labels from 832 px on (`network-map.css`), where a unit is 0.83 px: a label is then
 * 24 px high, as a target must be.
 */
export const labelSize = { height: 29, flagWidth: 22, padding: 9 } as const

/** Scale and centre (degrees of longitude and latitude) of a map. */
export interface MapView {
  scale: number
  center: readonly [number, number]
}

/** Of the partners, and of the member states by how many of them there are. */
export const mapViews = {
  partners: { scale: 140, center: [15, 20] },
  noMember: { scale: 200, center: [45, 30] },
  fewMembers: { scale: 600, center: [40, 25] },
  members: { scale: 450, center: [40, 25] },
} as const satisfies Record<string, MapView>

/** Which part of the world a layer shows (specification, section 9). Nothing zooms or pans it. */
export function mapViewOf(layer: Layer, activeCountries: number): MapView {
  if (layer === 'partners') return mapViews.partners
  if (activeCountries === 0) return mapViews.noMember
  return activeCountries <= 3 ? mapViews.fewMembers : mapViews.members
}
