import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, ramp, type Colour } from '../brushes/colour.ts'
import { drawContours } from '../brushes/contours.ts'
import { circle } from '../brushes/curve.ts'
import { khatamPoints, khatamStar, octagon } from '../brushes/khatam.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

const { deepSea, aqua, sand, sun, leaf, paper } = palette

const enamels: readonly [readonly Colour[], ...(readonly Colour[])[]] = [
  [deepSea, '#0a4d7d', '#0f71eb', aqua, '#9fd9ef', paper],
  ['#0b3f3c', '#14604f', leaf, '#8cc9a4', sand, '#f7d79b'],
  ['#0d3a52', '#1d7480', '#7fb9ad', '#f4d29a', sun, paper],
  [deepSea, '#1f5583', '#7089a6', '#d9a487', '#f4b878', '#fbe9cf'],
]

/** One great star made of stars, lying on depth lines like a sun on the sea. */
export function drawSunburst(canvas: Canvas): string {
  const { random, width, height } = canvas
  const enamel = random.pick(enamels)
  const x = width * random.pick([0.3, 0.5, 0.7])
  const y = height * random.between(0.46, 0.56)
  const radius = Math.min(height * 0.44, width * 0.42)
  const rough = layered(canvas.noise, 3)
  const ground = [0.06, 0.3, 0.52, 0.7].map((share) => ramp(enamel, share))
  return [
    fill(box(0, 0, width, height), ground[0] ?? deepSea),
    drawContours({
      area: { left: 0, top: 0, width, height },
      field: (px, py) =>
        1.25 - Math.hypot(px - x, (py - y) * 1.1) / (width * 0.52) + 0.42 * rough(px / 420, py / 420),
      from: 0.1,
      to: 1.2,
      count: 9,
      colours: ground,
      lineOpacity: 0.3,
      shadow: 6,
      cell: 17,
    }),
    drawLatticeHalo(canvas, {
      x,
      y,
      reach: width * 0.62,
      spacing: radius * 0.3,
      opacity: 0.34,
      emptyWithin: radius * 0.9,
    }),
    drawMedallion(x, y, radius, enamel),
  ].join('')
}

function drawMedallion(x: number, y: number, radius: number, enamel: readonly Colour[]): string {
  const turn = Math.PI / 8
  const tone = (share: number): Colour => ramp(enamel, share)
  const gold = mix(sun, paper, 0.45)
  const parts = [
    `<g transform="translate(6 12)">${fill(khatamStar(x, y, radius), '#04202f', 0.22)}</g>`,
    fill(khatamStar(x, y, radius), paper),
    fill(khatamStar(x, y, radius * 0.968), tone(0.1)),
    stroke(khatamStar(x, y, radius * 0.93), gold, 1.8, 0.85),
  ]
  for (const [tipX, tipY] of khatamPoints(x, y, radius * 0.8).filter((_, index) => index % 2 === 0)) {
    parts.push(
      fill(khatamStar(tipX, tipY, radius * 0.105), tone(0.52)),
      stroke(khatamStar(tipX, tipY, radius * 0.105), paper, 2, 0.85),
      fill(khatamStar(tipX, tipY, radius * 0.05, 0.5412), gold),
    )
  }
  const layers: readonly (readonly [share: number, tone: number, inner: number, turn: number])[] = [
    [0.74, 0.62, 0.7654, turn],
    [0.7, 0.28, 0.7654, turn],
    [0.64, 0.9, 0.5412, 0],
    [0.6, 0.46, 0.5412, 0],
    [0.46, 0.94, 0.7654, turn],
    [0.435, 0.16, 0.7654, turn],
    [0.34, 0.7, 0.5412, 0],
  ]
  for (const [share, shade, inner, twist] of layers) {
    parts.push(fill(khatamStar(x, y, radius * share, inner, twist), tone(shade)))
    parts.push(stroke(khatamStar(x, y, radius * share, inner, twist), paper, 1.6, 0.7))
  }
  parts.push(
    fill(octagon(x, y, radius * 0.17), tone(0.04)),
    stroke(octagon(x, y, radius * 0.17), gold, 2.4),
    fill(khatamStar(x, y, radius * 0.13, 0.5412), gold),
    fill(circle(x, y, radius * 0.034), tone(0.04)),
  )
  return parts.join('')
}
