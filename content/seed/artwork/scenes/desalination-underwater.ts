import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { drawContours } from '../brushes/contours.ts'
import { circle, lens, short } from '../brushes/curve.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import { layered } from '../brushes/noise.ts'
import { box, fill, stroke } from '../brushes/paint.ts'

export interface UnderwaterPlan {
  waterLine: number
  sunX: number
  quayEdge: number
  isRight: boolean
}

/** The sea cut open in front of the quay: depth lines over the bed, and the intake pipe with its screen. */
export function drawUnderwater(canvas: Canvas, plan: UnderwaterPlan): string {
  const { light, width, height } = canvas
  const rough = layered(canvas.noise, 3)
  const { waterLine } = plan
  const bottom = height - waterLine
  const surface = canvas.downward(waterLine - 6, height, [
    [0, mix(light.water[0], light.water[1], 0.55)],
    [0.35, light.water[1]],
    [1, light.water[2]],
  ])
  const seaward = plan.isRight ? 1 : -1
  const field = (x: number, y: number): number =>
    (y - waterLine) / bottom -
    0.62 -
    0.34 * seaward * ((x - width / 2) / width) * -1 * -1 +
    0.3 * rough(x / 420, y / 190)
  let glints = ''
  for (let index = 0; index < width / 20; index++) {
    const share = canvas.random.next() ** 2
    glints += lens(
      canvas.random.between(0, width),
      waterLine + 6 + share * 60,
      canvas.random.between(18, 64),
      1.6,
    )
  }
  return [
    fill(box(0, waterLine - 6, width, bottom + 10), surface),
    drawContours({
      area: { left: 0, top: waterLine + 24, width, height: bottom - 20 },
      field,
      from: -0.55,
      to: 0.62,
      count: 9,
      colours: [
        mix(light.water[1], light.water[2], 0.25),
        light.water[2],
        mix(light.water[2], palette.deepSea, 0.7),
        mix(palette.deepSea, '#000000', 0.2),
      ],
      lineOpacity: 0.32,
      shadow: 0,
    }),
    drawLatticeHalo(canvas, {
      x: plan.isRight ? 0 : width,
      y: height,
      reach: 520,
      spacing: 88,
      opacity: 0.3,
    }),
    fill(glints, '#ffffff', 0.4),
    stroke(`M0 ${short(waterLine - 5)}H${short(width)}`, '#ffffff', 2.2, 0.6),
    drawIntake(canvas, plan),
  ].join('')
}

function drawIntake(canvas: Canvas, plan: UnderwaterPlan): string {
  const out = plan.isRight ? -1 : 1
  const scale = Math.max(0.7, canvas.unit)
  const reach = Math.min(canvas.width * 0.2, 300)
  const x = plan.quayEdge
  const y = plan.waterLine + 150 * scale + 40
  const endX = x + out * reach
  const steel = canvas.shade('#d5dee0')
  const pipe = `M${short(x - out * 90)} ${short(plan.waterLine - 20)}V${short(y - 34)}Q${short(x - out * 90)} ${short(y)} ${short(x - out * 50)} ${short(y)}H${short(endX)}`
  let bands = ''
  for (let band = 0; band < 4; band++) {
    const bandX = x - out * 20 + (out * (reach - 30) * band) / 4
    bands += `M${short(bandX)} ${short(y - 17)}V${short(y + 17)}`
  }
  let slots = ''
  for (let slot = 0; slot < 6; slot++)
    slots += `M${short(endX + out * (6 + slot * 11))} ${short(y - 22)}V${short(y + 22)}`
  let drops = ''
  for (let drop = 0; drop < 9; drop++) {
    drops += circle(
      endX + out * canvas.random.between(90, 210),
      y + canvas.random.between(-56, 56),
      canvas.random.between(2.4, 6),
    )
  }
  const flow = [-30, 0, 30]
    .map(
      (shift) =>
        `M${short(endX + out * 190)} ${short(y + shift * 1.6)}Q${short(endX + out * 130)} ${short(y + shift * 1.5)} ${short(endX + out * 90)} ${short(y + shift * 0.6)}`,
    )
    .join('')
  return (
    stroke(pipe, palette.deepSea, 34, 0.55) +
    stroke(pipe, steel, 27) +
    stroke(pipe, '#ffffff', 5, 0.5) +
    stroke(bands, mix(canvas.shade(palette.sun), palette.sun, 0.4), 6) +
    fill(box(Math.min(endX, endX + out * 72), y - 27, 72, 54), mix(steel, palette.deepSea, 0.5)) +
    stroke(slots, mix(palette.aqua, '#ffffff', 0.5), 3) +
    stroke(flow, '#ffffff', 2.4, 0.6) +
    fill(drops, '#ffffff', 0.45)
  )
}
