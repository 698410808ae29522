import { isLanguage, type Language } from '../languages.ts'

/** A request to the back office, or what one of its pages is given, as far as its language matters. */
export interface InALanguage {
  i18n: { language: string }
}

/** The language in which somebody uses the back office; English for one that the site does not have. */
export function languageOf({ i18n: { language } }: InALanguage): Language {
  return isLanguage(language) ? language : 'en'
}
