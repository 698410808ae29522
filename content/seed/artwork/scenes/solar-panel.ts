import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { polygon, short, type Point } from '../brushes/curve.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

/** A tilted table of solar cells on its posts or its float, seen from the front; its middle stands at x, y. */
export function drawPanel(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  distance = 0,
  isAfloat = false,
): string {
  const slant = height * 0.42
  const foot = height * 0.46
  const low = y - foot
  const corners: readonly [Point, Point, Point, Point] = [
    [x - width / 2, low],
    [x + width / 2, low],
    [x + width / 2 + slant, low - height],
    [x - width / 2 + slant, low - height],
  ]
  const at = (across: number, up: number): Point => [
    x - width / 2 + width * across + slant * up,
    low - height * up,
  ]
  const cellsAcross = Math.max(2, Math.round(width / (height * 0.36)))
  let grid = ''
  for (let cell = 1; cell < cellsAcross; cell++)
    grid += polygon([at(cell / cellsAcross, 0), at(cell / cellsAcross, 1)], false)
  for (let cell = 1; cell < 4; cell++) grid += polygon([at(0, cell / 4), at(1, cell / 4)], false)
  const shine = polygon([at(0.1, 0), at(0.28, 0), at(0.62, 1), at(0.44, 1)])
  const blue = mix(
    mix('#0b3a70', palette.deepSea, canvas.light.lampsAreLit ? 0.4 : 0),
    canvas.light.haze,
    distance,
  )
  const metal = canvas.shade('#8fa3ad', distance)
  const float = box(x - width * 0.52, low + height * 0.02, width * 1.04, foot * 0.42)
  const post = `M${short(x - width * 0.3)} ${short(y)}L${short(x - width * 0.3 + slant * 0.3)} ${short(low - height * 0.3)}M${short(x + width * 0.3)} ${short(y)}L${short(x + width * 0.3 + slant * 0.3)} ${short(low - height * 0.3)}`
  return (
    fill(
      `M${short(x - width * 0.46)} ${short(y)}H${short(x + width * 0.62)}L${short(x + width * 0.5)} ${short(y + height * 0.16)}H${short(x - width * 0.52)}Z`,
      palette.deepSea,
      0.2,
    ) +
    (isAfloat
      ? fill(float, canvas.shade(palette.stone, distance))
      : stroke(post, metal, Math.max(1.2, height * 0.055))) +
    fill(
      polygon(corners),
      canvas.downward(low - height, low, [
        [0, mix(mix(blue, palette.current, 0.5), canvas.light.sky[2], 0.2)],
        [0.5, mix(blue, palette.current, 0.34)],
        [1, blue],
      ]),
    ) +
    fill(shine, '#ffffff', 0.13) +
    stroke(grid, mix(canvas.light.sky[2], '#ffffff', 0.4), Math.max(0.7, height * 0.013), 0.5) +
    stroke(polygon(corners), mix(metal, '#ffffff', 0.55), Math.max(1, height * 0.028))
  )
}
