import { innerWidth, edge, width, type Part, type Pen } from './sheet.ts'
import { tenth } from './chart-letters.ts'

export interface LegendEntry {
  text: string
  /** Drawn from the left edge of its place, 36 units wide, about the middle of its height. */
  sample: string
}

const size = 16

/** What marks and colours stand for, side by side, in as many lines as that takes. */
export function drawLegend(
  entries: readonly LegendEntry[],
  top: number,
  { letters, x, isRightToLeft }: Pen,
): Part {
  let [across, down] = [edge, top + 14]
  const drawn = entries.map(({ text, sample }) => {
    const fitted = letters.fit(text, { width: innerWidth - 60, size })
    const taken = 46 + (fitted.lines[0]?.width ?? 0)
    if (across > edge && across + taken > width - edge) {
      across = edge
      down += 30
    }
    const [from, baseline] = [across, down]
    across += taken + 30
    const place = `translate(${isRightToLeft ? width - from - 36 : from} ${tenth(baseline - 5)})`
    return `<g transform="${place}">${sample}</g>` + letters.write(fitted, { x: x(from + 46), baseline })
  })
  return { drawn: drawn.join(''), height: entries.length === 0 ? 0 : down - top + 20 }
}
