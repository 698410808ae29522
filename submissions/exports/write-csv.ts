type Cell = string | number | boolean | null | undefined

/** Byte order mark, by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF'

/**
 * Where a spreadsheet whose list separator is no comma, as the French one's, ends a cell whatever quotation marks say, and what
 * comes then would be a formula.
 */
const endOfOthersCell = /[;\t\r\n](?=(?:"|[^\S\t\r\n])*[=+\-@|])/g

/**
 * Rows as comma-separated values (RFC 4180). Strangers wrote what stands in them: text that a spreadsheet would take
 * for a formula begins with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return csvMark + rows.map(writeCsvRow).join('')
}

/** One row, with the end of its line. */
export function writeCsvRow(row: readonly Cell[]): string {
  return `${row.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const begun = /^\s*[=+\-@\t\r\n|]/.test(cell) ? `'${cell}` : cell
  const harmless = begun.replaceAll(endOfOthersCell, "$&'")
  return /[",;\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
