import type { Language } from '../../site/i18n/languages.ts'

interface SubmissionWords {
  files: string
  download: (name: string) => string
  infected: string
  withoutName: string
  table: string
  allFiles: string
}

/** What the back office says of submitted files. */
export const submissionWords: Readonly<Record<Language, SubmissionWords>> = {
  en: {
    files: 'Files',
    download: (name) => `Download ${name}`,
    infected: 'The virus scanner found something in these files. They cannot be downloaded.',
    withoutName: 'File',
    table: 'Download all as a table (CSV)',
    allFiles: 'Download all files (ZIP)',
  },
  ar: {
    files: 'الملفات',
    download: (name) => `تنزيل ${name}`,
    infected: 'وجد فاحص الفيروسات شيئًا في هذه الملفات، ولذلك لا يمكن تنزيلها.',
    withoutName: 'ملف',
    table: 'تنزيل الكل جدولًا (CSV)',
    allFiles: 'تنزيل كل الملفات (ZIP)',
  },
  fr: {
    files: 'Fichiers',
    download: (name) => `Télécharger ${name}`,
    infected: 'L’antivirus a trouvé quelque chose dans ces fichiers. Ils ne peuvent pas être téléchargés.',
    withoutName: 'Fichier',
    table: 'Tout télécharger en tableau (CSV)',
    allFiles: 'Télécharger tous les fichiers (ZIP)',
  },
  fa: {
    files: 'فایل‌ها',
    download: (name) => `دریافت ${name}`,
    infected: 'ویروس‌یاب در این فایل‌ها چیزی یافته است و آنها را نمی‌توان دریافت کرد.',
    withoutName: 'فایل',
    table: 'دریافت همه به صورت جدول (CSV)',
    allFiles: 'دریافت همهٔ فایل‌ها (ZIP)',
  },
}
