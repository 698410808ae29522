import type { ReactNode } from 'react'
import type { LineChartData } from '../../../figures/charts/make-charts.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { Localized } from '../text/localized.tsx'
import './figure-tokens.css'
import './chart.css'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { ChartTitle } from './chart-title.tsx'
import { LineMarks } from './line-marks.tsx'
import { ReadingLine } from './reading-line.tsx'

interface LineChartProps {
  chart: LineChartData
  /** Stands above the chart; the chart's title and unit when left out. */
  caption?: ReactNode
  /** What follows the chart within its figure: source, files to take away. */
  children?: ReactNode
}

/**
 * Values of countries over the years. The drawing is stretched to its place while lines, marks and letters have a fixed size,
 * so that one drawing serves phone, wall and paper. Those who do not see it hear its summary, and have the table.
 */
export function LineChart({ chart, caption, children }: LineChartProps) {
  const { drawing, withoutValue } = chart
  const words = useFigureMessages().chart
  return (
    <figure className="chart">
      <figcaption>{caption ?? <ChartTitle {...chart} />}</figcaption>
      {drawing ? (
        <>
          <p className="visually-hidden">{chart.summary}</p>
          <div className="chart-row" style={{ paddingInlineStart: roomForValues(drawing) }}>
            <ReadingLine chart={chart} drawing={drawing}>
              <Plot drawing={drawing} />
            </ReadingLine>
            <EndLabels drawing={drawing} />
          </div>
          <ChartLegend
            statuses={drawing.statuses}
            hasOthers={drawing.chosen.length > 0 && drawing.othersCount > 0}
          />
          {drawing.zero === null && <p className="chart-note">{words.notFromZero}</p>}
        </>
      ) : (
        <p className="chart-nothing">{words.nothing}</p>
      )}
      {withoutValue.length > 0 && (
        <p className="chart-note">
          {words.withoutValue}{' '}
          {withoutValue.map((name, index) => (
            <span key={name.text}>
              {index > 0 && ' · '}
              <Localized value={name} />
            </span>
          ))}
        </p>
      )}
      {drawing && chart.table.columns.length > 0 && (
        <ChartTable table={chart.table} caption={chart.title} unit={chart.unit} />
      )}
      {children}
    </figure>
  )
}

type Drawing = NonNullable<LineChartData['drawing']>

function Plot({ drawing }: { drawing: Drawing }) {
  const { width, height, chosen, valueAxis, valueTicks, yearTicks, zero } = drawing
  const across = (at: number) => `${percent(at, width)}%`
  const lines = (places: readonly number[]) => places.map((at) => `M0 ${at}h${width}`).join('')
  return (
    <svg className="chart-plot" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="chart-grid" d={lines(valueTicks.map(({ at }) => at).filter((at) => at !== zero))} />
        <path className="chart-zero" d={lines([zero ?? height])} />
        {drawing.others !== '' && <path className="chart-others" d={drawing.others} />}
        {chosen.map(({ key, leader }) => leader && <path key={key} className="chart-leader" d={leader} />)}
        {chosen.map(({ key, tone, lines: parts, marks }) => (
          <LineMarks key={key} tone={tone} lines={parts} marks={marks} />
        ))}
      </svg>
      {valueTicks.map(({ at, label }) => (
        <text
          key={label}
          className="chart-value"
          x={across(valueAxis)}
          y={`${percent(at, height)}%`}
          dx={valueAxis > 0 ? '.6em' : '-.6em'}
          dy=".35em"
          textAnchor="end"
        >
          {label}
        </text>
      ))}
      {/* The last year stays within the chart where no names follow it. */}
      {yearTicks.map(({ at, label }, index) => (
        <text
          key={label}
          className="chart-year"
          x={across(at)}
          y="100%"
          dy="1.5em"
          textAnchor={index > 0 && index === yearTicks.length - 1 && chosen.length === 0 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}

/** Before the plot, for the widest of the values at its axis. */
function roomForValues({ valueTicks }: Drawing): string {
  return `${Math.max(...valueTicks.map(({ label }) => label.length)) * 0.5 + 0.6}rem`
}

function EndLabels({ drawing: { chosen, height, valueAxis } }: { drawing: Drawing }) {
  if (chosen.length === 0) return null
  const [from, to] = valueAxis > 0 ? [10, 0] : [0, 10]
  return (
    <div className="chart-labels" aria-hidden="true">
      <svg viewBox={`0 0 10 ${height}`} preserveAspectRatio="none">
        <path d={chosen.map(({ end, label }) => `M${from} ${end}L${to} ${label}`).join('')} />
      </svg>
      {chosen.map(({ key, tone, name, latest, label }) => (
        <span
          key={key}
          className={`chart-label chart-tone-${tone}`}
          style={{ insetBlockStart: `${percent(label, height)}%` }}
        >
          <span>
            <Localized value={name} />
          </span>
          <bdi>{latest}</bdi>
        </span>
      ))}
    </div>
  )
}

function percent(at: number, of: number): number {
  return Math.round((at / of) * 1000) / 10
}
