import { tenth } from './chart-letters.ts'
import { drawNothing } from './nothing.ts'
import { edge, innerWidth, width, type Body, type Pen } from './sheet.ts'

/** A cell: its text, and what is said of it below. */
export interface Cell {
  text: string
  note?: string | null
}

/** Figures in rows and columns. */
export interface ValueTable {
  kind: 'table'
  /** The first of them names the rows. */
  columns: readonly Cell[]
  /** A row of one cell is a heading over those that follow. */
  rows: readonly (readonly Cell[])[]
  /** What stands in the table's place when it has no rows. */
  nothing: string
  summary: string
  notes: readonly string[]
}

const gap = 20
const firstShare = 0.2

/** A table whose first column begins where reading does, and whose others end where it ends. */
export function drawTable(
  { columns, rows, nothing, summary, notes }: ValueTable,
  top: number,
  pen: Pen,
): Body {
  if (rows.length === 0) return { ...drawNothing(nothing, top, pen), summary, notes }
  const first = innerWidth * firstShare
  const others = (innerWidth - first) / (columns.length - 1)
  let down = top
  const drawRow = (cells: readonly Cell[], isHead: boolean) => {
    const isHeading = cells.length === 1
    const parts = cells.map(({ text, note }, index) => {
      const isFirst = index === 0
      const room = (isHeading ? innerWidth : isFirst ? first : others) - gap
      const x = pen.x(isFirst ? edge : edge + first + index * others)
      const side = isFirst ? ('start' as const) : ('end' as const)
      const fitted = pen.letters.wrap(text, { width: room, size: 15 })
      const below = note ? pen.letters.wrap(note, { width: room, size: 12 }) : null
      const textHeight = fitted.lines.length * 20
      return {
        height: textHeight + (below ? below.lines.length * 16 : 0),
        drawn: (baseline: number) =>
          pen.letters.write(fitted, { x, baseline, side, lineHeight: 20, isStrong: isHead || isHeading }) +
          (below
            ? pen.letters.write(below, {
                x,
                baseline: baseline + textHeight - 2,
                side,
                lineHeight: 16,
                colour: 'quiet',
              })
            : ''),
      }
    })
    const height = Math.max(...parts.map((part) => part.height)) + 12
    const baseline = down + 20
    down += height
    const rule = `<path class="${isHead ? 'zero' : 'grid'}" d="M${edge} ${tenth(down)}H${width - edge}"/>`
    return parts.map((part) => part.drawn(baseline)).join('') + rule
  }
  const drawn = [drawRow(columns, true), ...rows.map((row) => drawRow(row, false))]
  return { drawn: drawn.join(''), height: down - top + 24, summary, notes }
}
