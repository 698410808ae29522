import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { short } from './curve.ts'
import { fill } from './paint.ts'

/** A date palm with its foot at x, y. */
export function drawPalm(
  canvas: Canvas,
  palm: { x: number; y: number; height: number; lean?: number; distance?: number },
): string {
  const { x, y, height } = palm
  const distance = palm.distance ?? 0
  const lean = (palm.lean ?? canvas.random.between(-0.12, 0.12)) * height
  const [crownX, crownY] = [x + lean, y - height]
  const half = height * 0.024 + 1
  const trunk = `M${short(x - half * 1.7)} ${short(y)}Q${short(x + lean * 0.15 - half)} ${short(y - height * 0.55)} ${short(crownX - half * 0.8)} ${short(crownY)}L${short(crownX + half * 0.8)} ${short(crownY)}Q${short(x + lean * 0.15 + half)} ${short(y - height * 0.55)} ${short(x + half * 1.7)} ${short(y)}Z`
  const trunkColour = canvas.shade(palette.earth, distance)
  let behind = ''
  let front = ''
  const fronds = 12
  for (let index = 0; index < fronds; index++) {
    const angle = Math.PI * (1.22 - (1.44 * index) / (fronds - 1)) + canvas.random.between(-0.09, 0.09)
    const length = height * canvas.random.between(0.4, 0.5)
    const outline = frond(crownX, crownY, angle, length)
    if (index % 2 === 0) behind += outline
    else front += outline
  }
  const leafColour = canvas.shade(palette.leaf, distance)
  return (
    fill(trunk, trunkColour) +
    fill(behind, mix(canvas.shade(palette.darkLeaf, distance), leafColour, 0.1)) +
    fill(front, leafColour)
  )
}

function frond(x: number, y: number, angle: number, length: number): string {
  const [acrossX, upY] = [Math.cos(angle), -Math.sin(angle)]
  const endX = x + acrossX * length
  const endY = y + upY * length * 0.72 + length * (0.2 + 0.34 * Math.abs(acrossX))
  const bendX = x + acrossX * length * 0.55
  const bendY = y + upY * length * 0.95 - length * 0.16
  const thick = length * 0.15
  return `M${short(x)} ${short(y)}Q${short(bendX)} ${short(bendY - thick * 0.4)} ${short(endX)} ${short(endY)}Q${short(bendX - acrossX * thick * 0.3)} ${short(bendY + thick)} ${short(x)} ${short(y)}Z`
}
