import type { Language } from '../../languages/languages.ts'
import type { Messages } from '../../languages/messages/en.ts'

/** The server holds every language's messages; a browser only those of the page it shows. */
const loaded: Partial<Record<Language, Messages>> = {}

export function provideMessages(language: Language, messages: Messages): void {
  loaded[language] = messages
}

/** @throws Error when the language's messages were not provided, which is a fault in the entry files */
export function messagesOf(language: Language): Messages {
  const messages = loaded[language]
  if (!messages) throw new Error(`The messages in ${language} are not loaded`)
  return messages
}
