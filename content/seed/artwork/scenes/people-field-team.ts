import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { lens, short, smoothLine } from '../brushes/curve.ts'
import { drawDunes } from '../brushes/dunes.ts'
import { drawFigure } from '../brushes/figure.ts'
import { fill, placed, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'
import { acrossCanvas } from '../brushes/profile.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSky } from '../brushes/sky.ts'
import { drawCropStrips } from './crop-strips.ts'
import { castPeople } from './people-cast.ts'
import { drawSolarField } from './solar-field.ts'

/** Engineers and villagers measuring the land around a level on its tripod. */
export function drawFieldTeam(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const horizon = random.between(500, 570)
  const sunX = width * random.pick([0.24, 0.76])
  const ground = 890
  const scale = Math.max(0.66, unit)
  const parts = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon * random.between(0.34, 0.52),
      sunRadius: random.between(70, 96),
    }),
    drawRidge(canvas, {
      base: horizon - 66,
      swing: 56,
      waves: 1.6,
      roughness: 20,
      floor: horizon + 70,
      material: palette.clay,
      distance: 0.55,
      lines: 6,
    }).markup,
    drawRidge(canvas, {
      base: horizon + 10,
      swing: 24,
      waves: 1.9,
      floor: horizon + 120,
      material: palette.leaf,
      distance: 0.3,
      lines: 4,
    }).markup,
    random.pick([drawDesertGround, drawFarmland, drawSolarGround])(canvas, horizon),
  ]
  for (let palm = 0; palm < 4; palm++) {
    const x = width * (sunX < width / 2 ? 0.82 : 0.06) + palm * 62 * unit
    parts.push(
      drawPalm(canvas, {
        x,
        y: horizon + 108 + random.between(-12, 20),
        height: random.between(170, 240) * unit,
        distance: 0.1,
      }),
    )
  }
  const middle = width * random.between(0.44, 0.56)
  const gap = Math.min(230 * unit, width * 0.19)
  parts.push(drawTripod(canvas, middle, ground - 4, scale))
  const engineers = castPeople(canvas, 4, true)
  const places = [-1.74, -0.72, 0.66, 1.98]
  const stances = ['tablet', 'at-ease', 'pointing', 'folded'] as const
  engineers.forEach((person, index) => {
    const x = middle + gap * (places[index] ?? 0)
    const y = ground + (index % 2 === 0 ? 34 : 4)
    const height = 430 * scale * random.between(0.95, 1.03)
    parts.push(fill(lens(x + 24, y, height * 0.3, 7), palette.deepSea, 0.28))
    parts.push(
      drawFigure(canvas, {
        ...person,
        x,
        y,
        height,
        pose: stances[index] ?? 'at-ease',
        turn: index === 2 ? 0.6 : 1,
        isMirrored: index === 3,
      }),
    )
  })
  return parts.join('')
}

function drawDesertGround(canvas: Canvas, horizon: number): string {
  return drawDunes(canvas, {
    base: horizon + 120,
    rise: 84,
    crests: 3,
    floor: 1010,
    material: palette.dune,
    distance: 0.1,
    ripples: 8,
  })
}

function drawFarmland(canvas: Canvas, horizon: number): string {
  return (
    drawCropStrips(canvas, horizon + 70, canvas.width * canvas.random.between(0.35, 0.65)) + drawPath(canvas)
  )
}

function drawSolarGround(canvas: Canvas, horizon: number): string {
  const { random, width } = canvas
  const sand = drawDunes(canvas, {
    base: horizon + 84,
    rise: 40,
    crests: 3,
    floor: 1010,
    material: palette.dune,
    distance: 0.16,
    ripples: 6,
  })
  const panels = drawSolarField(canvas, {
    from: horizon + 112,
    to: 860,
    vanishX: width * random.between(0.4, 0.6),
    isAfloat: false,
  })
  return sand + panels + drawPath(canvas)
}

/** Bare ground in front for people to stand on. */
function drawPath(canvas: Canvas): string {
  const edge = acrossCanvas(canvas, 12, (x) => 842 + 16 * canvas.noise(x / 300, 4.4))
  const ground = canvas.downward(830, 1000, [
    [0, canvas.shade(palette.dune, 0.06)],
    [1, canvas.shade(palette.ochre, 0.1)],
  ])
  return fill(`${smoothLine(edge)}V1010H-20Z`, ground) + stroke(smoothLine(edge), '#ffffff', 2, 0.4)
}

function drawTripod(canvas: Canvas, x: number, y: number, scale: number): string {
  const wood = canvas.shade(palette.sun)
  const dark = canvas.shade('#24465c')
  const drawing =
    fill(lens(0, 2, 90, 6), palette.deepSea, 0.25) +
    stroke('M0 -230L-66 0M0 -230L66 0M0 -230L8 6', mix(wood, palette.earth, 0.25), 9) +
    stroke('M-30 -108H32', mix(wood, palette.earth, 0.4), 3) +
    fill('M-26 -246H26L20 -228H-20Z', dark) +
    fill('M-44 -284H40Q48 -284 48 -276V-256Q48 -248 40 -248H-44Z', palette.current) +
    fill('M48 -278H66V-254H48ZM-58 -276H-44V-256H-58Z', dark) +
    fill('M-30 -292H10V-284H-30Z', palette.deepSea) +
    stroke(`M-40 -278H${short(38)}`, '#ffffff', 3, 0.5)
  return placed(drawing, x, y, scale)
}
