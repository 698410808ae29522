import { isolated, leftToRight } from '../isolated.ts'
import type { Language } from '../languages.ts'

/** States of an import, and that no file was read yet. */
export type ImportStateName = 'none' | 'reading' | 'refused' | 'ready' | 'published' | 'undone'

export const importStateNames: Readonly<Record<Language, Readonly<Record<ImportStateName, string>>>> = {
  en: {
    none: 'No file yet',
    reading: 'Being read',
    refused: 'Has problems',
    ready: 'Ready to publish',
    published: 'Published',
    undone: 'Undone',
  },
  ar: {
    none: 'لا ملف بعد',
    reading: 'قيد القراءة',
    refused: 'فيه أخطاء',
    ready: 'جاهز للنشر',
    published: 'منشور',
    undone: 'ملغى',
  },
  fr: {
    none: 'Pas encore de fichier',
    reading: 'En cours de lecture',
    refused: 'Contient des erreurs',
    ready: 'Prêt à être publié',
    published: 'Publié',
    undone: 'Annulé',
  },
  fa: {
    none: 'هنوز بی‌فایل',
    reading: 'در حال خواندن',
    refused: 'دارای خطا',
    ready: 'آمادهٔ انتشار',
    published: 'منتشرشده',
    undone: 'لغوشده',
  },
}

/** What is wrong with a row of a file, with what stands in it; the same as a reader of files gives. */
export type ImportProblem =
  | { code: 'unknownCountry' | 'unknownIndicator' | 'ambiguousIndicator'; found: string }
  | { code: 'differentCountries'; found: string; other: string }
  | { code: 'wrongYear' | 'wrongNumber' | 'formula' | 'unknownStatus'; found: string }
  | { code: 'missingColumn'; column: string }
  | { code: 'wrongNumberOfCells'; expected: number; found: number }
  | { code: 'wrongQuotes' | 'notUtf8' | 'notJson' | 'noRows' }
  | { code: 'wrongShape'; where: string }
  | { code: 'secondValue'; firstLine: number }
  | { code: 'unclearSeparator'; found: string }
  | { code: 'repeatedColumn'; column: string }
  | { code: 'countryWithoutRecord'; country: string }
  | { code: 'pageOfSeveral'; page: number; pages: number }
  | { code: 'tooLarge' }

type Sentence = (problem: ImportProblem) => string

const english: Sentence = (problem) => {
  switch (problem.code) {
    case 'unknownCountry':
      return `“${isolated(problem.found)}” is not a country that is known here.`
    case 'differentCountries':
      return `“${isolated(problem.found)}” and “${isolated(problem.other)}”, in the same row, mean different countries.`
    case 'unknownIndicator':
      return `“${isolated(problem.found)}” is in no indicator’s list of codes.`
    case 'ambiguousIndicator':
      return `“${isolated(problem.found)}” is in the lists of codes of several indicators.`
    case 'wrongYear':
      return `“${isolated(problem.found)}” is not a year.`
    case 'wrongNumber':
      return `“${isolated(problem.found)}” is not a number written with the marks that were chosen.`
    case 'formula':
      return `“${isolated(problem.found)}” is a formula. Formulas are never calculated; save the file with values.`
    case 'unknownStatus':
      return `“${isolated(problem.found)}” is not a status of a value.`
    case 'missingColumn':
      return `The column “${isolated(problem.column)}” is missing.`
    case 'wrongNumberOfCells':
      return `The row has ${problem.found} cells instead of ${problem.expected}.`
    case 'wrongQuotes':
      return 'A quotation mark is not closed, or is in a place where none is allowed.'
    case 'notUtf8':
      return 'The file is not written in UTF-8.'
    case 'notJson':
      return 'The file is not JSON.'
    case 'wrongShape':
      return `The file is not built as its format demands, at “${isolated(problem.where)}”.`
    case 'secondValue':
      return `Line ${problem.firstLine} gives another value for the same indicator, country and year.`
    case 'unclearSeparator':
      return `“${isolated(problem.found)}” may be divided into cells by more than one of comma, semicolon and tab.`
    case 'repeatedColumn':
      return `The column “${isolated(problem.column)}” appears twice.`
    case 'countryWithoutRecord':
      return `There is no record of the country “${isolated(problem.country.toUpperCase())}”. Create it first, or leave such rows out.`
    case 'pageOfSeveral':
      return `This is page ${problem.page} of ${problem.pages}. Fetch the whole answer as one page.`
    case 'tooLarge':
      return 'The file, or a line of it, is larger than files of figures are.'
    case 'noRows':
      return 'The file has no values.'
  }
}

