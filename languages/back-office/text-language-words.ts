import type { Language } from '../languages.ts'

interface TextCutWords {
  count: (length: string, most: string) => string
  tooLong: string
  shown: string
}

/** What the back office says of the length of a text that search engines show only in part. */
export const textCutWords: Readonly<Record<Language, TextCutWords>> = {
  en: {
    count: (length, most) => `${length} of ${most} characters`,
    tooLong: 'the rest is cut',
    shown: 'As search engines and shared links show it',
  },
  ar: {
    count: (length, most) => `${length} من ${most} حرفًا`,
    tooLong: 'يُقطع ما زاد',
    shown: 'كما يظهر في محركات البحث والروابط المشاركة',
  },
  fr: {
    count: (length, most) => `${length} caractères sur ${most}`,
    tooLong: 'la suite est coupée',
    shown: 'Tel que l’affichent les moteurs de recherche et les liens partagés',
  },
  fa: {
    count: (length, most) => `${length} از ${most} نویسه`,
    tooLong: 'بقیه بریده می‌شود',
    shown: 'همان‌گونه که موتورهای جست‌وجو و پیوندهای هم‌رسانی‌شده نشان می‌دهند',
  },
}
