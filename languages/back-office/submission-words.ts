import type { Language } from '../languages.ts'

interface SubmissionWords {
  files: string
  download: (name: string) => string
  infected: string
  notScanned: string
  withoutName: string
  all: { table: string; files: string }
  /** Where the list is filtered. */
  shown: { table: string; files: string }
}

/** What the back office says of submitted files. */
export const submissionWords: Readonly<Record<Language, SubmissionWords>> = {
  en: {
    files: 'Files',
    download: (name) => `Download ${name}`,
    infected: 'The virus scanner found something in these files. They cannot be downloaded.',
    notScanned:
      'The virus scanner has not seen these files yet. They are scanned before anybody can download them.',
    withoutName: 'File',
    all: { table: 'Download all as a table (CSV)', files: 'Download all files (ZIP)' },
    shown: {
      table: 'Download what is shown as a table (CSV)',
      files: 'Download the files of what is shown (ZIP)',
    },
  },
  ar: {
    files: 'الملفات',
    download: (name) => `تنزيل ${name}`,
    infected: 'وجد فاحص الفيروسات شيئًا في هذه الملفات، ولذلك لا يمكن تنزيلها.',
    notScanned: 'لم يفحص فاحص الفيروسات هذه الملفات بعد. ستُفحص قبل أن يتمكن أحد من تنزيلها.',
    withoutName: 'ملف',
    all: { table: 'تنزيل الكل جدولًا (CSV)', files: 'تنزيل كل الملفات (ZIP)' },
    shown: { table: 'تنزيل المعروض جدولًا (CSV)', files: 'تنزيل ملفات المعروض (ZIP)' },
  },
  fr: {
    files: 'Fichiers',
    download: (name) => `Télécharger ${name}`,
    infected: 'L’antivirus a trouvé quelque chose dans ces fichiers. Ils ne peuvent pas être téléchargés.',
    notScanned: 'L’antivirus n’a pas encore analysé ces fichiers. Ils le seront avant tout téléchargement.',
    withoutName: 'Fichier',
    all: { table: 'Tout télécharger en tableau (CSV)', files: 'Télécharger tous les fichiers (ZIP)' },
    shown: {
      table: 'Télécharger la sélection affichée en tableau (CSV)',
      files: 'Télécharger les fichiers de la sélection affichée (ZIP)',
    },
  },
  fa: {
    files: 'فایل‌ها',
    download: (name) => `دریافت ${name}`,
    infected: 'ویروس‌یاب در این فایل‌ها چیزی یافته است و آنها را نمی‌توان دریافت کرد.',
    notScanned:
      'ویروس‌یاب هنوز این فایل‌ها را بررسی نکرده است. پیش از آنکه کسی بتواند آنها را دریافت کند، بررسی می‌شوند.',
    withoutName: 'فایل',
    all: { table: 'دریافت همه به صورت جدول (CSV)', files: 'دریافت همهٔ فایل‌ها (ZIP)' },
    shown: {
      table: 'دریافت موارد نمایش‌داده‌شده به صورت جدول (CSV)',
      files: 'دریافت فایل‌های موارد نمایش‌داده‌شده (ZIP)',
    },
  },
}
