import type { Currency } from '../../../submissions/currencies.ts'
import { formatAmount } from '../../../languages/format.ts'
import type { Language } from '../../../languages/languages.ts'

/** The amount of a proposal as it was read, in the reader's format. */
export function receiptAmount(amount: number, currency: Currency | null, language: Language): string {
  return [formatAmount(amount, language), currency].filter(Boolean).join(' ')
}
