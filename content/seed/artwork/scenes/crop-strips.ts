import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, type Colour } from '../brushes/colour.ts'
import { polygon, short, type Point } from '../brushes/curve.ts'
import { fill, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'

/** Strips of crops that fan out from the horizon, with a canal and its palms among them. */
export function drawCropStrips(canvas: Canvas, horizon: number, vanishX: number): string {
  const { random, width, height } = canvas
  const crops: readonly [Colour, ...Colour[]] = [
    palette.leaf,
    '#57b183',
    '#8fc27c',
    '#d9c06a',
    palette.darkLeaf,
    '#c2cf7d',
    '#e2b457',
  ]
  const far = horizon + 4
  const bottom = height + 10
  // Strips fan out from far behind the horizon, so that they still have some width where they meet it.
  const farShare = 0.1
  const edges: number[] = []
  for (let x = vanishX - width * 2.4; x < vanishX + width * 2.4; x += random.between(150, 330)) edges.push(x)
  const canal = edges.findIndex((edge) => edge > vanishX + (vanishX < width / 2 ? 90 : -420))
  const farX = (nearX: number): number => vanishX + (nearX - vanishX) * farShare
  const parts = [fill(`M0 ${short(far)}H${short(width)}V${bottom}H0Z`, canvas.shade(palette.leaf, 0.1))]
  let previous = -1
  let canalCorners: readonly Point[] | undefined
  for (let index = 0; index < edges.length - 1; index++) {
    const [left, right] = [edges[index] ?? 0, edges[index + 1] ?? 0]
    let crop = random.integer(0, crops.length - 1)
    if (crop === previous) crop = (crop + 1) % crops.length
    previous = crop
    const corners: readonly Point[] = [
      [farX(left), far],
      [farX(right), far],
      [right, bottom],
      [left, bottom],
    ]
    if (index === canal) {
      canalCorners = corners
      continue
    }
    const colour = canvas.shade(crops[crop] ?? palette.leaf)
    parts.push(
      fill(
        polygon(corners),
        canvas.downward(far, bottom, [
          [0, canvas.shade(crops[crop] ?? palette.leaf, 0.45)],
          [0.3, colour],
          [1, mix(colour, palette.darkLeaf, 0.28)],
        ]),
      ),
    )
    parts.push(drawFurrows(canvas, left, right, farX, far, bottom, colour))
  }
  if (canalCorners !== undefined)
    parts.push(drawCanal(canvas, canalCorners), drawAvenue(canvas, canalCorners))
  return parts.join('')
}

function drawFurrows(
  canvas: Canvas,
  left: number,
  right: number,
  farX: (x: number) => number,
  far: number,
  bottom: number,
  colour: Colour,
): string {
  let dark = ''
  let bright = ''
  const count = Math.max(3, Math.round((right - left) / 34))
  for (let furrow = 1; furrow < count; furrow++) {
    const x = left + ((right - left) * furrow) / count
    if (x < -1500 || x > canvas.width + 1500) continue
    const sliver = (half: number, shift: number): string =>
      polygon([
        [farX(x + shift), far + 6],
        [x + shift + half, bottom],
        [x + shift - half, bottom],
      ])
    dark += sliver(5.5, 0)
    bright += sliver(2, 8)
  }
  return (
    fill(dark, mix(colour, palette.deepSea, 0.45), 0.34) + fill(bright, mix(colour, '#ffffff', 0.55), 0.4)
  )
}

function drawCanal(canvas: Canvas, corners: readonly Point[]): string {
  const { light } = canvas
  const [farLeft, farRight, nearRight, nearLeft] = corners as readonly [Point, Point, Point, Point]
  const between = (share: number, from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const water = polygon([
    between(0.16, farLeft, farRight),
    between(0.84, farLeft, farRight),
    between(0.84, nearLeft, nearRight),
    between(0.16, nearLeft, nearRight),
  ])
  const glint = polygon([
    between(0.3, farLeft, farRight),
    between(0.38, farLeft, farRight),
    between(0.5, nearLeft, nearRight),
    between(0.24, nearLeft, nearRight),
  ])
  return (
    fill(polygon(corners), canvas.shade(palette.stone, 0.1)) +
    fill(
      water,
      canvas.downward(farLeft[1], nearLeft[1], [
        [0, light.water[0]],
        [0.35, mix(light.water[0], light.water[1], 0.6)],
        [1, light.water[1]],
      ]),
    ) +
    fill(glint, '#ffffff', 0.28) +
    stroke(water, '#ffffff', 2, 0.5)
  )
}

/** Palms along both banks of the canal, smaller the farther they stand. */
function drawAvenue(canvas: Canvas, corners: readonly Point[]): string {
  const [farLeft, farRight, nearRight, nearLeft] = corners as readonly [Point, Point, Point, Point]
  const parts: string[] = []
  for (const share of [0.012, 0.03, 0.055, 0.09, 0.14, 0.21, 0.31]) {
    for (const [far, near, hand] of [
      [farLeft, nearLeft, -1],
      [farRight, nearRight, 1],
    ] as const) {
      const y = far[1] + (near[1] - far[1]) * share
      const x = far[0] + (near[0] - far[0]) * share + hand * (8 + 330 * share)
      const height = (34 + 470 * share) * Math.max(0.7, canvas.unit)
      parts.push(drawPalm(canvas, { x, y, height, distance: Math.max(0, 0.34 - share * 1.4) }))
    }
  }
  return parts.join('')
}
