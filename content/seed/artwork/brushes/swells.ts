import type { Canvas } from './canvas.ts'
import { mix, palette, ramp } from './colour.ts'
import { short, smoothContinuation, smoothLine, type Point } from './curve.ts'
import { fill, stroke } from './paint.ts'
import { acrossCanvas, makeProfile } from './profile.ts'

/** Swells that come nearer sheet by sheet down to the picture's edge, each engraved with the lines of its own crest. */
export function drawSwells(canvas: Canvas, from: number, isRough: boolean): string {
  const { light, height, random } = canvas
  const sheets = isRough ? 6 : 7
  const parts: string[] = []
  for (let sheet = 0; sheet < sheets; sheet++) {
    const share = sheet / (sheets - 1)
    const base = from + (height - from - 30) * share ** 1.12
    const swing = (isRough ? 34 : 19) * (0.5 + share * 1.6)
    const profile = makeProfile(canvas, (isRough ? 2.6 : 1.7) * (1.5 - share * 0.8))
    const crest = acrossCanvas(canvas, 60, (x) => base - swing * sharpened(profile(x), isRough ? 1.5 : 1.1))
    const colour = ramp(
      [
        mix(light.water[0], light.water[1], 0.62),
        light.water[1],
        mix(light.water[1], light.water[2], 0.6),
        light.water[2],
      ],
      share,
    )
    const first = crest[0] ?? [0, base]
    const outline = `M${short(first[0])} ${height + 20}L${short(first[0])} ${short(first[1])}${smoothContinuation(crest)}V${height + 20}Z`
    parts.push(
      fill(outline, mix(colour, palette.deepSea, 0.3), 0.35).replace('/>', ' transform="translate(0 -9)"/>'),
    )
    parts.push(
      fill(
        outline,
        canvas.downward(base - swing, base + 230, [
          [0, mix(colour, mix(light.water[0], palette.aqua, 0.5), 0.26)],
          [0.5, colour],
          [1, mix(colour, light.water[2], 0.4)],
        ]),
      ),
    )
    const phase = random.between(0, 40)
    const lines = 7
    for (let line = 0; line < lines; line++) {
      const drop = 10 + line * (9 + share * 10) + line * line * 0.8
      const lowered: Point[] = crest.map(([x, y]) => [
        x,
        base + (y - base) * (1 - line * 0.1) + drop + 5 * canvas.noise(x / 260 + phase, line * 0.5),
      ])
      parts.push(
        stroke(
          smoothLine(lowered),
          mix(light.water[0], '#ffffff', 0.35),
          1.1 + share * 0.7,
          0.5 * (1 - line / lines),
        ),
      )
    }
    parts.push(
      stroke(smoothLine(crest), '#ffffff', 1.6 + share * 1.6, light.timeOfDay === 'night' ? 0.4 : 0.75),
    )
  }
  return parts.join('')
}

/** Lifts crests and flattens troughs, as wind does. */
function sharpened(height: number, power: number): number {
  return 2 * ((height + 1) / 2) ** power - 0.9
}
