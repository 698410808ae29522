import type { Canvas } from './canvas.ts'
import { mix, palette, type Colour } from './colour.ts'
import { short } from './curve.ts'
import { shadowOf } from './light.ts'
import { box, fill, stroke } from './paint.ts'

export interface BuildingPlan {
  x: number
  /** Where the walls meet the ground. */
  y: number
  width: number
  height: number
  wall: Colour
  distance: number
}

/** The pointed dome of the region, its rim `width` wide at y. */
export function domeOutline(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  return `M${short(x - half)} ${short(y)}C${short(x - half * 1.14)} ${short(y - height * 0.42)} ${short(x - half * 0.46)} ${short(y - height * 0.74)} ${short(x)} ${short(y - height)}C${short(x + half * 0.46)} ${short(y - height * 0.74)} ${short(x + half * 1.14)} ${short(y - height * 0.42)} ${short(x + half)} ${short(y)}Z`
}

/** An arch with a slight point, standing on y. */
export function archOutline(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const spring = y - height + half * 1.15
  return `M${short(x - half)} ${short(y)}V${short(spring)}C${short(x - half)} ${short(spring - half * 0.62)} ${short(x - half * 0.4)} ${short(spring - half * 0.98)} ${short(x)} ${short(y - height)}C${short(x + half * 0.4)} ${short(spring - half * 0.98)} ${short(x + half)} ${short(spring - half * 0.62)} ${short(x + half)} ${short(spring)}V${short(y)}Z`
}

/** A plain block with a shaded side and rows of windows; some are lit after dark. */
export function drawBlock(
  canvas: Canvas,
  plan: BuildingPlan,
  windows: 'arched' | 'plain' | 'none' = 'plain',
): string {
  const wall = canvas.shade(plan.wall, plan.distance)
  const shade = mix(shadowOf(wall, 0.3), canvas.light.haze, plan.distance * 0.5)
  const [left, top] = [plan.x - plan.width / 2, plan.y - plan.height]
  const parts = [
    fill(box(left, top, plan.width, plan.height), wall),
    fill(box(left + plan.width * 0.68, top, plan.width * 0.32, plan.height), shade, 0.55),
    fill(box(left - 2, top - 3, plan.width + 4, 5), mix(wall, '#ffffff', 0.25)),
  ]
  if (windows !== 'none') parts.push(drawWindows(canvas, plan, windows, shade))
  return parts.join('')
}

function drawWindows(canvas: Canvas, plan: BuildingPlan, kind: 'arched' | 'plain', shade: Colour): string {
  const columns = Math.max(1, Math.floor(plan.width / 22))
  const rows = Math.max(1, Math.floor(plan.height / 36))
  const stepX = plan.width / (columns + 0.35)
  const stepY = plan.height / (rows + 0.6)
  let dark = ''
  let lit = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = plan.x - plan.width / 2 + stepX * (column + 0.675)
      const y = plan.y - plan.height + stepY * (row + 1)
      const outline =
        kind === 'arched'
          ? archOutline(x, y, stepX * 0.42, stepY * 0.6)
          : box(x - stepX * 0.2, y - stepY * 0.52, stepX * 0.4, stepY * 0.52)
      if (canvas.light.lampsAreLit && canvas.random.chance(0.42)) lit += outline
      else dark += outline
    }
  }
  const pane = mix(shade, palette.deepSea, 0.4 - plan.distance * 0.3)
  return (
    fill(dark, pane, 0.62) +
    (lit === '' ? '' : fill(lit, mix('#ffd591', canvas.light.haze, plan.distance * 0.4)))
  )
}

