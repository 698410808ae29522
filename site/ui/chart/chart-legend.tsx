import type { Status } from '../../../languages/figure-words.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import './figure-tokens.css'
import './chart.css'
import { LineMarks } from './line-marks.tsx'

interface ChartLegendProps {
  statuses: readonly Status[]
  hasOthers?: boolean
}

/** What lines and marks say of the values; colours need no legend, as each line has its name. */
export function ChartLegend({ statuses, hasOthers = false }: ChartLegendProps) {
  const messages = useFigureMessages()
  return (
    <ul className="chart-legend" aria-label={messages.chart.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <StatusSample status={status} />
          {messages.statuses[status]}
        </li>
      ))}
      {hasOthers && (
        <li>
          <svg viewBox="0 0 36 12" aria-hidden="true">
            <path className="chart-others" d="M2 6h32" />
          </svg>
          {messages.chart.others}
        </li>
      )}
    </ul>
  )
}

/** How a line looks where its values have a status. */
export function StatusSample({ status }: { status: Status }) {
  return (
    <svg className="chart chart-sample" viewBox="0 0 36 12" aria-hidden="true">
      <LineMarks
        tone={0}
        lines={{ [status]: 'M2 6h32' }}
        marks={status === 'interpolated' ? {} : { [status]: status === 'carried' ? 'M32 6h.1' : 'M18 6h.1' }}
      />
    </svg>
  )
}
