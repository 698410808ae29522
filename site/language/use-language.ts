import { useLocation } from 'react-router'
import { languageOfPath } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from './loaded-messages.ts'
import type { Messages } from '../../languages/messages/en.ts'

/** The page's language, given by its address. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname)
}

/** The interface's words in the page's language. */
export function useMessages(): Messages {
  return messagesOf(useLanguage())
}
