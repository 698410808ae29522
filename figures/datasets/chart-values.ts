import { findColumns } from '../importers/columns.ts'
import type { ChartValues } from './data-table.ts'
import { isRepeated, type Column } from './mixed-columns.ts'
import { numberIn, yearIn } from './read-cells.ts'

/** Rows, lines, and values, of which a page can still make a chart that says something. */
export const mostChartRows = 5000
const mostLines = 60
const mostMeasures = 30
const mostValues = 20_000

interface Point {
  measure: string
  line: string
  year: number
  value: number | null
}

/**
 * A table's values over the years: one with a column of years (a row for each year, or for each line and year), or with a
 * column for each year. Null where it has no years, where rows say different things of the same line and year, where
 * several columns would be one series, or where it has more than can be drawn.
 */
export function chartValuesOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): ChartValues | null {
  const points = pointsByYearColumn(columns, rows) ?? pointsByYearHeadings(columns, rows)
  return points && arranged(points)
}

function pointsByYearColumn(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Point[] | null {
  const found = findColumns(columns.map(({ name }) => name))
  const year = found.year.find((column) => rows.every((row) => yearIn(row[column] ?? '') !== undefined))
  if (year === undefined) return null
  const figures = indexesOf(columns, ({ isNumeric }, column) => isNumeric && column !== year)
  const [firstFigures] = figures
  if (firstFigures === undefined || isRepeated(figures.map((column) => columns[column]?.name))) return null
  const texts = indexesOf(columns, ({ isNumeric }) => !isNumeric)
  const indicator =
    figures.length === 1 ? texts.find((column) => found.indicator.includes(column)) : undefined
  const key = nameColumn(
    texts.filter((column) => column !== indicator),
    rows,
    (row) => JSON.stringify([yearIn(row[year] ?? ''), indicator === undefined ? '' : row[indicator]]),
  )
  if (key === undefined) return null
  return rows.flatMap((row) =>
    figures.map((column) => ({
      measure: (indicator === undefined ? columns[column]?.name : row[indicator]) ?? '',
      line: key === null ? '' : (row[key] ?? ''),
      year: yearIn(row[year] ?? '') ?? 0,
      value: numberIn(row[column] ?? '') ?? null,
    })),
  )
}

function pointsByYearHeadings(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Point[] | null {
  const years = columns.flatMap(({ name, isNumeric }, column) => {
    const year = yearIn(name)
    return year !== undefined && isNumeric ? [{ year, column }] : []
  })
  const headings = columns.filter(({ name }) => yearIn(name) !== undefined)
  if (years.length < 2 || isRepeated(headings.map(({ name }) => yearIn(name)))) return null
  const texts = indexesOf(columns, ({ name, isNumeric }) => !isNumeric && yearIn(name) === undefined)
  const found = findColumns(columns.map(({ name }) => name))
  const indicator = texts.find((column) => found.indicator.includes(column))
  const key = nameColumn(
    texts.filter((column) => column !== indicator),
    rows,
    (row) => (indicator === undefined ? '' : (row[indicator] ?? '')),
  )
  if (key === undefined) return null
  return rows.flatMap((row) =>
    years.map(({ year, column }) => ({
      measure: indicator === undefined ? '' : (row[indicator] ?? ''),
      line: key === null ? '' : (row[key] ?? ''),
      year,
      value: numberIn(row[column] ?? '') ?? null,
    })),
  )
}

/**
 * The column that names the lines: each of its values stands once beside the same year. Of several, the one with the
 * longest texts, which are names rather than codes. Null where no name is needed, nothing where no column is enough.
 */
function nameColumn(
  candidates: readonly number[],
  rows: readonly (readonly string[])[],
  beside: (row: readonly string[]) => string,
): number | null | undefined {
  const isUnique = (column: number | null) =>
    new Set(rows.map((row) => JSON.stringify([column === null ? '' : row[column], beside(row)]))).size ===
    rows.length
  const lengthOf = (column: number) => rows.reduce((sum, row) => sum + (row[column] ?? '').length, 0)
  const [best] = candidates.filter(isUnique).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (best !== undefined) return best
  return isUnique(null) ? null : undefined
}

function arranged(points: readonly Point[]): ChartValues | null {
  const filled = points.filter(({ value }) => value !== null)
  // In the order of the file, without those that have no value at all.
  const withValue = (of: (point: Point) => string) => {
    const found = new Set(filled.map(of))
    return [...new Set(points.map(of))].filter((one) => found.has(one))
  }
  const measures = withValue(({ measure }) => measure)
  const lines = withValue(({ line }) => line)
  const years = [...new Set(filled.map(({ year }) => year))].toSorted((one, other) => one - other)
  const isDrawable =
    years.length >= 2 &&
    lines.length <= mostLines &&
    measures.length <= mostMeasures &&
    measures.length * lines.length * years.length <= mostValues
  if (!isDrawable) return null
  const values = measures.map(() => lines.map((): (number | null)[] => years.map(() => null)))
  const placeIn = (all: readonly unknown[]) => {
    const places = new Map(all.map((one, place) => [one, place]))
    return (one: unknown) => places.get(one) ?? 0
  }
  const [measurePlace, linePlace, yearPlace] = [placeIn(measures), placeIn(lines), placeIn(years)]
  for (const { measure, line, year, value } of filled) {
    const ofLine = values[measurePlace(measure)]?.[linePlace(line)]
    if (ofLine) ofLine[yearPlace(year)] = value
  }
  return { measures, lines, years, values }
}

function indexesOf(
  columns: readonly Column[],
  isWanted: (column: Column, index: number) => boolean,
): number[] {
  return columns.flatMap((column, index) => (isWanted(column, index) ? [index] : []))
}
