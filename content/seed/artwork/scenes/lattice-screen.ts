import { archOutline } from '../brushes/building.ts'
import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { khatamStar } from '../brushes/khatam.ts'
import { latticeBand } from '../brushes/lattice.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, stroke } from '../brushes/paint.ts'
import { drawRidge } from '../brushes/ridge.ts'
import { drawSea } from '../brushes/sea.ts'
import { drawSky } from '../brushes/sky.ts'

/** A carved screen: the sea and the sun seen through its stars, and whole through its arch. */
export function drawScreen(canvas: Canvas): string {
  const { random, width, height, unit } = canvas
  const archX = width * random.pick([0.34, 0.5, 0.66])
  const archWidth = Math.min(width * 0.62, random.between(430, 600) * Math.max(unit, 0.7))
  const archHeight = random.between(700, 790)
  const horizon = random.between(560, 640)
  const sunX = archX + archWidth * random.between(-0.24, 0.24)
  const view = [
    drawSky(canvas, {
      horizon,
      sunX,
      sunY: horizon - random.between(110, 240),
      sunRadius: 58,
      lattice: 'none',
    }),
    drawRidge(canvas, {
      base: horizon - 20,
      swing: 26,
      waves: 2.4,
      roughness: 10,
      floor: horizon + 6,
      material: palette.slate,
      distance: 0.55,
    }).markup,
    drawSea(canvas, { horizon, floor: height, sunX }),
  ].join('')
  // Pale stone would drown in a pale sky, and at night.
  const isSkyStrong = ['day', 'clear', 'dusk'].includes(canvas.light.timeOfDay)
  const wood = canvas.shade(
    random.pick(isSkyStrong ? ['#7a4e37', '#efe2ca', '#f6efe2'] : ['#7a4e37', '#1f4a63', '#5d4a3c']),
  )
  const spacing = random.pick([74, 90, 108]) * Math.max(0.75, unit)
  return view + drawPanel(canvas, wood, spacing, { x: archX, width: archWidth, height: archHeight })
}

function drawPanel(
  canvas: Canvas,
  wood: string,
  spacing: number,
  arch: { x: number; width: number; height: number },
): string {
  const { width, height } = canvas
  const foot = 900
  const opening = archOutline(arch.x, foot, arch.width, arch.height)
  const rim = archOutline(arch.x, foot, arch.width + 64, arch.height + 46)
  const frame = archOutline(arch.x, foot, arch.width + 104, arch.height + 74)
  let holes = ''
  const columns = Math.ceil(width / spacing / 2) + 1
  const rows = Math.floor((foot - spacing * 0.3) / spacing)
  for (let row = 0; row < rows; row++) {
    const y = foot - spacing * 0.68 - row * spacing
    for (let column = -columns * 2; column <= columns * 2; column++) {
      const x = arch.x + column * spacing
      if (x < -spacing || x > width + spacing) continue
      holes += `${khatamStar(x, y, spacing * 0.44)}${khatamStar(x + spacing / 2, y + spacing / 2, spacing * 0.2, 0.42)}`
    }
  }
  const lit = mix(wood, '#ffffff', 0.2)
  const dark = shadowOf(wood, 0.5)
  const panel = `${box(-5, -5, width + 10, foot + 5)}${holes}`
  const stars =
    `<path d="${panel}" fill="${dark}" fill-rule="evenodd" opacity="0.55" transform="translate(3 4)"/>` +
    `<path d="${panel}" fill="${wood}" fill-rule="evenodd"/>` +
    stroke(holes, lit, 1.6, 0.55)
  const sill = [
    fill(box(0, foot, width, height - foot), wood),
    fill(box(0, foot, width, 9), lit),
    stroke(latticeBand(0, width, foot + 22, 62), lit, 1.8, 0.7),
    fill(box(0, foot + 94, width, 6), dark, 0.5),
  ].join('')
  return (
    canvas.outside(frame, stars) +
    `<path d="${frame}${rim}" fill="${dark}" fill-rule="evenodd"/><path d="${rim}${opening}" fill="${wood}" fill-rule="evenodd"/>` +
    stroke(rim, lit, 3, 0.8) +
    stroke(opening, lit, 5, 0.9) +
    sill
  )
}
