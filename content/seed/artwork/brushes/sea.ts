import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { lens } from './curve.ts'
import { box, fill } from './paint.ts'

export interface SeaPlan {
  horizon: number
  floor: number
  /** Where the sun stands, for its path of light; `null` for none. */
  sunX: number | null
  /** How much the wind moves it: 0 is glass. */
  ripple?: number
}

/** Open water from the horizon to the viewer: paler far off, ripples that grow nearer, and the sun's path. */
export function drawSea(canvas: Canvas, plan: SeaPlan): string {
  const { light, width } = canvas
  const depth = plan.floor - plan.horizon
  const gradient = canvas.downward(plan.horizon, plan.floor, [
    [0, light.water[0]],
    [0.28, mix(light.water[0], light.water[1], 0.72)],
    [0.62, light.water[1]],
    [1, mix(light.water[1], light.water[2], 0.8)],
  ])
  const parts = [fill(box(0, plan.horizon, width, depth + 2), gradient)]
  parts.push(drawRipples(canvas, plan, depth))
  if (plan.sunX !== null) parts.push(drawSunPath(canvas, plan.sunX, plan.horizon, depth))
  return parts.join('')
}

function drawRipples(canvas: Canvas, plan: SeaPlan, depth: number): string {
  let bright = ''
  let dark = ''
  const count = Math.round((canvas.width / 14) * (plan.ripple ?? 1))
  for (let index = 0; index < count; index++) {
    const share = canvas.random.next() ** 1.7
    const y = plan.horizon + 5 + share * depth
    const x = canvas.random.between(-50, canvas.width + 50)
    const halfWidth = canvas.random.between(16, 58) * (0.35 + share * 1.9)
    const outline = lens(x, y, halfWidth, 0.8 + share * 2.1)
    if (index % 2 === 0) bright += outline
    else dark += outline
  }
  return (
    fill(bright, mix(canvas.light.water[0], '#ffffff', 0.35), 0.34) +
    fill(dark, mix(canvas.light.water[2], palette.current, 0.15), 0.22)
  )
}

function drawSunPath(canvas: Canvas, sunX: number, horizon: number, depth: number): string {
  let outline = ''
  const rows = 34
  for (let row = 0; row < rows; row++) {
    const share = (row / rows) ** 1.55
    const y = horizon + 3 + share * depth * 0.92
    const spread = 16 + share * 120
    const pieces = 1 + Math.floor(canvas.random.between(0, 2.4))
    for (let piece = 0; piece < pieces; piece++) {
      const x = sunX + canvas.random.between(-1, 1) * spread * (pieces > 1 ? 1 : 0.35)
      outline += lens(x, y, canvas.random.between(0.25, 0.75) * (spread + 14), 1 + share * 3.2)
    }
  }
  return fill(outline, mix(canvas.light.disc, canvas.light.glow, 0.4), 0.62)
}
