import { drawBlock } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, ramp, type Colour } from '../brushes/colour.ts'
import { circle, lens, short, smoothRing } from '../brushes/curve.ts'
import { sampleField, traceIsolines } from '../brushes/isolines.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawBirds, drawSky } from '../brushes/sky.ts'

/** Terraces down a slope, each step an isoline; some of them hold water and the sky in it. */
export function drawTerracedFields(canvas: Canvas): string {
  const { random, width } = canvas
  const horizon = random.between(330, 410)
  const sunX = width * random.pick([0.22, 0.78])
  const ridge = (base: number, swing: number, material: Colour, distance: number): string =>
    drawRidge(canvas, {
      base,
      swing,
      waves: 1.6,
      roughness: 22,
      floor: horizon + 80,
      material,
      distance,
      lines: 6,
    }).markup
  const houseX = width * (sunX < width / 2 ? 0.72 : 0.28)
  return [
    drawSky(canvas, {
      horizon: horizon + 20,
      sunX,
      sunY: horizon * random.between(0.34, 0.56),
      sunRadius: random.between(56, 80),
    }),
    drawBirds(canvas, width - sunX, horizon * 0.34, 4),
    ridge(horizon - 90, 74, palette.slate, 0.62),
    ridge(horizon - 20, 46, palette.darkLeaf, 0.44),
    drawSteps(canvas, horizon),
    drawFarm(canvas, houseX, horizon + 30),
  ].join('')
}

function drawSteps(canvas: Canvas, horizon: number): string {
  const { random, light, width, height, noise } = canvas
  const greens = random.pick([
    [palette.darkLeaf, palette.leaf, '#6fb98a', '#b5cf8e'],
    [palette.leaf, '#8fc27c', '#d6c565', '#e2b457'],
    ['#1b6f58', '#3f9f86', '#8cc9b4', '#cfe0b4'],
  ])
  const seed = random.between(0, 40)
  const lean = random.between(-0.22, 0.22)
  // Height of the slope turned round: 0 at its top, 1 at the viewer's feet. Hollows and spurs bend the steps.
  const field = (x: number, y: number): number => {
    const share = (y - horizon) / (height - horizon)
    const spurs = noise(x / 430 + seed, share * 1.5) * 0.18 + noise(x / 160, share * 2.2 + seed) * 0.045
    return Math.max(0, share) ** 0.52 + lean * (x / width - 0.5) + spurs * (0.42 + share * 0.42)
  }
  const area = { left: 0, top: horizon - 40, width, height: height - horizon + 40 }
  const sampled = sampleField(field, area, 15)
  const regionAbove = (level: number): string => traceIsolines(sampled, level).map(smoothRing).join('')
  const steps = 14
  const meadow = canvas.shade(ramp(greens, 0.3), 0.34)
  const parts = [fill(box(-10, horizon - 6, width + 20, height), meadow)]
  for (let step = 0; step < steps; step++) {
    const level = 0.2 + (step / steps) * 0.9
    const share = step / steps
    const region = regionAbove(level)
    if (region === '') continue
    const distance = 0.32 * (1 - share) ** 1.4
    const isFlooded = (step + Math.floor(seed)) % 4 === 0
    const crop = canvas.shade(ramp(greens, 0.5 + 0.5 * Math.sin(step * 1.9 + seed)), distance)
    const water = mix(mix(light.water[0], light.sky[1], 0.5), light.water[1], 0.2 + share * 0.4)
    const tread = isFlooded ? water : crop
    const wall = shadowOf(canvas.shade(mix(palette.darkLeaf, palette.clay, 0.24), distance), 0.24)
    const thickness = 3 + share * 10
    const rows = [0.3, 0.5, 0.7, 0.88].map((part) => regionAbove(level + (part * 0.9) / steps)).join('')
    parts.push(
      fill(region, wall),
      `<g transform="translate(0 ${short(thickness)})">${fill(region, tread)}</g>`,
      stroke(region, mix(crop, '#ffffff', 0.5), 1.6 + share * 1.4, 0.9),
      `<g transform="translate(0 ${short(thickness)})">${stroke(rows, isFlooded ? '#ffffff' : shadowOf(tread, 0.5), 1 + share, isFlooded ? 0.35 : 0.22)}</g>`,
    )
  }
  parts.push(drawTrees(canvas, horizon))
  return parts.join('')
}

/** Round trees here and there, for the eye to measure by. */
function drawTrees(canvas: Canvas, horizon: number): string {
  const { random, width, height, unit } = canvas
  const trees = Array.from({ length: 16 }, () => {
    const share = random.between(0.08, 0.82)
    return { share, x: random.between(0, width), y: horizon + share * (height - horizon) }
  }).toSorted((first, second) => first.y - second.y)
  return trees
    .map(({ share, x, y }) => {
      const size = (13 + share * 44) * unit
      const leaf = canvas.shade(palette.darkLeaf, 0.3 * (1 - share))
      return (
        fill(lens(x + size * 0.5, y, size * 1.1, size * 0.09), palette.deepSea, 0.22) +
        stroke(
          `M${short(x)} ${short(y)}v${short(-size)}`,
          canvas.shade(palette.earth, 0.2 * (1 - share)),
          Math.max(1.6, size * 0.13),
        ) +
        fill(circle(x, y - size * 1.5, size * 0.78), leaf) +
        fill(circle(x - size * 0.22, y - size * 1.7, size * 0.46), mix(leaf, palette.leaf, 0.6), 0.8)
      )
    })
    .join('')
}

/** A farm among palms at the top of the slope. */
function drawFarm(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas
  const wall = { y, distance: 0.12 }
  return (
    drawPalm(canvas, { x: x - 82 * unit, y: y + 4, height: 128 * unit, distance: 0.1 }) +
    drawBlock(canvas, { ...wall, x, width: 92 * unit, height: 46 * unit, wall: palette.stone }, 'arched') +
    drawBlock(
      canvas,
      { ...wall, x: x + 64 * unit, y: y + 4, width: 52 * unit, height: 72 * unit, wall: palette.sand },
      'arched',
    ) +
    drawPalm(canvas, { x: x + 116 * unit, y: y + 6, height: 148 * unit, distance: 0.1 }) +
    drawPalm(canvas, { x: x + 150 * unit, y: y + 8, height: 110 * unit, distance: 0.1 })
  )
}
