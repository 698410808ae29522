import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

/** What is said of a file of data: its name, and where the fault is. */
export interface DataFileFault {
  name: string
  /** From 1. */
  line: number
  /** Cells of the first line, and of the line at fault. */
  expected: number
  found: number
  /** Largest size, in megabytes. */
  most: number
}

const english = {
  notUtf8: ({ name, line }: DataFileFault) =>
    `File “${name}” is not text in UTF-8 (line ${line}). In a spreadsheet program, save it as “CSV UTF-8”.`,
  markup: ({ name }: DataFileFault) => `File “${name}” holds a web page or other markup, not data.`,
  wrongQuotes: ({ name, line }: DataFileFault) =>
    `File “${name}”, line ${line}: a quotation mark is missing, or is in a place where none is allowed.`,
  wrongNumberOfCells: ({ name, line, expected, found }: DataFileFault) =>
    `File “${name}”, line ${line}: the number of cells is ${found}, in the first line it is ${expected}. The first line must be the names of the columns, and each other line a row.`,
  unclearSeparator: ({ name }: DataFileFault) =>
    `File “${name}”: the first line has commas, semicolons or tabs side by side, so that it is not clear where a column ends. Please put the names of the columns in quotation marks.`,
  formula: ({ name, line }: DataFileFault) =>
    `File “${name}”, line ${line}: a cell begins with = or @, which spreadsheet programs would calculate. Please save the values, not the formulas.`,
  noRows: ({ name }: DataFileFault) => `File “${name}” has no rows below the names of its columns.`,
  notJson: ({ name }: DataFileFault) => `File “${name}” is not valid JSON.`,
  tooLarge: ({ name, most }: DataFileFault) =>
    `File “${name}” is larger than files of data may be (${most} MB). Please divide it, or compress it as ZIP.`,
}

/** Why a file of data is refused. */
export type DataFileRule = keyof typeof english

type Rules = Readonly<Record<DataFileRule, (fault: DataFileFault) => string>>

