import type { Language } from '../../site/i18n/languages.ts'

/** A text and the language it is really in, which is not the page's when the field has no text in that language. */
export interface LocalizedText {
  text: string
  language: Language
}

/** Formatted text as HTML made from an editor's rich text, and the language it is really in. */
export interface LocalizedHtml {
  html: string
  language: Language
}
