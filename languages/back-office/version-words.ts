import type { Language } from '../languages.ts'

interface VersionWords {
  savedBy: string
  /** In the place of a person. */
  itself: string
  /** Why the way back to what is published leads nowhere. */
  nothingPublished: string
}

/** What the back office says of who saved a version. */
export const versionWords: Readonly<Record<Language, VersionWords>> = {
  en: {
    savedBy: 'Saved by',
    itself: 'The system',
    nothingPublished: 'This is no longer published, so there is nothing to revert to.',
  },
  ar: {
    savedBy: 'حفظها',
    itself: 'النظام',
    nothingPublished: 'لم يعد هذا منشورًا، فلا توجد نسخة منشورة يُرجَع إليها.',
  },
  fr: {
    savedBy: 'Enregistrée par',
    itself: 'Le système',
    nothingPublished: 'Ceci n’est plus publié\u00a0: il n’y a pas de version publiée à laquelle revenir.',
  },
  fa: {
    savedBy: 'ذخیره از',
    itself: 'سامانه',
    nothingPublished: 'این دیگر منتشر نیست و نسخهٔ منتشرشده‌ای برای بازگشت به آن وجود ندارد.',
  },
}
