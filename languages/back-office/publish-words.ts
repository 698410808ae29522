import type { Language } from '../languages.ts'
import type { Label } from './translate.ts'

interface PublishWords {
  title: string
  lead: string
  missing: (languages: string) => string
  outdated: (languages: string) => string
  pictures: (languages: string) => string
  /** Of several that were chosen in a list. */
  records: (count: string) => string
  anyway: string
  stay: string
  stayed: string
}

/** What is asked before a record is published while languages are missing; apart, because every form has it. */
export const publishWords: Readonly<Record<Language, PublishWords>> = {
  en: {
    title: 'Publish without all languages?',
    lead: 'Visitors who read these languages will see the texts in another language, or as they were.',
    missing: (list) => `Missing: ${list}`,
    outdated: (list) => `Outdated: ${list}`,
    pictures: (list) => `Pictures without alternative text: ${list}`,
    records: (count) => `Records concerned: ${count}`,
    anyway: 'Publish all the same',
    stay: 'Do not publish yet',
    stayed: 'Nothing was published.',
  },
  ar: {
    title: 'النشر دون كل اللغات؟',
    lead: 'سيرى قرّاء هذه اللغات النصوص بلغة أخرى أو كما كانت.',
    missing: (list) => `ناقصة: ${list}`,
    outdated: (list) => `قديمة: ${list}`,
    pictures: (list) => `صور بلا نص بديل: ${list}`,
    records: (count) => `السجلات المعنية: ${count}`,
    anyway: 'النشر على أي حال',
    stay: 'عدم النشر الآن',
    stayed: 'لم يُنشر شيء.',
  },
  fr: {
    title: 'Publier sans toutes les langues ?',
    lead: 'Dans ces langues, les textes apparaîtront dans une autre langue ou tels qu’ils étaient.',
    missing: (list) => `Manquantes : ${list}`,
    outdated: (list) => `Périmées : ${list}`,
    pictures: (list) => `Images sans texte alternatif : ${list}`,
    records: (count) => `Fiches concernées : ${count}`,
    anyway: 'Publier quand même',
    stay: 'Ne pas encore publier',
    stayed: 'Rien n’a été publié.',
  },
  fa: {
    title: 'انتشار بدون همهٔ زبان‌ها؟',
    lead: 'خوانندگان این زبان‌ها متن‌ها را به زبانی دیگر یا به‌صورت پیشین می‌بینند.',
    missing: (list) => `ترجمه‌نشده: ${list}`,
    outdated: (list) => `قدیمی: ${list}`,
    pictures: (list) => `تصویرهای بدون متن جایگزین: ${list}`,
    records: (count) => `رکوردهای مربوط: ${count}`,
    anyway: 'با این همه منتشر شود',
    stay: 'فعلاً منتشر نشود',
    stayed: 'چیزی منتشر نشد.',
  },
}

/** What the back office says of the date of a news item, a story or a publication that was probably typed wrongly. */
export const farAheadRule: Label = {
  en: 'This date is more than a year ahead. Check the year.',
  ar: 'هذا التاريخ بعد أكثر من سنة من الآن. تحقق من السنة.',
  fr: 'Cette date se situe à plus d’un an d’ici. Vérifiez l’année.',
  fa: 'این تاریخ بیش از یک سال جلوتر از امروز است. سال را بررسی کنید.',
}
