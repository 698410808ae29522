import type { Language } from './languages.ts'

/** The parameter by which an address of the public API names the language of its answer. */
export const apiLanguageParameter = 'lang'

/** An address of the public API, with or without a query, whose answer is in a language for everybody who opens it. */
export function apiAddressIn(language: Language, address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${apiLanguageParameter}=${language}`
}
