import { scaleLinear } from 'd3-scale'
import { extremesOf } from '../observations/value-range.ts'
import type { ChartManner, ChartSeries } from './chart-series.ts'
import { tenth } from './compact-path.ts'

/** A line across the chart with what stands at it. */
export interface Tick {
  /** Where it stands, in the drawing's units. */
  at: number
  label: string
}

export interface ValueScale {
  y: (value: number) => number
  ticks: readonly Tick[]
  /** Where nought is; null where the axis does not reach it, which the chart says. */
  zero: number | null
}

/** Share of its highest value below which a group of values may be shown without nought. */
const farFromZero = 0.75

/**
 * The axis of values: about four round steps. It begins at nought, unless all values are so far from it that nothing would
 * be seen of how they change.
 * @param values at least one
 */
export function valueScale(
  values: readonly number[],
  { height, steps = 4, formatTick }: Pick<ChartManner, 'formatTick'> & { height: number; steps?: number },
): ValueScale {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const isFar = lowest > highest * farFromZero && highest > lowest
  const from = isFar ? lowest : Math.min(0, lowest)
  const to = Math.max(0, highest)
  const scale = scaleLinear()
    .domain(from < to ? [from, to] : [from, from + 1])
    .nice(steps)
    .range([height, 0])
  const [bottom = 0, top = 1] = scale.domain()
  const labels = new Set<string>()
  const ticks = scale.ticks(steps).flatMap((value) => {
    const label = formatTick(value)
    // Where the unit's decimals are too few for the steps, only the values that they can write have a label.
    if (label === null || labels.has(label)) return []
    labels.add(label)
    return [{ at: tenth(scale(value)), label }]
  })
  return {
    y: (value) => scale(value),
    ticks,
    zero: bottom <= 0 && top >= 0 ? tenth(scale(0)) : null,
  }
}

export interface YearScale {
  /** Years of the axis, both included. */
  first: number
  last: number
  x: (year: number) => number
  ticks: readonly Tick[]
}

/** The axis of years, from the first with a value to the last, in the direction of the language. */
export function yearScale(
  [first, last]: readonly [number, number],
  { width, direction, formatYear }: Pick<ChartManner, 'direction' | 'formatYear'> & { width: number },
): YearScale {
  const scale = scaleLinear()
    .domain(first < last ? [first, last] : [first - 1, last + 1])
    .range(direction === 'rtl' ? [width, 0] : [0, width])
  const x = (year: number) => tenth(scale(year))
  return {
    first,
    last,
    x,
    ticks: roundYears(first, last).map((year) => ({ at: x(year), label: formatYear(year) })),
  }
}

/** Both ends, and round years between at a distance from them: five labels at most. */
function roundYears(first: number, last: number): number[] {
  if (first === last) return [first]
  const span = last - first
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => span / size <= 4) ?? span
  const between = Array.from(
    { length: Math.floor(last / step) - Math.ceil(first / step) + 1 },
    (_, index) => {
      return (Math.ceil(first / step) + index) * step
    },
  )
  // Share of a phone's chart that a label takes with the space around it.
  const room = Math.max(span * 0.3, 1)
  return [first, ...between.filter((year) => year - first >= room && last - year >= room), last]
}

/** First and last year with a value; null when there is none. */
export function yearsOf(series: readonly ChartSeries[]): [number, number] | null {
  const firsts = series.flatMap(({ observations }) => observations[0]?.year ?? [])
  const lasts = series.flatMap(({ observations }) => observations.at(-1)?.year ?? [])
  return firsts.length === 0 ? null : [Math.min(...firsts), Math.max(...lasts)]
}

/** The lowest and the highest value of each series. */
export function extentsOf(series: readonly ChartSeries[]): number[] {
  return series.flatMap(({ observations }) => {
    const extremes = extremesOf(observations)
    return extremes ? [extremes.lowest.value, extremes.highest.value] : []
  })
}

/**
 * Years between one value and the next as they mostly are: 1 for annual figures, 5 for those of every fifth year. Where it
 * is longer, values are missing and the line is broken.
 */
export function usualStep(series: readonly ChartSeries[]): number {
  const counts = new Map<number, number>()
  let all = 0
  for (const { observations } of series)
    for (const [index, { year }] of observations.entries()) {
      const before = observations[index - 1]
      if (!before) continue
      counts.set(year - before.year, (counts.get(year - before.year) ?? 0) + 1)
      all += 1
    }
  let below = 0
  for (const [step, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    below += count
    if (below > Math.floor(all / 2)) return step
  }
  return 1
}
