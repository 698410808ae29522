import type { Language } from '../../site/i18n/languages.ts'

/** A label of the back office in each of its four languages. */
export type Label = Readonly<Record<Language, string>>
