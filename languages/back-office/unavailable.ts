import { isLanguage } from '../languages.ts'
import type { Label } from './translate.ts'

const words: Label = {
  en: 'The database cannot be reached at the moment. What you typed is still here; try again shortly.',
  ar: 'يتعذّر الوصول إلى قاعدة البيانات حاليًا. ما كتبته لا يزال هنا؛ حاول مرة أخرى بعد قليل.',
  fr: 'La base de données est momentanément inaccessible. Votre saisie est toujours là ; réessayez dans un instant.',
  fa: 'در حال حاضر پایگاه داده در دسترس نیست. آنچه نوشته‌اید همچنان اینجاست؛ کمی بعد دوباره تلاش کنید.',
}

/** Says that the database is away, in the language in which somebody uses the back office. */
export function unavailable({ i18n }: { i18n: { language: string } }): string {
  return words[isLanguage(i18n.language) ? i18n.language : 'en']
}
