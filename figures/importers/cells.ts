import { statuses, type Status } from '../../languages/figure-words.ts'
import { figures as arabic } from '../../languages/messages/figures/ar.ts'
import { figures as english } from '../../languages/messages/figures/en.ts'
import { figures as persian } from '../../languages/messages/figures/fa.ts'
import { figures as french } from '../../languages/messages/figures/fr.ts'
import { foldSpelling } from '../../store/search/fold-spelling.ts'
import { foundText } from './file-refusal.ts'
import type { FileProblemReason } from './file-rows.ts'
import type { ReadingOptions } from './reading-options.ts'

/** What a cell says, or why it can't be read. */
export type Read<Value> = { value: Value } | { reason: FileProblemReason }

export type NumberForm = Pick<ReadingOptions, 'decimalMark' | 'thousandsSeparator'>

/** Signs and words by which files say that they have no value. */
const missing: ReadonlySet<string> = new Set(['', '.', '..', '...', '…', '-', '–', '—', 'na', 'n/a', '#n/a'])

export function isMissing(cell: string): boolean {
  return missing.has(cell.trim().toLowerCase())
}

/** A cell that is to be text, and that a spreadsheet would calculate. */
export function isFormula(cell: string): boolean {
  return /^[=@]/u.test(cell.trim())
}

const arabicDigits = /[٠-٩۰-۹]/gu

const withLatinDigits = (text: string) =>
  text.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Marks of direction, which stand before a minus sign in Arabic and Persian. */
const invisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

const first = 1900
const last = 2100
/** `2020`, or as the World Bank writes the heads of its columns. */
const yearForm = /^(\d{4})(?:\s*\[YR\1\])?$/u

export function readYear(cell: string): Read<number> {
  if (isFormula(cell)) return { reason: { code: 'formula', found: foundText(cell) } }
  const year = Number(yearForm.exec(withLatinDigits(cell.replace(invisible, '')).trim())?.[1])
  if (year >= first && year <= last) return { value: year }
  return { reason: { code: 'wrongYear', found: foundText(cell) } }
}

/** A year that people may mean, of whichever calendar, whatever stands around it: `2021*`, `FY2021`, `1890`. */
const yearWithin = /(?<!\d)(?:1[3-9]|2[01])\d{2}/u

/** Whether a heading may be meant as a year, also where it can't be read as one. */
export function mayMeanYear(heading: string): boolean {
  return yearWithin.test(withLatinDigits(heading))
}

/** A number, and nothing else, written with the declared marks or with those of Arabic, which mean nothing else. */
export function numberReader({
  decimalMark,
  thousandsSeparator,
}: NumberForm): (cell: string) => Read<number> {
  const decimal = decimalMark === '.' ? '[.\u066B]' : '[,\u066B]'
  const group = `(?:[٬${groupSigns[thousandsSeparator]}])`
  const form = new RegExp(
    String.raw`^([+-]?)(\d+|\d{1,3}(${group})\d{3}(?:\3\d{3})*)?(?:${decimal}(\d*))?(e[+-]?\d{1,6})?$`,
    'iu',
  )
  return (cell) => {
    const text = withLatinDigits(cell.replace(invisible, '')).trim().replace('\u2212', '-')
    const [, sign = '', whole = '', , fraction = '', exponent = ''] = form.exec(text) ?? []
    const digits = whole.replace(/\D/gu, '')
    const value = Number(`${sign}${digits || '0'}.${fraction || '0'}${exponent}`)
    const vanishes = value === 0 && /[1-9]/u.test(digits + fraction)
    if (digits + fraction !== '' && Number.isFinite(value) && !vanishes) {
      return { value: value === 0 ? 0 : value }
    }
    return { reason: { code: wouldBeCalculated(text) ? 'formula' : 'wrongNumber', found: foundText(cell) } }
  }
}

const groupSigns = {
  '': '',
  ',': ',',
  '.': '.',
  ' ': String.raw`\u0020\u00A0\u2009\u202F`,
  '’': "’'",
} as const satisfies Record<ReadingOptions['thousandsSeparator'], string>

/** Also what begins with a sign and is more than a number. */
function wouldBeCalculated(text: string): boolean {
  if (isFormula(text)) return true
  return /^[+-](?![\d.,\s]*(?:e[+-]?\d+)?$)(?:.*[\p{L}(|!]|.*\d\s*[+*/-])/iu.test(text)
}

/** In a column of statuses: the value that an earlier file gave is taken back. */
export type StatusInFile = Status | 'withdrawn'

const statusWords: ReadonlyMap<string, StatusInFile> = new Map<string, StatusInFile>([
  ...statuses.flatMap((status) =>
    [status, ...[english, arabic, french, persian].map((words) => words.statuses[status])].map(
      (word) => [foldSpelling(word), status] as const,
    ),
  ),
  ['withdrawn', 'withdrawn'],
])

/** The status that a cell names in any of the site's languages; none where it is empty. */
export function readStatus(cell: string): Read<StatusInFile | null> {
  if (isMissing(cell)) return { value: null }
  const status = statusWords.get(foldSpelling(cell.slice(0, 100)))
  return status ? { value: status } : { reason: { code: 'unknownStatus', found: foundText(cell) } }
}
