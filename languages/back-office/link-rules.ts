import type { Label } from './translate.ts'

/** What the back office says of an address to which a link in a text can't lead. */
export const linkRules: Label = {
  en: 'An address begins with / for a page of this site, with https:// for another site, or with mailto: or tel:.',
  ar: 'يبدأ العنوان بعلامة \u2066/\u2069 لصفحة في هذا الموقع، أو بـ \u2066https://\u2069 لموقع آخر، أو بـ \u2066mailto:\u2069 أو \u2066tel:\u2069.',
  fr: 'Une adresse commence par / pour une page de ce site, par https:// pour un autre site, ou par mailto: ou tel:.',
  fa: 'نشانی صفحه‌های همین وب‌سایت با \u2066/\u2069، نشانی وب‌سایت‌های دیگر با \u2066https://\u2069 و ایمیل و تلفن با \u2066mailto:\u2069 و \u2066tel:\u2069 آغاز می‌شود.',
}
