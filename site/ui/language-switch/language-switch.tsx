import { useLocation } from 'react-router'
import { addressIn, pathWithoutLanguage } from '../../../languages/address.ts'
import {
  languageChoiceParameter,
  languagePreferenceCookie,
  languagePreferenceKey,
} from '../../../languages/language-preference.ts'
import type { Language, LanguageDescription } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useIsUnknownAddress } from '../../loading/use-is-unknown-address.ts'
import './language-switch.css'

interface LanguageSwitchProps {
  /** Distinguishes one switch on a page from the other. */
  label: string
  offered: readonly LanguageDescription[]
  /** Shows the page's own language too, marked as the current one. */
  withCurrent?: boolean
  /** Whether it is one of the page's landmarks: within a dialog it is only one of its parts. */
  isLandmark?: boolean
}

/**
 * Links to the same page in other languages. The address in the link stores the choice on the server, so that it works
 * without scripts; with them the choice is stored in both places at once.
 */
export function LanguageSwitch({
  label,
  offered,
  withCurrent = false,
  isLandmark = true,
}: LanguageSwitchProps) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const isUnknown = useIsUnknownAddress()
  const query = new URLSearchParams(isUnknown ? '' : search)
  const Part = isLandmark ? 'nav' : 'div'
  return (
    <Part aria-label={label} role={isLandmark ? undefined : 'group'}>
      <ul className="language-switch">
        {offered
          .filter(({ code }) => withCurrent || code !== current)
          .map(({ code, ownName, direction }) => {
            query.set(languageChoiceParameter, code)
            return (
              <li key={code}>
                <a
                  className="language-name"
                  href={isUnknown ? `?${query}` : `${addressIn(code, path)}?${query}`}
                  hrefLang={code}
                  lang={code}
                  dir={direction}
                  translate="no"
                  rel="nofollow"
                  aria-current={code === current ? 'true' : undefined}
                  onClick={() => storePreference(code)}
                >
                  {ownName}
                </a>
              </li>
            )
          })}
      </ul>
    </Part>
  )
}

function storePreference(language: Language): void {
  document.cookie = languagePreferenceCookie(language)
  try {
    window.localStorage.setItem(languagePreferenceKey, language)
  } catch {
    // Storage is switched off in this browser; the cookie stores the choice.
  }
}
