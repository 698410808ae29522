import type { Canvas } from './canvas.ts'
import { mix, type Colour } from './colour.ts'
import { smoothContinuation, smoothLine, type Point } from './curve.ts'
import { fill, stroke } from './paint.ts'
import { acrossCanvas, makeProfile } from './profile.ts'

export interface RidgePlan {
  /** Mean height of the crest, and how far it swings. */
  base: number
  swing: number
  /** Waves across a landscape picture. */
  waves: number
  /** Fine roughness of the crest. */
  roughness?: number
  floor: number
  material: Colour
  /** 0 near, 1 lost in the haze. */
  distance: number
  /** Contour lines under the crest. */
  lines?: number
  lineColour?: Colour
}

/** A range of hills: one silhouette that fades towards its foot, engraved with contour lines that follow the crest. */
export function drawRidge(
  canvas: Canvas,
  plan: RidgePlan,
): { markup: string; crestAt: (x: number) => number } {
  const profile = makeProfile(canvas, plan.waves)
  const seed = canvas.random.between(0, 50)
  const crestAt = (x: number): number =>
    plan.base -
    plan.swing * profile(x) -
    (plan.roughness ?? 0) * canvas.noise(x / 70 + seed, plan.base / 100) -
    (plan.roughness ?? 0) * 0.4 * canvas.noise(x / 24, seed)
  const crest = acrossCanvas(canvas, plan.roughness ? 90 : 40, crestAt)
  const colour = canvas.shade(plan.material, plan.distance)
  const foot = mix(colour, canvas.light.haze, 0.16 + plan.distance * 0.5)
  const top = plan.base - plan.swing
  const gradient = canvas.downward(top, Math.max(top + 60, plan.floor), [
    [0, colour],
    [1, foot],
  ])
  const outline = `${smoothLine(crest)}L${canvas.width + 20} ${plan.floor}L-20 ${plan.floor}Z`
  const parts = [fill(outline, gradient)]
  const count = plan.lines ?? 0
  const lineColour = plan.lineColour ?? mix(colour, canvas.light.haze, 0.75)
  for (let line = 1; line <= count; line++) {
    const share = (line / (count + 1)) ** 1.15
    const lowered: Point[] = crest
      .filter((_, index) => !plan.roughness || index % 2 === 0)
      .map(([x, y]) => [x, y + (plan.floor - y) * share + 5 * canvas.noise(x / 160, line * 3 + seed)])
    parts.push(stroke(smoothLine(lowered), lineColour, 1.3, 0.55 * (1 - share * 0.7)))
  }
  return { markup: parts.join(''), crestAt }
}

/** A path from a crest down to a floor. */
export function groundUnder(crest: readonly Point[], floor: number): string {
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]]
  return `M${first[0]} ${floor}L${first[0]} ${first[1].toFixed(1)}${smoothContinuation(crest)}L${last[0]} ${floor}Z`
}
