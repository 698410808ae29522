import { plainDigits } from '../plain-digits.ts'
import { withoutInvisible } from '../visible-text.ts'

export type ReadAmount =
  | { is: 'amount'; value: number }
  /** One separator before three digits: of thousands, or of decimals. */
  | { is: 'ambiguous'; readings: readonly [thousands: number, decimals: number] }
  | { is: 'unreadable' }

const unreadable: ReadAmount = { is: 'unreadable' }

/** Stand only between groups of three digits, in whichever language. */
const grouping = [' ', "'", '٬'] as const

/**
 * Reads an amount above zero with at most two decimals as people of all our languages write it: Arabic and Persian
 * digits, `1 500,50`, `1'500.50`, `1٬500٫50`. Nothing is guessed: what could mean two numbers is given back as such.
 */
export function readAmount(text: string): ReadAmount {
  const plain = plainDigits(withoutInvisible(text.normalize('NFKC')))
    .trim()
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll('،', ',')
  const commas = count(plain, ',')
  const points = count(plain, '.')
  if (plain.includes('٫')) return split(plain, '٫')
  if (commas > 0 && points > 0)
    return split(plain, plain.lastIndexOf(',') > plain.lastIndexOf('.') ? ',' : '.')
  const mark = commas > 0 ? ',' : '.'
  if (commas + points === 0) return amountOf(plain, '')
  if (commas + points > 1) return amountOf(plain, '')
  // Where something else parts the thousands, or before other than three digits, it can only be decimals.
  if (grouping.some((one) => plain.includes(one))) return split(plain, mark)
  const [whole = '', part = ''] = plain.split(mark)
  if (/^\d{3}$/.test(part) && /^[1-9]\d{0,2}$/.test(whole))
    return { is: 'ambiguous', readings: [Number(whole + part), Number(`${whole}.${part}`)] }
  return split(plain, mark)
}

function split(text: string, mark: string): ReadAmount {
  const [whole = '', decimals = '', ...more] = text.split(mark)
  return more.length > 0 || !/^\d{1,2}$/.test(decimals) ? unreadable : amountOf(whole, decimals)
}

function amountOf(whole: string, decimals: string): ReadAmount {
  const digits = ungrouped(whole)
  if (digits === undefined || digits.length > 12) return unreadable
  const value = Number(`${digits}.${decimals || '0'}`)
  return value > 0 ? { is: 'amount', value } : unreadable
}

/** The digits of a whole number, when they are grouped by one separator or by none. */
function ungrouped(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  for (const mark of [...grouping, ',', '.']) {
    const groups = text.split(mark)
    const [first = '', ...rest] = groups
    if (rest.length === 0) continue
    const isGrouped = /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
    return isGrouped ? groups.join('') : undefined
  }
  return undefined
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}
