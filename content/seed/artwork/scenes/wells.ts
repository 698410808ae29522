import type { Canvas } from '../brushes/canvas.ts'
import { palette } from '../brushes/colour.ts'
import { drawDunes } from '../brushes/dunes.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSky } from '../brushes/sky.ts'
import { drawBorehole } from './well-borehole.ts'
import { drawQanat } from './well-qanat.ts'
import { drawUnderground } from './well-underground.ts'
import { drawStoneWell } from './well-stone.ts'

/** Where the ground's surface and the water under it lie, for whoever digs. */
export interface WellSite {
  x: number
  surface: number
  waterTable: number
}

/** The ground cut open: a masonry well, a drilled one, or the shafts of a qanat. */
export function drawWells(canvas: Canvas): string {
  return canvas.random.chance(0.3) ? drawQanat(canvas) : drawSingleWell(canvas)
}

function drawSingleWell(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const surface = random.between(430, 500)
  const side = random.pick([0.3, 0.5, 0.68])
  const site: WellSite = { x: width * side, surface, waterTable: random.between(690, 740) }
  const sunX = width * (side < 0.5 ? random.between(0.66, 0.8) : random.between(0.2, 0.34))
  const parts = [
    drawSky(canvas, {
      horizon: surface,
      sunX,
      sunY: surface * random.between(0.34, 0.56),
      sunRadius: random.between(50, 72),
    }),
    drawRidge(canvas, {
      base: surface - 70,
      swing: 44,
      waves: 1.7,
      roughness: 16,
      floor: surface + 10,
      material: palette.clay,
      distance: 0.58,
      lines: 4,
    }).markup,
    drawDunes(canvas, {
      base: surface - 6,
      rise: 84,
      crests: random.integer(3, 4),
      floor: surface + 60,
      material: palette.dune,
      distance: 0.24,
      ripples: 3,
    }),
  ]
  const palms = random.integer(2, 5)
  const grove = width * (side < 0.5 ? random.between(0.62, 0.86) : random.between(0.1, 0.3))
  for (let palm = 0; palm < palms; palm++) {
    parts.push(
      drawPalm(canvas, {
        x: grove + (palm - palms / 2) * 52 * unit + random.between(-14, 14),
        y: surface + 14,
        height: random.between(150, 235) * unit,
      }),
    )
  }
  parts.push(drawUnderground(canvas, site))
  parts.push(random.pick([drawStoneWell, drawBorehole])(canvas, site))
  return parts.join('')
}
