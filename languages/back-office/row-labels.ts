import type { FieldName } from './field-labels.ts'
import type { Label } from './translate.ts'

/** What one row of each list of rows is called: “Add speaker”, “Speaker 02”. */
export const rowLabels = {
  aboutSlides: { en: 'Slide', ar: 'شريحة', fr: 'Diapositive', fa: 'اسلاید' },
  addenda: { en: 'Addendum', ar: 'ملحق', fr: 'Additif', fa: 'الحاقیه' },
  agenda: {
    en: 'Agenda item',
    ar: 'بند في جدول الأعمال',
    fr: 'Point de l’ordre du jour',
    fa: 'بند دستور کار',
  },
  authors: { en: 'Author', ar: 'مؤلف', fr: 'Auteur', fa: 'نویسنده' },
  codesInFiles: { en: 'Code', ar: 'رمز', fr: 'Code', fa: 'کد' },
  documents: { en: 'Document', ar: 'وثيقة', fr: 'Document', fa: 'سند' },
  figures: { en: 'Figure', ar: 'رقم', fr: 'Chiffre', fa: 'رقم' },
  files: { en: 'File', ar: 'ملف', fr: 'Fichier', fa: 'فایل' },
  links: { en: 'Sub-link', ar: 'رابط فرعي', fr: 'Sous-lien', fa: 'پیوند فرعی' },
  nodes: { en: 'Box', ar: 'مربع', fr: 'Case', fa: 'خانه' },
  panelLinks: { en: 'Link', ar: 'رابط', fr: 'Lien', fa: 'پیوند' },
  replacedDocuments: {
    en: 'Replaced document',
    ar: 'وثيقة مستبدلة',
    fr: 'Document remplacé',
    fa: 'سند جایگزین‌شده',
  },
  results: { en: 'Result', ar: 'نتيجة', fr: 'Résultat', fa: 'نتیجه' },
  speakers: { en: 'Speaker', ar: 'متحدث', fr: 'Intervenant', fa: 'سخنران' },
  tags: { en: 'Tag', ar: 'وسم', fr: 'Étiquette', fa: 'برچسب' },
  waterFigures: { en: 'Water figure', ar: 'رقم عن المياه', fr: 'Chiffre de l’eau', fa: 'رقم آب' },
} as const satisfies Partial<Record<FieldName, Label>>

export type RowsName = keyof typeof rowLabels
