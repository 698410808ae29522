import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette } from '../brushes/colour.ts'
import { short } from '../brushes/curve.ts'
import { shadowOf } from '../brushes/light.ts'
import { box, fill, placed, stroke } from '../brushes/paint.ts'
import type { WellSite } from './wells.ts'

/** A masonry well under its timber frame, with the shaft down to the water. */
export function drawStoneWell(canvas: Canvas, site: WellSite): string {
  const scale = Math.max(0.72, canvas.unit)
  const depth = (site.waterTable + 60 - site.surface) / scale
  const stone = canvas.shade(palette.stone)
  const timber = canvas.shade('#6a4632')
  const water = mix(palette.aqua, canvas.light.water[1], 0.3)
  const course = (y: number, shift: number): string => {
    let joints = `M-58 ${short(y)}H-38M38 ${short(y)}H58`
    joints += `M${short(-48 + shift)} ${short(y)}v22M${short(48 - shift)} ${short(y)}v22`
    return joints
  }
  let courses = ''
  for (let y = 24; y < depth; y += 22) courses += course(y, (y / 22) % 2 === 0 ? 4 : -4)
  const shaft =
    fill(box(-58, 0, 116, depth), shadowOf(stone, 0.2)) +
    fill(box(-38, 0, 76, depth), shadowOf(canvas.shade(palette.earth), 0.72)) +
    fill(box(-38, 0, 26, depth), '#ffffff', 0.05) +
    stroke(courses, shadowOf(stone, 0.5), 1.4, 0.55) +
    fill(box(-38, depth - 104, 76, 104), water) +
    fill(
      `M-38 ${short(depth - 104)}Q0 ${short(depth - 114)} 38 ${short(depth - 104)}Q0 ${short(depth - 94)} -38 ${short(depth - 104)}Z`,
      '#ffffff',
      0.55,
    ) +
    stroke(`M0 -90V${short(depth - 150)}`, mix(palette.sand, '#ffffff', 0.2), 2.4, 0.9) +
    fill(`M-15 ${short(depth - 150)}H15L11 ${short(depth - 118)}H-11Z`, timber) +
    stroke(`M-14 ${short(depth - 141)}H14`, palette.sun, 2, 0.8)
  const kerb =
    fill('M-84 6L-78 -66H78L84 6Q0 20 -84 6Z', stone) +
    fill('M34 -66H78L84 6Q60 12 34 14Z', shadowOf(stone, 0.4), 0.35) +
    stroke(
      'M-82 -16Q0 -4 82 -16M-80 -42Q0 -32 80 -42M-40 -64V-38M14 -62V-36M-14 -36V-10M46 -38V-12M-52 -12V10M20 -8V12',
      shadowOf(stone, 0.45),
      1.6,
      0.5,
    ) +
    fill('M-86 -66Q-86 -78 -76 -78H76Q86 -78 86 -66Z', mix(stone, '#ffffff', 0.35))
  const frame =
    fill(box(-74, -232, 12, 156), timber) +
    fill(box(62, -232, 12, 156), timber) +
    fill('M-108 -222L0 -288L108 -222L102 -212L0 -272L-102 -212Z', timber) +
    fill('M-108 -222L0 -288L108 -222L94 -222L0 -277L-94 -222Z', mix(timber, '#ffffff', 0.25)) +
    fill(box(-88, -196, 176, 11), shadowOf(timber, 0.2)) +
    stroke('M-13 -172a13 13 0 1 0 26 0a13 13 0 1 0 -26 0', canvas.shade(palette.sun), 5) +
    stroke('M0 -186V-172M13 -172Q13 -140 0 -84', mix(palette.sand, '#ffffff', 0.2), 2.4, 0.9)
  return placed(shaft + frame + kerb, site.x, site.surface + 4, scale)
}
