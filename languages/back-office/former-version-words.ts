import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

interface FormerVersionWords {
  title: string
  /** What the editor of a dataset should know before they replace a file. */
  explanation: string
  values: (version: string) => string
  file: (name: string) => string
  heldSince: (moment: string) => string
  /** @param by nobody's name where it is not known */
  withdrawn: (moment: string, by: string | null) => string
  withdraw: string
  /** What an administrator should know before they withdraw. */
  willWithdraw: (name: string) => string
  cancel: string
  failure: string
  /** Beside a document, before the datasets whose former files it had. */
  stillPublic: string
}

/** What the back office says of former versions of datasets. */
export const formerVersionWords: Readonly<Record<Language, FormerVersionWords>> = {
  en: {
    title: 'Former versions',
    explanation:
      'When a file of a published dataset is replaced, its former version stays public at its addresses, so that quotations stay right. Personal data that was published by mistake must be withdrawn by an administrator.',
    values: (version) => `Values of the chart, version ${version}`,
    file: (name) => `File ${name}`,
    heldSince: (moment) => `Public; replaced ${moment}`,
    withdrawn: (moment, by) => (by === null ? `Withdrawn ${moment}` : `Withdrawn ${moment} by ${by}`),
    withdraw: 'Withdraw',
    willWithdraw: (name) =>
      `“${name}” is deleted for good and can’t be brought back; its addresses will say that it was withdrawn. A file and the values of its chart are withdrawn one by one. Backups have it until they are deleted, and copies that others took stay with them.`,
    cancel: 'Cancel',
    failure: 'This could not be done. Please reload the page and try again.',
    stillPublic: 'Former versions of this file are still public in',
  },
  ar: {
    title: 'الإصدارات السابقة',
    explanation:
      'عند استبدال ملف في مجموعة بيانات منشورة، يبقى إصداره السابق متاحًا للجميع في عناوينه لكي تظل الاقتباسات صحيحة. أما البيانات الشخصية المنشورة خطأً فيجب أن يسحبها مدير النظام.',
    values: (version) => `قيم الرسم البياني، الإصدار ${isolated(version)}`,
    file: (name) => `الملف ${isolated(name)}`,
    heldSince: (moment) => `متاح للجميع؛ استُبدل في ${moment}`,
    withdrawn: (moment, by) => (by === null ? `سُحب في ${moment}` : `سُحب في ${moment}، سحبه ${isolated(by)}`),
    withdraw: 'سحب',
    willWithdraw: (name) =>
      `يُحذف «${isolated(name)}» نهائيًا ولا يمكن استرجاعه، وستذكر عناوينه أنه سُحب. يُسحب الملف وقيم رسمه البياني كلٌّ على حدة. ويبقى في النسخ الاحتياطية إلى أن تُحذف، وتبقى النسخ التي أخذها آخرون لديهم.`,
    cancel: 'إلغاء',
    failure: 'تعذّر ذلك. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
    stillPublic: 'ما زالت إصدارات سابقة من هذا الملف متاحة للجميع في',
  },
  fr: {
    title: 'Versions antérieures',
    explanation:
      'Quand un fichier d’un jeu de données publié est remplacé, sa version antérieure reste publique à ses adresses, afin que les citations restent justes. Des données personnelles publiées par erreur doivent être retirées par un administrateur.',
    values: (version) => `Valeurs du graphique, version ${version}`,
    file: (name) => `Fichier ${name}`,
    heldSince: (moment) => `Publique ; remplacée le ${moment}`,
    withdrawn: (moment, by) => (by === null ? `Retirée le ${moment}` : `Retirée le ${moment} par ${by}`),
    withdraw: 'Retirer',
    willWithdraw: (name) =>
      `« ${name} » est supprimé définitivement et ne peut pas être rétabli ; ses adresses diront qu’il a été retiré. Un fichier et les valeurs de son graphique se retirent séparément. Les sauvegardes le contiennent jusqu’à leur suppression, et les copies prises par d’autres restent chez eux.`,
    cancel: 'Annuler',
    failure: 'L’opération a échoué. Rechargez la page et réessayez.',
    stillPublic: 'Des versions antérieures de ce fichier sont encore publiques dans',
  },
  fa: {
    title: 'نسخه‌های پیشین',
    explanation:
      'وقتی فایلی از یک مجموعه‌دادهٔ منتشرشده جایگزین می‌شود، نسخهٔ پیشین آن در نشانی‌های خود همچنان در دسترس همگان می‌ماند تا نقل‌قول‌ها درست بمانند. داده‌های شخصی‌ای که به‌اشتباه منتشر شده‌اند باید به دست مدیر سامانه پس گرفته شوند.',
    values: (version) => `مقادیر نمودار، نسخهٔ ${isolated(version)}`,
    file: (name) => `فایل ${isolated(name)}`,
    heldSince: (moment) => `در دسترس همگان؛ جایگزین‌شده در ${moment}`,
    withdrawn: (moment, by) =>
      by === null ? `پس‌گرفته‌شده در ${moment}` : `پس‌گرفته‌شده در ${moment} به دست ${isolated(by)}`,
    withdraw: 'پس گرفتن',
    willWithdraw: (name) =>
      `«${isolated(name)}» برای همیشه حذف می‌شود و بازگرداندنی نیست؛ نشانی‌های آن خواهند گفت که پس گرفته شده است. فایل و مقادیر نمودار آن جداگانه پس گرفته می‌شوند. در نسخه‌های پشتیبان تا زمان حذف آنها می‌ماند و رونوشت‌هایی که دیگران گرفته‌اند نزدشان می‌ماند.`,
    cancel: 'انصراف',
    failure: 'این کار انجام نشد. صفحه را دوباره بار کنید و بار دیگر بکوشید.',
    stillPublic: 'نسخه‌های پیشین این فایل هنوز در اینجا در دسترس همگان است:',
  },
}
