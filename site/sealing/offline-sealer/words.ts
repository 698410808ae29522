import type { Language } from '../../../languages/languages.ts'
import { ar } from '../../../languages/messages/ar.ts'
import { en, type Messages } from '../../../languages/messages/en.ts'
import { fa } from '../../../languages/messages/fa.ts'
import { forms as formsAr } from '../../../languages/messages/forms/ar.ts'
import { forms as formsEn, type FormMessages } from '../../../languages/messages/forms/en.ts'
import { forms as formsFa } from '../../../languages/messages/forms/fa.ts'
import { forms as formsFr } from '../../../languages/messages/forms/fr.ts'
import { fr } from '../../../languages/messages/fr.ts'
import { offlineSealing as offlineAr } from '../../../languages/messages/offline-sealing/ar.ts'
import {
  offlineSealing as offlineEn,
  type OfflineSealingMessages,
} from '../../../languages/messages/offline-sealing/en.ts'
import { offlineSealing as offlineFa } from '../../../languages/messages/offline-sealing/fa.ts'
import { offlineSealing as offlineFr } from '../../../languages/messages/offline-sealing/fr.ts'

/** The page's own words, and those of the form. */
export interface Words {
  page: OfflineSealingMessages
  form: Messages & FormMessages
}

/** All four languages: the page loads nothing. */
export const words: Readonly<Record<Language, Words>> = {
  en: { page: offlineEn, form: { ...en, ...formsEn } },
  ar: { page: offlineAr, form: { ...ar, ...formsAr } },
  fr: { page: offlineFr, form: { ...fr, ...formsFr } },
  fa: { page: offlineFa, form: { ...fa, ...formsFa } },
}
