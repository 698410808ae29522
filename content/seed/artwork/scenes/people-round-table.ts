import { archOutline } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { contourLines } from '../brushes/contours.ts'
import { short } from '../brushes/curve.ts'
import { drawFigure } from '../brushes/figure.ts'
import { latticeBand } from '../brushes/lattice.ts'
import { shadowOf } from '../brushes/light.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawSky } from '../brushes/sky.ts'
import { castPeople } from './people-cast.ts'

/** A council around a table on which a chart of the water lies; arches behind it open on the sea. */
export function drawRoundTable(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const count = Math.min(6, Math.max(3, Math.round(width / 300)))
  const middle = width / 2
  const tableY = 762
  const tableHalf = Math.min(width * 0.45, 700)
  const people = castPeople(canvas, count)
  const speaker = random.integer(0, count - 1)
  const reader = (speaker + 2) % count
  const seated: string[] = []
  people.forEach((person, index) => {
    const place = (index + 0.5) / count
    const x = middle + (place - 0.5) * tableHalf * 1.84
    const nearness = Math.abs(place - 0.5) * 2
    const height = 500 * Math.max(0.66, unit) * (1 + nearness * 0.05)
    const pose = index === speaker ? 'explaining' : index === reader ? 'tablet' : 'folded'
    seated.push(
      drawFigure(canvas, {
        ...person,
        x,
        y: tableY + 190 * Math.max(0.66, unit) + nearness * 34,
        height,
        pose,
        turn: nearness > 0.3 ? 1 : 0,
        isMirrored: place > 0.5,
      }),
    )
  })
  const aboveTable = box(0, 0, width, tableY + Math.min(112, tableHalf * 0.2))
  return (
    drawHall(canvas) +
    canvas.within(aboveTable, seated.join('')) +
    drawTable(canvas, middle, tableY, tableHalf)
  )
}

function drawHall(canvas: Canvas): string {
  const { random, width, height } = canvas
  const horizon = random.between(450, 520)
  const sunX = width * random.between(0.3, 0.7)
  const wall = canvas.shade(random.pick([palette.sand, '#d8e6ea', '#ead9bd']))
  const bays = Math.max(1, Math.round(width / 540))
  const step = width / bays
  let openings = ''
  for (let bay = 0; bay < bays; bay++) openings += archOutline(step * (bay + 0.5), 720, step * 0.74, 580)
  const view = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon - random.between(110, 220),
      sunRadius: 54,
      lattice: 'sun',
    }),
    drawRidge(canvas, {
      base: horizon - 40,
      swing: 40,
      waves: 1.8,
      roughness: 14,
      floor: horizon + 6,
      material: palette.slate,
      distance: 0.58,
      lines: 4,
    }).markup,
    drawSea(canvas, { horizon, floor: height, sunX }),
  ].join('')
  return (
    view +
    `<path d="${box(-4, -4, width + 8, height + 8)}${openings}" fill="${wall}" fill-rule="evenodd"/>` +
    stroke(openings, mix(wall, '#ffffff', 0.6), 9) +
    stroke(openings, shadowOf(wall, 0.35), 2, 0.6) +
    fill(box(0, 22, width, 76), mix(wall, canvas.shade(palette.current), 0.82)) +
    stroke(latticeBand(0, width, 26, 68), '#ffffff', 1.8, 0.75) +
    fill(box(0, 720, width, 9), mix(wall, '#ffffff', 0.5)) +
    fill(box(0, 729, width, height - 729), shadowOf(wall, 0.16))
  )
}

function drawTable(canvas: Canvas, x: number, y: number, half: number): string {
  const wood = canvas.shade('#7a4e37')
  const depth = Math.min(112, half * 0.2)
  const top = ellipse(x, y + depth, half, depth)
  const chart = ellipse(x, y + depth, half * 0.78, depth * 0.72)
  const rough = layered(canvas.noise, 2)
  const lines = contourLines(
    (px, py) => rough(px / 240, (py - y) / 70),
    { left: x - half, top: y, width: half * 2, height: depth * 2 },
    [-0.5, -0.34, -0.18, -0.02, 0.14, 0.3, 0.46],
    12,
  )
  return (
    fill(
      `M${short(x - half)} ${short(y + depth)}V${short(y + depth + 34)}A${short(half)} ${short(depth)} 0 0 0 ${short(x + half)} ${short(y + depth + 34)}V${short(y + depth)}Z`,
      shadowOf(wood, 0.35),
    ) +
    fill(
      `M${short(x - half * 0.5)} ${short(y + depth * 1.9)}L${short(x - half * 0.34)} 1010H${short(x + half * 0.34)}L${short(x + half * 0.5)} ${short(y + depth * 1.9)}Z`,
      shadowOf(wood, 0.5),
    ) +
    fill(top, wood) +
    stroke(top, mix(wood, '#ffffff', 0.4), 3) +
    fill(
      chart,
      canvas.downward(y, y + depth * 2, [
        [0, mix(palette.aqua, '#ffffff', 0.45)],
        [1, palette.current],
      ]),
    ) +
    canvas.within(chart, stroke(lines, '#ffffff', 1.8, 0.7)) +
    stroke(chart, '#ffffff', 2.4, 0.8)
  )
}

function ellipse(x: number, y: number, halfWidth: number, halfHeight: number): string {
  return `M${short(x - halfWidth)} ${short(y)}a${short(halfWidth)} ${short(halfHeight)} 0 1 0 ${short(halfWidth * 2)} 0a${short(halfWidth)} ${short(halfHeight)} 0 1 0 ${short(-halfWidth * 2)} 0Z`
}
