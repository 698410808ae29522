import type { Language } from '../../site/i18n/languages.ts'

/** What the back office says of an address that a link can't have. */
export const addressRules: Readonly<Record<Language, { missing: string; wrong: string }>> = {
  en: {
    missing: 'Write the address that the link leads to.',
    wrong: 'An address begins with / for a page of this site, or with https:// for another site.',
  },
  ar: {
    missing: 'اكتب العنوان الذي يقود إليه الرابط.',
    wrong: 'يبدأ العنوان بعلامة / لصفحة في هذا الموقع، أو بـ https:// لموقع آخر.',
  },
  fr: {
    missing: 'Écrivez l’adresse à laquelle mène le lien.',
    wrong: 'Une adresse commence par / pour une page de ce site, ou par https:// pour un autre site.',
  },
  fa: {
    missing: 'نشانی مقصد پیوند را بنویسید.',
    wrong: 'نشانی صفحه‌های همین سایت با / و نشانی سایت‌های دیگر با https:// آغاز می‌شود.',
  },
}
