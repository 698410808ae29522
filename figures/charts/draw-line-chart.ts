import { statuses, type Status } from '../../languages/figure-words.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { ChartManner, ChartSeries } from './chart-series.ts'
import { derivedOnce } from '../observations/derived-once.ts'
import { mostChosen } from './most-chosen.ts'
import { CompactPath, tenth } from './compact-path.ts'
import { lineParts, plainLine, type LineParts } from './line-parts.ts'
import { placeLabels } from './place-labels.ts'
import { extentsOf, usualStep, valueScale, yearScale, yearsOf, type Tick } from './scales.ts'

/** A line that has a colour and its name at its end. */
export interface ChosenLine extends LineParts {
  key: string
  /** Its column in the chart's table, that is its place among the series with a value. */
  column: number
  name: LocalizedText
  /** Which of the five colours of charts it has, from 1. */
  tone: number
  /** The last value, as the label writes it. */
  latest: string
  /** Middle of its label, from the top. */
  label: number
  /** Height of the line's last point, from the top. */
  end: number
  /** From the last point of a line that ends early to the chart's end; empty for others. */
  leader: string
}

/** A line chart as plain data, in units of its own width and height, from its upper left corner. */
export interface LineDrawing {
  width: number
  height: number
  chosen: readonly ChosenLine[]
  /** All other lines in one path, without statuses: what the chosen ones are compared with. */
  others: string
  /** How many lines `others` has. */
  othersCount: number
  /** Where the axis of values stands: at the first year's side. */
  valueAxis: number
  valueTicks: readonly Tick[]
  yearTicks: readonly Tick[]
  /** Where nought is; null where the axis of values does not reach it. */
  zero: number | null
  /** Statuses that the chosen lines have, in the order of the legend. */
  statuses: readonly Status[]
}

/** A drawing, and where its years stand for whoever reads values from it. */
export interface ReadableDrawing {
  drawing: LineDrawing
  /** Years that a reader can go through, with where they stand: those for which a chosen line has a value. */
  years: readonly { year: number; at: number }[]
}

interface LineChartOptions extends ChartManner {
  series: readonly ChartSeries[]
  /**
   * Keys of the lines that are coloured and named, in this order; five at most, and those without a value are left out. When
   * left out: all, when there are no more than five with a value, else none.
   */
  chosen?: readonly string[]
  /** Left out where the drawing is stretched to its place: ten units for each year then make it short. */
  width?: number
  height: number
  /** Units that a label takes. */
  labelRoom: number
}

/** Years in which marks of a phone's size would touch. */
const denseYears = 40

/** Lines, which turn on nothing but their values and where these are placed. */
const chosenLine = derivedOnce<LineParts>()
const otherLine = derivedOnce<string>()

/** The values of countries over the years, with the status of each. Null when there is no value at all. */
export function drawLineChart(options: LineChartOptions): ReadableDrawing | null {
  const { height, labelRoom, formatValue } = options
  const series = options.series.filter(({ observations }) => observations.length > 0)
  const span = yearsOf(series)
  if (!span) return null
  const width = options.width ?? Math.max(span[1] - span[0], 2) * 10
  const chosen = chosenOf(series, options.chosen)
  const others = series.filter((one) => !chosen.includes(one))
  const years = yearScale(span, { ...options, width })
  const values = valueScale(extentsOf(series), options)
  const step = usualStep(series)
  const placed = { x: years.x, y: values.y, step, isDense: (span[1] - span[0]) / step > denseYears }
  const places = [...span, width, options.direction, step, values.y(0), values.y(1)].join(' ')
  const ends = chosen.map(({ observations }) => values.y(observations.at(-1)?.value ?? 0))
  const labels = placeLabels(
    ends.map((at) => ({ at })),
    { height, room: labelRoom },
  )
  const edge = options.direction === 'rtl' ? 0 : width
  const lines = chosen.map(({ key, name, observations }, index): ChosenLine => {
    const last = observations.at(-1)
    const end = tenth(ends[index] ?? 0)
    const leader = new CompactPath()
    if (last && years.x(last.year) !== edge) {
      leader.moveTo(years.x(last.year), end)
      leader.lineTo(edge, end)
    }
    return {
      key,
      column: series.findIndex((one) => one.key === key),
      name,
      tone: index + 1,
      latest: last ? formatValue(last.value) : '',
      label: tenth(labels[index] ?? 0),
      end,
      leader: String(leader),
      ...chosenLine(observations, places, () => lineParts(observations, placed)),
    }
  })
  const shown = new Set(chosen.flatMap(({ observations }) => observations.map(({ status }) => status)))
  const drawing: LineDrawing = {
    width,
    height,
    chosen: lines,
    others: others
      .map(({ observations }) => otherLine(observations, places, () => plainLine(observations, placed)))
      .join(''),
    othersCount: others.length,
    valueAxis: options.direction === 'rtl' ? width : 0,
    valueTicks: values.ticks,
    yearTicks: years.ticks,
    zero: values.zero,
    statuses: statuses.filter((status) => shown.has(status)),
  }
  return {
    drawing,
    years: [...new Set(chosen.flatMap(({ observations }) => observations.map(({ year }) => year)))]
      .toSorted((one, other) => one - other)
      .map((year) => ({ year, at: years.x(year) })),
  }
}

function chosenOf(
  series: readonly ChartSeries[],
  keys: readonly string[] | undefined,
): readonly ChartSeries[] {
  if (!keys) return series.length <= mostChosen ? series : []
  return keys.flatMap((key) => series.find((one) => one.key === key) ?? []).slice(0, mostChosen)
}
