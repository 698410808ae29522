import type { Status } from '../../languages/figure-words.ts'

/** A value as it is stored: with the status that its file gave, if any. */
export interface StoredValue {
  year: number
  value: number
  status: Status | null
  /** The year in which the file that brought it was published: values for it, and for later ones, are estimates. */
  editionYear: number
}

export interface Observation {
  year: number
  value: number
  status: Status
  /** The first year of those in a row that have this value in the source; the year itself unless it is `carried`. */
  since: number
}

/** Values between the ends of a straight line, below which it may be chance. */
const fewestBetween = 3
/** Units of the last digit by which a line must rise or fall each year: below, rounding makes lines of its own. */
const leastStep = 10

/**
 * The values of one indicator in one country with the status of each.
 *
 * A status that the file gives is taken. Of the others, a value is `estimated` when its year is that of the file's edition
 * or later; `carried` when the year before has exactly the same value; `interpolated` when it and at least two neighbours
 * lie on a straight line between two other years, to the last digit given; and `observed` otherwise.
 * @param series in the order of years, at most one value for each
 */
export function describeSeries(series: readonly StoredValue[]): Observation[] {
  const straight = yearsOnStraightLines(series)
  const described: Observation[] = []
  for (const { year, value, status, editionYear } of series) {
    const before = described.at(-1)
    const isSame = before?.year === year - 1 && before.value === value
    const computed =
      year >= editionYear
        ? 'estimated'
        : isSame
          ? 'carried'
          : straight.has(year)
            ? 'interpolated'
            : 'observed'
    const actual = status ?? computed
    described.push({
      year,
      value,
      status: actual,
      since: actual === 'carried' && isSame ? before.since : year,
    })
  }
  return described
}

/** Years between the ends of straight lines that are long and steep enough not to be chance. */
function yearsOnStraightLines(series: readonly StoredValue[]): ReadonlySet<number> {
  const found = new Set<number>()
  let start = 0
  while (start < series.length - 1) {
    let end = start + 1
    while (end + 1 < series.length && isStraight(series.slice(start, end + 2))) end += 1
    const line = series.slice(start, end + 1)
    if (line.length >= fewestBetween + 2 && isSteep(line)) {
      for (const { year } of line.slice(1, -1)) found.add(year)
    }
    start = end
  }
  return found
}

/** Whether years follow one another and every value is within one unit of its last digit from the line between the ends. */
function isStraight(line: readonly StoredValue[]): boolean {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || last.year - first.year !== line.length - 1) return false
  const step = (last.value - first.value) / (line.length - 1)
  const unit = lastDigitOf(line)
  return line.every(({ value }, index) => Math.abs(value - (first.value + step * index)) <= unit * 1.001)
}

function isSteep(line: readonly StoredValue[]): boolean {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last) return false
  return Math.abs(last.value - first.value) / (line.length - 1) >= leastStep * lastDigitOf(line)
}

/** What one unit of the last digit is worth in the value that has most digits. */
function lastDigitOf(line: readonly StoredValue[]): number {
  const digits = line.map(({ value }) => {
    const [mantissa = '', exponent = '0'] = String(value).split('e')
    return (mantissa.split('.')[1]?.length ?? 0) - Number(exponent)
  })
  return 10 ** -Math.max(...digits)
}