/** A mosque-like hall under a dome. */
export function drawDomedHall(canvas: Canvas, plan: BuildingPlan, dome: Colour): string {
  const wall = canvas.shade(plan.wall, plan.distance)
  const roof = canvas.shade(dome, plan.distance)
  const drumHeight = plan.width * 0.12
  const domeWidth = plan.width * 0.62
  const top = plan.y - plan.height
  const domeHeight = domeWidth * 0.72
  const outline = domeOutline(plan.x, top - drumHeight, domeWidth, domeHeight)
  const shadeHalf = `M${short(plan.x)} ${short(top - drumHeight - domeHeight)}C${short(plan.x + domeWidth * 0.23)} ${short(top - drumHeight - domeHeight * 0.74)} ${short(plan.x + domeWidth * 0.57)} ${short(top - drumHeight - domeHeight * 0.42)} ${short(plan.x + domeWidth * 0.5)} ${short(top - drumHeight)}H${short(plan.x + domeWidth * 0.16)}C${short(plan.x + domeWidth * 0.26)} ${short(top - drumHeight - domeHeight * 0.4)} ${short(plan.x + domeWidth * 0.18)} ${short(top - drumHeight - domeHeight * 0.7)} ${short(plan.x)} ${short(top - drumHeight - domeHeight)}Z`
  return (
    fill(box(plan.x - domeWidth * 0.5, top - drumHeight, domeWidth, drumHeight + 2), shadowOf(wall, 0.12)) +
    fill(outline, roof) +
    fill(shadeHalf, shadowOf(roof, 0.5), 0.4) +
    stroke(
      `M${short(plan.x)} ${short(top - drumHeight - domeHeight + 1)}v${short(-plan.width * 0.11)}`,
      roof,
      Math.max(1.6, plan.width * 0.018),
    ) +
    drawBlock(canvas, plan, 'arched')
  )
}

/** A slender tower with a gallery and a pointed cap. */
export function drawMinaret(canvas: Canvas, plan: BuildingPlan, cap: Colour): string {
  const wall = canvas.shade(plan.wall, plan.distance)
  const shade = shadowOf(wall, 0.3)
  const { x, y, width, height } = plan
  const gallery = y - height * 0.7
  const half = width / 2
  return (
    fill(box(x - half, gallery, width, height * 0.7), wall) +
    fill(box(x + half * 0.3, gallery, half * 0.7, height * 0.7), shade, 0.5) +
    fill(box(x - half * 0.72, y - height * 0.9, width * 0.72, height * 0.22), wall) +
    fill(box(x + half * 0.2, y - height * 0.9, half * 0.52, height * 0.22), shade, 0.5) +
    fill(
      `M${short(x - half * 1.5)} ${short(gallery - 4)}H${short(x + half * 1.5)}L${short(x + half)} ${short(gallery + half * 0.9)}H${short(x - half)}Z`,
      mix(wall, '#ffffff', 0.2),
    ) +
    fill(domeOutline(x, y - height * 0.9, width * 0.86, width * 1.3), canvas.shade(cap, plan.distance)) +
    stroke(
      `M${short(x)} ${short(y - height * 0.9 - width * 1.25)}v${short(-width * 0.7)}`,
      canvas.shade(cap, plan.distance),
      Math.max(1.4, width * 0.09),
    )
  )
}

/** A wind tower: the old cooling of houses on hot coasts. */
export function drawWindTower(canvas: Canvas, plan: BuildingPlan): string {
  const wall = canvas.shade(plan.wall, plan.distance)
  const { x, y, width, height } = plan
  const top = y - height
  let slots = ''
  for (let slot = 0; slot < 3; slot++) {
    slots += archOutline(
      x - width * 0.3 + slot * width * 0.3,
      top + height * 0.36,
      width * 0.17,
      height * 0.26,
    )
  }
  return (
    fill(box(x - width / 2, top, width, height), wall) +
    fill(box(x + width * 0.2, top, width * 0.3, height), shadowOf(wall, 0.3), 0.5) +
    fill(box(x - width * 0.56, top - 4, width * 1.12, 7), mix(wall, '#ffffff', 0.22)) +
    fill(slots, shadowOf(wall, 0.65), 0.8) +
    stroke(
      `M${short(x - width * 0.66)} ${short(top + height * 0.45)}H${short(x + width * 0.66)}`,
      canvas.shade(palette.earth, plan.distance),
      3,
    )
  )
}
