import { domeOutline } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { lens, short, smoothContinuation, type Point } from '../brushes/curve.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawBirds, drawSky } from '../brushes/sky.ts'

interface Course {
  horizon: number
  middleAt: (share: number) => number
  halfWidthAt: (share: number) => number
}

/** A river that winds down from the mountains, its banks stepping away from it like isolines. */
export function drawValleyRiver(canvas: Canvas): string {
  const { random, width } = canvas
  const horizon = random.between(400, 480)
  const source = width * random.between(0.36, 0.64)
  const sunX = width * (source < width / 2 ? random.between(0.62, 0.8) : random.between(0.2, 0.38))
  const course = makeCourse(canvas, horizon, source)
  return [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon * random.between(0.36, 0.58),
      sunRadius: random.between(54, 76),
    }),
    drawRidge(canvas, {
      base: horizon - 140,
      swing: 84,
      waves: 1.7,
      roughness: 34,
      floor: horizon + 6,
      material: palette.slate,
      distance: 0.6,
      lines: 7,
    }).markup,
    drawRidge(canvas, {
      base: horizon - 66,
      swing: 48,
      waves: 2.3,
      roughness: 16,
      floor: horizon + 8,
      material: random.pick([palette.darkLeaf, palette.clay]),
      distance: 0.44,
      lines: 6,
    }).markup,
    canvas.light.timeOfDay === 'dusk' ? '' : drawBirds(canvas, width - sunX, horizon * 0.4, 4),
    drawRidge(canvas, {
      base: horizon - 8,
      swing: 16,
      waves: 2.6,
      floor: horizon + 40,
      material: palette.leaf,
      distance: 0.34,
      lines: 2,
    }).markup,
    drawValley(canvas, course),
  ].join('')
}

function makeCourse(canvas: Canvas, horizon: number, source: number): Course {
  const { random, width } = canvas
  const swing = width * random.between(0.2, 0.27) * random.pick([-1, 1])
  const phase = random.between(0.2, 0.9)
  const mouth = width * random.between(0.4, 0.6)
  return {
    horizon,
    middleAt: (share) =>
      source +
      (mouth - source) * share +
      swing * share ** 0.75 * Math.sin((share ** 0.6 * 2.6 + phase) * Math.PI) * (1.05 - 0.2 * share),
    halfWidthAt: (share) => 7 + (40 + width * 0.125) * share ** 1.6,
  }
}

function drawValley(canvas: Canvas, course: Course): string {
  const { light, height, random } = canvas
  const crops = [
    palette.sand,
    '#d8cf8c',
    '#a9c97f',
    '#6fb57f',
    palette.leaf,
    '#23855f',
    '#1b6f58',
    palette.darkLeaf,
  ]
  const banks = crops.length
  const parts: string[] = []
  for (let bank = banks; bank >= 1; bank--) {
    const share = bank / banks
    const outline =
      bank === banks
        ? box(-10, course.horizon + 2, canvas.width + 20, height)
        : ribbon(canvas, course, 1.16, share ** 1.3, bank * 3.1)
    const colour = canvas.shade(crops[bank - 1] ?? palette.leaf)
    parts.push(
      fill(
        outline,
        canvas.downward(course.horizon, height, [
          [0, mix(colour, light.haze, 0.5)],
          [0.4, colour],
          [1, mix(colour, palette.darkLeaf, 0.16)],
        ]),
      ),
    )
    if (bank < banks)
      parts.push(stroke(outline, '#ffffff', 1.4, 0.36), drawTerraceLines(canvas, course, share, bank))
  }
  const water = ribbon(canvas, course, 1, 0, 0)
  parts.push(
    fill(
      water,
      canvas.downward(course.horizon, height, [
        [0, mix(light.water[0], '#ffffff', 0.25)],
        [0.32, mix(light.water[0], light.water[1], 0.6)],
        [1, mix(light.water[1], light.water[2], 0.45)],
      ]),
    ),
    canvas.within(water, drawCurrents(canvas, course)),
    stroke(water, '#ffffff', 2, 0.6),
  )
  if (random.chance(0.5)) parts.push(drawBridge(canvas, course))
  parts.push(drawGrove(canvas, course))
  return parts.join('')
}

function drawTerraceLines(canvas: Canvas, course: Course, share: number, bank: number): string {
  const lines = [0.3, 0.62]
    .map((between) => ribbon(canvas, course, 1.16, (share - (1 - between) * 0.13) ** 1.3 || 0, bank * 3.1))
    .join('')
  return stroke(lines, palette.darkLeaf, 1.1, 0.16)
}

