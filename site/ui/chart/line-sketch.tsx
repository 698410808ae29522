import type { Sketches } from '../../loading/line-sketches.ts'
import './figure-tokens.css'
import './chart.css'
import { LineMarks } from './line-marks.tsx'

interface LineSketchProps {
  of: Pick<Sketches, 'width' | 'height'>
  line: Sketches['lines'][number]
}

/** One line without axes, for the eye alone: the words beside it say what it shows. */
export function LineSketch({ of: { width, height }, line: { zero, lines, marks } }: LineSketchProps) {
  return (
    <svg
      className="chart line-sketch"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={zero === null ? 'chart-grid' : 'chart-zero'} d={`M0 ${zero ?? height}h${width}`} />
      <LineMarks tone={1} lines={lines} marks={marks} />
    </svg>
  )
}
