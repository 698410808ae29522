import type { Noise } from './noise.ts'
import type { Point } from './curve.ts'

/** Heights of a field on a grid. Its outermost rows are sunk so that every isoline closes. */
export interface SampledField {
  columns: number
  rows: number
  cell: number
  left: number
  top: number
  heights: Float64Array
}

/** Measures a field on a grid that reaches a little past the area. */
export function sampleField(
  field: Noise,
  area: { left: number; top: number; width: number; height: number },
  cell: number,
): SampledField {
  const margin = 3
  const columns = Math.ceil(area.width / cell) + margin * 2
  const rows = Math.ceil(area.height / cell) + margin * 2
  const [left, top] = [area.left - margin * cell, area.top - margin * cell]
  const heights = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1
      heights[row * columns + column] = isEdge ? -1e3 : field(left + column * cell, top + row * cell)
    }
  }
  return { columns, rows, cell, left, top, heights }
}

/**
 * The closed lines around everything that lies higher than `level` (marching squares). Each cell's pieces run with
 * the high ground on the same hand, so a piece's end is the start of exactly one other.
 */
export function traceIsolines(field: SampledField, level: number): Point[][] {
  const { columns, rows, heights } = field
  const following = new Map<number, { to: number; point: Point }>()
  const at = (column: number, row: number): number => heights[row * columns + column] ?? -1e3
  // Edges are numbered: two for each grid point, the one to its right and the one below it.
  const rightOf = (column: number, row: number): number => (row * columns + column) * 2
  const below = (column: number, row: number): number => (row * columns + column) * 2 + 1
  const crossing = (edge: number): Point => {
    const index = edge >> 1
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isVertical = (edge & 1) === 1
    const first = at(column, row)
    const second = isVertical ? at(column, row + 1) : at(column + 1, row)
    const share = Math.min(1, Math.max(0, (level - first) / (second - first)))
    return [
      field.left + (column + (isVertical ? 0 : share)) * field.cell,
      field.top + (row + (isVertical ? share : 0)) * field.cell,
    ]
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const [a, b] = [at(column, row), at(column + 1, row)]
      const [d, c] = [at(column, row + 1), at(column + 1, row + 1)]
      const kind = (a > level ? 8 : 0) + (b > level ? 4 : 0) + (c > level ? 2 : 0) + (d > level ? 1 : 0)
      if (kind === 0 || kind === 15) continue
      const top = rightOf(column, row)
      const bottom = rightOf(column, row + 1)
      const left = below(column, row)
      const right = below(column + 1, row)
      for (const [from, to] of piecesOf(kind, { top, bottom, left, right }, (a + b + c + d) / 4 > level)) {
        following.set(from, { to, point: crossing(from) })
      }
    }
  }
  const rings: Point[][] = []
  for (const [start] of following) {
    const ring: Point[] = []
    let edge = start
    for (let piece = following.get(edge); piece !== undefined; piece = following.get(edge)) {
      ring.push(piece.point)
      following.delete(edge)
      edge = piece.to
    }
    if (ring.length > 5) rings.push(ring)
  }
  return rings
}

interface CellEdges {
  top: number
  bottom: number
  left: number
  right: number
}

function piecesOf(
  kind: number,
  { top, bottom, left, right }: CellEdges,
  isJoined: boolean,
): [number, number][] {
  switch (kind) {
    case 1:
      return [[bottom, left]]
    case 2:
      return [[right, bottom]]
    case 3:
      return [[right, left]]
    case 4:
      return [[top, right]]
    case 5:
      return isJoined
        ? [
            [top, left],
            [bottom, right],
          ]
        : [
            [top, right],
            [bottom, left],
          ]
    case 6:
      return [[top, bottom]]
    case 7:
      return [[top, left]]
    case 8:
      return [[left, top]]
    case 9:
      return [[bottom, top]]
    case 10:
      return isJoined
        ? [
            [right, top],
            [left, bottom],
          ]
        : [
            [left, top],
            [right, bottom],
          ]
    case 11:
      return [[right, top]]
    case 12:
      return [[left, right]]
    case 13:
      return [[bottom, right]]
    default:
      return [[left, bottom]]
  }
}
