import type { Canvas } from '../brushes/canvas.ts'
import { drawPanel } from './solar-panel.ts'

/** Rows of panels in perspective, with an aisle that runs to the horizon. */
export function drawSolarField(
  canvas: Canvas,
  plan: { from: number; to: number; vanishX: number; isAfloat: boolean },
): string {
  const { random, width } = canvas
  const rows = random.integer(6, 8)
  const leaning = random.between(-0.5, 0.5)
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const near = share ** 1.7
    const y = plan.from + (plan.to - plan.from) * (0.03 + 0.97 * near)
    const scale = 0.13 + 0.87 * near
    const panelHeight = 168 * scale * Math.max(0.62, canvas.unit)
    const panelWidth = panelHeight * 2.5
    const step = panelWidth * 1.12
    const aisle = panelWidth * 0.36
    const middle = plan.vanishX + leaning * near * width * 0.25
    const count = Math.ceil(width / step) + 2
    const distance = 0.34 * (1 - near)
    for (let place = count; place >= 0; place--) {
      for (const hand of [-1, 1]) {
        const x = middle + hand * (aisle + step * (place + 0.5))
        if (x < -step || x > width + step) continue
        parts.push(drawPanel(canvas, x, y, panelWidth, panelHeight, distance, plan.isAfloat))
      }
    }
  }
  return parts.join('')
}
