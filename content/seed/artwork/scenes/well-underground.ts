import type { Canvas } from '../brushes/canvas.ts'
import { mix, palette, ramp } from '../brushes/colour.ts'
import { contourLines, drawContours } from '../brushes/contours.ts'
import { circle, lens, short, smoothContinuation, smoothLine, type Point } from '../brushes/curve.ts'
import { drawLatticeHalo } from '../brushes/lattice.ts'
import { layered } from '../brushes/noise.ts'
import { fill, stroke } from '../brushes/paint.ts'
import { acrossCanvas, makeProfile } from '../brushes/profile.ts'
import type { WellSite } from './wells.ts'

/** Strata under the surface, and the aquifer in them with its lines of equal level. */
export function drawUnderground(canvas: Canvas, site: WellSite): string {
  const { height, width, random } = canvas
  const tones = [palette.dune, '#dcae74', palette.ochre, '#b97c52', palette.clay, '#7d4d3d', '#573630'].map(
    (tone) => canvas.shade(tone),
  )
  const parts: string[] = []
  const dip = random.between(-150, 150)
  const layers = 8
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1)
    const base = site.surface + (layer === 0 ? 6 : 16) + (height - site.surface - 40) * share ** 1.15
    const profile = makeProfile(canvas, 1.1 + share)
    const crest = acrossCanvas(
      canvas,
      40,
      (x) => base - (layer === 0 ? 9 : 24) * profile(x) - (layer === 0 ? 0 : dip * share * (x / width - 0.5)),
    )
    const outline = groundFrom(crest, height)
    parts.push(`<g transform="translate(0 -6)">${fill(outline, palette.deepSea, 0.12)}</g>`)
    parts.push(fill(outline, ramp(tones, share)))
    parts.push(stroke(smoothLine(crest), '#ffffff', layer === 0 ? 3 : 1.3, layer === 0 ? 0.55 : 0.3))
    parts.push(drawGrains(canvas, base, share))
  }
  parts.push(
    drawLatticeHalo(canvas, {
      x: random.pick([0, width]),
      y: height,
      reach: 560,
      spacing: 92,
      opacity: 0.26,
    }),
  )
  parts.push(drawAquifer(canvas, site))
  return parts.join('')
}

function groundFrom(crest: readonly Point[], floor: number): string {
  const first = crest[0] ?? [0, 0]
  return `M${short(first[0])} ${floor + 12}L${short(first[0])} ${short(first[1])}${smoothContinuation(crest)}V${floor + 12}Z`
}

function drawGrains(canvas: Canvas, base: number, share: number): string {
  let dots = ''
  const count = Math.round(canvas.width / 34)
  for (let grain = 0; grain < count; grain++) {
    const x = canvas.random.between(0, canvas.width)
    const y = base + canvas.random.between(26, 96)
    dots +=
      share < 0.45
        ? circle(x, y, canvas.random.between(1.2, 2.8))
        : lens(x, y, canvas.random.between(6, 20), 1.4)
  }
  return fill(
    dots,
    share < 0.45 ? canvas.shade(palette.clay) : canvas.shade(palette.stone),
    share < 0.45 ? 0.4 : 0.22,
  )
}

function drawAquifer(canvas: Canvas, site: WellSite): string {
  const { width, height } = canvas
  const rough = layered(canvas.noise, 2)
  const middleX = site.x + (width / 2 - site.x) * 0.35
  const middleY = site.waterTable + 128
  const field = (x: number, y: number): number => {
    const across = (x - middleX) / (width * 0.5)
    const down = (y - middleY) / (y < middleY ? 138 : 165)
    return 1 - Math.hypot(across, down) + 0.24 * rough(x / 520, y / 210)
  }
  const area = { left: 0, top: site.waterTable - 110, width, height: height - site.waterTable + 130 }
  const { light } = canvas
  const wet = mix(canvas.shade(palette.earth), light.water[2], 0.6)
  return (
    drawContours({
      area,
      field,
      from: 0.02,
      to: 0.86,
      count: 7,
      cell: 15,
      colours: [
        wet,
        light.water[2],
        mix(light.water[2], light.water[1], 0.5),
        mix(light.water[1], palette.current, 0.2),
        palette.aqua,
        mix(palette.aqua, '#ffffff', 0.22),
      ],
      lineOpacity: 0.42,
      shadow: 4,
    }) + stroke(contourLines(field, area, [0.09, 0.23, 0.37, 0.51, 0.65, 0.79], 20), '#ffffff', 0.9, 0.24)
  )
}
