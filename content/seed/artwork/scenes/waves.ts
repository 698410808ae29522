import type { Canvas } from '../brushes/canvas.ts'
import { palette } from '../brushes/colour.ts'
import { drawDhow } from '../brushes/dhow.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawBirds, drawSky } from '../brushes/sky.ts'
import { drawSwells } from '../brushes/swells.ts'

/** Open sea: swells that come nearer sheet by sheet, each engraved with the lines of its own crest. */
export function drawWaves(canvas: Canvas): string {
  const { random, width } = canvas
  const horizon = random.pick([random.between(240, 320), random.between(400, 470), random.between(520, 590)])
  const side = random.pick([0.24, 0.5, 0.74])
  const sunX = width * (side + random.between(-0.04, 0.04))
  const isRough = random.chance(0.5)
  const parts = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: Math.max(60, horizon - random.between(10, 200)),
      sunRadius: random.between(56, 88),
    }),
  ]
  if (random.chance(0.55)) {
    parts.push(
      drawRidge(canvas, {
        base: horizon - 26,
        swing: 34,
        waves: 1.6,
        roughness: 12,
        floor: horizon + 8,
        material: palette.slate,
        distance: 0.62,
        lines: 3,
      }).markup,
    )
  }
  parts.push(drawSea(canvas, { horizon, floor: horizon + 240, sunX, ripple: 0.6 }))
  const boatX = width * (side > 0.5 ? random.between(0.2, 0.36) : random.between(0.64, 0.8))
  if (random.chance(0.6))
    parts.push(drawDhow(canvas, boatX, horizon + 66, random.between(0.8, 1.5), side <= 0.5))
  if (canvas.light.timeOfDay !== 'night')
    parts.push(drawBirds(canvas, boatX + (side > 0.5 ? 190 : -190), horizon * 0.6, random.integer(3, 6)))
  parts.push(drawSwells(canvas, horizon + 110, isRough))
  return parts.join('')
}
