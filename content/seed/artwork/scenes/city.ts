import { archOutline, drawBlock, drawDomedHall, drawMinaret, drawWindTower } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, type Colour } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawBirds, drawSky } from '../brushes/sky.ts'
import { drawTower } from './city-tower.ts'

const walls: readonly [Colour, ...Colour[]] = [palette.sand, palette.stone, '#f3ead9', '#e3cba4', '#d9b48c']
const domes: readonly [Colour, ...Colour[]] = [palette.aqua, '#1b7fa8', palette.leaf, palette.sun, '#f3ead9']

/** A city on the water: towers in the haze, domes and wind towers, the quay with its arcade, and the reflection. */
export function drawCity(canvas: Canvas): string {
  const { random, width } = canvas
  const shore = random.between(640, 720)
  const sunX = width * random.pick([random.between(0.16, 0.34), random.between(0.66, 0.84)])
  const skyline = [
    drawRidge(canvas, {
      base: shore - 210,
      swing: 60,
      waves: 1.3,
      roughness: 16,
      floor: shore,
      material: palette.slate,
      distance: 0.7,
      lines: 4,
    }).markup,
    drawFarTowers(canvas, shore),
    drawOldTown(canvas, shore),
  ].join('')
  const front = drawQuayside(canvas, shore)
  return [
    drawSky(canvas, {
      horizon: shore,
      sunX,
      sunY: shore * random.between(0.26, 0.5),
      sunRadius: random.between(60, 92),
    }),
    canvas.light.timeOfDay === 'night' ? '' : drawBirds(canvas, width - sunX, shore * 0.25, 5),
    skyline,
    drawSea(canvas, { horizon: shore + 18, floor: 1000, sunX, ripple: 1.2 }),
    drawReflections(canvas, shore + 18),
    front,
  ].join('')
}

function drawFarTowers(canvas: Canvas, shore: number): string {
  const { random, width, unit } = canvas
  const parts: string[] = []
  const middle = width * random.between(0.3, 0.7)
  for (let layer = 0; layer < 2; layer++) {
    let x = -20
    while (x < width + 40) {
      const towerWidth = random.between(44, 86) * unit
      const nearness = Math.exp(-(((x - middle) / (width * 0.28)) ** 2))
      const height =
        (random.between(110, 190) + nearness * random.between(100, 270) - layer * 40) * Math.max(0.8, unit)
      parts.push(
        drawTower(canvas, {
          x: x + towerWidth / 2,
          y: shore + 8,
          width: towerWidth,
          height,
          wall: random.pick([palette.slate, '#5d8aa6', palette.stone]),
          distance: 0.6 - layer * 0.17,
        }),
      )
      x += towerWidth + random.between(8, 70) * unit
    }
  }
  return parts.join('')
}

function drawOldTown(canvas: Canvas, shore: number): string {
  const { random, width, unit } = canvas
  const parts: string[] = []
  const hall = width * random.between(0.28, 0.72)
  const hallWidth = 270 * unit
  const dome = random.pick(domes)
  let x = -40
  while (x < width + 60) {
    const blockWidth = random.between(64, 128) * unit
    const height = random.between(70, 168) * unit
    const middle = x + blockWidth / 2
    if (Math.abs(middle - hall) > hallWidth * 0.62) {
      const plan = {
        x: middle,
        y: shore + 8,
        width: blockWidth,
        height,
        wall: random.pick(walls),
        distance: 0.16,
      }
      parts.push(drawBlock(canvas, plan, 'arched'))
      const kind = random.next()
      if (kind < 0.3)
        parts.push(
          drawWindTower(canvas, {
            ...plan,
            width: blockWidth * 0.42,
            height: height + 62 * unit,
            x: middle - blockWidth * 0.18,
          }),
        )
      else if (kind < 0.46)
        parts.push(
          drawDomedHall(canvas, { ...plan, height: height * 0.8, distance: 0.12 }, random.pick(domes)),
        )
    }
    x += blockWidth + random.between(-6, 10) * unit
  }
  const minaret = { y: shore + 8, width: 30 * unit, height: 372 * unit, wall: '#f3ead9', distance: 0.1 }
  const left = drawMinaret(canvas, { ...minaret, x: hall - hallWidth * 0.6 }, dome)
  const right = random.chance(0.6) ? drawMinaret(canvas, { ...minaret, x: hall + hallWidth * 0.6 }, dome) : ''
  parts.push(
    left,
    right,
    drawDomedHall(
      canvas,
      { x: hall, y: shore + 8, width: hallWidth, height: 132 * unit, wall: '#f6efe1', distance: 0.06 },
      dome,
    ),
  )
  return parts.join('')
}

function drawQuayside(canvas: Canvas, shore: number): string {
  const { random, width, unit } = canvas
  const stone = canvas.shade(palette.stone, 0.04)
  const height = 40
  let arches = ''
  const step = 58 * Math.max(0.8, unit)
  for (let x = step / 2; x < width + step; x += step) arches += archOutline(x, shore + 18, step * 0.66, 30)
  const parts = [
    fill(box(0, shore - 22, width, height), stone),
    fill(arches, mix(shadowOf(stone, 0.6), canvas.light.water[2], 0.4), 0.85),
    fill(box(0, shore - 26, width, 7), mix(stone, '#ffffff', 0.4)),
    stroke(`M0 ${short(shore + 18)}H${short(width)}`, '#ffffff', 2.4, 0.5),
  ]
  const palms = random.integer(9, 14)
  for (let palm = 0; palm < palms; palm++) {
    const x = ((palm + random.between(0.15, 0.85)) / palms) * width
    parts.push(drawPalm(canvas, { x, y: shore - 22, height: random.between(70, 122) * unit }))
  }
  return parts.join('')
}

function drawReflections(canvas: Canvas, from: number): string {
  const { random, width, light } = canvas
  const parts: string[] = []
  const count = Math.round(width / 46)
  for (let index = 0; index < count; index++) {
    const x = random.between(0, width)
    const columnWidth = random.between(14, 56)
    const depth = random.between(60, 190)
    const colour =
      light.lampsAreLit && random.chance(0.5)
        ? '#ffd591'
        : mix(canvas.shade(random.pick(walls)), light.water[1], 0.35)
    parts.push(
      fill(
        box(x, from, columnWidth, depth),
        canvas.downward(from, from + depth, [
          [0, colour, 0.42],
          [1, colour, 0],
        ]),
      ),
    )
  }
  return parts.join('')
}
