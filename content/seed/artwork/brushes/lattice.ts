import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { khatamStar, octagon } from './khatam.ts'
import { stroke } from './paint.ts'

export interface Lattice {
  left: number
  top: number
  width: number
  height: number
  /** From one star's middle to the next. */
  spacing: number
  /** How strongly a place is drawn, 0 to 1. */
  strengthAt: (x: number, y: number) => number
}

/**
 * Stars that touch at their points, so that crosses stand between them. Each star is drawn as strongly as its place
 * asks: the lattice appears and fades like an engraving, without a mask.
 */
export function drawLattice(lattice: Lattice, colour: Colour, lineWidth: number, opacity: number): string {
  const steps = 6
  const outlines = Array.from({ length: steps + 1 }, () => '')
  const radius = lattice.spacing / 2
  const columns = Math.ceil(lattice.width / lattice.spacing)
  const rows = Math.ceil(lattice.height / lattice.spacing)
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = lattice.left + column * lattice.spacing
      const y = lattice.top + row * lattice.spacing
      const step = Math.round(Math.min(1, Math.max(0, lattice.strengthAt(x, y))) * steps)
      if (step === 0) continue
      outlines[step] +=
        khatamStar(x, y, radius) + khatamStar(x, y, radius * 0.56, 0.5412) + octagon(x, y, radius * 0.2)
    }
  }
  return outlines
    .map((outline, step) =>
      outline === '' ? '' : stroke(outline, colour, lineWidth, (opacity * step) / steps),
    )
    .join('')
}

/** The lattice around a place, fading outwards. */
export function drawLatticeHalo(
  canvas: Canvas,
  halo: { x: number; y: number; reach: number; spacing: number; opacity: number; emptyWithin?: number },
): string {
  const cells = Math.ceil(halo.reach / halo.spacing)
  const empty = halo.emptyWithin ?? 0
  return drawLattice(
    {
      left: halo.x - cells * halo.spacing,
      top: halo.y - cells * halo.spacing,
      width: cells * 2 * halo.spacing,
      height: cells * 2 * halo.spacing,
      spacing: halo.spacing,
      strengthAt: (x, y) => {
        const distance = Math.hypot(x - halo.x, y - halo.y)
        return distance < empty ? 0 : (1 - distance / halo.reach) ** 0.8 || 0
      },
    },
    canvas.light.engraving,
    1.5,
    halo.opacity,
  )
}

/** A narrow band of stars: the border of a carpet, the frieze of a wall. */
export function latticeBand(left: number, right: number, y: number, height: number): string {
  const count = Math.max(1, Math.round((right - left) / height))
  const spacing = (right - left) / count
  let outline = ''
  for (let index = 0; index < count; index++) {
    const x = left + spacing * (index + 0.5)
    outline +=
      khatamStar(x, y + height / 2, height * 0.46) + khatamStar(x, y + height / 2, height * 0.24, 0.5412)
  }
  return outline
}
