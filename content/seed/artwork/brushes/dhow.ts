import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { fill, placed, stroke } from './paint.ts'

/** A dhow under sail, its waterline at x, y. */
export function drawDhow(canvas: Canvas, x: number, y: number, scale: number, isMirrored: boolean): string {
  const hull = canvas.shade('#6a3f2c', 0.12)
  const sail = mix(canvas.shade(palette.paper, 0.08), canvas.light.glow, 0.25)
  const drawing =
    fill('M-92 -22Q-30 -2 88 -40Q84 -8 48 4H-52Q-80 0 -92 -22Z', hull) +
    fill('M-92 -22Q-30 -2 88 -40L86 -30Q-30 8 -88 -14Z', mix(hull, '#ffffff', 0.28)) +
    stroke('M-6 -8L4 -178M40 -22L46 -124', hull, 4.5) +
    fill('M-58 -30Q-44 -150 34 -206Q60 -100 42 -42Q-6 -22 -58 -30Z', sail) +
    fill(
      'M34 -206Q60 -100 42 -42Q24 -34 6 -31Q44 -110 34 -206Z',
      mix(sail, canvas.shade(palette.ochre), 0.35),
    ) +
    stroke('M-40 -78Q0 -66 50 -86M-18 -128Q10 -120 48 -138', mix(sail, hull, 0.4), 1.4, 0.6) +
    fill('M52 -34Q58 -100 92 -130Q104 -80 92 -44Z', mix(sail, hull, 0.12)) +
    fill('M-70 8Q0 2 70 8Q0 20 -70 8Z', canvas.light.water[2], 0.45)
  return placed(drawing, x, y, scale, isMirrored)
}
