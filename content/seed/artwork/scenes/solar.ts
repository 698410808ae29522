import type { Canvas } from '../brushes/canvas.ts'
import { palette } from '../brushes/colour.ts'
import { drawDunes } from '../brushes/dunes.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawSky } from '../brushes/sky.ts'
import { drawCropStrips } from './crop-strips.ts'
import { drawSolarField } from './solar-field.ts'
import { drawPanel } from './solar-panel.ts'
import { drawTurbine } from './wind-turbine.ts'

/** A solar field in the desert, afloat on a reservoir or among crops, the sun over it. */
export function drawSolar(canvas: Canvas): string {
  const { random, width, height, unit } = canvas
  const horizon = random.pick([random.between(330, 400), random.between(430, 500), random.between(540, 590)])
  const side = random.pick([0.22, 0.5, 0.78])
  const sunX = width * (side + random.between(-0.05, 0.05))
  const parts = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon * random.between(0.36, 0.62),
      sunRadius: random.between(66, 96),
    }),
    drawRidge(canvas, {
      base: horizon - 62,
      swing: 46,
      waves: 1.5,
      roughness: 18,
      floor: horizon + 12,
      material: random.pick([palette.clay, palette.slate]),
      distance: 0.56,
      lines: 5,
    }).markup,
  ]
  if (random.chance(0.5)) {
    const count = random.integer(3, 5)
    for (let turbine = 0; turbine < count; turbine++) {
      const x = width * (side > 0.5 ? 0.08 : 0.6) + turbine * random.between(84, 110) * unit
      parts.push(
        drawTurbine(canvas, {
          x,
          y: horizon + 4,
          height: random.between(190, 250) * unit * (1 - turbine * 0.1),
          distance: 0.22 + turbine * 0.06,
        }),
      )
    }
  }
  const ground = random.next()
  if (ground > 0.68) return parts.join('') + drawSolarFarmland(canvas, horizon)
  const isAfloat = ground < 0.32
  parts.push(
    isAfloat
      ? drawSea(canvas, { horizon: horizon + 4, floor: height, sunX, ripple: 1.3 })
      : drawDunes(canvas, {
          base: horizon + 14,
          rise: 104,
          crests: random.integer(2, 4),
          floor: height,
          material: palette.dune,
          distance: 0.14,
          ripples: 9,
        }),
    drawSolarField(canvas, {
      from: horizon + (isAfloat ? 30 : 56),
      to: height + 30,
      vanishX: width * random.between(0.3, 0.7),
      isAfloat,
    }),
  )
  return parts.join('')
}

/** A few large panels over the crops whose pump they drive. */
function drawSolarFarmland(canvas: Canvas, horizon: number): string {
  const { random, width, unit } = canvas
  const crops = drawCropStrips(canvas, horizon + 6, width * random.between(0.3, 0.7))
  const count = Math.max(1, Math.round(width / 620))
  const step = width / count
  const panels: string[] = []
  for (let row = 0; row < 2; row++) {
    const scale = (row === 0 ? 0.56 : 1) * Math.max(0.66, unit)
    const y = row === 0 ? horizon + 190 : 1000
    for (let panel = 0; panel < count + (row === 0 ? 1 : 0); panel++) {
      const x = step * (panel + (row === 0 ? 0 : 0.5)) - 60 * unit
      panels.push(drawPanel(canvas, x, y, 470 * scale, 190 * scale, row === 0 ? 0.1 : 0))
    }
  }
  return crops + panels.join('')
}
