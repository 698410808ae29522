import type { Language } from '../languages.ts'

/** A label of the back office in each of its four languages. */
export type Label = Readonly<Record<Language, string>>
