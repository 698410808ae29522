import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

interface TranslationWords {
  title: string
  /** What a translator reads first. */
  yourLanguages: string
  filter: {
    kind: string
    language: string
    state: string
    title: string
    all: string
    show: string
    clear: string
  }
  states: Readonly<Record<'source' | 'missing' | 'outdated' | 'current', string>>
  counts: string
  record: string
  draft: string
  nothing: string
  nothingYours: string
  previous: string
  next: string
  /** @param missing @param units both as they are written in the language */
  missingOf: (missing: string, units: string) => string
  outdatedOf: (outdated: string, units: string) => string
  translate: (title: string, language: string) => string
  export: string
  exportLead: string
  exportOutdated: (language: string) => string
  exportShown: (language: string) => string
  exportRecord: string
  import: string
  importLead: string
  choose: string
  importing: string
  imported: (records: string) => string
  refused: (records: string) => string
  unchanged: (records: string) => string
  source: string
  translation: string
  into: (language: string) => string
  changes: string
  confirm: string
  savesDraft: string
  savesAtOnce: string
  save: string
  saving: string
  saved: string
  unsaved: string
  stays: string
  failure: string
  signedOut: string
  back: string
  nextRecord: string
  openForm: string
  codes: string
  codesLead: string
  insertCode: (code: string) => string
  segment: (number: string, total: string) => string
  arrangedOtherwise: string
  characters: (count: string, most: string) => string
  tooLong: (count: string, most: string) => string
  cutDescription: string
  cutSearch: string
  leftToRight: string
  rightToLeft: string
  lastBy: (who: string, when: string) => string
  notFound: string
  refusals: Readonly<
    Record<
      | 'noSuchField'
      | 'sourceMoved'
      | 'translationMoved'
      | 'movedSinceExport'
      | 'wrongSegments'
      | 'noSuchRecord'
      | 'notAllowed'
      | 'notXml'
      | 'notXliff'
      | 'wrongLanguages'
      | 'tooLarge',
      string
    >
  >
  codeFaults: Readonly<
    Record<'unknown' | 'repeated' | 'nesting' | 'missing', (code: string, segment: string) => string>
  >
}

const code = (text: string) => `\u2066${text}\u2069`

function frenchFields(part: string, units: string): string {
  return `${part} ${part === '1' ? 'champ' : 'champs'} sur ${units}`
}

