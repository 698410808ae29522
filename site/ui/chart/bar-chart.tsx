import type { ReactNode } from 'react'
import type { BarsData } from '../../../figures/charts/make-charts.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { Localized } from '../text/localized.tsx'
import './figure-tokens.css'
import './chart.css'
import './bar-chart.css'
import { ChartTitle } from './chart-title.tsx'

interface BarChartProps {
  chart: BarsData
  /** Stands above the bars; title and unit when left out. */
  caption?: ReactNode
  children?: ReactNode
}

/** The latest value of each of a few countries, with its age. The values are its table: nothing is drawn that is not said. */
export function BarChart({ chart, caption, children }: BarChartProps) {
  const messages = useFigureMessages()
  return (
    <figure className="chart">
      <figcaption>{caption ?? <ChartTitle {...chart} />}</figcaption>
      <dl className="chart-bars">
        {chart.bars.map(({ key, name, latest, start, length }) => (
          <div key={key}>
            <dt>
              <Localized value={name} />
            </dt>
            <dd>
              {latest ? (
                <>
                  <b>{latest.value}</b> <small>{latest.age}</small>
                </>
              ) : (
                <small>{messages.noValue}</small>
              )}
            </dd>
            <dd className="chart-bar" aria-hidden="true">
              {latest && (
                <span
                  className={`chart-${latest.status}`}
                  style={{ marginInlineStart: `${start * 100}%`, inlineSize: `${length * 100}%` }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </figure>
  )
}
