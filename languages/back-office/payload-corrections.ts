import type { Language } from '../languages.ts'
import { ar } from './payload-corrections/ar.ts'
import { en } from './payload-corrections/en.ts'
import { fa } from './payload-corrections/fa.ts'
import { fr } from './payload-corrections/fr.ts'

type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Payload's own words where they are wrong here: left in another language or mistranslated, said of places instead of
 * languages, said by number instead of name, or untrue of what this product does. Given as `i18n.translations`.
 */
export const payloadCorrections: Readonly<Record<Language, Corrections>> = { en, ar, fr, fa }
