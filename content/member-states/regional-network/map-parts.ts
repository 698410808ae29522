/**
 * The names of a ground's parts in its file: all land, countries too, the lines between them, lakes and rivers. Apart from what
 * draws them, which browsers do not load.
 */
export const mapParts = {
  land: 'map-land',
  borders: 'map-borders',
  lakes: 'map-lakes',
  rivers: 'map-rivers',
} as const
