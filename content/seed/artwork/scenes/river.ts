import type { Canvas } from '../brushes/canvas.ts'
import { drawDelta } from './river-delta.ts'
import { drawValleyRiver } from './river-valley.ts'

/** A river: winding down its valley, or from the air where it meets the sea. */
export function drawRiver(canvas: Canvas): string {
  return canvas.random.chance(0.35) ? drawDelta(canvas) : drawValleyRiver(canvas)
}
