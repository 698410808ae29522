import type { Point } from './trace-contours.ts'

/** A closed curve that bends at each point; relative whole numbers keep it short. */
export function smoothRingPath(ring: readonly Point[]): string {
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? [0, 0]
  const middle = (index: number): Point => {
    const [a, b] = [at(index), at(index + 1)]
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  }
  let here = middle(-1)
  let path = `M${here[0]} ${here[1]}`
  for (let index = 0; index < ring.length; index++) {
    const [bend, end] = [at(index), middle(index)]
    const numbers = [bend[0] - here[0], bend[1] - here[1], end[0] - here[0], end[1] - here[1]].map(Math.round)
    path += `q${numbers.join(' ').replaceAll(' -', '-')}`
    here = end
  }
  return `${path}z`
}
