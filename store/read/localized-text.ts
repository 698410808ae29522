import type { Language } from '../../languages/languages.ts'
import type { Block } from '../rich-text/rich-text.ts'

/** A text and the language it is really in, which is not the page's when the field has no text in that language. */
export interface LocalizedText {
  text: string
  language: Language
}

/** An editor's formatted text, and the language it is really in. */
export interface LocalizedRichText {
  /** At least one. */
  blocks: readonly Block[]
  language: Language
}
