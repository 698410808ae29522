import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawDhow } from '../brushes/dhow.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawBirds, drawSky } from '../brushes/sky.ts'
import { drawSwells } from '../brushes/swells.ts'
import { drawPlant } from './desalination-plant.ts'
import { drawUnderwater } from './desalination-underwater.ts'

/** A desalination plant on its quay: towers, tanks and pipes, and the sea it drinks. */
export function drawDesalination(canvas: Canvas): string {
  return canvas.random.chance(0.4) ? drawFromTheSea(canvas) : drawWithIntake(canvas)
}

/** The whole plant across the water, swells in front. */
function drawFromTheSea(canvas: Canvas): string {
  const { random, width } = canvas
  const waterLine = random.between(540, 600)
  const quay = waterLine - 40
  const sunX = width * random.pick([0.2, 0.8])
  return [
    drawSky(canvas, {
      horizon: waterLine,
      sunX,
      sunY: waterLine * random.between(0.28, 0.5),
      sunRadius: random.between(60, 86),
    }),
    drawRidge(canvas, {
      base: waterLine - 110,
      swing: 60,
      waves: 1.5,
      roughness: 20,
      floor: waterLine + 10,
      material: palette.slate,
      distance: 0.62,
      lines: 5,
    }).markup,
    drawSea(canvas, { horizon: waterLine, floor: waterLine + 200, sunX }),
    drawPlant(canvas, { from: -40, to: width + 40, ground: quay, isRight: random.chance(0.5) }),
    drawQuay(canvas, -20, width + 20, quay, waterLine),
    random.chance(0.6)
      ? drawDhow(canvas, width * random.between(0.3, 0.7), waterLine + 118, 1, random.chance(0.5))
      : '',
    drawSwells(canvas, waterLine + 130, false),
  ].join('')
}

/** The sea cut open beside the quay, with the intake on its bed. */
function drawWithIntake(canvas: Canvas): string {
  const { random, width } = canvas
  const waterLine = random.between(590, 660)
  const isRight = random.chance(0.5)
  const quay = waterLine - 44
  const sunX = width * (isRight ? random.between(0.14, 0.3) : random.between(0.7, 0.86))
  const from = isRight ? width * random.between(0.26, 0.36) : -20
  const to = isRight ? width + 20 : width * random.between(0.64, 0.74)
  return [
    drawSky(canvas, {
      horizon: waterLine,
      sunX,
      sunY: waterLine * random.between(0.34, 0.6),
      sunRadius: random.between(56, 80),
    }),
    drawRidge(canvas, {
      base: waterLine - 84,
      swing: 44,
      waves: 1.3,
      roughness: 14,
      floor: waterLine + 10,
      material: palette.clay,
      distance: 0.66,
      lines: 4,
    }).markup,
    canvas.light.timeOfDay === 'night'
      ? ''
      : drawBirds(canvas, sunX + (isRight ? 130 : -130), waterLine * 0.3, 4),
    drawUnderwater(canvas, { waterLine, sunX, quayEdge: isRight ? from : to, isRight }),
    random.chance(0.6) ? drawDhow(canvas, width * (isRight ? 0.13 : 0.87), waterLine - 2, 0.62, isRight) : '',
    drawPlant(canvas, { from, to, ground: quay, isRight }),
    drawQuay(canvas, from, to, quay, waterLine),
  ].join('')
}

function drawQuay(canvas: Canvas, from: number, to: number, top: number, waterLine: number): string {
  const stone = canvas.shade(palette.stone)
  const foot = waterLine + 26
  let joints = ''
  for (let x = from + 60; x < to; x += 74) joints += `M${short(x)} ${short(top + 16)}V${short(foot)}`
  return (
    fill(box(from, top, to - from, foot - top), mix(stone, palette.slate, 0.14)) +
    fill(
      box(from, waterLine - 6, to - from, foot - waterLine + 6),
      mix(shadowOf(stone, 0.45), canvas.light.water[1], 0.55),
    ) +
    stroke(joints, shadowOf(stone, 0.4), 1.6, 0.5) +
    fill(box(from - 10, top - 4, to - from + 20, 18), mix(stone, '#ffffff', 0.34)) +
    stroke(`M${short(from)} ${short(waterLine - 6)}H${short(to)}`, '#ffffff', 2.4, 0.55)
  )
}
