import type { LocalizedText } from '../../store/read/localized-text.ts'
import { derivedOnce } from '../observations/derived-once.ts'
import type { Observation } from '../observations/status.ts'
import type { ChartManner, ChartSeries } from './chart-series.ts'
import { lineParts, type LineParts } from './line-parts.ts'
import { extentsOf, usualStep, valueScale, yearScale, yearsOf } from './scales.ts'

/** One small chart: a line, what it ends with, and between which values it runs. */
export interface Panel extends Partial<LineParts> {
  key: string
  name: LocalizedText
  /** Its last value; null where there is none, and then nothing is drawn. */
  latest: Observation | null
  /** Where nought is, in the drawing's units; null where the panel does not reach it. */
  zero: number | null
}

/** Small charts side by side, all with the same years. */
export interface SmallMultiples {
  width: number
  height: number
  panels: readonly Panel[]
  /** Whether one height means the same value in all panels; the page says which. */
  hasOneScale: boolean
  /** First and last year of every panel; null when no panel has a value. */
  years: readonly [number, number] | null
}

interface SmallMultiplesOptions extends Pick<ChartManner, 'direction'> {
  panels: readonly ChartSeries[]
  /** For panels that measure the same; those of several indicators have a scale each. */
  hasOneScale: boolean
  width?: number
  height: number
  /** Observed values carry a mark only where no line leads to them. */
  isTiny?: boolean
}

/** Lines with a scale of their own, which turn on nothing but their values and these options. */
const ownLine = derivedOnce<LineParts & { zero: number | null }>()

/** One small chart for each country, or for each indicator of a country. */
export function drawSmallMultiples({
  panels,
  hasOneScale,
  height,
  direction,
  width: wantedWidth,
  isTiny = false,
}: SmallMultiplesOptions): SmallMultiples {
  const span = yearsOf(panels)
  const width = wantedWidth ?? Math.max((span?.[1] ?? 0) - (span?.[0] ?? 0), 2) * 10
  const scaleOf = (series: readonly ChartSeries[]) =>
    valueScale(extentsOf(series), { height, formatTick: String })
  const common = span && hasOneScale ? scaleOf(panels) : null
  return {
    width,
    height,
    hasOneScale,
    years: span,
    panels: panels.map((panel): Panel => {
      const { key, name, observations } = panel
      const latest = observations.at(-1)
      if (!span || !latest) return { key, name, latest: null, zero: null }
      const draw = () => {
        const values = common ?? scaleOf([panel])
        const years = yearScale(span, { width, direction, formatYear: String })
        const placed = { x: years.x, y: values.y, step: usualStep([panel]), isDense: true, isTiny }
        return { zero: values.zero, ...lineParts(observations, placed) }
      }
      const options = [...span, width, height, direction, isTiny].join(' ')
      return { key, name, latest, ...(common ? draw() : ownLine(observations, options, draw)) }
    }),
  }
}
