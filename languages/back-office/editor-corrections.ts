import type { Language } from '../languages.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the editor of formatted texts says in Payload's words, corrected: "[SKIPPED]" stood for headings in Persian. */
export const editorCorrections: Readonly<Record<Exclude<Language, 'en'>, Words>> = {
  ar: {
    general: {
      placeholder: 'ابدأ الكتابة، أو اضغط «/» لعرض الأوامر…',
      toolbarItemsActive: 'المفعّل: {{count}}',
    },
    heading: { label: 'عنوان {{headingLevel}}' },
    horizontalRule: { label: 'خط فاصل' },
    indent: { decreaseLabel: 'إنقاص مستوى القائمة', increaseLabel: 'زيادة مستوى القائمة' },
    link: { loadingWithEllipsis: 'جارٍ التحميل…' },
    orderedList: { label: 'قائمة مرقّمة' },
    unorderedList: { label: 'قائمة نقطية' },
    upload: { label: 'صورة أو وثيقة' },
  },
  fr: {
    general: {
      placeholder: 'Commencez à écrire, ou appuyez sur «\u00a0/\u00a0» pour voir les commandes…',
      slashMenuBasicGroupLabel: 'Texte',
    },
    heading: { label: 'Titre {{headingLevel}}' },
    horizontalRule: { label: 'Ligne de séparation' },
    indent: { decreaseLabel: 'Diminuer le retrait', increaseLabel: 'Augmenter le retrait' },
    link: { loadingWithEllipsis: 'Chargement…' },
    orderedList: { label: 'Liste numérotée' },
    unorderedList: { label: 'Liste à puces' },
    upload: { label: 'Image ou document' },
  },
  fa: {
    blockquote: { label: 'نقل قول' },
    general: {
      placeholder: 'بنویسید، یا برای دیدن دستورها «/» را بزنید…',
      slashMenuListGroupLabel: 'فهرست‌ها',
    },
    heading: { label: 'عنوان {{headingLevel}}' },
    horizontalRule: { label: 'خط جداکننده' },
    link: { loadingWithEllipsis: 'در حال بارگذاری…' },
    orderedList: { label: 'فهرست شماره‌دار' },
    unorderedList: { label: 'فهرست نشانه‌دار' },
    upload: { label: 'تصویر یا سند' },
  },
}
