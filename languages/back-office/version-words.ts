import type { Language } from '../languages.ts'

interface VersionWords {
  savedBy: string
  /** In the place of a person. */
  itself: string
}

/** What the back office says of who saved a version. */
export const versionWords: Readonly<Record<Language, VersionWords>> = {
  en: { savedBy: 'Saved by', itself: 'The system' },
  ar: { savedBy: 'حفظها', itself: 'النظام' },
  fr: { savedBy: 'Enregistrée par', itself: 'Le système' },
  fa: { savedBy: 'ذخیره از', itself: 'سامانه' },
}
