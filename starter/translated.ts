import type { Language } from '../languages/languages.ts'

/** A text in every language. */
export type Translated = Readonly<Record<Language, string>>
