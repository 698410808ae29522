import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { latticeBand } from '../brushes/lattice.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, placed, stroke } from '../brushes/paint.ts'
import { drawPalm } from '../brushes/palm.ts'

type Part = (canvas: Canvas, height: number) => { width: number; markup: string }

/** The plant from left to right: halls, towers, evaporators and tanks in an order of its own for each key. */
export function drawPlant(
  canvas: Canvas,
  plan: { from: number; to: number; ground: number; isRight: boolean },
): string {
  const { random, unit } = canvas
  const scale = Math.max(0.7, unit) * random.between(1.1, 1.3)
  const rows: readonly [readonly Part[], ...(readonly Part[])[]] = [
    [drawTank, drawTowers, drawEvaporators, drawHall, drawTank],
    [drawHall, drawEvaporators, drawTowers, drawTank, drawTank],
    [drawEvaporators, drawTank, drawTowers, drawHall, drawTank],
  ]
  const parts = random.pick(rows)
  const markup: string[] = []
  const pipeY = plan.ground - 34 * scale
  markup.push(drawPipeBridge(canvas, plan.from + 30, plan.to - 30, pipeY - 70 * scale, plan.ground))
  let x = plan.isRight ? plan.from + 40 * scale : plan.to - 40 * scale
  for (let index = 0; index < 12; index++) {
    const part = parts[index % parts.length] ?? drawTank
    const drawn = part(canvas, random.between(0.86, 1.14))
    const width = drawn.width * scale
    const left = plan.isRight ? x : x - width
    if (left > plan.to + 40 || left + width < plan.from - 40) break
    if (!plan.isRight && left < plan.from - width * 0.7) break
    markup.push(placed(drawn.markup, left, plan.ground, scale))
    if (random.chance(0.34)) {
      markup.push(
        drawPalm(canvas, {
          x: left + width + 16 * scale,
          y: plan.ground,
          height: random.between(84, 120) * scale,
        }),
      )
    }
    x += (plan.isRight ? 1 : -1) * (width + random.between(18, 46) * scale)
  }
  return markup.join('')
}

function drawPipeBridge(canvas: Canvas, from: number, to: number, y: number, ground: number): string {
  const steel = canvas.shade('#9fb2ba', 0.1)
  let legs = ''
  for (let x = from + 20; x < to; x += 110)
    legs += `M${short(x)} ${short(y)}V${short(ground)}M${short(x + 16)} ${short(y)}V${short(ground)}M${short(x)} ${short(y + 40)}L${short(x + 16)} ${short(y + 66)}`
  return (
    stroke(legs, shadowOf(steel, 0.3), 3.2) +
    stroke(`M${short(from)} ${short(y)}H${short(to)}`, steel, 12) +
    stroke(`M${short(from)} ${short(y - 17)}H${short(to)}`, canvas.shade(palette.current, 0.05), 11) +
    stroke(`M${short(from)} ${short(y - 20)}H${short(to)}`, '#ffffff', 2, 0.45)
  )
}

function drawTank(canvas: Canvas, height: number): { width: number; markup: string } {
  const wall = canvas.shade('#eef2f1')
  const width = 168
  const top = -126 * height
  return {
    width,
    markup:
      fill(`M0 0V${short(top)}H${width}V0Z`, wall) +
      fill(`M${width * 0.62} 0V${short(top)}H${width}V0Z`, shadowOf(wall, 0.35), 0.5) +
      fill(`M${width * 0.08} 0V${short(top)}H${width * 0.16}V0Z`, '#ffffff', 0.55) +
      fill(
        `M-4 ${short(top)}Q${width / 2} ${short(top - 52)} ${width + 4} ${short(top)}Z`,
        mix(wall, palette.aqua, 0.24),
      ) +
      fill(
        `M${width / 2} ${short(top - 26)}Q${width * 0.8} ${short(top - 22)} ${width + 4} ${short(top)}H${width * 0.62}Z`,
        shadowOf(wall, 0.4),
        0.32,
      ) +
      fill(box(0, top + 34, width, 42), canvas.shade(palette.current)) +
      fill(box(width * 0.62, top + 34, width * 0.38, 42), palette.deepSea, 0.3) +
      stroke(latticeBand(4, width - 4, top + 37, 36), '#ffffff', 1.6, 0.9) +
      stroke(
        `M${width * 0.28} 0V${short(top)}M${width * 0.33} 0V${short(top)}`,
        shadowOf(wall, 0.4),
        1.6,
        0.6,
      ),
  }
}

