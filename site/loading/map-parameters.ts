/** What a page's map can show. */
export const mapLayers = ['figures', 'projects', 'events', 'laboratories'] as const

export type MapLayer = (typeof mapLayers)[number]

/** Query parameters of the pages with maps, beside an indicator and the filters of lists. */
export const mapParameters = ['layer'] as const

/** A layer of the site's records, which is shown while there are any. */
export type PlacedLayer = Exclude<MapLayer, 'figures'>

/** The layer that an address names; figures where it names none of those that are shown. */
export function layerIn(given: URLSearchParams, shown: readonly MapLayer[]): MapLayer {
  return shown.find((layer) => layer === given.get('layer')) ?? 'figures'
}

/** The year that an address names; nothing where it names none, or what is no year. */
export function yearIn(given: URLSearchParams): number | undefined {
  const year = given.get('year') ?? ''
  return /^\d{4}$/.test(year) ? Number(year) : undefined
}
