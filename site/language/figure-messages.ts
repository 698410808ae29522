import { languageOfPath } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import type { FigureMessages } from '../../languages/messages/figures/en.ts'
import { figureMessages, provideFigureMessages } from './loaded-figure-messages.ts'
import { useLanguage } from './use-language.ts'

/**
 * Words that only pages with figures need. A page that imports this module waits for them, in its own language, and no
 * other page loads them; the server has them already (`all-messages.ts`).
 */
const load: Readonly<Record<Language, () => Promise<FigureMessages>>> = {
  en: async () => (await import('../../languages/messages/figures/en.ts')).figures,
  ar: async () => (await import('../../languages/messages/figures/ar.ts')).figures,
  fr: async () => (await import('../../languages/messages/figures/fr.ts')).figures,
  fa: async () => (await import('../../languages/messages/figures/fa.ts')).figures,
}

if (typeof window !== 'undefined') {
  const language = languageOfPath(window.location.pathname)
  provideFigureMessages(language, await load[language]())
}

/** The words of figures in the page's language. */
export function useFigureMessages(): FigureMessages {
  return figureMessages(useLanguage())
}
