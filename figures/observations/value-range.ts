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
