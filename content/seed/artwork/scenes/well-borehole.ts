import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { latticeBand } from '../brushes/lattice.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, placed, stroke } from '../brushes/paint.ts'
import { drawPanel } from './solar-panel.ts'
import type { WellSite } from './wells.ts'

/** A drilled well with a solar pump and a water tower. */
export function drawBorehole(canvas: Canvas, site: WellSite): string {
  const scale = Math.max(0.7, canvas.unit)
  const depth = (site.waterTable + 120 - site.surface) / scale
  const steel = canvas.shade('#c9d4d8')
  const dark = shadowOf(steel, 0.5)
  const blue = canvas.shade(palette.current)
  let slots = ''
  for (let y = depth - 118; y < depth - 12; y += 11) slots += `M-12 ${short(y)}H12`
  const casing =
    fill(box(-22, 0, 44, depth), mix(steel, '#ffffff', 0.3)) +
    fill(box(-14, 0, 28, depth), mix(palette.deepSea, blue, 0.25)) +
    fill(box(-5, 10, 10, depth - 70), blue) +
    fill(box(-11, depth - 96, 22, 62), steel) +
    fill(box(3, depth - 96, 8, 62), dark, 0.6) +
    stroke(slots, mix(palette.aqua, '#ffffff', 0.4), 2.4, 0.7) +
    stroke(`M-22 0V${short(depth)}M22 0V${short(depth)}`, dark, 1.6, 0.6)
  const head =
    fill(box(-46, -10, 92, 20), canvas.shade(palette.stone)) +
    fill(box(-20, -46, 40, 38), blue) +
    fill(box(6, -46, 14, 38), palette.deepSea, 0.35) +
    fill(box(-27, -54, 54, 10), mix(blue, '#ffffff', 0.2)) +
    stroke('M20 -26H112V-150', blue, 9) +
    stroke('M20 -29H109V-150', '#ffffff', 1.8, 0.4)
  const tower =
    stroke(
      'M98 2L124 -170M250 2L224 -170M106 -52H242M112 -100H236M106 -52L236 -100M242 -52L112 -100',
      dark,
      5.5,
    ) +
    fill('M100 -296H248V-178Q174 -160 100 -178Z', steel) +
    fill('M204 -296H248V-178Q226 -172 204 -170Z', dark, 0.42) +
    fill('M94 -296Q174 -352 254 -296Q174 -284 94 -296Z', mix(steel, '#ffffff', 0.4)) +
    fill(box(100, -254, 148, 40), blue) +
    stroke(latticeBand(102, 246, -252, 36), '#ffffff', 1.7, 0.85)
  const panels = drawPanel(canvas, -166, 0, 190, 88)
  return placed(panels + tower + casing + head, site.x, site.surface + 2, scale)
}
