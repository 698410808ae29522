import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { circle, lens, short, smoothLine, type Point } from '../brushes/curve.ts'
import { shadowOf } from '../brushes/light.ts'
import { fill, placed, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSky } from '../brushes/sky.ts'
import { drawUnderground } from './well-underground.ts'

/** A qanat: shafts down to a gallery that leads the mountain's water to an oasis by its own fall. */
export function drawQanat(canvas: Canvas): string {
  const { random, width, unit } = canvas
  const surface = random.between(450, 500)
  const isMirrored = random.chance(0.5)
  const sunX = width * (isMirrored ? 0.26 : 0.74)
  const scale = Math.max(0.7, unit)
  // The hill stands on the left; the whole ground is turned round for the mirrored picture.
  const surfaceAt = (x: number): number => surface - 190 * Math.max(0, 1 - x / (width * 0.46)) ** 1.7
  const ground = drawGround(canvas, surface, surfaceAt, scale)
  const turned = isMirrored ? `<g transform="translate(${short(width)} 0) scale(-1 1)">${ground}</g>` : ground
  return [
    drawSky(canvas, {
      horizon: surface,
      sunX,
      sunY: surface * random.between(0.34, 0.5),
      sunRadius: random.between(54, 76),
    }),
    drawRidge(canvas, {
      base: surface - 90,
      swing: 70,
      waves: 1.5,
      roughness: 26,
      floor: surface + 20,
      material: palette.slate,
      distance: 0.6,
      lines: 6,
    }).markup,
    turned,
  ].join('')
}

function drawGround(
  canvas: Canvas,
  surface: number,
  surfaceAt: (x: number) => number,
  scale: number,
): string {
  const { width } = canvas
  const hill: Point[] = Array.from({ length: 16 }, (_, index) => {
    const x = -20 + (width * 0.52 * index) / 15
    return [x, surfaceAt(x) + 6]
  })
  const hillColour = canvas.shade(palette.dune)
  const parts = [
    fill(
      `${smoothLine(hill)}V${surface + 60}H-20Z`,
      canvas.downward(surface - 190, surface + 60, [
        [0, mix(hillColour, canvas.shade(palette.clay), 0.45)],
        [1, hillColour],
      ]),
    ),
    ...[0.2, 0.42, 0.66].map((share) =>
      stroke(
        smoothLine(hill.map(([x, y]): Point => [x, y + (surface + 30 - y) * share])),
        shadowOf(hillColour, 0.4),
        1.2,
        0.35,
      ),
    ),
    drawUnderground(canvas, { x: width * 0.2, surface, waterTable: surface + 190 }),
  ]
  const outlet = width * 0.74
  const tunnelAt = (x: number): number => surface + 14 + 196 * Math.max(0, 1 - x / outlet)
  const water = mix(palette.aqua, canvas.light.water[1], 0.2)
  const gallery = `M${short(width * 0.1)} ${short(tunnelAt(width * 0.1))}L${short(outlet)} ${short(tunnelAt(outlet))}`
  parts.push(
    stroke(gallery, shadowOf(canvas.shade(palette.earth), 0.75), 26),
    `<g transform="translate(0 5)">${stroke(gallery, water, 12)}${stroke(gallery, '#ffffff', 1.8, 0.6)}</g>`,
  )
  const shafts = 6
  for (let shaft = 0; shaft < shafts; shaft++) {
    const x = width * (0.13 + 0.1 * shaft)
    const top = surfaceAt(x) + 4
    parts.push(
      stroke(
        `M${short(x)} ${short(top)}V${short(tunnelAt(x) - 6)}`,
        shadowOf(canvas.shade(palette.earth), 0.7),
        15,
      ),
      fill(
        `M${short(x - 46 * scale)} ${short(top + 6)}Q${short(x - 22 * scale)} ${short(top - 26 * scale)} ${short(x - 9)} ${short(top - 17 * scale)}H${short(x + 9)}Q${short(x + 22 * scale)} ${short(top - 26 * scale)} ${short(x + 46 * scale)} ${short(top + 6)}Z`,
        canvas.shade('#d9b37a'),
      ),
      fill(lens(x, top - 16 * scale, 10, 2.4), shadowOf(canvas.shade(palette.earth), 0.8)),
    )
  }
  parts.push(drawOasis(canvas, outlet, surface, scale, water))
  return parts.join('')
}

function drawOasis(canvas: Canvas, x: number, surface: number, scale: number, water: string): string {
  const { random } = canvas
  const end = canvas.width + 30
  const leaf = canvas.shade(palette.leaf)
  const parts = [
    fill(
      `M${short(x + 70)} ${short(surface + 14)}Q${short((x + end) / 2)} ${short(surface - 16)} ${short(end)} ${short(surface + 2)}V${short(surface + 22)}H${short(x + 70)}Z`,
      leaf,
    ),
  ]
  for (let palm = 0; palm < 7; palm++) {
    const palmX = x + 92 * scale + ((end - x - 110 * scale) * (palm + random.between(0.2, 0.8))) / 7
    parts.push(drawPalm(canvas, { x: palmX, y: surface + 10, height: random.between(140, 230) * scale }))
  }
  let tufts = ''
  for (let tuft = 0; tuft < 16; tuft++)
    tufts += circle(random.between(x + 80, end), surface + 6, random.between(5, 13))
  parts.push(
    fill(tufts, canvas.shade(palette.darkLeaf)),
    placed(
      fill('M-44 -10H84Q80 34 56 38H-18Q-40 34 -44 -10Z', canvas.shade(palette.stone)) +
        fill('M-34 -2H74Q70 26 52 29H-14Q-32 26 -34 -2Z', water) +
        fill(lens(20, -1, 52, 3), '#ffffff', 0.6),
      x + 20,
      surface + 16,
      scale,
    ),
  )
  return parts.join('')
}
