import type { Point } from './trace-contours.ts'

/**
 * A closed curve that bends at each point. Relative whole numbers keep it short, and that each bend is the one before it
 * mirrored at the place where they meet (`t`): only those places are given. Each place is chosen so that the next bend
 * comes within a pixel of its point; where the curve closes it may be two.
 */
export function smoothRingPath(ring: readonly Point[]): string {
  const [first, ...others] = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (!first) return ''
  const start = middle(others.at(-1) ?? first, first)
  let bend = first
  let here = start
  let path = `M${write(start)}`
  for (const [index, next] of [...others, undefined].entries()) {
    const end = next ? middle(bend, next) : start
    path += index === 0 ? `q${write(from(here, bend), from(here, end))}t` : ` ${write(from(here, end))}`
    bend = from(bend, [2 * end[0], 2 * end[1]])
    here = end
  }
  return `${path}z`.replaceAll(/ -/g, '-').replace('t ', 't')
}

function middle([x, y]: Point, [toX, toY]: Point): Point {
  return [Math.round((x + toX) / 2), Math.round((y + toY) / 2)]
}

function from([x, y]: Point, [toX, toY]: Point): Point {
  return [toX - x, toY - y]
}

function write(...points: readonly Point[]): string {
  return points.flat().join(' ')
}
