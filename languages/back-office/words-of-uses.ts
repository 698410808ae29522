import type { Language } from '../languages.ts'

interface WordsOfUses {
  /**
   * @param record what is to be deleted
   * @param list the records that use it, each with its kind
   */
  refused: (record: string, list: string) => string
  /** One of the records. */
  named: (title: string, kind: string) => string
  more: (count: number) => string
  between: string
  usedIn: string
  usedNowhere: string
  draft: string
  reading: string
  failed: string
  /** Of a picture or document. */
  replacedEverywhere: string
}

/** What the back office says of where a record is used. */
export const wordsOfUses: Readonly<Record<Language, WordsOfUses>> = {
  en: {
    refused: (record, list) =>
      `“${record}” is still used, so it can’t be deleted. Remove it first from: ${list}.`,
    named: (title, kind) => `“${title}” (${kind})`,
    more: (count) => `and ${count} more`,
    between: ', ',
    usedIn: 'Used in',
    usedNowhere: 'Used nowhere',
    draft: 'draft',
    reading: 'Looking for where this is used …',
    failed: 'Where this is used could not be read. Reload the page in a moment.',
    replacedEverywhere: 'A new file that you put here replaces the current one in all of them.',
  },
  ar: {
    refused: (record, list) => `لا يمكن حذف «\u2068${record}\u2069» لأنه ما زال مستخدمًا. أزله أولًا من: ${list}.`,
    named: (title, kind) => `«\u2068${title}\u2069» (${kind})`,
    more: (count) => `و${count} غيرها`,
    between: '، ',
    usedIn: 'مستخدم في',
    usedNowhere: 'غير مستخدم',
    draft: 'مسودة',
    reading: 'جارٍ البحث عن مواضع الاستخدام…',
    failed: 'تعذّرت قراءة مواضع الاستخدام. أعد تحميل الصفحة بعد لحظات.',
    replacedEverywhere: 'إذا وضعت هنا ملفًا جديدًا حلّ محل الملف الحالي فيها كلها.',
  },
  fr: {
    refused: (record, list) =>
      `L’élément « ${record} » est encore utilisé et ne peut pas être supprimé. Retirez-le d’abord de : ${list}.`,
    named: (title, kind) => `« ${title} » (${kind})`,
    more: (count) => `et ${count} de plus`,
    between: ', ',
    usedIn: 'Utilisé dans',
    usedNowhere: 'Utilisé nulle part',
    draft: 'brouillon',
    reading: 'Recherche des utilisations…',
    failed: 'Les utilisations n’ont pas pu être lues. Rechargez la page dans un instant.',
    replacedEverywhere: 'Un nouveau fichier déposé ici remplace l’actuel partout où il est utilisé.',
  },
  fa: {
    refused: (record, list) =>
      `«\u2068${record}\u2069» هنوز به کار رفته است و نمی‌توان آن را حذف کرد. نخست آن را از اینها بردارید: ${list}.`,
    named: (title, kind) => `«\u2068${title}\u2069» (${kind})`,
    more: (count) => `و ${count} مورد دیگر`,
    between: '، ',
    usedIn: 'به‌کاررفته در',
    usedNowhere: 'جایی به کار نرفته است',
    draft: 'پیش‌نویس',
    reading: 'در حال یافتن جاهای کاربرد…',
    failed: 'جاهای کاربرد خوانده نشد. کمی بعد صفحه را دوباره بارگذاری کنید.',
    replacedEverywhere: 'فایل تازه‌ای که اینجا بگذارید، در همهٔ آنها جای فایل کنونی را می‌گیرد.',
  },
}
