import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** Name of the cookie and of the stored local value that keep a visitor's explicit choice of language. */
export const languagePreferenceKey = 'iwen-language'

/** Query parameter by which a link of the language switch stores the choice without scripts. */
export const languageChoiceParameter = 'language'

const oneYearInSeconds = 365 * 24 * 60 * 60

/** The cookie that stores a choice. It says nothing of who the visitor is. */
export function languagePreferenceCookie(language: Language): string {
  return `${languagePreferenceKey}=${language}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`
}

/** The stored choice in a `Cookie` header or in `document.cookie`; nothing when there is none. */
export function languagePreferenceIn(cookies: string): Language | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=', 2)
    if (name === languagePreferenceKey && isLanguage(value)) return value
  }
  return undefined
}

/** The prefixed language to which a preference leads from an address without prefix; nothing when it stays. */
export function preferredPrefix(preference: Language | undefined): Language | undefined {
  return preference === defaultLanguage ? undefined : preference
}
