import type { Translated } from '../../translated.ts'

export const credit: Translated = {
  en: 'IWEN',
  ar: 'IWEN',
  fr: 'IWEN',
  fa: 'IWEN',
}
