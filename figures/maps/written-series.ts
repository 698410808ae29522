import type { Status } from '../../languages/figure-words.ts'
import type { Observation } from '../observations/status.ts'

/**
 * A series as a page carries it for its map, in a few letters a year: for each year from the first on, the value and the
 * letter of its status, none for an observed one; nothing for a year without a value; and the letter alone for a value
 * that is carried from the year before. `10.9,10.4,c,c,,9.1i` has two observed values, two carried, a gap, and an
 * interpolated one.
 */
export interface WrittenSeries {
  from: number
  values: string
}

const letters = { observed: '', carried: 'c', interpolated: 'i', estimated: 'e' } as const satisfies Record<
  Status,
  string
>

const statusOfLetter: Readonly<Record<string, Status>> = {
  c: 'carried',
  i: 'interpolated',
  e: 'estimated',
}

/** Writes a series, in the order of years; an empty one begins in the year 0. */
export function writeSeries(observations: readonly Observation[]): WrittenSeries {
  const from = observations[0]?.year ?? 0
  const byYear = new Map(observations.map((observation) => [observation.year, observation]))
  const length = (observations.at(-1)?.year ?? from - 1) - from + 1
  const values = Array.from({ length }, (_, index) => {
    const observation = byYear.get(from + index)
    if (!observation) return ''
    const { value, status, since, year } = observation
    // What is written in exponents ends with a digit, as every number does.
    return since < year ? letters.carried : `${value}${letters[status]}`
  })
  return { from, values: values.join(',') }
}

/** The value of a year in a written series, as it was; nothing for a year without one. */
export function readWrittenYear({ from, values }: WrittenSeries, year: number): Observation | null {
  const years = values.split(',')
  const own = years[year - from]
  if (!own) return null
  let start = year - from
  while (start > 0 && years[start] === letters.carried) start -= 1
  const first = years[start] ?? ''
  const status = own === letters.carried ? 'carried' : (statusOfLetter[own.slice(-1)] ?? 'observed')
  return { year, value: Number.parseFloat(first), status, since: from + start }
}
