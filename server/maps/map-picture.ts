import { frame, layerColours, type Layer } from '../../content/member-states/regional-network/map-view.ts'
import type { MapDrawing } from './draw-map.ts'

/** The light scheme's colours of the map (`site/ui/styles/tokens.css`): a picture knows no tokens. */
const sea = '#dcecf5'
const land = '#f7f4ec'

/** A map as a picture of its own, for pages that show it without scripts. */
export function mapPicture({ land: rest, borders, countries }: MapDrawing, layer: Layer): string {
  const { width, height } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${land}" d="${rest}"/>` +
    `<path fill="${layerColours[layer]}" d="${Object.values(countries).join('')}"/>` +
    `<path fill="none" stroke="${sea}" stroke-width=".8" d="${borders}"/></svg>`
  )
}
