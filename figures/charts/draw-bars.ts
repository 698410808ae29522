import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Observation } from '../observations/status.ts'
import type { ChartSeries } from './chart-series.ts'

export interface Bar {
  key: string
  name: LocalizedText
  /** The latest value; null where there is none, and then there is no bar. */
  latest: Observation | null
  /** Share of the chart's width at which it begins, from the side at which reading begins. */
  start: number
  /** Share of the chart's width that it takes. */
  length: number
}

export interface Bars {
  /** In the order given, which is not one of values: members are not ranked. */
  bars: readonly Bar[]
  /** Share of the chart's width at which nought is. */
  zero: number
}

/** The latest value of each country as a bar from nought. */
export function drawBars(series: readonly ChartSeries[]): Bars {
  const values = series.flatMap(({ observations }) => observations.at(-1)?.value ?? [])
  const lowest = Math.min(0, ...values)
  const extent = Math.max(0, ...values) - lowest
  const share = (value: number) => (extent === 0 ? 0 : Math.round((value / extent) * 1000) / 1000)
  const zero = share(Math.abs(lowest))
  return {
    zero,
    bars: series.map(({ key, name, observations }) => {
      const latest = observations.at(-1) ?? null
      const length = share(Math.abs(latest?.value ?? 0))
      return { key, name, latest, start: (latest?.value ?? 0) < 0 ? zero - length : zero, length }
    }),
  }
}
