import { ramp, type Colour } from './colour.ts'
import { smoothRing } from './curve.ts'
import { sampleField, traceIsolines } from './isolines.ts'
import type { Noise } from './noise.ts'
import { fill, stroke } from './paint.ts'

export interface ContourPlan {
  area: { left: number; top: number; width: number; height: number }
  field: Noise
  /** Lowest and highest level drawn, and how many there are. */
  from: number
  to: number
  count: number
  /** From the lowest ground to the highest. */
  colours: readonly Colour[]
  cell?: number
  lineColour?: Colour
  lineOpacity?: number
  /** Depth of the paper-cut shadow under each layer; 0 for none. */
  shadow?: number
}

/** Layers of ground cut along isolines and laid one on the other, like sheets of paper. */
export function drawContours(plan: ContourPlan): string {
  const sampled = sampleField(plan.field, plan.area, plan.cell ?? 20)
  const shadow = plan.shadow ?? 0
  const parts: string[] = []
  for (let layer = 0; layer < plan.count; layer++) {
    const share = plan.count === 1 ? 0 : layer / (plan.count - 1)
    const outline = traceIsolines(sampled, plan.from + (plan.to - plan.from) * share)
      .map(smoothRing)
      .join('')
    if (outline === '') continue
    if (shadow > 0) {
      parts.push(`<g transform="translate(${shadow * 0.4} ${shadow})">${fill(outline, '#04202f', 0.1)}</g>`)
    }
    parts.push(fill(outline, ramp(plan.colours, share)))
    parts.push(stroke(outline, plan.lineColour ?? '#ffffff', 1.2, plan.lineOpacity ?? 0.28))
  }
  return parts.join('')
}

/** Only the lines, every one alike. */
export function contourLines(
  field: Noise,
  area: { left: number; top: number; width: number; height: number },
  levels: readonly number[],
  cell = 20,
): string {
  const sampled = sampleField(field, area, cell)
  return levels.flatMap((level) => traceIsolines(sampled, level).map(smoothRing)).join('')
}
