import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, ramp, type Colour } from '../brushes/colour.ts'
import { drawContours } from '../brushes/contours.ts'
import { circle, short, smoothLine, type Point } from '../brushes/curve.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

type Tones = readonly [Colour, ...Colour[]]

/** Deserts: golden, red, pale as salt, and grey as gravel. */
const grounds: readonly [Tones, ...Tones[]] = [
  [palette.ochre, '#dfb27a', palette.dune, '#f0dcb4', palette.sand],
  ['#8f4f36', '#a9694a', '#c48559', '#d9a878', '#e9c9a4'],
  ['#cdbb9a', '#ddd0b4', '#eae0cb', '#f3ecdd', palette.paper],
  ['#5c6f78', '#7f8f93', '#a3aca8', '#c4c7bd', '#dedccf'],
]

/** Crops that stand together in one season. */
const rotations: readonly [Tones, ...Tones[]] = [
  [palette.leaf, '#1f7f63', '#5db68a', '#9ccb86', '#d6c565', palette.sun, palette.darkLeaf],
  ['#0d4f4a', '#14604f', '#1f7f63', palette.leaf, '#3f9fae', '#7fc4b4'],
  ['#e2b457', palette.sun, '#d6c565', '#c9d08a', '#8fb56a', '#b9783c'],
]

/** Circles under centre pivots, seen from the air on the desert's contours, with the canal that feeds them. */
export function drawPivotFields(canvas: Canvas): string {
  const { random, width, height } = canvas
  const rough = layered(canvas.noise, 3)
  const sands = random.pick(grounds).map((tone) => canvas.shade(tone))
  const crops = random.pick(rotations)
  const radius = random.pick([92, 124, 164, 214]) * Math.max(0.72, canvas.unit)
  const step = radius * 2.14
  const turn = random.pick([random.between(-0.12, 0.12), random.between(0.28, 0.44)])
  const parts = [
    fill(box(0, 0, width, height), ramp(sands, 0.1)),
    drawContours({
      area: { left: 0, top: 0, width, height },
      field: (x, y) => rough(x / 460, y / 330),
      from: -0.6,
      to: 0.6,
      count: 10,
      colours: sands,
      lineOpacity: 0.5,
      shadow: 5,
    }),
    drawLatticeHalo(canvas, {
      x: random.pick([0, width]),
      y: random.pick([0, height]),
      reach: 760,
      spacing: 96,
      opacity: 0.5,
    }),
  ]
  const canalY = height * random.between(0.3, 0.66)
  const canalAt = (x: number): number =>
    canalY + (x - width / 2) * Math.tan(turn) + 46 * canvas.noise(x / 420, 7.3)
  const canal: Point[] = Array.from({ length: 24 }, (_, index) => {
    const x = -60 + ((width + 120) * index) / 23
    return [x, canalAt(x)]
  })
  for (let row = -9; row <= 9; row++) {
    for (let column = -1; column <= Math.ceil(width / step) + 1; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * step
      const gap = row >= 0 ? radius * 1.36 : -radius * 1.36
      const y = canalAt(x) + gap + (row >= 0 ? row : row + 1) * step * 0.88
      if (y < -radius || y > height + radius) continue
      const nearness = Math.abs(row >= 0 ? row : row + 1)
      if (random.chance(0.1 + nearness * 0.24)) continue
      parts.push(drawPivot(canvas, x, y, radius * random.pick([1, 1, 0.94]), crops))
    }
  }
  parts.push(
    stroke(smoothLine(canal), canvas.shade('#c79a63'), 40, 0.55),
    stroke(smoothLine(canal), canvas.shade(palette.paper), 30),
    stroke(smoothLine(canal), mix(palette.aqua, palette.current, 0.25), 22),
    stroke(smoothLine(canal.map(([x, y]): Point => [x, y - 5])), '#ffffff', 2.4, 0.5),
    stroke(smoothLine(canal.map(([x, y]): Point => [x, y + 4])), palette.deepSea, 1.6, 0.3),
  )
  return parts.join('')
}

function drawPivot(canvas: Canvas, x: number, y: number, radius: number, crops: Tones): string {
  const { random } = canvas
  const main = random.pick(crops)
  const parts = [
    `<g transform="translate(5 8)">${fill(circle(x, y, radius), palette.deepSea, 0.16)}</g>`,
    fill(circle(x, y, radius), canvas.shade(main)),
  ]
  const sectors = random.integer(0, 3)
  let start = random.between(0, Math.PI * 2)
  for (let sector = 0; sector < sectors; sector++) {
    const sweep = random.pick([Math.PI / 4, Math.PI / 2, Math.PI * 0.75])
    parts.push(fill(wedge(x, y, radius, start, sweep), canvas.shade(random.pick(crops))))
    start += sweep + random.between(0.1, 0.6)
  }
  let rings = ''
  for (let ring = 1; ring < 8; ring++) rings += circle(x, y, (radius * ring) / 8)
  const arm = random.between(0, Math.PI * 2)
  parts.push(
    stroke(rings, '#ffffff', 1.1, 0.3),
    fill(wedge(x, y, radius, arm - 0.34, 0.34), '#ffffff', 0.2),
    stroke(
      `M${short(x)} ${short(y)}L${short(x + Math.cos(arm) * radius)} ${short(y + Math.sin(arm) * radius)}`,
      '#ffffff',
      3,
      0.95,
    ),
    stroke(circle(x, y, radius), '#ffffff', 1.6, 0.5),
    fill(circle(x, y, 5.5), '#ffffff'),
  )
  return parts.join('')
}

function wedge(x: number, y: number, radius: number, start: number, sweep: number): string {
  const end = start + sweep
  const r = short(radius)
  return `M${short(x)} ${short(y)}L${short(x + Math.cos(start) * radius)} ${short(y + Math.sin(start) * radius)}A${r} ${r} 0 ${sweep > Math.PI ? 1 : 0} 1 ${short(x + Math.cos(end) * radius)} ${short(y + Math.sin(end) * radius)}Z`
}
