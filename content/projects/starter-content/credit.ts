import type { Translated } from '../../seed/starter-types.ts'

export const credit: Translated = {
  en: 'Illustration: IWEN',
  ar: 'رسم: IWEN',
  fr: 'Illustration : IWEN',
  fa: 'تصویرسازی: IWEN',
}
