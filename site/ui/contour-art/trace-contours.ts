export type Point = readonly [x: number, y: number]

interface Grid {
  columns: number
  rows: number
  heightAt: (column: number, row: number) => number
}

/** Lower than any height: beyond the grid everything lies deep, so that every line closes. */
const depth = -1e6

/** Lines of one level around all that lies higher, as closed rings in the grid's units (marching squares). */
export function traceContours({ columns, rows, heightAt }: Grid, level: number): Point[][] {
  const height = (column: number, row: number): number =>
    column < 0 || row < 0 || column > columns || row > rows ? depth : heightAt(column, row)
  // From each crossing of a cell's side to the next one, with the higher ground on the same hand.
  const next = new Map<string, string>()
  const points = new Map<string, Point>()

  const crossing = (column: number, row: number, isDown: boolean): string => {
    const name = `${column},${row},${isDown ? 'down' : 'along'}`
    if (!points.has(name)) {
      const here = height(column, row)
      const there = isDown ? height(column, row + 1) : height(column + 1, row)
      const share = Math.min(Math.max((level - here) / (there - here), 0.001), 0.999)
      points.set(name, isDown ? [column, row + share] : [column + share, row])
    }
    return name
  }

  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const corners = [
        height(column, row) > level,
        height(column + 1, row) > level,
        height(column + 1, row + 1) > level,
        height(column, row + 1) > level,
      ]
      const sides = [
        () => crossing(column, row, false),
        () => crossing(column + 1, row, true),
        () => crossing(column, row + 1, false),
        () => crossing(column, row, true),
      ]
      // A line enters where the ground rises, clockwise round the cell, and leaves at the next fall.
      for (let side = 0; side < 4; side++) {
        if (corners[side] || !corners[(side + 1) % 4]) continue
        let leaving = (side + 1) % 4
        while (!(corners[leaving] && !corners[(leaving + 1) % 4])) leaving = (leaving + 1) % 4
        const [enter, leave] = [sides[side]?.(), sides[leaving]?.()]
        if (enter && leave) next.set(enter, leave)
      }
    }
  }
  return ringsOf(next, points)
}

function ringsOf(next: Map<string, string>, points: ReadonlyMap<string, Point>): Point[][] {
  const rings: Point[][] = []
  for (const start of [...next.keys()]) {
    const ring: Point[] = []
    let here: string | undefined = start
    while (here !== undefined && next.has(here)) {
      const point = points.get(here)
      if (point) ring.push(point)
      const following: string | undefined = next.get(here)
      next.delete(here)
      here = following
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}
