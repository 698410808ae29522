import type { Language } from '../languages.ts'

/** What the back office is called, last in the titles of its pages. */
export const backOfficeName: Readonly<Record<Language, string>> = {
  en: 'Back office',
  ar: 'لوحة الإدارة',
  fr: 'Back-office',
  fa: 'پنل مدیریت',
}
