import { languageOf, type InALanguage } from './language-of.ts'
import type { Label } from './translate.ts'

const databaseAway: Label = {
  en: 'The database cannot be reached at the moment. What you typed is still here; try again shortly.',
  ar: 'يتعذّر الوصول إلى قاعدة البيانات حاليًا. ما كتبته لا يزال هنا؛ حاول مرة أخرى بعد قليل.',
  fr: 'La base de données est momentanément inaccessible. Votre saisie est toujours là ; réessayez dans un instant.',
  fa: 'در حال حاضر پایگاه داده در دسترس نیست. آنچه نوشته‌اید همچنان اینجاست؛ کمی بعد دوباره تلاش کنید.',
}

/** Says that the database is away, in the language in which somebody uses the back office. */
export function unavailable(by: InALanguage): string {
  return databaseAway[languageOf(by)]
}

const notStored: Label = {
  en: 'The file could not be stored, so nothing was saved. Try again in a few minutes; if it fails again, tell whoever runs the server.',
  ar: 'تعذّر تخزين الملف، ولذلك لم يُحفظ شيء. أعد المحاولة بعد بضع دقائق، وإن تكرّر ذلك فأبلغ من يدير الخادم.',
  fr: 'Le fichier n’a pas pu être stocké : rien n’a été enregistré. Réessayez dans quelques minutes ; si l’erreur se répète, adressez-vous à la personne qui gère le serveur.',
  fa: 'ذخیرهٔ فایل ممکن نشد و به همین دلیل چیزی ثبت نشد. چند دقیقهٔ دیگر دوباره تلاش کنید و اگر باز هم نشد، به گردانندهٔ سرور خبر دهید.',
}

/** Said when an uploaded file could not be stored, in the language in which somebody uses the back office. */
export function fileNotStored(by: InALanguage): string {
  return notStored[languageOf(by)]
}
