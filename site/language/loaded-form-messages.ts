import type { Language } from '../../languages/languages.ts'
import type { FormMessages } from '../../languages/messages/forms/en.ts'

const loaded: Partial<Record<Language, FormMessages>> = {}

export function provideFormMessages(language: Language, messages: FormMessages): void {
  loaded[language] = messages
}

/** @throws Error when they were not provided, which is a fault in the module that loads them */
export function formMessages(language: Language): FormMessages {
  const messages = loaded[language]
  if (!messages) throw new Error(`The messages of forms in ${language} are not loaded`)
  return messages
}
