import type { Label } from '../../../content/member-states/regional-network/place-labels.ts'
import { frame } from '../../../content/member-states/regional-network/map-view.ts'

/** Where the details of a country stand: over the map's western or eastern part, or below it. */
export type DetailsSide = 'west' | 'east' | 'below'

/** The part of the map's width that details over it cover at most, with what parts them from its edge and the country. */
const covered = 0.43

/** How much the map grows around what is selected (`network-map.css`). */
const zoom = 1.08

/**
 * The side on which the details cover neither the country's shape nor its pin or name.
 * @param x of the country's pin or middle, in units of the frame
 * @param path of its shape, with absolute coordinates; nothing when there is none
 */
export function detailsSide(x: number, label: Label | undefined, path: string | undefined): DetailsSide {
  const xs = [x]
  if (label) xs.push(label.x - label.width / 2, label.x + label.width / 2)
  for (const [, along] of path?.matchAll(/(-?[\d.]+),-?[\d.]+/g) ?? []) xs.push(Number(along))
  const from = x - (x - Math.min(...xs)) * zoom
  const to = x + (Math.max(...xs) - x) * zoom
  if (from > frame.width * covered) return 'west'
  return to < frame.width * (1 - covered) ? 'east' : 'below'
}