/** The river's own shape, or that of a bank: `reach` 0 is the water's edge, 1 the valley's side. */
function ribbon(canvas: Canvas, course: Course, spread: number, reach: number, seed: number): string {
  const { height, width } = canvas
  const depth = height - course.horizon
  const steps = 44
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const share = (step / steps) ** 1.5 * 1.06
    const y = course.horizon + 4 + share * depth
    const half = course.halfWidthAt(share) * spread + reach * width * (0.2 + 0.62 * share)
    const shake = reach * 50 * (0.2 + share * 1.6)
    left.push([course.middleAt(share) - half + shake * canvas.noise(y / 130, seed), y])
    right.push([course.middleAt(share) + half + shake * canvas.noise(y / 130, seed + 20), y])
  }
  const first = left[0] ?? [0, 0]
  const back = right.toReversed()
  const turn = back[0] ?? [0, 0]
  return `M${short(first[0])} ${short(first[1])}${smoothContinuation(left)}L${short(turn[0])} ${short(turn[1])}${smoothContinuation(back)}Z`
}

function drawCurrents(canvas: Canvas, course: Course): string {
  let glints = ''
  for (let index = 0; index < 90; index++) {
    const share = 0.06 + 0.94 * canvas.random.next() ** 0.8
    const half = course.halfWidthAt(share)
    const y = course.horizon + 4 + share * (canvas.height - course.horizon)
    glints += lens(
      course.middleAt(share) + canvas.random.between(-0.9, 0.9) * half,
      y,
      canvas.random.between(0.08, 0.34) * half,
      0.7 + share * 2.6,
    )
  }
  const lines = [0.92, 0.8, 0.64].map((share) => ribbon(canvas, course, share, 0, 0)).join('')
  return stroke(lines, '#ffffff', 1.5, 0.36) + fill(glints, '#ffffff', 0.42)
}

function drawGrove(canvas: Canvas, course: Course): string {
  const { random, unit } = canvas
  const trees: { y: number; markup: string }[] = []
  const depth = canvas.height - course.horizon
  for (let index = 0; index < 26; index++) {
    const share = random.between(0.02, 0.72) ** 1.1
    const hand = random.pick([-1, 1])
    const x = course.middleAt(share) + hand * course.halfWidthAt(share) * random.between(1.5, 4.4)
    const y = course.horizon + 6 + share * depth
    const size = (26 + share * 210) * unit
    const distance = Math.max(0, 0.4 - share * 0.7)
    if (x < -60 || x > canvas.width + 60) continue
    trees.push({
      y,
      markup: random.chance(0.45)
        ? drawPalm(canvas, { x, y, height: size, distance })
        : drawCypress(canvas, x, y, size * 0.8, distance),
    })
  }
  return trees
    .toSorted((first, second) => first.y - second.y)
    .map((tree) => tree.markup)
    .join('')
}

function drawCypress(canvas: Canvas, x: number, y: number, size: number, distance: number): string {
  const leaf = canvas.shade(palette.darkLeaf, distance)
  const outline = domeOutline(x, y - size * 0.1, size * 0.3, size * 0.9)
  return (
    fill(lens(x, y, size * 0.26, size * 0.03), palette.deepSea, 0.25) +
    stroke(
      `M${short(x)} ${short(y)}V${short(y - size * 0.3)}`,
      canvas.shade(palette.earth, distance),
      Math.max(1.4, size * 0.05),
    ) +
    fill(outline, leaf) +
    stroke(
      `M${short(x)} ${short(y - size * 0.92)}V${short(y - size * 0.2)}M${short(x - size * 0.07)} ${short(y - size * 0.6)}V${short(y - size * 0.22)}`,
      mix(leaf, '#ffffff', 0.4),
      Math.max(0.8, size * 0.014),
      0.5,
    )
  )
}

function drawBridge(canvas: Canvas, course: Course): string {
  const share = 0.2
  const y = course.horizon + 4 + share * (canvas.height - course.horizon)
  const x = course.middleAt(share)
  const span = course.halfWidthAt(share) * 2.1 + 120
  const stone = canvas.shade(palette.stone, 0.14)
  const arches = 5
  const step = span / arches
  const rise = 34 * Math.max(0.7, canvas.unit)
  let holes = ''
  for (let arch = 0; arch < arches; arch++) {
    const left = x - span / 2 + step * (arch + 0.14)
    holes += `M${short(left)} ${short(y + 14)}V${short(y)}Q${short(left + step * 0.36)} ${short(y - rise * 1.15)} ${short(left + step * 0.72)} ${short(y)}V${short(y + 14)}Z`
  }
  const body = `M${short(x - span / 2 - 60)} ${short(y + 6)}Q${short(x)} ${short(y - rise * 2.1)} ${short(x + span / 2 + 60)} ${short(y + 6)}V${short(y + 14)}H${short(x - span / 2 - 60)}Z`
  return (
    `<path d="${body}${holes}" fill="${stone}" fill-rule="evenodd"/>` +
    stroke(
      `M${short(x - span / 2 - 60)} ${short(y + 4)}Q${short(x)} ${short(y - rise * 2.1 - 2)} ${short(x + span / 2 + 60)} ${short(y + 4)}`,
      mix(stone, '#ffffff', 0.5),
      3.4,
    ) +
    stroke(holes, mix(stone, palette.deepSea, 0.4), 1.6, 0.5)
  )
}
