import { isMissing, numberReader, readYear } from '../importers/cells.ts'

/** Decimal points only: a comma may part thousands or decimals, and which of them is not guessed. */
const readNumber = numberReader({ decimalMark: '.', thousandsSeparator: '' })

/** The number in a cell; null where there is none, nothing where it is text. */
export function numberIn(cell: string): number | null | undefined {
  if (isMissing(cell)) return null
  const read = readNumber(cell)
  return 'value' in read ? read.value : undefined
}

/** The year in a cell or heading; nothing where there is none. */
export function yearIn(cell: string): number | undefined {
  const read = readYear(cell)
  return 'value' in read ? read.value : undefined
}
