import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, ramp, type Colour } from '../brushes/colour.ts'
import { polygon, short, type Point } from '../brushes/curve.ts'
import { khatamStar, octagon } from '../brushes/khatam.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

const { deepSea, current, aqua, sand, sun, leaf, paper } = palette

const glazes: readonly [readonly Colour[], ...(readonly Colour[])[]] = [
  [deepSea, '#0a4d7d', current, aqua, '#8fd3ee', paper, sand],
  [deepSea, '#0c5a6a', leaf, '#86c5a4', sand, '#f3cf8f', sun],
  ['#0b3a5a', '#12708f', aqua, '#bfe3ea', sand, sun, '#b9643c'],
  ['#04202f', deepSea, '#0f4a6e', '#1b6795', '#c9a25a', sun, '#f7d79b'],
  ['#6b2f2a', '#a3503c', '#cf8a5c', '#ecc39a', paper, '#a9c9c4', '#2f7f86'],
]

/** A wall of glazed tiles. The colours run in bands as on a depth chart, so that both motifs are one. */
export function drawTiles(canvas: Canvas): string {
  const { random, width, height } = canvas
  const glaze = random.pick(glazes)
  const spacing = random.pick([128, 156, 196, 240]) * Math.max(0.72, canvas.unit)
  const radius = spacing / 2
  const rough = layered(canvas.noise, 3)
  const slope = random.between(-0.7, 0.7)
  const depthAt = (x: number, y: number): number =>
    Math.min(
      1,
      Math.max(
        0,
        0.42 + 0.62 * rough(x / 620, y / 620) + slope * (x / width - 0.5) + 0.55 * (0.5 - y / height),
      ),
    )
  const banded = (x: number, y: number, shift: number): Colour =>
    ramp(glaze, Math.round((depthAt(x, y) + shift) * 9) / 9)
  const grout = mix(paper, sand, 0.6)
  const parts: string[] = []
  const isDiagonal = random.chance(0.4)
  // Turned by half a right angle, the wall needs tiles beyond the picture's edges.
  const margin = isDiagonal ? Math.max(width, height) * 0.36 : 0
  const reach = Math.hypot(width, height) / 2 + spacing
  for (let y = -spacing / 2 - margin; y < height + spacing + margin; y += spacing) {
    for (let x = -spacing / 2 - margin; x < width + spacing + margin; x += spacing) {
      const [across, down] = [x - width / 2, y - height / 2]
      const isSeen =
        Math.abs(across - down) / Math.SQRT2 < width / 2 + spacing &&
        Math.abs(across + down) / Math.SQRT2 < height / 2 + spacing
      if (isDiagonal && (!isSeen || Math.hypot(across, down) > reach)) continue
      parts.push(drawCross(x + radius, y + radius, radius, banded(x + radius, y + radius, 0.22)))
      parts.push(drawStar(x, y, radius, banded(x, y, -0.06), banded(x, y, 0.4), banded(x, y, -0.34)))
    }
  }
  const glow = canvas.outward(width * random.between(0.2, 0.8), 0, width * 0.9, [
    [0, canvas.light.disc, 0.2],
    [0.5, canvas.light.disc, 0],
    [1, deepSea, 0.26],
  ])
  const wall = parts.join('')
  const turned = isDiagonal
    ? `<g transform="rotate(45 ${short(width / 2)} ${short(height / 2)})">${wall}</g>`
    : wall
  return fill(box(0, 0, width, height), grout) + turned + fill(box(0, 0, width, height), glow)
}

function drawStar(
  x: number,
  y: number,
  radius: number,
  outer: Colour,
  middle: Colour,
  heart: Colour,
): string {
  const inset = radius * 0.945
  return (
    fill(khatamStar(x, y, inset), outer) +
    fill(khatamStar(x, y, inset * 0.66), paper, 0.92) +
    fill(khatamStar(x, y, inset * 0.6), middle) +
    fill(octagon(x, y, inset * 0.3), paper, 0.92) +
    fill(khatamStar(x, y, inset * 0.27, 0.5412), heart) +
    stroke(khatamStar(x, y, inset * 0.83), paper, 1.1, 0.34)
  )
}

/** What four neighbouring stars leave open between them. */
function drawCross(x: number, y: number, radius: number, colour: Colour): string {
  const inner = radius * 0.7654
  const points: Point[] = []
  for (let side = 0; side < 4; side++) {
    const angle = ((side - 1) * Math.PI) / 2
    const starX = x + Math.SQRT2 * radius * Math.cos(angle + Math.PI / 4)
    const starY = y + Math.SQRT2 * radius * Math.sin(angle + Math.PI / 4)
    for (let step = 0; step < 4; step++) {
      const turn = angle + Math.PI * 1.5 - (step * Math.PI) / 8
      const reach = step % 2 === 0 ? radius : inner
      points.push([starX + Math.cos(turn) * reach, starY + Math.sin(turn) * reach])
    }
  }
  const shrunk = (share: number): string =>
    polygon(points.map(([pointX, pointY]): Point => [x + (pointX - x) * share, y + (pointY - y) * share]))
  return fill(shrunk(0.92), colour) + stroke(shrunk(0.52), paper, 1.1, 0.4)
}
