import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Language } from '../../../languages/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { ar } from './words/ar.ts'
import { en, type ExampleWords } from './words/en.ts'
import { fa } from './words/fa.ts'
import { fr } from './words/fr.ts'

const all: Readonly<Record<Language, ExampleWords>> = { en, ar, fr, fa }

/** The examples' words in the page's language; they load with the examples only. */
export function useExampleWords() {
  const language = useLanguage()
  const words = all[language]
  const localized = (text: string): LocalizedText => ({ text, language })
  /** Texts stay in their own language where the page's has none. */
  const elsewhere = language === 'ar' ? 'en' : 'ar'
  const inAnotherLanguage = (word: (of: ExampleWords) => string): LocalizedText => ({
    text: word(all[elsewhere]),
    language: elsewhere,
  })
  return { words, localized, inAnotherLanguage, language }
}
