import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, type Colour } from '../brushes/colour.ts'
import { drawContours } from '../brushes/contours.ts'
import { short, smoothContinuation, smoothLine, type Point } from '../brushes/curve.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

/** A river's delta from the air: one stream parts into many and each finds its own way to the sea. */
export function drawDelta(canvas: Canvas): string {
  const { random, width, height, light } = canvas
  const rough = layered(canvas.noise, 3)
  const apex: Point = [width * random.between(0.36, 0.64), height * random.between(0.2, 0.3)]
  const coast = height * random.between(0.7, 0.78)
  const coastAt = (x: number): number =>
    coast + 110 * Math.cos(((x - apex[0]) / width) * Math.PI * 1.5) - 60 + 34 * canvas.noise(x / 240, 3.3)
  const desert = [palette.ochre, '#e0b67f', palette.dune, '#f0dcb4'].map((tone) => canvas.shade(tone))
  const green = [palette.darkLeaf, palette.leaf, '#5fb587', '#a3cd8e'].map((tone) => canvas.shade(tone))
  const sea = [
    mix(light.water[0], palette.paper, 0.4),
    mix(light.water[0], light.water[1], 0.5),
    light.water[1],
    mix(light.water[1], light.water[2], 0.55),
    light.water[2],
    mix(light.water[2], palette.deepSea, 0.6),
  ]
  const area = { left: 0, top: 0, width, height }
  const drawing = [
    fill(box(0, 0, width, height), desert[0] ?? palette.ochre),
    drawContours({
      area,
      field: (x, y) => rough(x / 430, y / 360),
      from: -0.6,
      to: 0.5,
      count: 9,
      colours: desert,
      lineOpacity: 0.5,
      shadow: 5,
    }),
    drawContours({
      area,
      field: (x, y) => {
        const below = (y - apex[1]) / (coast - apex[1])
        const reach = 0.05 + Math.max(0, below) * 0.36
        return (
          0.62 -
          (Math.abs(x - apex[0]) / (width * reach)) * 0.62 +
          Math.min(0, below) * 2 +
          0.3 * rough(x / 210, y / 210)
        )
      },
      from: 0,
      to: 0.6,
      count: 5,
      colours: green.toReversed(),
      lineOpacity: 0.4,
      shadow: 4,
      cell: 16,
    }),
    drawLatticeHalo(canvas, { x: random.pick([0, width]), y: 0, reach: 640, spacing: 96, opacity: 0.5 }),
    drawContours({
      area,
      field: (x, y) => (y - coastAt(x)) / 260 + 0.1 * rough(x / 200, y / 200),
      from: 0,
      to: 1.1,
      count: 8,
      colours: sea,
      lineOpacity: 0.5,
      shadow: 0,
      cell: 16,
    }),
    drawStreams(canvas, apex, coastAt),
  ].join('')
  // From the air there is no up: the sea may lie at the top as well.
  return random.chance(0.4) ? `<g transform="translate(0 ${height}) scale(1 -1)">${drawing}</g>` : drawing
}

function drawStreams(canvas: Canvas, apex: Point, coastAt: (x: number) => number): string {
  const { random, width, light } = canvas
  const water: Colour = mix(light.water[1], palette.aqua, 0.3)
  const bank = mix(canvas.shade(palette.sand), '#ffffff', 0.3)
  const outlines: string[] = []
  const middles: string[] = []
  const trunk: Point[] = [
    [apex[0] + random.between(-120, 120), -30],
    [apex[0] + random.between(-70, 70), apex[1] * 0.4],
    [apex[0] + random.between(-30, 30), apex[1] * 0.75],
    [apex[0], apex[1] + 20],
  ]
  outlines.push(tapered(trunk, 15, 19))
  middles.push(smoothLine(trunk))
  const arms = random.integer(5, 7)
  for (let arm = 0; arm < arms; arm++) {
    const place = arm / (arms - 1) - 0.5
    const mouthX = apex[0] + place * width * 0.66 + random.between(-30, 30)
    const mouthY = coastAt(mouthX) + 26
    const bend = random.between(16, 34)
    const phase = random.between(0, 6)
    const course: Point[] = Array.from({ length: 10 }, (_, index) => {
      const share = index / 9
      const sway = Math.sin(share * Math.PI) * (bend * Math.sin(share * 7 + phase) + random.between(-14, 14))
      return [
        apex[0] + (mouthX - apex[0]) * share ** 1.25 + sway,
        apex[1] + 10 + (mouthY - apex[1] - 10) * share,
      ]
    })
    outlines.push(tapered(course, 12, random.between(6, 10)))
    middles.push(smoothLine(course))
  }
  const all = outlines.join('')
  return (
    stroke(all, bank, 7, 0.9) +
    outlines.map((outline) => fill(outline, water)).join('') +
    stroke(middles.join(''), '#ffffff', 1.8, 0.6)
  )
}

function tapered(course: readonly Point[], from: number, to: number): string {
  const sides = [-1, 1].map((hand) =>
    course.map(([x, y], index): Point => {
      const half = from + ((to - from) * index) / (course.length - 1)
      return [x + hand * half, y]
    }),
  )
  const [left, right] = [sides[0] ?? [], (sides[1] ?? []).toReversed()]
  const [start, turn] = [left[0] ?? [0, 0], right[0] ?? [0, 0]]
  return `M${short(start[0])} ${short(start[1])}${smoothContinuation(left)}L${short(turn[0])} ${short(turn[1])}${smoothContinuation(right)}Z`
}
