import type { Language } from './languages.ts'

interface DraftNotices {
  /** To somebody of the staff. */
  staff: string
  /** To somebody outside, with the moment at which the address ends. */
  outside: (until: string) => string
  full: string
  light: string
  ended: { title: string; text: string; home: string }
  /** In place of the page of a draft that can't be shown yet: above the fields that it lacks, or where they are not known. */
  incomplete: { title: string; text: string; unknown: string }
}

/** What the site says of drafts: only the server has these words, since nearly no page shows a draft. */
export const draftNotices: Readonly<Record<Language, DraftNotices>> = {
  en: {
    staff: 'Draft preview: only you can see this page. It has not been published.',
    outside: (until) => `Draft, not public. This address works until ${until}.`,
    full: 'Full version',
    light: 'Light version',
    ended: {
      title: 'No draft is shown here any more',
      text: 'A draft could be seen at this address for a limited time, or the address is not complete. Ask whoever sent it to you for a new one.',
      home: 'Home page',
    },
    incomplete: {
      title: 'This draft is not complete yet',
      text: 'Its page can be shown when these required fields are filled in:',
      unknown: 'A record on this page lacks something that the page needs. Fill in its required fields.',
    },
  },
  ar: {
    staff: 'معاينة مسودة: لا يرى هذه الصفحة أحد سواك، وهي غير منشورة.',
    outside: (until) => `مسودة غير منشورة. هذا الرابط صالح حتى ${until}.`,
    full: 'النسخة الكاملة',
    light: 'النسخة الخفيفة',
    ended: {
      title: 'لم تعد هناك مسودة معروضة هنا',
      text: 'كان هذا الرابط يعرض مسودة لمدة محدودة، أو أن الرابط غير مكتمل. اطلب رابطًا جديدًا ممن أرسله إليك.',
      home: 'الصفحة الرئيسية',
    },
    incomplete: {
      title: 'هذه المسودة غير مكتملة بعد',
      text: 'تظهر صفحتها بعد ملء الحقول الإلزامية الآتية:',
      unknown: 'ينقص أحدَ السجلات في هذه الصفحة ما تحتاج إليه. املأ حقوله الإلزامية.',
    },
  },
  fr: {
    staff: 'Aperçu du brouillon\u00A0: cette page n’est visible que par vous. Elle n’est pas publiée.',
    outside: (until) => `Brouillon non publié. Cette adresse est valable jusqu’au ${until}.`,
    full: 'Version complète',
    light: 'Version légère',
    ended: {
      title: 'Aucun brouillon n’est plus affiché ici',
      text: 'Un brouillon était visible à cette adresse pour une durée limitée, ou l’adresse est incomplète. Demandez-en une nouvelle à la personne qui vous l’a envoyée.',
      home: 'Page d’accueil',
    },
    incomplete: {
      title: 'Ce brouillon n’est pas encore complet',
      text: 'Sa page s’affichera une fois ces champs obligatoires remplis\u00A0:',
      unknown:
        'Il manque à un élément de cette page une information dont elle a besoin. Remplissez ses champs obligatoires.',
    },
  },
  fa: {
    staff: 'پیش‌نمایش پیش‌نویس: این صفحه را تنها شما می‌بینید و منتشر نشده است.',
    outside: (until) => `پیش‌نویس منتشرنشده. این نشانی تا ${until} معتبر است.`,
    full: 'نسخهٔ کامل',
    light: 'نسخهٔ سبک',
    ended: {
      title: 'دیگر پیش‌نویسی در اینجا نشان داده نمی‌شود',
      text: 'پیش‌نویسی برای مدتی محدود در این نشانی دیده می‌شد، یا نشانی کامل نیست. از کسی که آن را برایتان فرستاده است نشانی تازه‌ای بخواهید.',
      home: 'صفحهٔ اصلی',
    },
    incomplete: {
      title: 'این پیش‌نویس هنوز کامل نیست',
      text: 'صفحهٔ آن پس از پرکردن این فیلدهای الزامی نشان داده می‌شود:',
      unknown: 'یکی از موارد این صفحه چیزی را که صفحه به آن نیاز دارد ندارد. فیلدهای الزامی آن را پر کنید.',
    },
  },
}
