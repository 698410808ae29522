import type { Language } from '../languages.ts'

interface WordsOfUses {
  /** @param list the records, each with its kind */
  refused: (list: string) => string
  /** One of the records. */
  named: (title: string, kind: string) => string
  more: (count: number) => string
  between: string
  usedIn: string
  usedNowhere: string
  draft: string
}

/** What the back office says of where a record is used. */
export const wordsOfUses: Readonly<Record<Language, WordsOfUses>> = {
  en: {
    refused: (list) => `This is still used, so it can’t be deleted. Remove it first from: ${list}.`,
    named: (title, kind) => `“${title}” (${kind})`,
    more: (count) => `and ${count} more`,
    between: ', ',
    usedIn: 'Used in',
    usedNowhere: 'Used nowhere',
    draft: 'draft',
  },
  ar: {
    refused: (list) => `لا يمكن حذف هذا لأنه ما زال مستخدمًا. أزله أولًا من: ${list}.`,
    named: (title, kind) => `«\u2068${title}\u2069» (${kind})`,
    more: (count) => `و${count} غيرها`,
    between: '، ',
    usedIn: 'مستخدم في',
    usedNowhere: 'غير مستخدم',
    draft: 'مسودة',
  },
  fr: {
    refused: (list) =>
      `Cet élément est encore utilisé et ne peut pas être supprimé. Retirez-le d’abord de : ${list}.`,
    named: (title, kind) => `« ${title} » (${kind})`,
    more: (count) => `et ${count} de plus`,
    between: ', ',
    usedIn: 'Utilisé dans',
    usedNowhere: 'Utilisé nulle part',
    draft: 'brouillon',
  },
  fa: {
    refused: (list) =>
      `این مورد هنوز به کار رفته است و نمی‌توان آن را حذف کرد. نخست آن را از این‌ها بردارید: ${list}.`,
    named: (title, kind) => `«\u2068${title}\u2069» (${kind})`,
    more: (count) => `و ${count} مورد دیگر`,
    between: '، ',
    usedIn: 'به‌کاررفته در',
    usedNowhere: 'جایی به کار نرفته است',
    draft: 'پیش‌نویس',
  },
}
