import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

export interface ControlWords {
  /** Each of what it acts on: a field, a row or a record. */
  addNew: (what: string) => string
  clear: (what: string) => string
  move: (what: string) => string
  select: (what: string) => string
  edit: (what: string) => string
  remove: (what: string) => string
  sortAscending: (what: string) => string
  sortDescending: (what: string) => string
  moreActions: string
  moreActionsOf: (what: string) => string
  selectAll: string
  previousPage: string
  nextPage: string
  /** Of the page beside a form, in pixels. */
  previewWidth: string
  previewHeight: string
  /** The buttons above a text, by Payload's keys. */
  formats: Readonly<Record<string, string>>
}

/** Names for the back office's controls that show a sign alone, for people who hear them. */
export const controlWords: Readonly<Record<Language, ControlWords>> = {
  en: {
    addNew: (what) => `Add new: ${isolated(what)}`,
    clear: (what) => `Clear: ${isolated(what)}`,
    move: (what) => `Move: ${isolated(what)}`,
    select: (what) => `Select: ${isolated(what)}`,
    edit: (what) => `Edit: ${isolated(what)}`,
    remove: (what) => `Remove: ${isolated(what)}`,
    sortAscending: (what) => `Sort in ascending order: ${isolated(what)}`,
    sortDescending: (what) => `Sort in descending order: ${isolated(what)}`,
    moreActions: 'More actions',
    moreActionsOf: (what) => `More actions: ${isolated(what)}`,
    selectAll: 'Select all',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    previewWidth: 'Width of the preview',
    previewHeight: 'Height of the preview',
    formats: {
      indentDecrease: 'Decrease indent',
      indentIncrease: 'Increase indent',
      bold: 'Bold',
      italic: 'Italic',
      subscript: 'Subscript',
      superscript: 'Superscript',
      inlineCode: 'Code',
      link: 'Link',
    },
  },
  ar: {
    addNew: (what) => `إضافة جديد: ${isolated(what)}`,
    clear: (what) => `مسح: ${isolated(what)}`,
    move: (what) => `نقل: ${isolated(what)}`,
    select: (what) => `تحديد: ${isolated(what)}`,
    edit: (what) => `تعديل: ${isolated(what)}`,
    remove: (what) => `إزالة: ${isolated(what)}`,
    sortAscending: (what) => `ترتيب تصاعدي: ${isolated(what)}`,
    sortDescending: (what) => `ترتيب تنازلي: ${isolated(what)}`,
    moreActions: 'إجراءات أخرى',
    moreActionsOf: (what) => `إجراءات أخرى: ${isolated(what)}`,
    selectAll: 'تحديد الكل',
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    previewWidth: 'عرض المعاينة',
    previewHeight: 'ارتفاع المعاينة',
    formats: {
      indentDecrease: 'تقليل المسافة البادئة',
      indentIncrease: 'زيادة المسافة البادئة',
      bold: 'غامق',
      italic: 'مائل',
      subscript: 'نص منخفض',
      superscript: 'نص مرتفع',
      inlineCode: 'رمز برمجي',
      link: 'رابط',
    },
  },
  fr: {
    addNew: (what) => `Ajouter : ${isolated(what)}`,
    clear: (what) => `Effacer : ${isolated(what)}`,
    move: (what) => `Déplacer : ${isolated(what)}`,
    select: (what) => `Sélectionner : ${isolated(what)}`,
    edit: (what) => `Modifier : ${isolated(what)}`,
    remove: (what) => `Retirer : ${isolated(what)}`,
    sortAscending: (what) => `Trier par ordre croissant : ${isolated(what)}`,
    sortDescending: (what) => `Trier par ordre décroissant : ${isolated(what)}`,
    moreActions: 'Autres actions',
    moreActionsOf: (what) => `Autres actions : ${isolated(what)}`,
    selectAll: 'Tout sélectionner',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    previewWidth: 'Largeur de l’aperçu',
    previewHeight: 'Hauteur de l’aperçu',
    formats: {
      indentDecrease: 'Diminuer le retrait',
      indentIncrease: 'Augmenter le retrait',
      bold: 'Gras',
      italic: 'Italique',
      subscript: 'Indice',
      superscript: 'Exposant',
      inlineCode: 'Code',
      link: 'Lien',
    },
  },
  fa: {
    addNew: (what) => `افزودن مورد تازه: ${isolated(what)}`,
    clear: (what) => `پاک کردن: ${isolated(what)}`,
    move: (what) => `جابه‌جا کردن: ${isolated(what)}`,
    select: (what) => `انتخاب: ${isolated(what)}`,
    edit: (what) => `ویرایش: ${isolated(what)}`,
    remove: (what) => `برداشتن: ${isolated(what)}`,
    sortAscending: (what) => `مرتب‌سازی صعودی: ${isolated(what)}`,
    sortDescending: (what) => `مرتب‌سازی نزولی: ${isolated(what)}`,
    moreActions: 'کارهای دیگر',
    moreActionsOf: (what) => `کارهای دیگر: ${isolated(what)}`,
    selectAll: 'انتخاب همه',
    previousPage: 'صفحهٔ قبلی',
    nextPage: 'صفحهٔ بعدی',
    previewWidth: 'پهنای پیش‌نمایش',
    previewHeight: 'بلندی پیش‌نمایش',
    formats: {
      indentDecrease: 'کاهش تورفتگی',
      indentIncrease: 'افزایش تورفتگی',
      bold: 'پررنگ',
      italic: 'مورب',
      subscript: 'اندیس پایین',
      superscript: 'اندیس بالا',
      inlineCode: 'کد',
      link: 'پیوند',
    },
  },
}
