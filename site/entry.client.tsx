import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addressIn, languageOfPath, pathWithoutLanguage } from '../languages/address.ts'
import {
  languagePreferenceCookie,
  languagePreferenceIn,
  languagePreferenceKey,
  preferredPrefix,
} from '../languages/language-preference.ts'
import { isLanguage, languages, type Language } from '../languages/languages.ts'
import { provideMessages } from './language/loaded-messages.ts'
import { workWhenTranslated } from './language/translated-page.ts'
import type { Messages } from '../languages/messages/en.ts'

/** One chunk for each language, so that a browser loads only its own. */
const loadMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('../languages/messages/en.ts')).en,
  ar: async () => (await import('../languages/messages/ar.ts')).ar,
  fr: async () => (await import('../languages/messages/fr.ts')).fr,
  fa: async () => (await import('../languages/messages/fa.ts')).fa,
}

/**
 * A choice that is only in local storage (the cookie was cleared) is stored in the cookie again, and leads to its language as
 * the cookie would have.
 */
function addressOfStoredPreference(): string | undefined {
  if (languagePreferenceIn(document.cookie) !== undefined) return undefined
  const stored = readLocalPreference()
  if (stored === undefined) return undefined
  document.cookie = languagePreferenceCookie(stored)
  const { pathname, search, hash } = window.location
  if (languages[languageOfPath(pathname)].pathPrefix !== '') return undefined
  const preferred = preferredPrefix(stored)
  return preferred && `${addressIn(preferred, pathWithoutLanguage(pathname))}${search}${hash}`
}

function readLocalPreference(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(languagePreferenceKey)
    return isLanguage(stored) ? stored : undefined
  } catch {
    // Storage is switched off in this browser: there is no stored choice.
    return undefined
  }
}

const preferredAddress = addressOfStoredPreference()
if (preferredAddress) {
  window.location.replace(preferredAddress)
} else {
  const language = languageOfPath(window.location.pathname)
  provideMessages(language, await loadMessages[language]())
  const takeOver = () =>
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  // In pieces it would meet texts that the browser has translated meanwhile.
  if (workWhenTranslated()) flushSync(takeOver)
  else startTransition(() => void takeOver())
}
