import { line } from 'd3-shape'
import { statuses, type Status } from '../../languages/figure-words.ts'
import type { Observation } from '../observations/status.ts'
import { CompactPath } from './compact-path.ts'

/** `d` of SVG paths, one for each status that appears. */
export type PathByStatus = Partial<Record<Status, string>>

export interface LineParts {
  lines: PathByStatus
  /** Lines without length, whose ends are the marks. */
  marks: PathByStatus
}

interface Placed {
  x: (year: number) => number
  y: (value: number) => number
  /** Years between two values beyond which the line is broken. */
  step: number
  /** So many years that marks would touch: values carry one only where a line of their status begins and ends. */
  isDense?: boolean
  /** A drawing so small that an observed value carries a mark only where no line leads to it, an estimated one at the end. */
  isTiny?: boolean
}

type Point = Pick<Observation, 'year' | 'value'>

/** The line of a series, in parts that each show the status of their values. */
export function lineParts(observations: readonly Observation[], placed: Placed): LineParts {
  const runs = runsOfOneStatus(observations, placed.step)
  const lines: PathByStatus = {}
  const marks: PathByStatus = {}
  for (const status of statuses) {
    const ofStatus = runs.filter((run) => run.status === status && run.points.length > 1)
    const path = brokenLine(
      ofStatus.map(({ points }) => points),
      placed,
    )
    if (path !== '') lines[status] = path
    const marked = observations.filter(
      (observation, index) => observation.status === status && isMarked(observations, index, placed),
    )
    const drawn = new CompactPath()
    for (const { year, value } of marked) drawn.mark(placed.x(year), placed.y(value))
    if (marked.length > 0) marks[status] = String(drawn)
  }
  return { lines, marks }
}

/** The line of a series that is there for comparison: unbroken but for missing values, whatever their status. */
export function plainLine(observations: readonly Observation[], placed: Placed): string {
  const pieces: Observation[][] = []
  for (const observation of observations) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    if (piece && before && observation.year - before.year <= placed.step) piece.push(observation)
    else pieces.push([observation])
  }
  return brokenLine(pieces, placed)
}

/** Pieces of a line; one with a single point is a mark. */
function brokenLine(pieces: readonly (readonly Point[])[], { x, y }: Placed): string {
  const path = new CompactPath()
  const points = pieces.flatMap((piece) => {
    const [only] = piece
    if (piece.length === 1 && only) {
      path.mark(x(only.year), y(only.value))
      return []
    }
    return [null, ...withoutStraight(piece, { x, y })]
  })
  const written = line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => x(point?.year ?? 0))
    .y((point) => y(point?.value ?? 0))(points)
  path.follow(written ?? '')
  return String(path)
}

/** A quarter of a unit, which is about a pixel: what lies nearer to a straight line is drawn as if on it. */
const leastBend = 0.25

/** A piece without the points that lie on a straight line between those that are left: nobody sees a difference. */
function withoutStraight(piece: readonly Point[], { x, y }: Pick<Placed, 'x' | 'y'>): Point[] {
  const remaining: Point[] = []
  let start = 0
  for (const [index, point] of piece.entries()) {
    const from = piece[start]
    const next = piece[index + 1]
    if (!from || !next) {
      remaining.push(point)
      continue
    }
    const slope = (y(next.value) - y(from.value)) / (x(next.year) - x(from.year))
    const isStraight = piece
      .slice(start + 1, index + 1)
      .every(
        (one) => Math.abs(y(from.value) + slope * (x(one.year) - x(from.year)) - y(one.value)) <= leastBend,
      )
    if (index > 0 && isStraight) continue
    remaining.push(point)
    start = index
  }
  return remaining
}

interface Run {
  status: Status
  points: Point[]
}

/** Stretches of a line that are drawn alike. */
function runsOfOneStatus(observations: readonly Observation[], step: number): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const [index, observation] of observations.entries()) {
    const before = observations[index - 1]
    if (!before || observation.year - before.year > step) {
      isOpen = false
      continue
    }
    const status = statusBetween(before, observation)
    const run = runs.at(-1)
    if (isOpen && run?.status === status) run.points.push(observation)
    else runs.push({ status, points: [before, observation] })
    isOpen = true
  }
  return runs
}

/** A straight line between two surveys reaches from the one to the other; otherwise the later value decides. */
function statusBetween(before: Observation, after: Observation): Status {
  if (after.status === 'estimated') return 'estimated'
  return before.status === 'interpolated' ? 'interpolated' : after.status
}

/**
 * Every measured and every estimated value has a mark, where marks would not touch: there one stands where a line begins or
 * ends. Values that are carried or interpolated have one only where without it they would not be seen, or the line would end
 * as if it had been measured.
 */
function isMarked(
  observations: readonly Observation[],
  index: number,
  { step, isDense, isTiny }: Placed,
): boolean {
  const here = observations[index]
  const [before, after] = [observations[index - 1], observations[index + 1]]
  if (!here) return false
  const isJoinedBefore = before !== undefined && here.year - before.year <= step
  const isJoinedAfter = after !== undefined && after.year - here.year <= step
  const isWithin = isJoinedBefore && isJoinedAfter
  switch (here.status) {
    case 'estimated':
      if (isTiny) return !isJoinedAfter
      return !(isDense && isWithin && before.status === 'estimated' && after.status === 'estimated')
    case 'observed':
      if (isTiny) return !isJoinedBefore && !isJoinedAfter
      return !(isDense && isWithin && before.status === 'observed' && after.status === 'observed')
    case 'carried':
    case 'interpolated':
      return !isJoinedAfter || (!isJoinedBefore && !isJoinedAfter)
  }
}