const arabic: Sentence = (problem) => {
  switch (problem.code) {
    case 'unknownCountry':
      return `«${isolated(problem.found)}» ليس بلدًا معروفًا هنا.`
    case 'differentCountries':
      return `«${isolated(problem.found)}» و«${isolated(problem.other)}» في الصف نفسه يدلان على بلدين مختلفين.`
    case 'unknownIndicator':
      return `«${isolated(problem.found)}» لا يرد في قائمة رموز أي مؤشر.`
    case 'ambiguousIndicator':
      return `«${isolated(problem.found)}» يرد في قوائم رموز عدة مؤشرات.`
    case 'wrongYear':
      return `«${leftToRight(problem.found)}» ليس سنة.`
    case 'wrongNumber':
      return `«${leftToRight(problem.found)}» ليس عددًا مكتوبًا بالعلامات المختارة.`
    case 'formula':
      return `«${leftToRight(problem.found)}» صيغة حسابية. لا تُحسب الصيغ أبدًا؛ احفظ الملف بالقيم.`
    case 'unknownStatus':
      return `«${isolated(problem.found)}» ليست حالة من حالات القيم.`
    case 'missingColumn':
      return `العمود «${isolated(problem.column)}» غير موجود.`
    case 'wrongNumberOfCells':
      return `عدد خلايا الصف ${problem.found} بدلًا من ${problem.expected}.`
    case 'wrongQuotes':
      return 'علامة اقتباس لم تُغلق، أو في غير موضعها.'
    case 'notUtf8':
      return 'الملف غير مكتوب بترميز UTF-8.'
    case 'notJson':
      return 'الملف ليس بصيغة JSON.'
    case 'wrongShape':
      return `بنية الملف ليست كما تقتضي صيغته، عند «${isolated(problem.where)}».`
    case 'secondValue':
      return `يعطي السطر ${problem.firstLine} قيمة أخرى للمؤشر والبلد والسنة نفسها.`
    case 'unclearSeparator':
      return `«${isolated(problem.found)}» يمكن تقسيمه إلى خلايا بأكثر من علامة: الفاصلة أو الفاصلة المنقوطة أو علامة الجدولة.`
    case 'repeatedColumn':
      return `العمود «${isolated(problem.column)}» مكرر.`
    case 'countryWithoutRecord':
      return `لا سجل للبلد «${isolated(problem.country.toUpperCase())}». أنشئه أولًا، أو استبعد هذه الصفوف.`
    case 'pageOfSeveral':
      return `هذه الصفحة ${problem.page} من ${problem.pages}. اجلب الإجابة كلها في صفحة واحدة.`
    case 'tooLarge':
      return 'الملف، أو أحد أسطره، أكبر مما تكون عليه ملفات الأرقام.'
    case 'noRows':
      return 'لا قيم في الملف.'
  }
}

const french: Sentence = (problem) => {
  switch (problem.code) {
    case 'unknownCountry':
      return `«\u00a0${isolated(problem.found)}\u00a0» n’est pas un pays connu ici.`
    case 'differentCountries':
      return `Dans une même ligne, «\u00a0${isolated(problem.found)}\u00a0» et «\u00a0${isolated(problem.other)}\u00a0» désignent des pays différents.`
    case 'unknownIndicator':
      return `«\u00a0${isolated(problem.found)}\u00a0» ne figure dans la liste de codes d’aucun indicateur.`
    case 'ambiguousIndicator':
      return `«\u00a0${isolated(problem.found)}\u00a0» figure dans les listes de codes de plusieurs indicateurs.`
    case 'wrongYear':
      return `«\u00a0${isolated(problem.found)}\u00a0» n’est pas une année.`
    case 'wrongNumber':
      return `«\u00a0${isolated(problem.found)}\u00a0» n’est pas un nombre écrit avec les signes choisis.`
    case 'formula':
      return `«\u00a0${isolated(problem.found)}\u00a0» est une formule. Les formules ne sont jamais calculées ; enregistrez le fichier avec des valeurs.`
    case 'unknownStatus':
      return `«\u00a0${isolated(problem.found)}\u00a0» n’est pas un statut de valeur.`
    case 'missingColumn':
      return `La colonne «\u00a0${isolated(problem.column)}\u00a0» manque.`
    case 'wrongNumberOfCells':
      return `La ligne compte ${problem.found} cellules au lieu de ${problem.expected}.`
    case 'wrongQuotes':
      return 'Un guillemet n’est pas fermé, ou n’est pas à sa place.'
    case 'notUtf8':
      return 'Le fichier n’est pas codé en UTF-8.'
    case 'notJson':
      return 'Le fichier n’est pas du JSON.'
    case 'wrongShape':
      return `La structure du fichier n’est pas celle de son format, à «\u00a0${isolated(problem.where)}\u00a0».`
    case 'secondValue':
      return `La ligne ${problem.firstLine} donne une autre valeur pour les mêmes indicateur, pays et année.`
    case 'unclearSeparator':
      return `« ${isolated(problem.found)} » peut être divisé en cellules par plusieurs signes : virgule, point-virgule ou tabulation.`
    case 'repeatedColumn':
      return `La colonne « ${isolated(problem.column)} » figure deux fois.`
    case 'countryWithoutRecord':
      return `Le pays « ${isolated(problem.country.toUpperCase())} » n’a pas de fiche. Créez-la d’abord, ou écartez ces lignes.`
    case 'pageOfSeveral':
      return `C’est la page ${problem.page} sur ${problem.pages}. Demandez toute la réponse en une seule page.`
    case 'tooLarge':
      return 'Le fichier, ou l’une de ses lignes, est plus grand que ne le sont les fichiers de chiffres.'
    case 'noRows':
      return 'Le fichier ne contient aucune valeur.'
  }
}

