import { numberFormat } from './format.ts'
import { languages, type Language } from './languages.ts'

/**
 * A number with a fixed count of decimals, as values under one another have it: 10.40 with two. One that would be written as
 * nought has its first digit that is not.
 */
export function formatDecimals(value: number, decimals: number, language: Language): string {
  const isTooSmall = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals
  const options = isTooSmall
    ? { maximumSignificantDigits: 1 }
    : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return numberFormat(languages[language].formatLocale, options).format(value)
}

/** A round number at the axis of a chart: with no more decimals than it needs, and none beyond the most given. */
export function formatRound(value: number, mostDecimals: number, language: Language): string {
  return numberFormat(languages[language].formatLocale, { maximumFractionDigits: mostDecimals }).format(value)
}
