import type { Language } from '../languages.ts'

interface DataImportWords {
  title: string
  saveFirst: string
  saveBefore: string
  choose: string
  chooseFolder: string
  chooseArchive: string
  interrupted: string
  file: string
  read: string
  leftOut: string
  unaffected: string
  line: string
  problem: string
  indicator: string
  country: string
  year: string
  former: string
  value: string
  total: string
  changes: string
  changed: string
  previous: string
  next: string
  publish: string
  willPublish: string
  undo: string
  willUndo: string
  cancel: string
  working: string
  failure: string
  readSoFar: (rows: string) => string
  problems: (total: string) => string
  more: (count: string) => string
  page: (page: string, last: string) => string
  publishedAs: (version: string) => string
  undoneAs: (version: string) => string
  ways: Readonly<Record<'new' | 'revised' | 'withdrawn' | 'unchanged', string>>
  show: Readonly<Record<'new' | 'revised' | 'withdrawn', string>>
}

/** What the back office says of the figures of an import. Numbers are given as they are written in the language. */
export const dataImportWords: Readonly<Record<Language, DataImportWords>> = {
  en: {
    title: 'Figures',
    saveFirst:
      'Give the import a title and say how its file is to be read. Save it as a draft; then choose the file here.',
    saveBefore: 'Save what you changed in the form first.',
    choose: 'Choose the file',
    chooseFolder: 'Choose the folder',
    chooseArchive: 'Choose a ZIP archive of it',
    interrupted:
      'If nobody is reading it any more, choose the same file again: the reading goes on where it stopped.',
    file: 'File',
    read: 'Read',
    leftOut: 'Rows left out',
    unaffected: 'Values revised or repeated since by other imports, which stay',
    line: 'Line',
    problem: 'Problem',
    indicator: 'Indicator',
    country: 'Country',
    year: 'Year',
    former: 'Former value',
    value: 'Value',
    total: 'Total',
    changes: 'What publishing changes',
    changed: 'What publishing changed',
    previous: 'Previous',
    next: 'Next',
    publish: 'Publish the figures',
    willPublish:
      'Visitors will see these values from now on, and read this import as an update of the data. You can undo it in one step.',
    undo: 'Undo the import',
    willUndo:
      'The values that were there before become current again, except where another import has revised or repeated the value since. Nothing is deleted; the update says that it was undone.',
    cancel: 'Cancel',
    working: 'Please wait …',
    failure: 'The server could not be reached. Try again.',
    readSoFar: (rows) => `${rows} rows so far`,
    problems: (total) => `Rows that can’t be read: ${total}. Nothing of the file can be published.`,
    more: (count) => `and ${count} more`,
    page: (page, last) => `Page ${page} of ${last}`,
    publishedAs: (version) => `Published as version ${version}`,
    undoneAs: (version) => `Undone in version ${version}`,
    ways: { new: 'New', revised: 'Revised', withdrawn: 'Withdrawn', unchanged: 'Unchanged' },
    show: { new: 'Show new values', revised: 'Show revised values', withdrawn: 'Show withdrawn values' },
  },
  ar: {
    title: 'الأرقام',
    saveFirst: 'أعطِ الاستيراد عنوانًا وحدّد طريقة قراءة ملفه. احفظه مسودةً، ثم اختر الملف هنا.',
    saveBefore: 'احفظ أولًا ما غيّرته في النموذج.',
    choose: 'اختيار الملف',
    chooseFolder: 'اختيار المجلد',
    chooseArchive: 'اختيار أرشيف ZIP للمجلد',
    interrupted: 'إن لم يعد أحد يقرؤه فاختر الملف نفسه مرة أخرى، فتُواصَل القراءة من حيث توقفت.',
    file: 'الملف',
    read: 'تاريخ القراءة',
    leftOut: 'الصفوف المستبعدة',
    unaffected: 'قيم نقّحتها أو كرّرتها عمليات استيراد أخرى لاحقًا، وتبقى كما هي',
    line: 'السطر',
    problem: 'الخطأ',
    indicator: 'المؤشر',
    country: 'البلد',
    year: 'السنة',
    former: 'القيمة السابقة',
    value: 'القيمة',
    total: 'المجموع',
    changes: 'ما يغيّره النشر',
    changed: 'ما غيّره النشر',
    previous: 'السابق',
    next: 'التالي',
    publish: 'نشر الأرقام',
    willPublish:
      'سيرى الزوار هذه القيم من الآن، ويقرؤون هذا الاستيراد تحديثًا للبيانات. ويمكنك إلغاؤه بخطوة واحدة.',
    undo: 'إلغاء الاستيراد',
    willUndo:
      'تعود القيم السابقة سارية، وتبقى كما هي القيم التي نقّحها أو كرّرها استيراد آخر بعد ذلك. ولا يُحذف شيء، ويُذكر في التحديث أنه أُلغي.',
    cancel: 'تراجع',
    working: 'يرجى الانتظار…',
    failure: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
    readSoFar: (rows) => `عدد الصفوف حتى الآن: ${rows}`,
    problems: (total) => `صفوف تتعذّر قراءتها: ${total}. لا يمكن نشر شيء من الملف.`,
    more: (count) => `و${count} غيرها`,
    page: (page, last) => `الصفحة ${page} من ${last}`,
    publishedAs: (version) => `نُشر في الإصدار ${version}`,
    undoneAs: (version) => `أُلغي في الإصدار ${version}`,
    ways: { new: 'جديدة', revised: 'منقّحة', withdrawn: 'مسحوبة', unchanged: 'دون تغيير' },
    show: { new: 'عرض القيم الجديدة', revised: 'عرض القيم المنقّحة', withdrawn: 'عرض القيم المسحوبة' },
  },
  fr: {
    title: 'Chiffres',
    saveFirst:
      'Donnez un titre à l’import et indiquez comment lire son fichier. Enregistrez-le comme brouillon, puis choisissez le fichier ici.',
    saveBefore: 'Enregistrez d’abord ce que vous avez changé dans le formulaire.',
    choose: 'Choisir le fichier',
    chooseFolder: 'Choisir le dossier',
    chooseArchive: 'Choisir une archive ZIP du dossier',
    interrupted:
      'Si plus personne ne le lit, choisissez de nouveau le même fichier : la lecture reprend là où elle s’est arrêtée.',
    file: 'Fichier',
    read: 'Lu',
    leftOut: 'Lignes écartées',
    unaffected: 'Valeurs révisées ou reprises depuis par d’autres imports, qui restent',
    line: 'Ligne',
    problem: 'Problème',
    indicator: 'Indicateur',
    country: 'Pays',
    year: 'Année',
    former: 'Ancienne valeur',
    value: 'Valeur',
    total: 'Total',
    changes: 'Ce que change la publication',
    changed: 'Ce que la publication a changé',
    previous: 'Précédente',
    next: 'Suivante',
    publish: 'Publier les chiffres',
    willPublish:
      'Les visiteurs verront désormais ces valeurs et liront cet import comme une mise à jour des données. Vous pouvez l’annuler en une étape.',
    undo: 'Annuler l’import',
    willUndo:
      'Les valeurs précédentes redeviennent actuelles, sauf là où un autre import a révisé ou repris la valeur depuis. Rien n’est supprimé ; la mise à jour indique qu’elle a été annulée.',
    cancel: 'Ne rien faire',
    working: 'Veuillez patienter…',
    failure: 'Le serveur n’a pas répondu. Réessayez.',
    readSoFar: (rows) => `${rows} lignes jusqu’ici`,
    problems: (total) => `Lignes illisibles : ${total}. Rien du fichier ne peut être publié.`,
    more: (count) => `et ${count} autres`,
    page: (page, last) => `Page ${page} sur ${last}`,
    publishedAs: (version) => `Publié dans la version ${version}`,
    undoneAs: (version) => `Annulé dans la version ${version}`,
    ways: { new: 'Nouvelles', revised: 'Révisées', withdrawn: 'Retirées', unchanged: 'Inchangées' },
    show: {
      new: 'Montrer les nouvelles valeurs',
      revised: 'Montrer les valeurs révisées',
      withdrawn: 'Montrer les valeurs retirées',
    },
  },
  fa: {
    title: 'ارقام',
    saveFirst:
      'به درون‌ریزی عنوان بدهید و روش خواندن فایل آن را مشخص کنید. آن را به صورت پیش‌نویس ذخیره کنید و سپس فایل را اینجا انتخاب کنید.',
    saveBefore: 'نخست آنچه را در فرم تغییر داده‌اید ذخیره کنید.',
    choose: 'انتخاب فایل',
    chooseFolder: 'انتخاب پوشه',
    chooseArchive: 'انتخاب بایگانی ZIP از پوشه',
    interrupted:
      'اگر دیگر کسی آن را نمی‌خواند، همان فایل را دوباره انتخاب کنید تا خواندن از جایی که متوقف شده ادامه یابد.',
    file: 'فایل',
    read: 'خوانده‌شده',
    leftOut: 'ردیف‌های کنارگذاشته',
    unaffected: 'مقدارهایی که درون‌ریزی‌های دیگر پس از آن بازنگری یا تکرار کرده‌اند و می‌ماند',
    line: 'سطر',
    problem: 'خطا',
    indicator: 'شاخص',
    country: 'کشور',
    year: 'سال',
    former: 'مقدار پیشین',
    value: 'مقدار',
    total: 'مجموع',
    changes: 'آنچه انتشار تغییر می‌دهد',
    changed: 'آنچه انتشار تغییر داد',
    previous: 'قبلی',
    next: 'بعدی',
    publish: 'انتشار ارقام',
    willPublish:
      'بازدیدکنندگان از این پس این مقدارها را می‌بینند و این درون‌ریزی را به‌روزرسانی داده‌ها می‌خوانند. می‌توانید آن را در یک گام لغو کنید.',
    undo: 'لغو درون‌ریزی',
    willUndo:
      'مقدارهای پیشین دوباره معتبر می‌شود، مگر آنجا که درون‌ریزی دیگری پس از آن مقداری را بازنگری یا تکرار کرده است. چیزی حذف نمی‌شود و در به‌روزرسانی گفته می‌شود که لغو شده است.',
    cancel: 'انصراف',
    working: 'لطفاً صبر کنید…',
    failure: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
    readSoFar: (rows) => `تا کنون ${rows} ردیف`,
    problems: (total) => `ردیف‌هایی که خوانده نمی‌شود: ${total}. هیچ بخشی از فایل را نمی‌توان منتشر کرد.`,
    more: (count) => `و ${count} مورد دیگر`,
    page: (page, last) => `صفحهٔ ${page} از ${last}`,
    publishedAs: (version) => `منتشرشده در نسخهٔ ${version}`,
    undoneAs: (version) => `لغوشده در نسخهٔ ${version}`,
    ways: { new: 'تازه', revised: 'بازنگری‌شده', withdrawn: 'پس‌گرفته', unchanged: 'بی‌تغییر' },
    show: {
      new: 'نمایش مقدارهای تازه',
      revised: 'نمایش مقدارهای بازنگری‌شده',
      withdrawn: 'نمایش مقدارهای پس‌گرفته',
    },
  },
}
