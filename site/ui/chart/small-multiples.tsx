import type { ReactNode } from 'react'
import { statuses } from '../../../languages/figure-words.ts'
import type { PanelData, SmallMultiplesData } from '../../../figures/charts/make-charts.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { Localized } from '../text/localized.tsx'
import './figure-tokens.css'
import './chart.css'
import './small-multiples.css'
import { ChartLegend } from './chart-legend.tsx'
import { LineMarks } from './line-marks.tsx'

interface SmallMultiplesProps {
  charts: SmallMultiplesData
  /** Stands above the panels. */
  caption?: ReactNode
  /** The element that names a panel: a heading of the page's outline, where panels are parts of it. */
  children?: ReactNode
}

/** Small charts side by side, all with the same years: of several countries, or of several indicators of one. */
export function SmallMultiples({ charts, caption, children }: SmallMultiplesProps) {
  const words = useFigureMessages().chart
  const { panels, years, width, height, hasOneScale } = charts
  const shown = statuses.filter((status) =>
    panels.some(({ lines, marks }) => lines?.[status] ?? marks?.[status]),
  )
  return (
    <figure className="chart">
      {caption && <figcaption>{caption}</figcaption>}
      <ul className="chart-panels">
        {panels.map((panel) => (
          <li key={panel.key}>
            <SmallChart panel={panel} width={width} height={height} years={years} />
          </li>
        ))}
      </ul>
      {shown.length > 0 && <ChartLegend statuses={shown} />}
      <p className="chart-note">
        {hasOneScale ? words.oneScale : words.ownScale}
        {panels.some(({ latest, zero }) => latest && zero === null) && ` ${words.someNotFromZero}`}
      </p>
      {children}
    </figure>
  )
}

interface SmallChartProps extends Pick<SmallMultiplesData, 'width' | 'height' | 'years'> {
  panel: PanelData
}

function SmallChart({ panel, width, height, years }: SmallChartProps) {
  const messages = useFigureMessages()
  const { name, unit, latest, lines, marks, zero, summary } = panel
  return (
    <>
      <p className="chart-panel-name">
        <Localized value={name} />
      </p>
      {latest && lines && marks ? (
        <>
          <p className="chart-panel-value">
            <b>{latest.value}</b>{' '}
            {unit && (
              <span>
                <Localized value={unit} />
              </span>
            )}
            <small>{latest.age}</small>
          </p>
          <p className="visually-hidden">{summary}</p>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path
              className={zero === null ? 'chart-grid' : 'chart-zero'}
              d={`M0 ${zero ?? height}h${width}`}
            />
            <LineMarks tone={1} lines={lines} marks={marks} />
          </svg>
          {years && (
            <p className="chart-panel-years" aria-hidden="true">
              <span>{years[0]}</span>
              {years[1] !== years[0] && <span>{years[1]}</span>}
            </p>
          )}
        </>
      ) : (
        <p className="chart-panel-nothing">{messages.noValue}</p>
      )}
    </>
  )
}
