import type { Colour } from './colour.ts'
import { short } from './curve.ts'

/** Fills a path. */
export function fill(outline: string, colour: Colour, opacity = 1): string {
  return `<path d="${outline}" fill="${colour}"${opacityOf(opacity)}/>`
}

/** Draws a path's line. */
export function stroke(outline: string, colour: Colour, width: number, opacity = 1, dashes?: string): string {
  const dashing = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${dashing}${opacityOf(opacity)}/>`
}

/** An upright rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
}

/** Moves and sizes drawings made around 0, 0. */
export function placed(drawings: string, x: number, y: number, scale = 1, isMirrored = false): string {
  const across = Math.round((isMirrored ? -scale : scale) * 1000) / 1000
  const size = across === 1 && scale === 1 ? '' : ` scale(${across} ${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${drawings}</g>`
}

/** Drawings under one transparency. */
export function faded(drawings: string, opacity: number): string {
  return `<g${opacityOf(opacity)}>${drawings}</g>`
}

function opacityOf(opacity: number): string {
  return opacity >= 1 ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`
}
