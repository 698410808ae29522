import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  alreadyPublished: 'The figures of this import are published. To read another file, create a new import.',
  alreadyUndone: 'This import was undone. To publish its figures again, create a new import.',
  hasProblems:
    'The file has rows that can’t be read, so nothing of it can be published. Correct the file and choose it again.',
  noFile: 'No file has been read yet. Choose one first.',
  noSuchImport: 'This import does not exist, or lies in the trash.',
  notPublished: 'The figures of this import are not published, so there is nothing to undo.',
  optionsChanged: 'Since the file was read, how it is to be read has changed. Choose the file again.',
  optionsMissing: 'Say first in what format the file is and in which year it was published, and save.',
  readByAnother: 'Somebody else has just done something with this import. Please reload the page.',
  sameMarks:
    'The decimal mark and the thousands separator are the same, so that a number may be read in two ways. Change one of them and save first.',
  stillReading: 'The file has not been read to its end. Choose it again to go on.',
  titleMissing: 'Give the import a title in at least one language first.',
  wrongFile: 'Choose one file, or the files of one folder.',
  publishFigures:
    'Visitors would read of figures that are not there. Look at the differences and publish the figures with the button above; the update is published with them.',
  deletionRefused: 'The figures of this import are published. Undo the import first, then delete it.',
  unpublishingRefused:
    'The figures of this import are published. Undo the import first, then take it from the site.',
  indicatorHasValues:
    'This indicator has figures, which quoted addresses must go on giving. It can’t be deleted for good; take it from the site instead.',
  indicatorIsRead:
    'An import that is not published yet has read figures of this indicator. Delete that import for good first.',
}

/** Why something is not done with an import of figures, or with an indicator that has some. */
export type ImportRefusal = keyof typeof english

