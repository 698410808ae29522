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

/** Reads a written series again: the observations as they were. */
export function readWrittenSeries({ from, values }: WrittenSeries): Observation[] {
  const observations: Observation[] = []
  for (const [index, written] of values.split(',').entries()) {
    if (written === '') continue
    const year = from + index
    const before = observations.at(-1)
    if (written === letters.carried && before) {
      observations.push({ year, value: before.value, status: 'carried', since: before.since })
      continue
    }
    const status = statusOfLetter[written.slice(-1)] ?? 'observed'
    observations.push({ year, value: Number.parseFloat(written), status, since: year })
  }
  return observations
}
