import type { Language } from '../languages.ts'
import type { Label } from './translate.ts'

/** What the back office says of an address to which a link in a text can't lead. */
export const linkRules: Label = {
  en: 'An address begins with / for a page of this site, with https:// for another site, or with mailto: or tel:.',
  ar: 'يبدأ العنوان بعلامة \u2066/\u2069 لصفحة في هذا الموقع، أو بـ \u2066https://\u2069 لموقع آخر، أو بـ \u2066mailto:\u2069 أو \u2066tel:\u2069.',
  fr: 'Une adresse commence par / pour une page de ce site, par https:// pour un autre site, ou par mailto: ou tel:.',
  fa: 'نشانی صفحه‌های همین وب‌سایت با \u2066/\u2069، نشانی وب‌سایت‌های دیگر با \u2066https://\u2069 و ایمیل و تلفن با \u2066mailto:\u2069 و \u2066tel:\u2069 آغاز می‌شود.',
}

/** What the back office says of an address that is not one of another site. */
export const webAddressRule: Label = {
  en: 'Write a full address, such as https://www.example.org/',
  ar: 'اكتب عنوانًا كاملًا، مثل \u2066https://www.example.org/\u2069',
  fr: 'Écrivez une adresse complète, comme https://www.example.org/',
  fa: 'نشانی کامل بنویسید، مانند \u2066https://www.example.org/\u2069',
}

/** What the back office says of an address that a link can't have. */
export const addressRules: Readonly<
  Record<Language, { leadsNowhere: string; missing: string; wrong: string }>
> = {
  en: {
    leadsNowhere:
      'This site has no page at this address. Check its spelling, and that what it leads to is published.',
    missing: 'Write the address that the link leads to.',
    wrong: 'An address begins with / for a page of this site, or with https:// for another site.',
  },
  ar: {
    leadsNowhere: 'لا توجد في هذا الموقع صفحة بهذا العنوان. تحقق من كتابته ومن أن ما يقود إليه منشور.',
    missing: 'اكتب العنوان الذي يقود إليه الرابط.',
    wrong: 'يبدأ العنوان بعلامة / لصفحة في هذا الموقع، أو بـ https:// لموقع آخر.',
  },
  fr: {
    leadsNowhere:
      'Ce site n’a pas de page à cette adresse. Vérifiez son orthographe, et que le contenu auquel elle mène est publié.',
    missing: 'Écrivez l’adresse à laquelle mène le lien.',
    wrong: 'Une adresse commence par / pour une page de ce site, ou par https:// pour un autre site.',
  },
  fa: {
    leadsNowhere: 'در این وب‌سایت صفحه‌ای با این نشانی نیست. املای آن و منتشر بودن مقصدش را بررسی کنید.',
    missing: 'نشانی مقصد پیوند را بنویسید.',
    wrong: 'نشانی صفحه‌های همین وب‌سایت با / و نشانی وب‌سایت‌های دیگر با https:// آغاز می‌شود.',
  },
}
