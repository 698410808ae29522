import type { Canvas } from '../brushes/canvas.ts'
import { drawBlock } from '../brushes/building.ts'
import { palette } from '../brushes/colour.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSky } from '../brushes/sky.ts'
import { drawCropStrips } from './crop-strips.ts'

/** Strips of crops that run to the hills, with a canal among them. */
export function drawPerspectiveFields(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const horizon = random.between(380, 470)
  const vanishX = width * random.between(0.28, 0.72)
  const sunX = width * (vanishX < width / 2 ? random.between(0.6, 0.82) : random.between(0.18, 0.4))
  const parts = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon * random.between(0.35, 0.6),
      sunRadius: random.between(54, 80),
    }),
    drawRidge(canvas, {
      base: horizon - 78,
      swing: 52,
      waves: 1.4,
      roughness: 14,
      floor: horizon + 10,
      material: palette.slate,
      distance: 0.6,
      lines: 4,
    }).markup,
    drawRidge(canvas, {
      base: horizon - 26,
      swing: 24,
      waves: 2,
      floor: horizon + 14,
      material: palette.darkLeaf,
      distance: 0.4,
      lines: 3,
    }).markup,
    drawCropStrips(canvas, horizon, vanishX),
  ]
  const houseX = width * (sunX > width / 2 ? 0.86 : 0.14)
  parts.push(
    drawBlock(
      canvas,
      {
        x: houseX,
        y: horizon + 26,
        width: 96 * unit,
        height: 44 * unit,
        wall: palette.stone,
        distance: 0.16,
      },
      'arched',
    ),
    drawBlock(
      canvas,
      {
        x: houseX + 62 * unit,
        y: horizon + 28,
        width: 54 * unit,
        height: 66 * unit,
        wall: palette.sand,
        distance: 0.12,
      },
      'arched',
    ),
  )
  for (let palm = 0; palm < 7; palm++) {
    const x = houseX + (palm - 3) * 58 * unit + random.between(-20, 20)
    parts.push(
      drawPalm(canvas, {
        x,
        y: horizon + 28 + random.between(0, 16),
        height: random.between(84, 130) * unit,
        distance: 0.12,
      }),
    )
  }
  return parts.join('')
}
