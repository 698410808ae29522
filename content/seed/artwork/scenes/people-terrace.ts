import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { polygon, short, type Point } from '../brushes/curve.ts'
import { khatamPoints } from '../brushes/khatam.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

/** A terrace paved with star tiles, in the perspective of the horizon behind it. */
export function drawTerrace(canvas: Canvas, top: number, horizon: number): string {
  const { width, height } = canvas
  const stone = canvas.shade(palette.sand)
  const tile = 168
  const drop = height - horizon
  // Counted in tiles: across from the middle, and away from the picture's lower edge.
  const onFloor = ([across, away]: Point): Point => {
    const distance = 1 + away * 0.2
    return [width / 2 + (across * tile) / distance, horizon + drop / distance]
  }
  const rows = Math.ceil((drop / (top - horizon) - 1) / 0.2)
  let stars = ''
  let hearts = ''
  for (let row = -1; row <= rows; row++) {
    const half = Math.ceil((width / 2 / tile) * (1 + (row + 1) * 0.2)) + 1
    for (let column = -half; column <= half; column++) {
      stars += polygon(khatamPoints(column, row, 0.47).map(onFloor))
      hearts += polygon(khatamPoints(column, row, 0.2, 0.5412).map(onFloor))
    }
  }
  const floor = box(0, top, width, height - top)
  const warm = mix(stone, canvas.shade(palette.ochre), 0.3)
  return (
    fill(
      floor,
      canvas.downward(top, height, [
        [0, mix(stone, canvas.light.haze, 0.3)],
        [1, warm],
      ]),
    ) +
    canvas.within(
      floor,
      fill(stars, mix(stone, '#ffffff', 0.42), 0.7) +
        stroke(stars, mix(shadowOf(stone, 0.3), canvas.shade(palette.aqua), 0.35), 1.6, 0.45) +
        fill(hearts, mix(canvas.shade(palette.aqua), stone, 0.35), 0.55),
    ) +
    fill(box(0, top - 4, width, 8), mix(stone, '#ffffff', 0.5)) +
    stroke(`M0 ${short(top + 6)}H${short(width)}`, shadowOf(stone, 0.4), 2, 0.4)
  )
}
