import { polygon, type Point } from './curve.ts'

/** The eight-point star: two squares laid crosswise. Its inner corners lie where the squares' sides meet. */
export function khatamPoints(x: number, y: number, radius: number, innerShare = 0.7654, turn = 0): Point[] {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 8
    const reach = index % 2 === 0 ? radius : radius * innerShare
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

/** The star's outline as a path. */
export function khatamStar(x: number, y: number, radius: number, innerShare?: number, turn?: number): string {
  return polygon(khatamPoints(x, y, radius, innerShare, turn))
}

/** An eight-sided figure with a flat top. */
export function octagon(x: number, y: number, radius: number): string {
  return polygon(
    Array.from({ length: 8 }, (_, index): Point => {
      const angle = Math.PI / 8 + (index * Math.PI) / 4
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
  )
}