function drawTowers(canvas: Canvas, height: number): { width: number; markup: string } {
  const steel = canvas.shade('#dbe4e6')
  const parts: string[] = []
  const heights = [300, 372, 330].map((value) => value * height)
  heights.forEach((tall, index) => {
    const x = 34 + index * 88
    const colour = index === 1 ? mix(steel, '#ffffff', 0.3) : steel
    const rings = [0.2, 0.42, 0.64, 0.84]
      .map((share) => `M${x - 29} ${short(-tall * share)}H${x + 29}`)
      .join('')
    parts.push(
      fill(
        `M${x - 26} 0V${short(-tall + 24)}Q${x - 26} ${short(-tall)} ${x} ${short(-tall)}Q${x + 26} ${short(-tall)} ${x + 26} ${short(-tall + 24)}V0Z`,
        colour,
      ),
      fill(
        `M${x + 6} 0V${short(-tall + 1)}Q${x + 26} ${short(-tall)} ${x + 26} ${short(-tall + 24)}V0Z`,
        shadowOf(colour, 0.4),
        0.45,
      ),
      fill(`M${x - 19} 0V${short(-tall + 20)}H${x - 12}V0Z`, '#ffffff', 0.5),
      stroke(rings, shadowOf(colour, 0.35), 3.4),
      fill(
        box(x - 26, -tall * 0.64, 52, 26),
        mix(
          canvas.shade(index === 1 ? palette.sun : palette.aqua),
          index === 1 ? palette.sun : palette.aqua,
          0.4,
        ),
      ),
      stroke(`M${x} ${short(-tall)}V${short(-tall - 22)}`, shadowOf(steel, 0.3), 6),
    )
    if (canvas.light.lampsAreLit)
      parts.push(fill(`M${x - 4} ${short(-tall - 26)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, '#ffb45c'))
  })
  const links =
    stroke(
      `M60 ${short(-210 * height)}H122M148 ${short(-250 * height)}H210M60 ${short(-120 * height)}H210`,
      canvas.shade(palette.current),
      9,
    ) +
    stroke(
      `M34 ${short(-300 * height - 18)}V${short(-300 * height - 34)}H78V${short(-150 * height)}`,
      canvas.shade('#9fb2ba'),
      6,
    )
  return { width: 244, markup: links + parts.join('') }
}

function drawEvaporators(canvas: Canvas, height: number): { width: number; markup: string } {
  const steel = canvas.shade('#cfdadd')
  const parts: string[] = [
    stroke('M22 0V-200M150 0V-200M278 0V-200M22 -90L150 -10M150 -90L278 -10', shadowOf(steel, 0.45), 6),
  ]
  for (let row = 0; row < 3; row++) {
    const y = -74 - row * 66 * height
    const outline = `M22 ${short(y - 26)}H278Q300 ${short(y - 26)} 300 ${short(y)}Q300 ${short(y + 26)} 278 ${short(y + 26)}H22Q0 ${short(y + 26)} 0 ${short(y)}Q0 ${short(y - 26)} 22 ${short(y - 26)}Z`
    const straps = [64, 122, 180, 238].map((x) => `M${x} ${short(y - 26)}V${short(y + 26)}`).join('')
    parts.push(
      fill(outline, mix(steel, row === 1 ? palette.aqua : '#ffffff', row === 1 ? 0.4 : 0.2)),
      fill(
        `M8 ${short(y + 8)}H292Q290 ${short(y + 26)} 278 ${short(y + 26)}H22Q10 ${short(y + 26)} 8 ${short(y + 8)}Z`,
        shadowOf(steel, 0.5),
        0.4,
      ),
      stroke(`M20 ${short(y - 17)}H280`, '#ffffff', 3.4, 0.6),
      stroke(straps, shadowOf(steel, 0.4), 2.6, 0.8),
    )
  }
  return { width: 300, markup: parts.join('') }
}

function drawHall(canvas: Canvas, height: number): { width: number; markup: string } {
  const wall = canvas.shade(palette.sand)
  const top = -96 * height
  const roof = canvas.shade(palette.current, 0.08)
  let bays = ''
  let panes = ''
  for (let bay = 0; bay < 5; bay++) {
    const x = 20 + bay * 58
    bays += `M${x - 20} ${short(top)}Q${x + 9} ${short(top - 46)} ${x + 38} ${short(top)}Z`
    panes += `M${x - 6} -6V${short(top + 40)}Q${x + 9} ${short(top + 20)} ${x + 24} ${short(top + 40)}V-6Z`
  }
  const lamp = canvas.light.lampsAreLit ? '#ffd591' : mix(palette.deepSea, canvas.light.sky[1], 0.35)
  return {
    width: 290,
    markup:
      fill(bays, roof) +
      stroke(bays, mix(roof, '#ffffff', 0.5), 2.4) +
      fill(box(0, top, 290, -top), wall) +
      fill(box(0, top, 290, 10), shadowOf(wall, 0.25), 0.6) +
      fill(panes, lamp, 0.85) +
      fill(box(232, top, 58, -top), shadowOf(wall, 0.35), 0.22),
  }
}
