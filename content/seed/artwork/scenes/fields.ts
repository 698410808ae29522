import type { Canvas } from '../brushes/canvas.ts'
import { drawPerspectiveFields } from './fields-perspective.ts'
import { drawPivotFields } from './fields-pivots.ts'
import { drawTerracedFields } from './fields-terraces.ts'

/** Fields under irrigation: seen along the furrows, as terraces on a slope, or from the air as circles. */
export function drawFields(canvas: Canvas): string {
  return canvas.random.pick([drawPerspectiveFields, drawPivotFields, drawTerracedFields])(canvas)
}
