import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

interface FailedPublicationWords {
  published: (title: string) => string
  unpublished: (title: string) => string
  /** Not published because somebody else has saved it since the moment was set. */
  changedSince: (title: string) => string
}

/** The task of whoever set a moment at which something was to be published, or taken off the site, and was not. */
export const failedPublicationWords: Readonly<Record<Language, FailedPublicationWords>> = {
  en: {
    published: (title) =>
      `“${title}” could not be published at the time that was set. Open it and publish it yourself: the form says what is missing.`,
    unpublished: (title) =>
      `“${title}” could not be unpublished at the time that was set. Open it and unpublish it yourself.`,
    changedSince: (title) =>
      `“${title}” was not published at the time that was set: somebody else changed it afterwards. Read it again and publish it yourself.`,
  },
  ar: {
    published: (title) =>
      `تعذّر نشر «${isolated(title)}» في الموعد المحدد. افتحه وانشره بنفسك، وسيبيّن النموذج ما ينقصه.`,
    unpublished: (title) => `تعذّر إلغاء نشر «${isolated(title)}» في الموعد المحدد. افتحه وألغِ نشره بنفسك.`,
    changedSince: (title) =>
      `لم يُنشر «${isolated(title)}» في الموعد المحدد، لأن شخصًا آخر عدّله بعد تحديد الموعد. اقرأه من جديد وانشره بنفسك.`,
  },
  fr: {
    published: (title) =>
      `« ${title} » n’a pas pu être publié à l’heure prévue. Ouvrez-le et publiez-le vous-même : le formulaire indique ce qui manque.`,
    unpublished: (title) =>
      `La publication de « ${title} » n’a pas pu être annulée à l’heure prévue. Ouvrez-le et annulez-la vous-même.`,
    changedSince: (title) =>
      `« ${title} » n’a pas été publié à l’heure prévue : une autre personne l’a modifié entre-temps. Relisez-le et publiez-le vous-même.`,
  },
  fa: {
    published: (title) =>
      `«${isolated(title)}» در زمان تعیین‌شده منتشر نشد. آن را باز کنید و خودتان منتشر کنید؛ فرم نشان می‌دهد چه چیزی کم است.`,
    unpublished: (title) =>
      `انتشار «${isolated(title)}» در زمان تعیین‌شده لغو نشد. آن را باز کنید و خودتان انتشارش را لغو کنید.`,
    changedSince: (title) =>
      `«${isolated(title)}» در زمان تعیین‌شده منتشر نشد، چون کس دیگری پس از تعیین آن زمان تغییرش داده است. آن را دوباره بخوانید و خودتان منتشر کنید.`,
  },
}
