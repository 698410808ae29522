import type { BuildingPlan } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

/** A tower of today: straight, stepped, tapering, or cut off at a slant. */
export function drawTower(canvas: Canvas, plan: BuildingPlan): string {
  const { random } = canvas
  const wall = canvas.shade(plan.wall, plan.distance)
  const shade = mix(shadowOf(wall, 0.35), canvas.light.haze, plan.distance * 0.6)
  const { x, y, width, height } = plan
  const half = width / 2
  const top = y - height
  const outline = random.pick([
    `M${short(x - half)} ${short(y)}V${short(top)}H${short(x + half)}V${short(y)}Z`,
    `M${short(x - half)} ${short(y)}V${short(top + half * 1.2)}L${short(x + half)} ${short(top)}V${short(y)}Z`,
    `M${short(x - half)} ${short(y)}L${short(x - half * 0.42)} ${short(top)}H${short(x + half * 0.42)}L${short(x + half)} ${short(y)}Z`,
    `M${short(x - half)} ${short(y)}V${short(top + height * 0.24)}H${short(x - half * 0.55)}V${short(top)}H${short(x + half * 0.55)}V${short(top + height * 0.24)}H${short(x + half)}V${short(y)}Z`,
    `M${short(x - half)} ${short(y)}V${short(top + half)}Q${short(x - half)} ${short(top)} ${short(x)} ${short(top)}Q${short(x + half)} ${short(top)} ${short(x + half)} ${short(top + half)}V${short(y)}Z`,
  ])
  let floors = ''
  const rise = 15
  for (let floor = y - 20; floor > top + 12; floor -= rise)
    floors += `M${short(x - half)} ${short(floor)}H${short(x + half)}`
  let lit = ''
  if (canvas.light.lampsAreLit) {
    for (let lamp = 0; lamp < height / 16; lamp++) {
      lit += box(
        x + random.between(-0.8, 0.6) * half,
        top + Math.floor(random.between(1, height / rise)) * rise,
        half * 0.24,
        5,
      )
    }
  }
  return (
    fill(outline, wall) +
    canvas.within(
      outline,
      fill(box(x + half * 0.25, top, half * 0.75, height), shade, 0.55) +
        stroke(floors, mix(wall, '#ffffff', 0.5), 1.1, 0.4) +
        (lit === '' ? '' : fill(lit, mix('#ffd591', palette.sun, 0.2), 0.9)),
    ) +
    (random.chance(0.25) ? stroke(`M${short(x)} ${short(top)}v${short(-width * 0.7)}`, wall, 2.4) : '')
  )
}
