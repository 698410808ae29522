import { choiceCookie, storedChoice } from './choice-cookie.ts'
import { defaultLanguage, isLanguage, type Language } from './languages.ts'

/** Name of the cookie, and of the value in local storage, that hold a visitor's explicit choice of language. */
export const languagePreferenceKey = 'iwen-language'

/** Query parameter by which a link of the language switch stores the choice without scripts. */
export const languageChoiceParameter = 'language'

/** The cookie that stores a choice of language. */
export const languagePreferenceCookie = (choice: Language) => choiceCookie(languagePreferenceKey, choice)

/** The stored choice in a `Cookie` header or in `document.cookie`; nothing when there is none. */
export const languagePreferenceIn = (cookies: string) =>
  storedChoice(cookies, languagePreferenceKey, isLanguage)

/**
 * Makes the local storage say what the cookie says; called before all other scripts of a page. Every choice is written into
 * the cookie, and one that was made without scripts, or before they ran, into the cookie alone: where the two differ, the
 * local storage has the older choice. A choice that only the local storage has stays (`site/entry.client.tsx`).
 */
export function followLanguageCookie(): void {
  try {
    const chosen = languagePreferenceIn(document.cookie)
    if (chosen) localStorage.setItem(languagePreferenceKey, chosen)
  } catch {
    // Storage is switched off in this browser: the cookie holds the choice.
  }
}

/** The prefixed language to which a preference leads from an address without prefix; nothing when it stays. */
export function preferredPrefix(preference: Language | undefined): Language | undefined {
  return preference === defaultLanguage ? undefined : preference
}
