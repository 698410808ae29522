import type { Canvas } from './canvas.ts'
import { mix, type Colour } from './colour.ts'
import { short, smoothLine, type Point } from './curve.ts'
import { shadowOf } from './light.ts'
import { fill, stroke } from './paint.ts'

export interface DunePlan {
  /** Height of the valleys, and how far the crests rise over them. */
  base: number
  rise: number
  /** How many crests across the canvas. */
  crests: number
  floor: number
  material: Colour
  distance: number
  /** Wind ripples engraved on the lit side. */
  ripples?: number
}

interface Crest {
  peak: Point
  valley: Point
}

/** A row of dunes, each with a sharp crest, a lit back and a shaded slip face that fades towards its foot. */
export function drawDunes(canvas: Canvas, plan: DunePlan): string {
  const crests = layOut(canvas, plan)
  const lit = canvas.shade(plan.material, plan.distance)
  const shade = mix(
    shadowOf(canvas.shade(plan.material, plan.distance * 0.9), 0.36),
    canvas.light.haze,
    plan.distance * 0.5,
  )
  const start: Point = [-0.2 * canvas.width, plan.base]
  let skyline = `M${short(start[0])} ${plan.floor}L${short(start[0])} ${short(start[1])}`
  let before = start
  for (const { peak, valley } of crests) {
    skyline += rising(before, peak) + falling(peak, valley)
    before = valley
  }
  const top = plan.base - plan.rise
  const outline = `${skyline}L${short(before[0])} ${plan.floor}Z`
  const gradient = canvas.downward(top, plan.floor, [
    [0, mix(lit, '#ffffff', 0.14)],
    [0.5, lit],
    [1, mix(lit, shade, 0.22)],
  ])
  const ground = [fill(outline, gradient)]
  for (let ripple = 1; ripple <= (plan.ripples ?? 0); ripple++) {
    ground.push(drawRipple(canvas, crests, plan, ripple, shade))
  }
  for (const { peak, valley } of crests) ground.push(drawSlipFace(canvas, peak, valley, plan.floor, shade))
  return canvas.within(outline, ground.join(''))
}

function layOut(canvas: Canvas, plan: DunePlan): Crest[] {
  const step = (canvas.width * 1.4) / plan.crests
  return Array.from({ length: plan.crests + 1 }, (_, index) => {
    const x = -0.12 * canvas.width + step * (index + canvas.random.between(-0.16, 0.16))
    const peak: Point = [x, plan.base - plan.rise * canvas.random.between(0.55, 1)]
    const valley: Point = [
      x + step * canvas.random.between(0.3, 0.42),
      plan.base - plan.rise * canvas.random.between(0, 0.16),
    ]
    return { peak, valley }
  })
}

function rising(from: Point, to: Point): string {
  const run = to[0] - from[0]
  const climb = to[1] - from[1]
  return `C${short(from[0] + run * 0.42)} ${short(from[1] + climb * 0.02)} ${short(to[0] - run * 0.26)} ${short(to[1] - climb * 0.1)} ${short(to[0])} ${short(to[1])}`
}

function falling(from: Point, to: Point): string {
  const run = to[0] - from[0]
  const drop = to[1] - from[1]
  return `C${short(from[0] + run * 0.2)} ${short(from[1] + drop * 0.42)} ${short(from[0] + run * 0.55)} ${short(to[1])} ${short(to[0])} ${short(to[1])}`
}

function drawSlipFace(canvas: Canvas, peak: Point, valley: Point, floor: number, shade: Colour): string {
  const run = valley[0] - peak[0]
  const depth = Math.min((floor - peak[1]) * 0.85, (valley[1] - peak[1]) * 1.7 + 70)
  const foot: Point = [peak[0] + run * 2.1, peak[1] + depth]
  const outline = `M${short(peak[0])} ${short(peak[1])}${falling(peak, valley)}C${short(valley[0] + run * 0.4)} ${short(valley[1] + depth * 0.06)} ${short(foot[0] - run * 0.3)} ${short(foot[1] - depth * 0.22)} ${short(foot[0])} ${short(foot[1])}C${short(foot[0] - run * 0.9)} ${short(foot[1] - depth * 0.04)} ${short(peak[0] + run * 0.06)} ${short(peak[1] + depth * 0.72)} ${short(peak[0])} ${short(peak[1])}Z`
  const gradient = canvas.downward(peak[1], peak[1] + depth, [
    [0, shade, 0.92],
    [0.55, shade, 0.6],
    [1, shade, 0.12],
  ])
  return fill(outline, gradient)
}

function drawRipple(
  canvas: Canvas,
  crests: readonly Crest[],
  plan: DunePlan,
  ripple: number,
  shade: Colour,
): string {
  const share = (ripple / ((plan.ripples ?? 1) + 1)) ** 1.1
  const points: Point[] = crests.flatMap(({ peak, valley }): Point[] => [
    [peak[0] + share * 40, peak[1] + (plan.floor - peak[1]) * share],
    [
      valley[0] + share * 20,
      valley[1] + (plan.floor - valley[1]) * share + 8 * canvas.noise(ripple, valley[0]),
    ],
  ])
  return stroke(smoothLine(points), shade, 1.3, 0.3 * (1 - share * 0.6))
}
