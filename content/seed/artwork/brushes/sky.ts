import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { circle, lens, short, smoothRing, type Point } from './curve.ts'
import { khatamStar } from './khatam.ts'
import { drawLatticeHalo } from './lattice.ts'
import { box, fill, stroke } from './paint.ts'

export interface SkyPlan {
  horizon: number
  sunX: number
  sunY: number
  sunRadius: number
  /** Where the lattice is engraved: around the sun or in the corner away from it. */
  lattice?: 'sun' | 'corner' | 'none'
}

/** The sky down to the horizon: its hour, its sun or moon with rings like isolines, and the lattice. */
export function drawSky(canvas: Canvas, plan: SkyPlan): string {
  const { light, width } = canvas
  const gradient = canvas.downward(0, plan.horizon, [
    [0, light.sky[0]],
    [0.55, light.sky[1]],
    [1, light.sky[2]],
  ])
  const parts = [fill(box(0, 0, width, plan.horizon + 4), gradient)]
  if (light.timeOfDay === 'night') parts.push(drawStars(canvas, plan.horizon))
  parts.push(drawLatticeFor(canvas, plan), drawRings(canvas, plan))
  parts.push(fill(circle(plan.sunX, plan.sunY, plan.sunRadius), light.disc))
  if (light.timeOfDay !== 'night') parts.push(drawClouds(canvas, plan))
  return parts.join('')
}

function drawLatticeFor(canvas: Canvas, plan: SkyPlan): string {
  const where = plan.lattice ?? 'sun'
  if (where === 'none') return ''
  const spacing = 92 * Math.max(0.75, canvas.unit)
  const opacity = canvas.light.timeOfDay === 'night' ? 0.34 : 0.5
  if (where === 'sun') {
    return drawLatticeHalo(canvas, {
      x: plan.sunX,
      y: plan.sunY,
      reach: Math.max(430, plan.horizon * 0.85),
      spacing,
      opacity,
      emptyWithin: plan.sunRadius * 0.9,
    })
  }
  const x = plan.sunX < canvas.width / 2 ? canvas.width : 0
  return drawLatticeHalo(canvas, { x, y: 0, reach: Math.max(560, plan.horizon), spacing, opacity })
}

function drawRings(canvas: Canvas, plan: SkyPlan): string {
  const parts: string[] = []
  const count = 6
  for (let ring = count; ring >= 1; ring--) {
    const radius = plan.sunRadius * (1 + 0.32 * ring + 0.05 * ring * ring)
    const wobble = 0.012 * ring
    const points: Point[] = Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * Math.PI * 2
      const reach =
        radius * (1 + wobble * canvas.noise(Math.cos(angle) * 1.1 + 40 + ring * 0.12, Math.sin(angle) * 1.1))
      return [plan.sunX + Math.cos(angle) * reach, plan.sunY + Math.sin(angle) * reach]
    })
    const outline = smoothRing(points)
    parts.push(fill(outline, canvas.light.glow, 0.1), stroke(outline, canvas.light.glow, 1.2, 0.28))
  }
  return parts.join('')
}

function drawStars(canvas: Canvas, horizon: number): string {
  let small = ''
  let large = ''
  const count = Math.round(canvas.width / 16)
  for (let index = 0; index < count; index++) {
    const x = canvas.random.between(0, canvas.width)
    const y = canvas.random.between(0, 1) ** 1.5 * horizon * 0.85
    if (index % 13 === 0) large += khatamStar(x, y, canvas.random.between(3.4, 5.4), 0.4)
    else small += circle(x, y, canvas.random.between(0.7, 1.7))
  }
  return fill(small, '#dff1fb', 0.7) + fill(large, '#fdf6e4', 0.9)
}

function drawClouds(canvas: Canvas, plan: SkyPlan): string {
  const parts: string[] = []
  const colour = mix(canvas.light.sky[2], '#ffffff', 0.45)
  const count = canvas.random.integer(2, 4)
  for (let bank = 0; bank < count; bank++) {
    const x = canvas.random.between(0.05, 0.95) * canvas.width
    const y = plan.horizon * canvas.random.between(0.3, 0.86)
    const halfWidth = canvas.random.between(110, 240) * canvas.unit * (0.5 + y / plan.horizon / 1.4)
    let outline = ''
    for (let strip = 0; strip < 3; strip++) {
      const shift = canvas.random.between(-0.5, 0.5) * halfWidth
      outline += lens(x + shift, y + strip * 13, halfWidth * (1 - strip * 0.22), 3.6)
    }
    parts.push(fill(outline, colour, 0.5))
  }
  return parts.join('')
}

/** Birds far off, a few strokes each. */
export function drawBirds(canvas: Canvas, x: number, y: number, count: number): string {
  let outline = ''
  for (let index = 0; index < count; index++) {
    const [birdX, birdY] = [x + canvas.random.between(-110, 110), y + canvas.random.between(-45, 45)]
    const size = canvas.random.between(7, 14)
    outline += `M${short(birdX - size)} ${short(birdY - size * 0.28)}q${short(size * 0.6)} ${short(-size * 0.3)} ${short(size)} ${short(size * 0.4)}q${short(size * 0.4)} ${short(-size * 0.7)} ${short(size)} ${short(-size * 0.4)}`
  }
  return stroke(outline, canvas.shade('#24465c', 0.15), 2.4, 0.75)
}