/** What the back office says of translating. Numbers and languages are given as they are written in the language. */
export const translationWords: Readonly<Record<Language, TranslationWords>> = {
  en: {
    title: 'Translations',
    yourLanguages: 'What waits to be translated into your languages',
    filter: {
      kind: 'Kind',
      language: 'Language',
      state: 'State',
      title: 'Title contains',
      all: 'All',
      show: 'Show',
      clear: 'Show everything',
    },
    states: { source: 'Source', missing: 'Missing', outdated: 'Outdated', current: 'Up to date' },
    counts: 'Records by language',
    record: 'Record',
    draft: 'Not published',
    nothing: 'No record matches.',
    nothingYours: 'Ask an administrator to enter the languages into which you translate in your account.',
    previous: 'Previous page',
    next: 'Next page',
    missingOf: (missing, units) => `${missing} of ${units} fields`,
    outdatedOf: (outdated, units) => `${outdated} of ${units} fields`,
    translate: (title, language) => `Translate ${isolated(title)} into ${language}`,
    export: 'Export XLIFF',
    exportLead:
      'For a translation tool or agency: a file with the source texts and what is translated of them.',
    exportOutdated: (language) => `Everything missing or outdated in ${language}`,
    exportShown: (language) => `The records shown, in ${language}`,
    exportRecord: 'Export this record as XLIFF',
    import: 'Import XLIFF',
    importLead:
      'Each record is taken over whole or not at all. It is refused where a source text, or a translation that the file changes, has changed since the export.',
    choose: 'Choose the file',
    importing: 'The file is being imported …',
    imported: (records) => `Records taken over: ${records}`,
    refused: (records) => `Records refused, of which nothing was changed: ${records}`,
    unchanged: (records) => `Records without a new translation: ${records}`,
    source: 'Source',
    translation: 'Translation',
    into: (language) => `Translation into ${language}`,
    changes: 'What has changed in the source since',
    confirm: 'The translation is still right',
    savesDraft: 'Saved as a draft: visitors see it once the record is published.',
    savesAtOnce: 'Visitors see what is saved here at once.',
    save: 'Save the translation',
    saving: 'Saving …',
    saved: 'Saved.',
    unsaved: 'Not saved yet.',
    stays: 'Nothing was saved. What you typed is still here.',
    failure: 'The server could not be reached. What you typed is still here; try again.',
    signedOut:
      'Your session has ended. Sign in again in another tab, then save here; what you typed is still here.',
    back: 'Back to the list',
    nextRecord: 'Next record to translate',
    openForm: 'Open the record',
    codes: 'Codes',
    codesLead:
      'Codes in braces stand for formatting, links and line breaks. Put each around the words or at the place where it belongs.',
    insertCode: (text) => `Insert ${code(text)}`,
    segment: (number, total) => `Part ${number} of ${total}`,
    arrangedOtherwise:
      'The existing translation has other paragraphs than the source, so it can’t be shown part by part. What you write here replaces it.',
    characters: (count, most) => `${count} of ${most} characters`,
    tooLong: (count, most) => `${count} characters; cut after ${most}`,
    cutDescription: 'In search engines and shared links',
    cutSearch: 'In the site’s search',
    leftToRight: 'left to right',
    rightToLeft: 'right to left',
    lastBy: (who, when) => `Translated by ${isolated(who)}, ${isolated(when)}`,
    notFound: 'There is no such record to translate, or it is not one of yours.',
    refusals: {
      noSuchField: 'The record has no such text any more.',
      sourceMoved: 'The source text has changed since.',
      translationMoved: 'Somebody else has changed this translation since you opened it.',
      movedSinceExport:
        'This translation has changed since the export, or the file does not say what it was then. Export the record again.',
      wrongSegments: 'The text has other parts than it should.',
      noSuchRecord: 'There is no such record.',
      notAllowed: 'You may not translate this record into this language.',
      notXml: 'The file is not well-formed XML.',
      notXliff: 'The file is not a readable XLIFF 2 file.',
      wrongLanguages: 'The file does not say into which of the site’s languages it translates (trgLang).',
      tooLarge: 'The file is larger than 10 MB: export fewer records at a time.',
    },
    codeFaults: {
      unknown: (text, segment) => `Part ${segment}: the source has no ${code(text)}.`,
      repeated: (text, segment) => `Part ${segment}: ${code(text)} appears twice.`,
      nesting: (text, segment) => `Part ${segment}: ${code(text)} is not opened and closed in order.`,
      missing: (text, segment) => `Part ${segment}: ${code(text)} is missing.`,
    },
  },
  ar: {
    title: 'الترجمات',
    yourLanguages: 'ما ينتظر الترجمة إلى لغاتك',
    filter: {
      kind: 'النوع',
      language: 'اللغة',
      state: 'الحالة',
      title: 'العنوان يتضمن',
      all: 'الكل',
      show: 'عرض',
      clear: 'عرض الكل',
    },
    states: { source: 'الأصل', missing: 'ناقصة', outdated: 'قديمة', current: 'محدّثة' },
    counts: 'السجلات بحسب اللغة',
    record: 'السجل',
    draft: 'غير منشور',
    nothing: 'لا يوجد سجل مطابق.',
    nothingYours: 'اطلب من مدير النظام أن يُدخل في حسابك اللغات التي تترجم إليها.',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    missingOf: (missing, units) => `${missing} من ${units} من الحقول`,
    outdatedOf: (outdated, units) => `${outdated} من ${units} من الحقول`,
    translate: (title, language) => `ترجمة ${isolated(title)} إلى ${language}`,
    export: 'تصدير XLIFF',
    exportLead: 'لأداة ترجمة أو مكتب ترجمة: ملف فيه النصوص الأصلية وما تُرجم منها.',
    exportOutdated: (language) => `كل ما هو ناقص أو قديم: ${language}`,
    exportShown: (language) => `السجلات المعروضة: ${language}`,
    exportRecord: 'تصدير هذا السجل بصيغة XLIFF',
    import: 'استيراد XLIFF',
    importLead:
      'يُستورد كل سجل كاملًا أو لا يُستورد منه شيء. ويُرفض إن تغيّر منذ التصدير نص أصلي فيه أو ترجمة يعدّلها الملف.',
    choose: 'اختيار الملف',
    importing: 'يجري استيراد الملف…',
    imported: (records) => `السجلات المستوردة: ${records}`,
    refused: (records) => `السجلات المرفوضة التي لم يتغير فيها شيء: ${records}`,
    unchanged: (records) => `سجلات بلا ترجمة جديدة: ${records}`,
    source: 'الأصل',
    translation: 'الترجمة',
    into: (language) => `الترجمة إلى ${language}`,
    changes: 'ما تغيّر في الأصل منذ ذلك الحين',
    confirm: 'الترجمة ما زالت صحيحة',
    savesDraft: 'تُحفظ مسودةً، ويراها الزوار بعد نشر السجل.',
    savesAtOnce: 'يرى الزوار ما يُحفظ هنا فورًا.',
    save: 'حفظ الترجمة',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت.',
    unsaved: 'لم تُحفظ بعد.',
    stays: 'لم يُحفظ شيء، وما كتبته لا يزال هنا.',
    failure: 'تعذّر الوصول إلى الخادم. ما كتبته لا يزال هنا؛ حاول مرة أخرى.',
    signedOut: 'انتهت جلستك. سجّل الدخول في علامة تبويب أخرى ثم احفظ هنا؛ ما كتبته لا يزال هنا.',
    back: 'العودة إلى القائمة',
    nextRecord: 'السجل التالي للترجمة',
    openForm: 'فتح السجل',
    codes: 'الرموز',
    codesLead: 'تمثّل الرموز بين الأقواس التنسيق والروابط وفواصل الأسطر. ضع كلًّا منها حول الكلمات أو في موضعه.',
    insertCode: (text) => `إدراج ${code(text)}`,
    segment: (number, total) => `الجزء ${number} من ${total}`,
    arrangedOtherwise:
      'فقرات الترجمة الموجودة تختلف عن فقرات الأصل، فلا يمكن عرضها جزءًا جزءًا. ما تكتبه هنا يحل محلها.',
    characters: (count, most) => `${count} من ${most} حرفًا`,
    tooLong: (count, most) => `عدد الأحرف ${count}؛ يُقطع النص بعد ${most}`,
    cutDescription: 'في محركات البحث والروابط المشتركة',
    cutSearch: 'في بحث الموقع',
    leftToRight: 'من اليسار إلى اليمين',
    rightToLeft: 'من اليمين إلى اليسار',
    lastBy: (who, when) => `ترجمة ${isolated(who)}، ${isolated(when)}`,
    notFound: 'لا يوجد سجل كهذا للترجمة، أو ليس من سجلاتك.',
    refusals: {
      noSuchField: 'لم يعد هذا النص موجودًا في السجل.',
      sourceMoved: 'تغيّر النص الأصلي منذ ذلك الحين.',
      translationMoved: 'غيّر شخص آخر هذه الترجمة بعد أن فتحتها.',
      movedSinceExport:
        'تغيّرت هذه الترجمة منذ التصدير، أو لا يذكر الملف ما كانت عليه حينئذٍ. صدِّر السجل من جديد.',
      wrongSegments: 'أجزاء النص ليست كما ينبغي.',
      noSuchRecord: 'لا يوجد سجل كهذا.',
      notAllowed: 'لا يحق لك ترجمة هذا السجل إلى هذه اللغة.',
      notXml: 'الملف ليس بصيغة XML سليمة.',
      notXliff: 'الملف ليس بصيغة XLIFF 2 قابلة للقراءة.',
      wrongLanguages: `لا يذكر الملف إلى أي من لغات الموقع يُترجم (${code('trgLang')}).`,
      tooLarge: 'حجم الملف أكبر من 10 ميغابايت: صدِّر سجلات أقل في كل مرة.',
    },
    codeFaults: {
      unknown: (text, segment) => `الجزء ${segment}: لا يوجد ${code(text)} في الأصل.`,
      repeated: (text, segment) => `الجزء ${segment}: تكرّر ${code(text)}.`,
      nesting: (text, segment) => `الجزء ${segment}: لم يُفتح ${code(text)} ويُغلق بالترتيب.`,
      missing: (text, segment) => `الجزء ${segment}: ينقص ${code(text)}.`,
    },
  },
  fr: {
    title: 'Traductions',
    yourLanguages: 'À traduire dans vos langues',
    filter: {
      kind: 'Type',
      language: 'Langue',
      state: 'État',
      title: 'Titre contenant',
      all: 'Tous',
      show: 'Afficher',
      clear: 'Tout afficher',
    },
    states: { source: 'Source', missing: 'Manquante', outdated: 'Périmée', current: 'À jour' },
    counts: 'Fiches par langue',
    record: 'Fiche',
    draft: 'Non publiée',
    nothing: 'Aucune fiche ne correspond.',
    nothingYours:
      'Demandez à l’administration d’inscrire dans votre compte les langues vers lesquelles vous traduisez.',
    previous: 'Page précédente',
    next: 'Page suivante',
    missingOf: frenchFields,
    outdatedOf: frenchFields,
    translate: (title, language) => `Traduire ${isolated(title)} vers : ${language}`,
    export: 'Exporter en XLIFF',
    exportLead:
      'Pour un outil ou une agence de traduction : un fichier avec les textes sources et leurs traductions.',
    exportOutdated: (language) => `Tout ce qui manque ou est périmé : ${language}`,
    exportShown: (language) => `Les fiches affichées : ${language}`,
    exportRecord: 'Exporter cette fiche en XLIFF',
    import: 'Importer un fichier XLIFF',
    importLead:
      'Chaque fiche est reprise en entier ou pas du tout. Elle est refusée si un texte source, ou une traduction que le fichier modifie, a changé depuis l’export.',
    choose: 'Choisir le fichier',
    importing: 'Importation du fichier…',
    imported: (records) => `Fiches reprises : ${records}`,
    refused: (records) => `Fiches refusées, dont rien n’a été modifié : ${records}`,
    unchanged: (records) => `Fiches sans nouvelle traduction : ${records}`,
    source: 'Source',
    translation: 'Traduction',
    into: (language) => `Traduction vers : ${language}`,
    changes: 'Ce qui a changé dans la source depuis',
    confirm: 'La traduction reste juste',
    savesDraft: 'Enregistrée comme brouillon : le public la voit une fois la fiche publiée.',
    savesAtOnce: 'Le public voit aussitôt ce qui est enregistré ici.',
    save: 'Enregistrer la traduction',
    saving: 'Enregistrement…',
    saved: 'Enregistrée.',
    unsaved: 'Pas encore enregistrée.',
    stays: 'Rien n’a été enregistré. Votre saisie est toujours là.',
    failure: 'Le serveur est injoignable. Votre saisie est toujours là ; réessayez.',
    signedOut:
      'Votre session a pris fin. Reconnectez-vous dans un autre onglet, puis enregistrez ici ; votre saisie est toujours là.',
    back: 'Retour à la liste',
    nextRecord: 'Fiche suivante à traduire',
    openForm: 'Ouvrir la fiche',
    codes: 'Codes',
    codesLead:
      'Les codes entre accolades représentent la mise en forme, les liens et les retours à la ligne. Placez chacun autour des mots ou à l’endroit voulu.',
    insertCode: (text) => `Insérer ${code(text)}`,
    segment: (number, total) => `Partie ${number} sur ${total}`,
    arrangedOtherwise:
      'La traduction existante n’a pas les mêmes paragraphes que la source ; elle ne peut pas être montrée par parties. Ce que vous écrivez ici la remplace.',
    characters: (count, most) => `${count} caractères sur ${most}`,
    tooLong: (count, most) => `${count} caractères ; coupé après ${most}`,
    cutDescription: 'Dans les moteurs de recherche et les liens partagés',
    cutSearch: 'Dans la recherche du site',
    leftToRight: 'de gauche à droite',
    rightToLeft: 'de droite à gauche',
    lastBy: (who, when) => `Traduit par ${isolated(who)}, ${isolated(when)}`,
    notFound: 'Il n’y a pas de telle fiche à traduire, ou elle n’est pas de votre ressort.',
    refusals: {
      noSuchField: 'La fiche n’a plus ce texte.',
      sourceMoved: 'Le texte source a changé depuis.',
      translationMoved: 'Quelqu’un d’autre a modifié cette traduction depuis que vous l’avez ouverte.',
      movedSinceExport:
        'Cette traduction a changé depuis l’export, ou le fichier n’indique pas ce qu’elle était alors. Exportez de nouveau la fiche.',
      wrongSegments: 'Les parties du texte ne sont pas celles attendues.',
      noSuchRecord: 'Il n’y a pas de telle fiche.',
      notAllowed: 'Vous ne pouvez pas traduire cette fiche vers cette langue.',
      notXml: 'Le fichier n’est pas un XML bien formé.',
      notXliff: 'Le fichier n’est pas un XLIFF 2 lisible.',
      wrongLanguages: 'Le fichier n’indique pas vers quelle langue du site il traduit (trgLang).',
      tooLarge: 'Le fichier dépasse 10 Mo : exportez moins de fiches à la fois.',
    },
    codeFaults: {
      unknown: (text, segment) => `Partie ${segment} : la source n’a pas de ${code(text)}.`,
      repeated: (text, segment) => `Partie ${segment} : ${code(text)} figure deux fois.`,
      nesting: (text, segment) => `Partie ${segment} : ${code(text)} n’est pas ouvert et fermé dans l’ordre.`,
      missing: (text, segment) => `Partie ${segment} : ${code(text)} manque.`,
    },
  },
  fa: {
    title: 'ترجمه‌ها',
    yourLanguages: 'آنچه در انتظار ترجمه به زبان‌های شماست',
    filter: {
      kind: 'نوع',
      language: 'زبان',
      state: 'وضعیت',
      title: 'عنوان شامل',
      all: 'همه',
      show: 'نمایش',
      clear: 'نمایش همه',
    },
    states: { source: 'متن اصلی', missing: 'ترجمه‌نشده', outdated: 'قدیمی', current: 'به‌روز' },
    counts: 'رکوردها بر پایهٔ زبان',
    record: 'رکورد',
    draft: 'منتشرنشده',
    nothing: 'هیچ رکوردی یافت نشد.',
    nothingYours: 'از مدیر سامانه بخواهید زبان‌هایی را که به آنها ترجمه می‌کنید در حساب شما وارد کند.',
    previous: 'صفحهٔ پیشین',
    next: 'صفحهٔ بعد',
    missingOf: (missing, units) => `${missing} از ${units} فیلد`,
    outdatedOf: (outdated, units) => `${outdated} از ${units} فیلد`,
    translate: (title, language) => `ترجمهٔ ${isolated(title)} به ${language}`,
    export: 'برون‌بری XLIFF',
    exportLead: 'برای نرم‌افزار یا دفتر ترجمه: فایلی با متن‌های اصلی و ترجمهٔ موجود آنها.',
    exportOutdated: (language) => `همهٔ موارد ترجمه‌نشده یا قدیمی: ${language}`,
    exportShown: (language) => `رکوردهای نمایش‌داده‌شده: ${language}`,
    exportRecord: 'برون‌بری این رکورد به XLIFF',
    import: 'درون‌بری XLIFF',
    importLead:
      'هر رکورد یا کامل پذیرفته می‌شود یا هیچ بخشی از آن. اگر متن اصلی، یا ترجمه‌ای که فایل آن را عوض می‌کند، پس از برون‌بری تغییر کرده باشد، رکورد رد می‌شود.',
    choose: 'انتخاب فایل',
    importing: 'فایل در حال درون‌بری است…',
    imported: (records) => `رکوردهای پذیرفته‌شده: ${records}`,
    refused: (records) => `رکوردهای ردشده که چیزی از آنها تغییر نکرد: ${records}`,
    unchanged: (records) => `رکوردهای بدون ترجمهٔ تازه: ${records}`,
    source: 'متن اصلی',
    translation: 'ترجمه',
    into: (language) => `ترجمه به ${language}`,
    changes: 'آنچه از آن زمان در متن اصلی تغییر کرده است',
    confirm: 'ترجمه همچنان درست است',
    savesDraft: 'به‌صورت پیش‌نویس ذخیره می‌شود؛ بازدیدکنندگان پس از انتشار رکورد آن را می‌بینند.',
    savesAtOnce: 'بازدیدکنندگان آنچه را اینجا ذخیره شود بی‌درنگ می‌بینند.',
    save: 'ذخیرهٔ ترجمه',
    saving: 'در حال ذخیره…',
    saved: 'ذخیره شد.',
    unsaved: 'هنوز ذخیره نشده است.',
    stays: 'چیزی ذخیره نشد. آنچه نوشته‌اید همچنان اینجاست.',
    failure: 'دسترسی به سرور ممکن نشد. آنچه نوشته‌اید همچنان اینجاست؛ دوباره تلاش کنید.',
    signedOut:
      'نشست شما پایان یافته است. در زبانه‌ای دیگر وارد شوید و سپس اینجا ذخیره کنید؛ آنچه نوشته‌اید همچنان اینجاست.',
    back: 'بازگشت به فهرست',
    nextRecord: 'رکورد بعدی برای ترجمه',
    openForm: 'باز کردن رکورد',
    codes: 'کدها',
    codesLead:
      'کدهای درون آکولاد نشان‌دهندهٔ قالب‌بندی، پیوند و شکست سطرند. هر کد را پیرامون واژه‌ها یا در جای خود بگذارید.',
    insertCode: (text) => `درج ${code(text)}`,
    segment: (number, total) => `بخش ${number} از ${total}`,
    arrangedOtherwise:
      'بندهای ترجمهٔ موجود با متن اصلی یکسان نیست و نمی‌توان آن را بخش به بخش نشان داد. آنچه اینجا می‌نویسید جای آن را می‌گیرد.',
    characters: (count, most) => `${count} از ${most} نویسه`,
    tooLong: (count, most) => `${count} نویسه؛ پس از ${most} بریده می‌شود`,
    cutDescription: 'در موتورهای جست‌وجو و پیوندهای هم‌رسانی‌شده',
    cutSearch: 'در جست‌وجوی وب‌سایت',
    leftToRight: 'چپ به راست',
    rightToLeft: 'راست به چپ',
    lastBy: (who, when) => `ترجمهٔ ${isolated(who)}، ${isolated(when)}`,
    notFound: 'چنین رکوردی برای ترجمه وجود ندارد یا در حوزهٔ کار شما نیست.',
    refusals: {
      noSuchField: 'این متن دیگر در رکورد نیست.',
      sourceMoved: 'متن اصلی از آن زمان تغییر کرده است.',
      translationMoved: 'پس از آنکه شما این ترجمه را باز کردید، شخص دیگری آن را تغییر داده است.',
      movedSinceExport:
        'این ترجمه پس از برون‌بری تغییر کرده است، یا فایل نمی‌گوید که در آن زمان چه بوده است. رکورد را دوباره برون‌بری کنید.',
      wrongSegments: 'بخش‌های متن با آنچه باید باشد یکسان نیست.',
      noSuchRecord: 'چنین رکوردی وجود ندارد.',
      notAllowed: 'شما اجازهٔ ترجمهٔ این رکورد به این زبان را ندارید.',
      notXml: 'فایل XML درستی نیست.',
      notXliff: 'فایل XLIFF 2 خوانایی نیست.',
      wrongLanguages: `فایل نمی‌گوید به کدام زبان وب‌سایت ترجمه می‌کند (${code('trgLang')}).`,
      tooLarge: 'فایل بزرگ‌تر از ۱۰ مگابایت است: هر بار رکوردهای کمتری برون‌بری کنید.',
    },
    codeFaults: {
      unknown: (text, segment) => `بخش ${segment}: متن اصلی ${code(text)} ندارد.`,
      repeated: (text, segment) => `بخش ${segment}: ${code(text)} دو بار آمده است.`,
      nesting: (text, segment) => `بخش ${segment}: ${code(text)} به‌ترتیب باز و بسته نشده است.`,
      missing: (text, segment) => `بخش ${segment}: ${code(text)} نیست.`,
    },
  },
}
