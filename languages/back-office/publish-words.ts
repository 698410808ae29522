import type { Language } from '../languages.ts'

interface PublishWords {
  title: string
  lead: string
  missing: (languages: string) => string
  outdated: (languages: string) => string
  anyway: string
  stay: string
}

/** What is asked before a record is published while languages are missing; apart, because every form has it. */
export const publishWords: Readonly<Record<Language, PublishWords>> = {
  en: {
    title: 'Publish without all languages?',
    lead: 'Visitors who read these languages will see the texts in another language, or as they were.',
    missing: (list) => `Missing: ${list}`,
    outdated: (list) => `Outdated: ${list}`,
    anyway: 'Publish all the same',
    stay: 'Do not publish yet',
  },
  ar: {
    title: 'النشر دون كل اللغات؟',
    lead: 'سيرى قرّاء هذه اللغات النصوص بلغة أخرى أو كما كانت.',
    missing: (list) => `ناقصة: ${list}`,
    outdated: (list) => `قديمة: ${list}`,
    anyway: 'النشر على أي حال',
    stay: 'عدم النشر الآن',
  },
  fr: {
    title: 'Publier sans toutes les langues ?',
    lead: 'Dans ces langues, les textes apparaîtront dans une autre langue ou tels qu’ils étaient.',
    missing: (list) => `Manquantes : ${list}`,
    outdated: (list) => `Périmées : ${list}`,
    anyway: 'Publier quand même',
    stay: 'Ne pas encore publier',
  },
  fa: {
    title: 'انتشار بدون همهٔ زبان‌ها؟',
    lead: 'خوانندگان این زبان‌ها متن‌ها را به زبانی دیگر یا به‌صورت پیشین می‌بینند.',
    missing: (list) => `ترجمه‌نشده: ${list}`,
    outdated: (list) => `قدیمی: ${list}`,
    anyway: 'با این همه منتشر شود',
    stay: 'فعلاً منتشر نشود',
  },
}
