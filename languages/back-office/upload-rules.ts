import { formatList } from '../format.ts'
import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  nameTooLong: (name: string) =>
    `The name of file “${name}” is too long. Please give the file a shorter name.`,
  wrongContent: (name: string) =>
    `File “${name}” is damaged, or is not what its name says. Please save it again in the program that it was made with.`,
  locked: (name: string) =>
    `File “${name}” is protected by a password, so that visitors could not open it. Please save it without one.`,
  unpacksTooLarge: (name: string) =>
    `File “${name}” unpacks to more than 1 GB. Please make its pictures and films smaller.`,
  tooManyPixels: (name: string) =>
    `Picture “${name}” has more than 268 million pixels. Please save it smaller: 4,000 pixels across are enough.`,
}

/** Why a file of the staff is refused. */
export type UploadRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<UploadRule, (name: string) => string>>>> = {
  en: english,
  ar: {
    nameTooLong: (name) => `اسم الملف «\u2068${name}\u2069» طويل جدًا. يرجى اختيار اسم أقصر للملف.`,
    wrongContent: (name) =>
      `الملف «\u2068${name}\u2069» تالف أو لا يطابق محتواه اسمه. يرجى حفظه من جديد بالبرنامج الذي أُعدّ به.`,
    locked: (name) =>
      `الملف «\u2068${name}\u2069» محمي بكلمة مرور، فلا يستطيع الزوار فتحه. يرجى حفظه من دونها.`,
    unpacksTooLarge: (name) =>
      `يزيد حجم الملف «\u2068${name}\u2069» بعد فك ضغطه على غيغابايت واحد. يرجى تصغير ما فيه من صور ومقاطع مصوّرة.`,
    tooManyPixels: (name) =>
      `في الصورة «\u2068${name}\u2069» أكثر من 268 مليون بكسل. يرجى حفظها بحجم أصغر، فعرض 4000 بكسل يكفي.`,
  },
  fr: {
    nameTooLong: (name) =>
      `Le nom du fichier « ${name} » est trop long. Veuillez lui donner un nom plus court.`,
    wrongContent: (name) =>
      `Le fichier « ${name} » est endommagé ou n’est pas ce que son nom indique. Veuillez l’enregistrer de nouveau avec le logiciel qui l’a créé.`,
    locked: (name) =>
      `Le fichier « ${name} » est protégé par un mot de passe : les visiteurs ne pourraient pas l’ouvrir. Veuillez l’enregistrer sans mot de passe.`,
    unpacksTooLarge: (name) =>
      `Une fois décompressé, le fichier « ${name} » dépasse 1 Go. Veuillez réduire ses images et ses vidéos.`,
    tooManyPixels: (name) =>
      `L’image « ${name} » compte plus de 268 millions de pixels. Veuillez l’enregistrer en plus petit : 4 000 pixels de large suffisent.`,
  },
  fa: {
    nameTooLong: (name) =>
      `نام فایل «\u2068${name}\u2069» بیش از اندازه بلند است. لطفاً نام کوتاه‌تری به آن بدهید.`,
    wrongContent: (name) =>
      `فایل «\u2068${name}\u2069» آسیب دیده است یا محتوایش با نامش نمی‌خواند. لطفاً آن را دوباره با برنامه‌ای که ساخته شده ذخیره کنید.`,
    locked: (name) =>
      `فایل «\u2068${name}\u2069» رمز دارد و بازدیدکنندگان نمی‌توانند آن را باز کنند. لطفاً آن را بدون رمز ذخیره کنید.`,
    unpacksTooLarge: (name) =>
      `حجم فایل «\u2068${name}\u2069» پس از بازشدن بیش از ۱ گیگابایت است. لطفاً تصویرها و فیلم‌های آن را کوچک‌تر کنید.`,
    tooManyPixels: (name) =>
      `تصویر «\u2068${name}\u2069» بیش از ۲۶۸ میلیون پیکسل دارد. لطفاً آن را کوچک‌تر ذخیره کنید؛ پهنای ۴۰۰۰ پیکسل کافی است.`,
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function uploadRule(rule: UploadRule, by: InALanguage): (name: string) => string {
  return rules[languageOf(by)][rule]
}

const otherKinds: Readonly<Record<Language, (name: string, kinds: string) => string>> = {
  en: (name, kinds) =>
    `The library does not take files such as “${name}”. It takes ${kinds}: please save the file as one of these.`,
  ar: (name, kinds) =>
    `لا تقبل المكتبة ملفات مثل «${isolated(name)}». وهي تقبل ${kinds}، فيرجى حفظ الملف بأحد هذه الأنواع.`,
  fr: (name, kinds) =>
    `La médiathèque n’accepte pas de fichier comme « ${name} ». Elle accepte ${kinds} : veuillez enregistrer le fichier dans l’un de ces formats.`,
  fa: (name, kinds) =>
    `کتابخانه فایلی مانند «${isolated(name)}» را نمی‌پذیرد. فایل‌های ${kinds} را می‌پذیرد: لطفاً فایل را به یکی از این قالب‌ها ذخیره کنید.`,
}

/**
 * Why a file is refused that a library does not take at all, in the language in which somebody uses the back office, given its name
 * and the endings of those that the library takes.
 */
export function otherKindRule(by: InALanguage): (name: string, endings: readonly string[]) => string {
  const language = languageOf(by)
  return (name, endings) => {
    const kinds = endings.map((ending) => isolated(ending.toUpperCase()))
    return otherKinds[language](name, formatList(kinds, language))
  }
}
