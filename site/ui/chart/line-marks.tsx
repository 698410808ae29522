import { statuses } from '../../../languages/figure-words.ts'
import type { LineParts } from '../../../figures/charts/line-parts.ts'

/** The parts of one line and its marks, a path for each status. */
export function LineMarks({ tone, lines, marks }: LineParts & { tone: number }) {
  return (
    <g className={`chart-tone-${tone}`}>
      {statuses.map(
        (status) =>
          lines[status] && <path key={status} className={`chart-line chart-${status}`} d={lines[status]} />,
      )}
      {statuses.map(
        (status) =>
          marks[status] && <path key={status} className={`chart-mark chart-${status}`} d={marks[status]} />,
      )}
      {(['carried', 'estimated'] as const).map(
        (status) =>
          marks[status] && <path key={status} className={`chart-hollow chart-${status}`} d={marks[status]} />,
      )}
    </g>
  )
}
