import type { Language } from '../languages.ts'
import { ar } from './ar.ts'
import { en, type SealedBidsWords } from './en.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'

/** The words of both pages in each language. */
export const sealedBidsWords: Readonly<Record<Language, SealedBidsWords>> = { en, ar, fr, fa }