const rules: Readonly<Record<Language, Rules>> = {
  en: english,
  ar: {
    notUtf8: ({ name, line }) =>
      `الملف «\u2068${name}\u2069» ليس نصًا بترميز UTF-8 (السطر ${line}). احفظه في برنامج الجداول بصيغة «CSV UTF-8».`,
    markup: ({ name }) => `يحتوي الملف «\u2068${name}\u2069» على صفحة ويب أو لغة ترميز، لا على بيانات.`,
    wrongQuotes: ({ name, line }) =>
      `الملف «\u2068${name}\u2069»، السطر ${line}: علامة اقتباس ناقصة أو في غير موضعها.`,
    wrongNumberOfCells: ({ name, line, expected, found }) =>
      `الملف «\u2068${name}\u2069»، السطر ${line}: عدد الخلايا ${found}، وهو في السطر الأول ${expected}. يجب أن يضم السطر الأول أسماء الأعمدة، وأن يكون كل سطر بعده صفًا.`,
    unclearSeparator: ({ name }) =>
      `الملف «\u2068${name}\u2069»: في السطر الأول فواصل أو فواصل منقوطة أو علامات جدولة معًا، فلا يتضح أين ينتهي كل عمود. يرجى وضع أسماء الأعمدة بين علامتي اقتباس.`,
    formula: ({ name, line }) =>
      `الملف «\u2068${name}\u2069»، السطر ${line}: تبدأ خلية بالعلامة = أو @، فتحسبها برامج الجداول. يرجى حفظ القيم لا الصيغ.`,
    noRows: ({ name }) => `لا صفوف في الملف «\u2068${name}\u2069» تحت أسماء أعمدته.`,
    notJson: ({ name }) => `الملف «\u2068${name}\u2069» ليس بصيغة JSON صحيحة.`,
    tooLarge: ({ name, most }) =>
      `الملف «\u2068${name}\u2069» أكبر من الحجم المسموح به لملفات البيانات (${most} ميغابايت). يرجى تقسيمه أو ضغطه بصيغة ZIP.`,
  },
  fr: {
    notUtf8: ({ name, line }) =>
      `Le fichier « ${name} » n’est pas du texte en UTF-8 (ligne ${line}). Dans un tableur, enregistrez-le au format « CSV UTF-8 ».`,
    markup: ({ name }) =>
      `Le fichier « ${name} » contient une page web ou un autre balisage, et non des données.`,
    wrongQuotes: ({ name, line }) =>
      `Fichier « ${name} », ligne ${line} : un guillemet manque ou est mal placé.`,
    wrongNumberOfCells: ({ name, line, expected, found }) =>
      `Fichier « ${name} », ligne ${line} : le nombre de cellules est de ${found}, contre ${expected} dans la première ligne. La première ligne doit contenir les noms des colonnes, et chaque autre ligne former une rangée.`,
    unclearSeparator: ({ name }) =>
      `Fichier « ${name} » : la première ligne contient à la fois des virgules, des points-virgules ou des tabulations, de sorte que la fin des colonnes n’est pas claire. Veuillez mettre les noms des colonnes entre guillemets.`,
    formula: ({ name, line }) =>
      `Fichier « ${name} », ligne ${line} : une cellule commence par = ou @, ce qu’un tableur calculerait. Veuillez enregistrer les valeurs et non les formules.`,
    noRows: ({ name }) => `Le fichier « ${name} » n’a aucune ligne sous les noms de ses colonnes.`,
    notJson: ({ name }) => `Le fichier « ${name} » n’est pas du JSON valide.`,
    tooLarge: ({ name, most }) =>
      `Le fichier « ${name} » dépasse la taille maximale des fichiers de données (${most} Mo). Veuillez le diviser ou le compresser en ZIP.`,
  },
  fa: {
    notUtf8: ({ name, line }) =>
      `فایل «\u2068${name}\u2069» متن UTF-8 نیست (سطر ${line}). آن را در برنامهٔ صفحه‌گسترده با قالب «CSV UTF-8» ذخیره کنید.`,
    markup: ({ name }) => `فایل «\u2068${name}\u2069» صفحهٔ وب یا متن نشانه‌گذاری‌شده است، نه داده.`,
    wrongQuotes: ({ name, line }) =>
      `فایل «\u2068${name}\u2069»، سطر ${line}: علامت نقل قولی کم است یا در جای نادرست آمده است.`,
    wrongNumberOfCells: ({ name, line, expected, found }) =>
      `فایل «\u2068${name}\u2069»، سطر ${line}: شمار خانه‌ها ${found} است و در سطر نخست ${expected}. سطر نخست باید نام ستون‌ها باشد و هر سطر دیگر یک ردیف.`,
    unclearSeparator: ({ name }) =>
      `فایل «\u2068${name}\u2069»: سطر نخست ویرگول، نقطه‌ویرگول یا جهش را با هم دارد و روشن نیست هر ستون کجا پایان می‌یابد. لطفاً نام ستون‌ها را در علامت نقل قول بگذارید.`,
    formula: ({ name, line }) =>
      `فایل «\u2068${name}\u2069»، سطر ${line}: خانه‌ای با = یا @ آغاز می‌شود و برنامه‌های صفحه‌گسترده آن را محاسبه می‌کنند. لطفاً مقدارها را ذخیره کنید، نه فرمول‌ها را.`,
    noRows: ({ name }) => `فایل «\u2068${name}\u2069» زیر نام ستون‌هایش ردیفی ندارد.`,
    notJson: ({ name }) => `فایل «\u2068${name}\u2069» JSON درستی نیست.`,
    tooLarge: ({ name, most }) =>
      `فایل «\u2068${name}\u2069» از اندازهٔ مجاز فایل‌های داده (${most} مگابایت) بزرگ‌تر است. لطفاً آن را بخش کنید یا با ZIP فشرده کنید.`,
  },
}

const published = {
  en: {
    noData: 'A dataset needs at least one file of data: CSV or JSON.',
    noLanguage: 'Choose the language of this file. Only files of data (CSV, JSON) can do without.',
  },
  ar: {
    noData: 'تحتاج مجموعة البيانات إلى ملف بيانات واحد على الأقل: CSV أو JSON.',
    noLanguage: 'اختر لغة هذا الملف. ولا يمكن تركها فارغة إلا لملفات البيانات (CSV وJSON).',
  },
  fr: {
    noData: 'Un jeu de données doit avoir au moins un fichier de données : CSV ou JSON.',
    noLanguage:
      'Choisissez la langue de ce fichier. Seuls les fichiers de données (CSV, JSON) peuvent s’en passer.',
  },
  fa: {
    noData: 'مجموعه‌داده دست‌کم یک فایل داده لازم دارد: CSV یا JSON.',
    noLanguage: 'زبان این فایل را برگزینید. فقط فایل‌های داده (CSV و JSON) می‌توانند بی‌زبان باشند.',
  },
} as const satisfies Record<Language, Record<string, string>>

/** A refusal's sentence in the language in which somebody uses the back office. */
export function dataFileRule(rule: DataFileRule, fault: DataFileFault, by: InALanguage): string {
  return rules[languageOf(by)][rule](fault)
}

/** What a publication's files lack. */
export function publicationFilesRule(rule: keyof typeof published.en, by: InALanguage): string {
  return published[languageOf(by)][rule]
}
