import type { Language } from '../languages.ts'

interface VerificationWords {
  title: string
  sound: string
  /** With a number behind it. */
  found: string
  failed: string
  old: string
  none: string
  /** @param moment and numbers as they are written in the language */
  summary: (verified: { moment: string; entries: string; leaves: string }) => string
  nothingFound: string
  findings: string
  /** Why the sentences are English, and what to do. */
  note: string
}

/** What the back office says of the nightly verification of the procurement record. */
export const verificationWords: Readonly<Record<Language, VerificationWords>> = {
  en: {
    title: 'Nightly verification',
    sound: 'The procurement record is whole. Verified',
    found: 'The verification of the procurement record found inconsistencies',
    failed: 'The procurement record could not be verified',
    old: 'The procurement record was not verified last night. Last verified',
    none: 'The record has not been verified yet; that happens every night.',
    summary: ({ moment, entries, leaves }) =>
      `On ${moment}, ${entries} entries of this record and ${leaves} of the transparency log were verified, with every proposal and every stored file.`,
    nothingFound: 'Everything is consistent.',
    findings: 'Inconsistencies',
    note: 'The sentences are in English, as the server’s log has them. Show them to whoever runs the server, and change nothing until they are explained.',
  },
  ar: {
    title: 'التحقق الليلي',
    sound: 'سجل المشتريات سليم. تاريخ التحقق',
    found: 'وجد التحقق من سجل المشتريات ما لا يتطابق',
    failed: 'تعذّر التحقق من سجل المشتريات',
    old: 'لم يُتحقَّق من سجل المشتريات الليلة الماضية. آخر تحقق',
    none: 'لم يُتحقَّق من السجل بعد؛ يجري التحقق كل ليلة.',
    summary: ({ moment, entries, leaves }) =>
      `في ${moment} جرى التحقق من قيود هذا السجل (${entries}) وقيود سجل الشفافية (${leaves})، ومن كل عرض وكل ملف محفوظ.`,
    nothingFound: 'كل شيء متطابق.',
    findings: 'ما لا يتطابق',
    note: 'الجمل بالإنجليزية كما ترد في سجل الخادم. اعرضها على من يشغّل الخادم، ولا تغيّر شيئًا قبل تفسيرها.',
  },
  fr: {
    title: 'Vérification nocturne',
    sound: 'Le registre des achats est intègre. Vérifié',
    found: 'La vérification du registre des achats a relevé des discordances',
    failed: 'Le registre des achats n’a pas pu être vérifié',
    old: 'Le registre des achats n’a pas été vérifié la nuit dernière. Dernière vérification',
    none: 'Le registre n’a pas encore été vérifié ; il l’est chaque nuit.',
    summary: ({ moment, entries, leaves }) =>
      `Le ${moment}, la vérification a porté sur les entrées de ce registre (${entries}) et du journal de transparence (${leaves}), sur chaque offre et sur chaque fichier conservé.`,
    nothingFound: 'Tout concorde.',
    findings: 'Ce qui ne concorde pas',
    note: 'Les phrases sont en anglais, comme dans le journal du serveur. Montrez-les à la personne qui exploite le serveur et ne changez rien avant qu’elles soient expliquées.',
  },
  fa: {
    title: 'راستی‌آزمایی شبانه',
    sound: 'دفتر تدارکات سالم است. راستی‌آزمایی',
    found: 'راستی‌آزمایی دفتر تدارکات موارد ناسازگار یافت',
    failed: 'راستی‌آزمایی دفتر تدارکات ممکن نشد',
    old: 'دفتر تدارکات دیشب راستی‌آزمایی نشد. آخرین راستی‌آزمایی',
    none: 'دفتر هنوز راستی‌آزمایی نشده است؛ این کار هر شب انجام می‌شود.',
    summary: ({ moment, entries, leaves }) =>
      `در ${moment}، ثبت‌های این دفتر (${entries}) و دفتر شفافیت (${leaves}) و همهٔ پیشنهادها و فایل‌های ذخیره‌شده راستی‌آزمایی شد.`,
    nothingFound: 'همه‌چیز سازگار است.',
    findings: 'موارد ناسازگار',
    note: 'جمله‌ها به انگلیسی‌اند، همان‌گونه که در گزارش سرور آمده‌اند. آنها را به متصدی سرور نشان دهید و تا روشن شدن علت، چیزی را تغییر ندهید.',
  },
}
