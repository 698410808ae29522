import type { Currency } from '../../../content/proposals/currencies.ts'
import { formatAmount } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'

/** The amount of a proposal as it was read, in the reader's format. */
export function receiptAmount(amount: number, currency: Currency | null, language: Language): string {
  return [formatAmount(amount, language), currency].filter(Boolean).join(' ')
}
