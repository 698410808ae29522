import { languages, type Language } from '../../../site/i18n/languages.ts'

/** What a document says of itself, around the text it carries. */
interface DocumentWords {
  summary: string
  contents: string
  published: string
  authors: string
  topic: string
  publishedBy: string
  citation: string
  /** Between the names of authors. */
  comma: string
  page: (page: string, pages: string) => string
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en: {
    summary: 'Summary',
    contents: 'Contents',
    published: 'Published',
    authors: 'Authors',
    topic: 'Topic',
    publishedBy: 'Published by',
    citation: 'How to cite this document',
    comma: ', ',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  ar: {
    summary: 'الملخّص',
    contents: 'المحتويات',
    published: 'تاريخ النشر',
    authors: 'إعداد',
    topic: 'الموضوع',
    publishedBy: 'الناشر',
    citation: 'كيف يُستشهد بهذه الوثيقة',
    comma: '، ',
    page: (page, pages) => `صفحة ${page} من ${pages}`,
  },
  fr: {
    summary: 'Résumé',
    contents: 'Sommaire',
    published: 'Publié le',
    authors: 'Auteurs',
    topic: 'Thème',
    publishedBy: 'Éditeur',
    citation: 'Pour citer ce document',
    comma: ', ',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  fa: {
    summary: 'چکیده',
    contents: 'فهرست',
    published: 'تاریخ انتشار',
    authors: 'نویسندگان',
    topic: 'موضوع',
    publishedBy: 'ناشر',
    citation: 'شیوهٔ ارجاع به این سند',
    comma: '، ',
    page: (page, pages) => `صفحهٔ ${page} از ${pages}`,
  },
}

/** A number in the digits of a language. */
export function inDigitsOf(language: Language, value: number): string {
  return new Intl.NumberFormat(languages[language].formatLocale, { useGrouping: false }).format(value)
}
