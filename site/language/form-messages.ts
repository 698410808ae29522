import { languageOfPath } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from './loaded-messages.ts'
import { formMessages, provideFormMessages } from './loaded-form-messages.ts'
import type { Messages } from '../../languages/messages/en.ts'
import type { FormMessages } from '../../languages/messages/forms/en.ts'
import { useLanguage } from './use-language.ts'

/**
 * Words that only pages about sending something need. A page that imports this module waits for them, in its own
 * language, and no other page loads them; the server has them already (`all-messages.ts`).
 */
const load: Readonly<Record<Language, () => Promise<FormMessages>>> = {
  en: async () => (await import('../../languages/messages/forms/en.ts')).forms,
  ar: async () => (await import('../../languages/messages/forms/ar.ts')).forms,
  fr: async () => (await import('../../languages/messages/forms/fr.ts')).forms,
  fa: async () => (await import('../../languages/messages/forms/fa.ts')).forms,
}

if (typeof window !== 'undefined') {
  const language = languageOfPath(window.location.pathname)
  provideFormMessages(language, await load[language]())
}

/** A language's words, with those of forms. */
export function formMessagesOf(language: Language): Messages & FormMessages {
  return { ...messagesOf(language), ...formMessages(language) }
}

/** The interface's words in the page's language, with those of forms. */
export function useFormMessages(): Messages & FormMessages {
  return formMessagesOf(useLanguage())
}
