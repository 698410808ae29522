import { columnsProblem, findColumns, type Columns, type Role } from './columns.ts'
import { readCsvRecords, type CsvRecord } from './csv-records.ts'
import { isFormula, isMissing } from './cells.ts'
import { FileRefusal, foundText } from './file-refusal.ts'
import type { FileEntry, FileProblemReason } from './file-rows.ts'
import { findCountry } from './find-country.ts'
import type { ReadingOptions } from './reading-options.ts'

/** What is declared of a CSV file. */
export type CsvOptions = Pick<
  ReadingOptions,
  'decimalMark' | 'thousandsSeparator' | 'separator' | 'indicator'
>

/** Lines that may stand above the heads of the columns: the World Bank's files name their edition there. */
const mostAbove = 5

export interface Table {
  /** The header's own line. */
  line: number
  header: readonly string[]
  columns: Columns
}

/**
 * Reads a CSV file by its header, with what a form of file does with each line.
 * @param needed columns without which the file is none of the form
 * @param prepare given the header, how each line is read
 */
export async function* readCsvTable(
  bytes: AsyncIterable<Uint8Array>,
  { separator = null, indicator }: CsvOptions,
  needed: readonly Role[],
  prepare: (table: Table) => (record: CsvRecord) => FileEntry[],
): AsyncGenerator<FileEntry> {
  const columnsNeeded = indicator === null ? [...needed, 'indicator' as const] : needed
  const above: CsvRecord[] = []
  let read: ((record: CsvRecord) => FileEntry[]) | undefined
  let width = 0
  const readHeader = (record: CsvRecord) => {
    const header = record.cells
    const columns = findColumns(header)
    const isHeader = columns.country.length > 0 && needed.every((role) => columns[role].length > 0)
    if (!isHeader && above.length < mostAbove) return above.push(record)
    const problem = columnsProblem(header, columns, columnsNeeded)
    if (problem) throw new FileRefusal(record.line, problem)
    width = withoutTrailing(header).length
    read = prepare({ line: record.line, header, columns })
    return undefined
  }
  for await (const batch of readCsvRecords(bytes, separator)) {
    for (const record of batch) {
      if (!read) {
        readHeader(record)
        continue
      }
      const { line, cells } = record
      // Programs that end each line with a separator, or the header only, lose nothing by it.
      const filled = withoutTrailing(cells).length
      if (filled > width || cells.length < width) {
        const found = filled > width ? filled : cells.length
        yield { line, reason: { code: 'wrongNumberOfCells', expected: width, found } }
      } else yield* read(record)
    }
  }
  const [first] = above
  if (!read && first) {
    const columns = findColumns(first.cells)
    const problem = columnsProblem(first.cells, columns, ['country', ...columnsNeeded])
    throw new FileRefusal(first.line, problem ?? { code: 'noRows' })
  }
}

function withoutTrailing(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

/** The indicator's code of a line: from its column, or the declared one where there is none. */
export function indicatorOf(
  cells: readonly string[],
  { indicator: [column] }: Columns,
  declared: string | null,
): { value: string } | { reason: FileProblemReason } {
  const code = (column === undefined ? (declared ?? '') : (cells[column] ?? '')).trim()
  if (isFormula(code)) return { reason: { code: 'formula', found: foundText(code) } }
  return code === '' ? { reason: { code: 'unknownIndicator', found: '' } } : { value: code }
}

/**
 * The country of a line: that of the first of its columns which has anything. Another one that names another country is a
 * problem, as there are codes of a source's own, which mean other countries in ISO 3166-1.
 */
export function countryOf(
  cells: readonly string[],
  { country: columns }: Columns,
): { value: string } | { reason: FileProblemReason } {
  const [text = '', ...others] = columns
    .map((column) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
  if (isFormula(text)) return { reason: { code: 'formula', found: foundText(text) } }
  const country = findCountry(text)
  if (country === undefined) return { reason: { code: 'unknownCountry', found: foundText(text) } }
  const other = others.find((cell) => !isMissing(cell) && (findCountry(cell) ?? country) !== country)
  return other === undefined
    ? { value: country }
    : { reason: { code: 'differentCountries', found: foundText(text), other: foundText(other) } }
}
