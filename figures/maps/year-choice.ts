/** How many countries have a value for a year. */
export interface YearOfMap {
  year: number
  count: number
}

/** Part of the countries of the best year that a year must have, for a map to open with it. */
const leastShare = 0.5

/** The year with which a map opens: the latest that has values of at least half as many countries as the best one. */
export function usualYear(years: readonly YearOfMap[]): number | undefined {
  const most = Math.max(0, ...years.map(({ count }) => count))
  return years.findLast(({ count }) => count >= most * leastShare)?.year
}

/** Of years, in their order, the one nearest to another; of two equally near, the later. */
export function nearestYear(years: readonly number[], wanted: number): number | undefined {
  return years.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one)[0]
}
