import { ar as arabic } from '../../../site/i18n/messages/ar.ts'
import { en as english } from '../../../site/i18n/messages/en.ts'
import { forms as arabicForms } from '../../../site/i18n/messages/forms/ar.ts'
import { forms as englishForms } from '../../../site/i18n/messages/forms/en.ts'

/** All words of the interface in English, those of forms among them. */
export const en = { ...english, ...englishForms }
/** All words of the interface in Arabic, those of forms among them. */
export const ar = { ...arabic, ...arabicForms }
