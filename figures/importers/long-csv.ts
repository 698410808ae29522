import { isMissing, numberReader, readStatus, readYear } from './cells.ts'
import { countryOf, indicatorOf, readCsvTable, type CsvOptions } from './csv-table.ts'
import { foundText } from './file-refusal.ts'
import type { FileEntry } from './file-rows.ts'

/**
 * A CSV file with a line for each value: indicator, country, year, value and, if there is one, status. A line without a
 * value says nothing, unless its status is `withdrawn`.
 */
export function readLongCsv(
  bytes: AsyncIterable<Uint8Array>,
  options: CsvOptions,
): AsyncGenerator<FileEntry> {
  const readNumber = numberReader(options)
  return readCsvTable(bytes, options, ['country', 'year', 'value'], ({ columns }) => {
    const [yearColumn = -1] = columns.year
    const [valueColumn = -1] = columns.value
    const [statusColumn = -1] = columns.status
    return ({ line, cells }) => {
      const valueCell = cells[valueColumn] ?? ''
      const hasNone = isMissing(valueCell)
      const status = readStatus(cells[statusColumn] ?? '')
      if ('reason' in status) return [{ line, reason: status.reason }]
      const isWithdrawn = status.value === 'withdrawn'
      if (hasNone && !isWithdrawn) return []
      const indicator = indicatorOf(cells, columns, options.indicator)
      if ('reason' in indicator) return [{ line, reason: indicator.reason }]
      const country = countryOf(cells, columns)
      if ('reason' in country) return [{ line, reason: country.reason }]
      const year = readYear(cells[yearColumn] ?? '')
      if ('reason' in year) return [{ line, reason: year.reason }]
      const key = { line, indicator: indicator.value, country: country.value, year: year.value }
      if (status.value === 'withdrawn') {
        // Withdrawn, and yet a value: one of the two is a mistake.
        if (!hasNone) return [{ line, reason: { code: 'wrongNumber', found: foundText(valueCell) } }]
        return [{ ...key, value: null, status: null }]
      }
      const value = readNumber(valueCell)
      if ('reason' in value) return [{ line, reason: value.reason }]
      return [{ ...key, value: value.value, status: status.value }]
    }
  })
}
