import { derivedOnce } from './derived-once.ts'
import type { Observation } from './status.ts'

/** Where values lie, without saying whose they are. */
export interface ValueRange {
  low: number
  high: number
  median: number
  /** How many values there are. */
  count: number
}

/** The lowest, the highest and the median of values; nothing where there are none. */
export function rangeOf(values: readonly number[]): ValueRange | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low] = sorted
  const high = sorted.at(-1)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (low === undefined || high === undefined || upper === undefined || lower === undefined) return null
  return { low, high, median: (lower + upper) / 2, count: sorted.length }
}

interface Extremes {
  lowest: Observation
  highest: Observation
}

const extremes = derivedOnce<Extremes>()

/** The lowest and the highest value of a series, the first of equal ones; nothing where it has none. */
export function extremesOf(series: readonly Observation[]): Extremes | null {
  const [first] = series
  if (!first) return null
  return extremes(series, '', () => {
    let [lowest, highest] = [first, first]
    for (const observation of series) {
      if (observation.value < lowest.value) lowest = observation
      if (observation.value > highest.value) highest = observation
    }
    return { lowest, highest }
  })
}
