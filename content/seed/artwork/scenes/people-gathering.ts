import type { Canvas } from '../brushes/canvas.ts'
import { palette } from '../brushes/colour.ts'
import { lens } from '../brushes/curve.ts'
import { drawFigure } from '../brushes/figure.ts'
import type { Pose } from '../brushes/figure-arms.ts'
import { khatamStar, octagon } from '../brushes/khatam.ts'
import { fill, stroke } from '../brushes/paint.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawSky } from '../brushes/sky.ts'
import { castPeople } from './people-cast.ts'
import { drawTerrace } from './people-terrace.ts'

/** Colleagues from many countries in talk on a terrace by the water, before a great star. */
export function drawGathering(canvas: Canvas): string {
  const { random, width } = canvas
  const horizon = random.between(540, 590)
  const middle = width * random.pick([0.36, 0.5, 0.64])
  const terrace = horizon + random.between(150, 190)
  return [
    drawSky(canvas, {
      horizon,
      sunX: middle,
      sunY: 330,
      sunRadius: 92 * Math.max(0.7, canvas.unit),
      lattice: 'sun',
    }),
    drawGreatStar(canvas, middle, 330, Math.min(300, width * 0.3)),
    drawRidge(canvas, {
      base: horizon - 44,
      swing: 40,
      waves: 1.6,
      roughness: 14,
      floor: horizon + 8,
      material: palette.slate,
      distance: 0.55,
      lines: 4,
    }).markup,
    drawSea(canvas, { horizon, floor: terrace + 4, sunX: middle, ripple: 0.8 }),
    drawTerrace(canvas, terrace, horizon),
    drawGroups(canvas),
  ].join('')
}

function drawGreatStar(canvas: Canvas, x: number, y: number, radius: number): string {
  const ink = canvas.light.engraving
  return (
    stroke(khatamStar(x, y, radius), ink, 2.6, 0.75) +
    stroke(khatamStar(x, y, radius * 0.95), ink, 1.2, 0.6) +
    stroke(khatamStar(x, y, radius * 0.95, 0.5412), ink, 1.4, 0.6) +
    stroke(octagon(x, y, radius * 0.62), ink, 1.2, 0.5)
  )
}

/** Two or three groups in talk: whoever stands behind is a little smaller, and everybody looks towards the group. */
function drawGroups(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const groups =
    width < 1000
      ? [3]
      : random.pick([
          [3, 2],
          [2, 3],
          [2, 2, 2],
          [3, 3],
        ])
  const people = castPeople(
    canvas,
    groups.reduce((sum, size) => sum + size, 0),
  )
  const scale = Math.max(0.66, unit)
  const span = width * (groups.length === 1 ? 0 : groups.length === 2 ? 0.46 : 0.6)
  const parts: { y: number; markup: string }[] = []
  let next = 0
  groups.forEach((size, group) => {
    const groupX =
      width / 2 +
      (groups.length === 1 ? 0 : (group / (groups.length - 1) - 0.5) * span) +
      random.between(-24, 24)
    for (let place = 0; place < size; place++) {
      const person = people[next++]
      if (person === undefined) continue
      const across = size === 2 ? (place === 0 ? -0.62 : 0.62) : place - 1
      const isBehind = size === 3 && place === 1
      const height = (isBehind ? 405 : 440) * scale * random.between(0.97, 1.02)
      const x = groupX + across * 150 * scale
      const y = (isBehind ? 884 : 934) + random.between(-8, 12)
      const pose: Pose = isBehind
        ? random.pick(['folded', 'tablet'])
        : place === (group + next) % 2
          ? 'explaining'
          : random.pick(['folded', 'at-ease', 'folded', 'tablet'])
      const isOnLeft = across < 0
      parts.push({
        y,
        markup:
          fill(lens(x + 16, y, height * 0.24, 6), palette.deepSea, 0.26) +
          drawFigure(canvas, {
            ...person,
            x,
            y,
            height,
            pose,
            turn: isBehind ? 0 : 1,
            isMirrored: !isOnLeft,
          }),
      })
    }
  })
  return parts
    .toSorted((first, second) => first.y - second.y)
    .map((part) => part.markup)
    .join('')
}
