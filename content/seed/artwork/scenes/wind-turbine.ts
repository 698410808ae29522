import type { Canvas } from '../brushes/canvas.ts'
import { short } from '../brushes/curve.ts'
import { fill } from '../brushes/paint.ts'

/** A wind turbine far off. */
export function drawTurbine(
  canvas: Canvas,
  plan: { x: number; y: number; height: number; distance: number },
): string {
  const colour = canvas.shade('#f4f2ec', plan.distance)
  const [hubX, hubY] = [plan.x, plan.y - plan.height]
  const half = plan.height * 0.014
  const start = canvas.random.between(0, Math.PI)
  let blades = ''
  for (let blade = 0; blade < 3; blade++) {
    const angle = start + (blade * Math.PI * 2) / 3
    const length = plan.height * 0.46
    const [tipX, tipY] = [hubX + Math.cos(angle) * length, hubY + Math.sin(angle) * length]
    const [sideX, sideY] = [-Math.sin(angle) * length * 0.06, Math.cos(angle) * length * 0.06]
    blades += `M${short(hubX)} ${short(hubY)}Q${short(hubX + Math.cos(angle) * length * 0.3 + sideX)} ${short(hubY + Math.sin(angle) * length * 0.3 + sideY)} ${short(tipX)} ${short(tipY)}L${short(hubX - sideX * 0.25)} ${short(hubY - sideY * 0.25)}Z`
  }
  return (
    fill(
      `M${short(hubX - half * 0.6)} ${short(hubY)}H${short(hubX + half * 0.6)}L${short(plan.x + half * 1.3)} ${short(plan.y)}H${short(plan.x - half * 1.3)}Z`,
      colour,
    ) + fill(blades, colour)
  )
}