const persian: Sentence = (problem) => {
  switch (problem.code) {
    case 'unknownCountry':
      return `«${isolated(problem.found)}» کشور شناخته‌شده‌ای در اینجا نیست.`
    case 'differentCountries':
      return `«${isolated(problem.found)}» و «${isolated(problem.other)}» در یک ردیف به دو کشور متفاوت اشاره دارد.`
    case 'unknownIndicator':
      return `«${isolated(problem.found)}» در فهرست کدهای هیچ شاخصی نیست.`
    case 'ambiguousIndicator':
      return `«${isolated(problem.found)}» در فهرست کدهای چند شاخص آمده است.`
    case 'wrongYear':
      return `«${leftToRight(problem.found)}» سال نیست.`
    case 'wrongNumber':
      return `«${leftToRight(problem.found)}» عددی نیست که با نشانه‌های انتخاب‌شده نوشته شده باشد.`
    case 'formula':
      return `«${leftToRight(problem.found)}» فرمول است. فرمول‌ها هرگز محاسبه نمی‌شود؛ فایل را با مقدارها ذخیره کنید.`
    case 'unknownStatus':
      return `«${isolated(problem.found)}» از وضعیت‌های مقدار نیست.`
    case 'missingColumn':
      return `ستون «${isolated(problem.column)}» وجود ندارد.`
    case 'wrongNumberOfCells':
      return `این ردیف به جای ${problem.expected} خانه، ${problem.found} خانه دارد.`
    case 'wrongQuotes':
      return 'گیومه‌ای بسته نشده است یا در جای خود نیست.'
    case 'notUtf8':
      return 'فایل با کدگذاری UTF-8 نوشته نشده است.'
    case 'notJson':
      return 'فایل JSON نیست.'
    case 'wrongShape':
      return `ساختار فایل در «${isolated(problem.where)}» با قالب آن سازگار نیست.`
    case 'secondValue':
      return `سطر ${problem.firstLine} برای همان شاخص، کشور و سال مقدار دیگری دارد.`
    case 'unclearSeparator':
      return `«${isolated(problem.found)}» را می‌توان با بیش از یک نشانه (ویرگول، نقطه‌ویرگول یا جهش) به خانه‌ها تقسیم کرد.`
    case 'repeatedColumn':
      return `ستون «${isolated(problem.column)}» دو بار آمده است.`
    case 'countryWithoutRecord':
      return `کشور «${isolated(problem.country.toUpperCase())}» صفحه‌ای ندارد. نخست آن را بسازید یا این ردیف‌ها را کنار بگذارید.`
    case 'pageOfSeveral':
      return `این صفحهٔ ${problem.page} از ${problem.pages} است. همهٔ پاسخ را در یک صفحه بگیرید.`
    case 'tooLarge':
      return 'فایل یا یکی از سطرهای آن از فایل‌های ارقام بزرگ‌تر است.'
    case 'noRows':
      return 'فایل مقداری ندارد.'
  }
}

const sentences: Readonly<Record<Language, Sentence>> = {
  en: english,
  ar: arabic,
  fr: french,
  fa: persian,
}

/** What is wrong with a row, as one sentence. */
export function importProblem(problem: ImportProblem, language: Language): string {
  return sentences[language](problem)
}
