import type { Language } from '../../languages/languages.ts'

/** A text and the language it is really in, which is not the page's when the field has no text in that language. */
export interface LocalizedText {
  text: string
  language: Language
}
