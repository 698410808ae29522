import { ar as arabic } from '../../../languages/messages/ar.ts'
import { en as english } from '../../../languages/messages/en.ts'
import { forms as arabicForms } from '../../../languages/messages/forms/ar.ts'
import { forms as englishForms } from '../../../languages/messages/forms/en.ts'

/** All words of the interface in English, those of forms among them. */
export const en = { ...english, ...englishForms }
/** All words of the interface in Arabic, those of forms among them. */
export const ar = { ...arabic, ...arabicForms }
