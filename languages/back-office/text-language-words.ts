import type { Direction, Language } from '../languages.ts'

interface TextLanguageWords {
  directions: Readonly<Record<Direction, string>>
  count: (length: string, most: string) => string
  tooLong: string
  shown: string
}

/** What the back office says of a text in one of several languages: its direction, and its length where search engines show only a part. */
export const textLanguageWords: Readonly<Record<Language, TextLanguageWords>> = {
  en: {
    directions: { ltr: 'from left to right', rtl: 'from right to left' },
    count: (length, most) => `${length} of ${most} characters`,
    tooLong: 'the rest is cut',
    shown: 'As search engines and shared links show it',
  },
  ar: {
    directions: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
    count: (length, most) => `${length} من ${most} حرفًا`,
    tooLong: 'يُقطع ما زاد',
    shown: 'كما يظهر في محركات البحث والروابط المشاركة',
  },
  fr: {
    directions: { ltr: 'de gauche à droite', rtl: 'de droite à gauche' },
    count: (length, most) => `${length} caractères sur ${most}`,
    tooLong: 'la suite est coupée',
    shown: 'Tel que l’affichent les moteurs de recherche et les liens partagés',
  },
  fa: {
    directions: { ltr: 'از چپ به راست', rtl: 'از راست به چپ' },
    count: (length, most) => `${length} از ${most} نویسه`,
    tooLong: 'بقیه بریده می‌شود',
    shown: 'همان‌گونه که موتورهای جست‌وجو و پیوندهای هم‌رسانی‌شده نشان می‌دهند',
  },
}
