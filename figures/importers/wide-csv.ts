import { isMissing, mayMeanYear, numberReader, readYear } from './cells.ts'
import { countryOf, indicatorOf, readCsvTable, type CsvOptions } from './csv-table.ts'
import { FileRefusal } from './file-refusal.ts'
import type { FileEntry } from './file-rows.ts'

/** A CSV file with a line for each country and a column for each year, of one indicator or with a column that names it. */
export function readWideCsv(
  bytes: AsyncIterable<Uint8Array>,
  options: CsvOptions,
): AsyncGenerator<FileEntry> {
  const readNumber = numberReader(options)
  return readCsvTable(bytes, options, ['country'], ({ line: headerLine, header, columns }) => {
    const years = header.flatMap((heading, column) => {
      const year = readYear(heading)
      if ('value' in year) return [{ year: year.value, column }]
      if (mayMeanYear(heading)) throw new FileRefusal(headerLine, year.reason)
      return []
    })
    if (years.length === 0) throw new FileRefusal(headerLine, { code: 'missingColumn', column: 'year' })
    const repeated = years.find(
      ({ year }, index) => years.findIndex((other) => other.year === year) !== index,
    )
    if (repeated) throw new FileRefusal(headerLine, { code: 'repeatedColumn', column: String(repeated.year) })
    return ({ line, cells }) => {
      const filled = years.filter(({ column }) => !isMissing(cells[column] ?? ''))
      if (filled.length === 0) return []
      const indicator = indicatorOf(cells, columns, options.indicator)
      if ('reason' in indicator) return [{ line, reason: indicator.reason }]
      const country = countryOf(cells, columns)
      if ('reason' in country) return [{ line, reason: country.reason }]
      return filled.map(({ year, column }) => {
        const value = readNumber(cells[column] ?? '')
        if ('reason' in value) return { line, reason: value.reason }
        const key = { line, indicator: indicator.value, country: country.value, year }
        return { ...key, value: value.value, status: null }
      })
    }
  })
}