const refusals: Readonly<Record<Language, Readonly<Record<ImportRefusal, string>>>> = {
  en: english,
  ar: {
    alreadyPublished: 'نُشرت أرقام هذا الاستيراد. لقراءة ملف آخر أنشئ استيرادًا جديدًا.',
    alreadyUndone: 'أُلغي هذا الاستيراد. لنشر أرقامه من جديد أنشئ استيرادًا جديدًا.',
    hasProblems: 'في الملف صفوف تتعذّر قراءتها، ولذلك لا يمكن نشر شيء منه. صحّح الملف ثم اختره مرة أخرى.',
    noFile: 'لم يُقرأ أي ملف بعد. اختر ملفًا أولًا.',
    noSuchImport: 'هذا الاستيراد غير موجود، أو هو في سلة المهملات.',
    notPublished: 'لم تُنشر أرقام هذا الاستيراد، فلا شيء لإلغائه.',
    optionsChanged: 'تغيّرت طريقة قراءة الملف بعد قراءته. اختر الملف مرة أخرى.',
    optionsMissing: 'حدّد أولًا صيغة الملف والسنة التي نُشر فيها، ثم احفظ.',
    readByAnother: 'أجرى شخص آخر الآن تغييرًا على هذا الاستيراد. أعد تحميل الصفحة.',
    sameMarks: 'علامة الكسر العشري وفاصل الآلاف متطابقان، فيمكن أن يُقرأ العدد على وجهين. غيّر أحدهما واحفظ أولًا.',
    stillReading: 'لم يُقرأ الملف حتى نهايته. اختره مرة أخرى لمواصلة القراءة.',
    titleMissing: 'أعطِ الاستيراد عنوانًا بلغة واحدة على الأقل أولًا.',
    wrongFile: 'اختر ملفًا واحدًا، أو ملفات مجلد واحد.',
    publishFigures:
      'سيقرأ الزوار عن أرقام غير موجودة. اطّلع على الفروق وانشر الأرقام بالزر أعلاه، ويُنشر التحديث معها.',
    deletionRefused: 'أرقام هذا الاستيراد منشورة. ألغِ الاستيراد أولًا ثم احذفه.',
    unpublishingRefused: 'أرقام هذا الاستيراد منشورة. ألغِ الاستيراد أولًا ثم اسحبه من الموقع.',
    indicatorHasValues:
      'لهذا المؤشر أرقام يجب أن تظل العناوين المستشهد بها تعرضها. لا يمكن حذفه نهائيًا، ويمكن سحبه من الموقع.',
    indicatorIsRead: 'قرأ استيراد لم يُنشر بعد أرقامًا لهذا المؤشر. احذف ذلك الاستيراد نهائيًا أولًا.',
  },
  fr: {
    alreadyPublished:
      'Les chiffres de cet import sont publiés. Pour lire un autre fichier, créez un nouvel import.',
    alreadyUndone: 'Cet import a été annulé. Pour publier de nouveau ses chiffres, créez un nouvel import.',
    hasProblems:
      'Le fichier contient des lignes illisibles : rien ne peut en être publié. Corrigez le fichier et choisissez-le de nouveau.',
    noFile: 'Aucun fichier n’a encore été lu. Choisissez-en un d’abord.',
    noSuchImport: 'Cet import n’existe pas, ou se trouve dans la corbeille.',
    notPublished: 'Les chiffres de cet import ne sont pas publiés : il n’y a rien à annuler.',
    optionsChanged:
      'La façon de lire le fichier a changé depuis sa lecture. Choisissez le fichier de nouveau.',
    optionsMissing: 'Indiquez d’abord le format du fichier et l’année de sa publication, puis enregistrez.',
    readByAnother: 'Quelqu’un d’autre vient de modifier cet import. Rechargez la page.',
    sameMarks:
      'Le séparateur décimal et le séparateur des milliers sont identiques : un nombre pourrait se lire de deux façons. Changez d’abord l’un des deux, puis enregistrez.',
    stillReading: 'Le fichier n’a pas été lu jusqu’au bout. Choisissez-le de nouveau pour continuer.',
    titleMissing: 'Donnez d’abord un titre à l’import, dans une langue au moins.',
    wrongFile: 'Choisissez un fichier, ou les fichiers d’un seul dossier.',
    publishFigures:
      'Les visiteurs liraient l’annonce de chiffres absents. Examinez les différences et publiez les chiffres avec le bouton ci-dessus ; la mise à jour est publiée avec eux.',
    deletionRefused: 'Les chiffres de cet import sont publiés. Annulez d’abord l’import, puis supprimez-le.',
    unpublishingRefused:
      'Les chiffres de cet import sont publiés. Annulez d’abord l’import, puis retirez-le du site.',
    indicatorHasValues:
      'Cet indicateur a des chiffres, que les adresses citées doivent continuer à donner. Il ne peut pas être supprimé définitivement ; retirez-le plutôt du site.',
    indicatorIsRead:
      'Un import qui n’est pas encore publié a lu des chiffres de cet indicateur. Supprimez d’abord définitivement cet import.',
  },
  fa: {
    alreadyPublished: 'ارقام این درون‌ریزی منتشر شده است. برای خواندن فایلی دیگر، درون‌ریزی تازه‌ای بسازید.',
    alreadyUndone: 'این درون‌ریزی لغو شده است. برای انتشار دوبارهٔ ارقام آن، درون‌ریزی تازه‌ای بسازید.',
    hasProblems:
      'فایل ردیف‌هایی دارد که خوانده نمی‌شود و به همین دلیل چیزی از آن را نمی‌توان منتشر کرد. فایل را اصلاح و دوباره انتخاب کنید.',
    noFile: 'هنوز فایلی خوانده نشده است. نخست فایلی انتخاب کنید.',
    noSuchImport: 'این درون‌ریزی وجود ندارد یا در سطل زباله است.',
    notPublished: 'ارقام این درون‌ریزی منتشر نشده است و چیزی برای لغو نیست.',
    optionsChanged: 'پس از خواندن فایل، روش خواندن آن تغییر کرده است. فایل را دوباره انتخاب کنید.',
    optionsMissing: 'نخست قالب فایل و سال انتشار آن را مشخص و ذخیره کنید.',
    readByAnother: 'شخص دیگری همین حالا این درون‌ریزی را تغییر داد. صفحه را دوباره بارگذاری کنید.',
    sameMarks:
      'ممیز اعشاری و جداکنندهٔ هزارگان یکسان است و عدد را می‌توان به دو صورت خواند. نخست یکی از آن دو را تغییر دهید و ذخیره کنید.',
    stillReading: 'فایل تا پایان خوانده نشده است. برای ادامه دوباره آن را انتخاب کنید.',
    titleMissing: 'نخست دست‌کم به یک زبان به درون‌ریزی عنوان بدهید.',
    wrongFile: 'یک فایل، یا فایل‌های یک پوشه را انتخاب کنید.',
    publishFigures:
      'بازدیدکنندگان از ارقامی می‌خوانند که موجود نیست. تفاوت‌ها را ببینید و ارقام را با دکمهٔ بالا منتشر کنید؛ به‌روزرسانی همراه آن منتشر می‌شود.',
    deletionRefused: 'ارقام این درون‌ریزی منتشر شده است. نخست درون‌ریزی را لغو و سپس آن را حذف کنید.',
    unpublishingRefused:
      'ارقام این درون‌ریزی منتشر شده است. نخست درون‌ریزی را لغو کنید و سپس آن را از وب‌سایت بردارید.',
    indicatorHasValues:
      'این شاخص ارقامی دارد که نشانی‌های نقل‌شده باید همچنان نشان دهند. حذف همیشگی آن ممکن نیست؛ آن را از وب‌سایت بردارید.',
    indicatorIsRead:
      'درون‌ریزی‌ای که هنوز منتشر نشده است ارقامی از این شاخص خوانده است. نخست آن درون‌ریزی را برای همیشه حذف کنید.',
  },
}

/** Why it is refused, in the language in which somebody uses the back office. */
export function importRefusal(refusal: ImportRefusal, by: InALanguage): string {
  return refusals[languageOf(by)][refusal]
}
