import type { Language } from '../../languages/languages.ts'
import type { FigureMessages } from '../../languages/messages/figures/en.ts'

const loaded: Partial<Record<Language, FigureMessages>> = {}

export function provideFigureMessages(language: Language, messages: FigureMessages): void {
  loaded[language] = messages
}

/** @throws Error when they were not provided, which is a fault in the module that loads them */
export function figureMessages(language: Language): FigureMessages {
  const messages = loaded[language]
  if (!messages) throw new Error(`The messages of figures in ${language} are not loaded`)
  return messages
}
