import type { Language } from '../languages.ts'

interface DashboardWords {
  waiting: string
  nothingWaits: string
  loading: string
  failed: string
  /** @param number as it is written in the language */
  line: (what: string, number: string) => string
  lists: Readonly<
    Record<
      | 'questions'
      | 'applications'
      | 'internships'
      | 'openings'
      | 'custodianOpenings'
      | 'rehearsals'
      | 'appointments'
      | 'firstCustodians'
      | 'tenderDeadlines'
      | 'vacancyDeadlines'
      | 'scans'
      | 'searches'
      | 'unsentMail'
      | 'givenUpMail',
      string
    >
  >
  drafts: (kind: string) => string
  /** @param language its own name */
  translations: Readonly<Record<'missing' | 'outdated', (language: string) => string>>
  backup: Readonly<Record<'none' | 'failed' | 'old' | 'incomplete' | 'made', string>>
  myTasks: string
  noTasks: string
  allTasks: string
  markDone: string
  undo: string
  isDone: string
  overdue: string
  due: string
  givenBy: string
  readings: string
  lastDays: string
  nothingRead: string
  mostRead: string
  byLanguage: string
  downloads: string
  referrers: string
  searches: string
  noSearches: string
  searchesNote: string
  /** @param field the field of a page that such words are written into */
  howToBeFound: (field: string) => string
  readingsNote: string
  asTable: string
  byDay: string
  readsOfRecord: string
  notReadYet: string
  table: Readonly<Record<'day' | 'kind' | 'page' | 'language' | 'reads', string>>
  kinds: Readonly<Record<'page' | 'download' | 'referrer', string>>
  groups: Readonly<Partial<Record<string, string>>>
}

/** What the back office says of what waits for a person and of what is read. */
export const dashboardWords: Readonly<Record<Language, DashboardWords>> = {
  en: {
    waiting: 'What waits for you',
    nothingWaits: 'Nothing waits for you.',
    loading: 'Loading …',
    failed: 'This could not be read. Reload the page in a moment.',
    line: (what, number) => `${what}: ${number}`,
    lists: {
      questions: 'Questions on tenders without an answer',
      applications: 'New job applications',
      internships: 'New internship applications',
      openings: 'Tenders whose proposals can be opened',
      custodianOpenings: 'Openings by custodians that need you now',
      rehearsals: 'Tenders whose opening you are to rehearse',
      appointments: 'Custodians that were proposed and wait for your confirmation',
      firstCustodians: 'No custodians have been set up yet: tenders can’t be published',
      tenderDeadlines: 'Tenders with a deadline in the next seven days',
      vacancyDeadlines: 'Vacancies with a deadline in the next seven days',
      scans: 'Submissions waiting for the virus scanner',
      searches: 'Searches that found nothing',
      unsentMail: 'Mail that is not sent yet',
      givenUpMail: 'Mail that could not be sent in the last seven days',
    },
    drafts: (kind) => `Your drafts – ${kind}`,
    translations: {
      missing: (language) => `Translations missing – ${language}`,
      outdated: (language) => `Translations outdated – ${language}`,
    },
    backup: {
      none: 'No backup was made yet',
      failed: 'The last backup failed',
      old: 'The last backup is old',
      incomplete: 'The last backup lacks files',
      made: 'Last backup',
    },
    myTasks: 'Your tasks',
    noTasks: 'You have no open tasks.',
    allTasks: 'All your open tasks',
    markDone: 'Done',
    undo: 'Not done after all',
    isDone: 'Done.',
    overdue: 'overdue',
    due: 'Due on',
    givenBy: 'Given by',
    readings: 'What is read',
    lastDays: 'Pages read in the last 30 days',
    nothingRead: 'Nothing was counted in these days.',
    mostRead: 'Most read',
    byLanguage: 'Languages',
    downloads: 'Most downloaded',
    referrers: 'Where readers come from',
    searches: 'Searches that found nothing',
    noSearches: 'No text was searched without result on several days.',
    searchesNote:
      'Shown only when a text was searched on three days or more: what one visitor typed may be a name.',
    howToBeFound: (field) => `To have a page found by such a word, write it into “${field}” of that page.`,
    readingsNote:
      'Sums alone: no visitor is recognized. Robots, staff who are signed in and what browsers load ahead are not counted.',
    asTable: 'Download as a table (CSV)',
    byDay: 'By day',
    readsOfRecord: 'Read in the last 30 days',
    notReadYet: 'Not read in these days.',
    table: { day: 'Day', kind: 'Type', page: 'Page, file or site', language: 'Language', reads: 'Number' },
    kinds: { page: 'Page read', download: 'Download', referrer: 'Came from' },
    groups: {
      '(none)': 'Directly',
      '(own pages)': 'Our own pages',
      '(search engines)': 'Search engines',
      '(others)': 'Other sites and apps',
    },
  },
  ar: {
    waiting: 'ما ينتظرك',
    nothingWaits: 'لا شيء ينتظرك.',
    loading: 'جارٍ التحميل…',
    failed: 'تعذّرت قراءة هذا. أعد تحميل الصفحة بعد لحظات.',
    line: (what, number) => `${what}: ${number}`,
    lists: {
      questions: 'أسئلة عن المناقصات بلا جواب',
      applications: 'طلبات توظيف جديدة',
      internships: 'طلبات تدريب جديدة',
      openings: 'مناقصات يمكن فتح عروضها',
      custodianOpenings: 'عمليات فتح يجريها أمناء المفاتيح وتنتظرك الآن',
      rehearsals: 'مناقصات عليك إجراء تجربة فتحها',
      appointments: 'أمناء مفاتيح مقترحون ينتظرون تأكيدك',
      firstCustodians: 'لم يُعيَّن أمناء مفاتيح بعد، ولا يمكن نشر المناقصات',
      tenderDeadlines: 'مناقصات ينتهي موعدها خلال الأيام السبعة القادمة',
      vacancyDeadlines: 'وظائف شاغرة ينتهي موعدها خلال الأيام السبعة القادمة',
      scans: 'طلبات تنتظر فاحص الفيروسات',
      searches: 'عمليات بحث لم تجد شيئًا',
      unsentMail: 'رسائل لم تُرسل بعد',
      givenUpMail: 'رسائل تعذّر إرسالها في الأيام السبعة الماضية',
    },
    drafts: (kind) => `مسوداتك – ${kind}`,
    translations: {
      missing: (language) => `ترجمات ناقصة – ${language}`,
      outdated: (language) => `ترجمات قديمة – ${language}`,
    },
    backup: {
      none: 'لم تُنشأ أي نسخة احتياطية بعد',
      failed: 'فشلت آخر نسخة احتياطية',
      old: 'آخر نسخة احتياطية قديمة',
      incomplete: 'آخر نسخة احتياطية تنقصها ملفات',
      made: 'آخر نسخة احتياطية',
    },
    myTasks: 'مهامك',
    noTasks: 'ليس لديك مهام مفتوحة.',
    allTasks: 'كل مهامك المفتوحة',
    markDone: 'أُنجزت',
    undo: 'لم تُنجز بعد',
    isDone: 'أُنجزت.',
    overdue: 'متأخرة',
    due: 'تاريخ الاستحقاق',
    givenBy: 'أسندها',
    readings: 'ما يُقرأ',
    lastDays: 'الصفحات المقروءة في آخر 30 يومًا',
    nothingRead: 'لم يُحتسب شيء في هذه الأيام.',
    mostRead: 'الأكثر قراءة',
    byLanguage: 'اللغات',
    downloads: 'الأكثر تنزيلًا',
    referrers: 'من أين يأتي القراء',
    searches: 'عمليات بحث لم تجد شيئًا',
    noSearches: 'لم يُبحث عن أي نص بلا جدوى في عدة أيام.',
    searchesNote: 'لا يظهر نص إلا إذا بُحث عنه في ثلاثة أيام أو أكثر، فقد يكون ما كتبه زائر واحد اسم شخص.',
    howToBeFound: (field) =>
      `لكي يُعثر على صفحة بكلمة من هذه الكلمات، اكتبها في حقل «${field}» في تلك الصفحة.`,
    readingsNote:
      'مجاميع فقط: لا يُتعرَّف إلى أي زائر. ولا تُحتسب برامج الزحف ولا الموظفون المسجَّلون ولا ما تحمّله المتصفحات مسبقًا.',
    asTable: 'تنزيل كجدول (CSV)',
    byDay: 'بحسب اليوم',
    readsOfRecord: 'القراءات في آخر 30 يومًا',
    notReadYet: 'لم يُقرأ في هذه الأيام.',
    table: {
      day: 'اليوم',
      kind: 'النوع',
      page: 'الصفحة أو الملف أو الموقع',
      language: 'اللغة',
      reads: 'العدد',
    },
    kinds: { page: 'قراءة صفحة', download: 'تنزيل', referrer: 'القدوم من' },
    groups: {
      '(none)': 'مباشرة',
      '(own pages)': 'صفحات موقعنا',
      '(search engines)': 'محركات البحث',
      '(others)': 'مواقع وتطبيقات أخرى',
    },
  },
  fr: {
    waiting: 'Ce qui vous attend',
    nothingWaits: 'Rien ne vous attend.',
    loading: 'Chargement…',
    failed: 'Ceci n’a pas pu être lu. Rechargez la page dans un instant.',
    line: (what, number) => `${what}\u00a0: ${number}`,
    lists: {
      questions: 'Questions sur les appels d’offres sans réponse',
      applications: 'Nouvelles candidatures',
      internships: 'Nouvelles candidatures à un stage',
      openings: 'Appels d’offres dont les offres peuvent être ouvertes',
      custodianOpenings: 'Ouvertures par les dépositaires qui vous attendent',
      rehearsals: 'Appels d’offres dont vous devez répéter l’ouverture',
      appointments: 'Dépositaires proposés, à confirmer par vous',
      firstCustodians:
        'Aucun dépositaire de clé n’est encore en place\u00a0: les appels d’offres ne peuvent pas être publiés',
      tenderDeadlines: 'Appels d’offres à échéance dans les sept prochains jours',
      vacancyDeadlines: 'Postes vacants à échéance dans les sept prochains jours',
      scans: 'Envois en attente de l’antivirus',
      searches: 'Recherches sans résultat',
      unsentMail: 'Messages pas encore envoyés',
      givenUpMail: 'Messages qui n’ont pas pu être envoyés ces sept derniers jours',
    },
    drafts: (kind) => `Vos brouillons – ${kind}`,
    translations: {
      missing: (language) => `Traductions manquantes – ${language}`,
      outdated: (language) => `Traductions périmées – ${language}`,
    },
    backup: {
      none: 'Aucune sauvegarde n’a encore été faite',
      failed: 'La dernière sauvegarde a échoué',
      old: 'La dernière sauvegarde est ancienne',
      incomplete: 'Il manque des fichiers dans la dernière sauvegarde',
      made: 'Dernière sauvegarde',
    },
    myTasks: 'Vos tâches',
    noTasks: 'Vous n’avez aucune tâche ouverte.',
    allTasks: 'Toutes vos tâches ouvertes',
    markDone: 'Faite',
    undo: 'Finalement pas faite',
    isDone: 'Faite.',
    overdue: 'en retard',
    due: 'À faire pour le',
    givenBy: 'Confiée par',
    readings: 'Ce qui est lu',
    lastDays: 'Pages lues ces 30 derniers jours',
    nothingRead: 'Rien n’a été compté ces jours-là.',
    mostRead: 'Les plus lues',
    byLanguage: 'Langues',
    downloads: 'Les plus téléchargés',
    referrers: 'D’où viennent les lecteurs',
    searches: 'Recherches sans résultat',
    noSearches: 'Aucun texte n’a été cherché en vain plusieurs jours.',
    searchesNote:
      'Un texte n’apparaît que s’il a été cherché trois jours ou plus\u00a0: ce qu’un seul visiteur a saisi peut être un nom.',
    howToBeFound: (field) =>
      `Pour qu’une page soit trouvée par un tel mot, écrivez-le dans le champ « ${field} » de cette page.`,
    readingsNote:
      'Des sommes seulement\u00a0: aucun visiteur n’est reconnu. Les robots, le personnel connecté et ce que les navigateurs chargent d’avance ne sont pas comptés.',
    asTable: 'Télécharger le tableau (CSV)',
    byDay: 'Par jour',
    readsOfRecord: 'Lectures ces 30 derniers jours',
    notReadYet: 'Pas lu ces jours-là.',
    table: { day: 'Jour', kind: 'Type', page: 'Page, fichier ou site', language: 'Langue', reads: 'Nombre' },
    kinds: { page: 'Page lue', download: 'Téléchargement', referrer: 'Venu de' },
    groups: {
      '(none)': 'Directement',
      '(own pages)': 'Nos propres pages',
      '(search engines)': 'Moteurs de recherche',
      '(others)': 'Autres sites et applications',
    },
  },
  fa: {
    waiting: 'آنچه در انتظار شماست',
    nothingWaits: 'چیزی در انتظار شما نیست.',
    loading: 'در حال بارگذاری…',
    failed: 'خواندن این بخش ممکن نشد. کمی بعد صفحه را دوباره بارگذاری کنید.',
    line: (what, number) => `${what}: ${number}`,
    lists: {
      questions: 'پرسش‌های بی‌پاسخ دربارهٔ مناقصه‌ها',
      applications: 'درخواست‌های شغلی تازه',
      internships: 'درخواست‌های کارآموزی تازه',
      openings: 'مناقصه‌هایی که پیشنهادهایشان را می‌توان گشود',
      custodianOpenings: 'گشایش‌هایی که اکنون در انتظار شما هستند',
      rehearsals: 'مناقصه‌هایی که باید گشایششان را تمرین کنید',
      appointments: 'کلیدداران پیشنهادشده‌ای که در انتظار تأیید شما هستند',
      firstCustodians: 'هنوز کلیدداری تعیین نشده است و مناقصه‌ها را نمی‌توان منتشر کرد',
      tenderDeadlines: 'مناقصه‌هایی که مهلتشان تا هفت روز دیگر به پایان می‌رسد',
      vacancyDeadlines: 'فرصت‌های شغلی که مهلتشان تا هفت روز دیگر به پایان می‌رسد',
      scans: 'موارد ارسالی در انتظار ویروس‌یاب',
      searches: 'جست‌وجوهای بی‌نتیجه',
      unsentMail: 'ایمیل‌هایی که هنوز فرستاده نشده‌اند',
      givenUpMail: 'ایمیل‌هایی که در هفت روز گذشته فرستادنشان ممکن نشد',
    },
    drafts: (kind) => `پیش‌نویس‌های شما – ${kind}`,
    translations: {
      missing: (language) => `ترجمه‌نشده – ${language}`,
      outdated: (language) => `ترجمه‌های قدیمی – ${language}`,
    },
    backup: {
      none: 'هنوز هیچ نسخهٔ پشتیبانی ساخته نشده است',
      failed: 'ساختن آخرین نسخهٔ پشتیبان ناکام ماند',
      old: 'آخرین نسخهٔ پشتیبان قدیمی است',
      incomplete: 'آخرین نسخهٔ پشتیبان همهٔ فایل‌ها را ندارد',
      made: 'آخرین نسخهٔ پشتیبان',
    },
    myTasks: 'کارهای شما',
    noTasks: 'کار بازی ندارید.',
    allTasks: 'همهٔ کارهای باز شما',
    markDone: 'انجام شد',
    undo: 'هنوز انجام نشده',
    isDone: 'انجام شد.',
    overdue: 'دیرشده',
    due: 'تا تاریخ',
    givenBy: 'سپارنده',
    readings: 'آنچه خوانده می‌شود',
    lastDays: 'صفحه‌های خوانده‌شده در ۳۰ روز گذشته',
    nothingRead: 'در این روزها چیزی شمرده نشده است.',
    mostRead: 'پرخواننده‌ترین‌ها',
    byLanguage: 'زبان‌ها',
    downloads: 'بیشترین دریافت‌ها',
    referrers: 'خوانندگان از کجا می‌آیند',
    searches: 'جست‌وجوهای بی‌نتیجه',
    noSearches: 'هیچ متنی در چند روز بی‌نتیجه جست‌وجو نشده است.',
    searchesNote:
      'متنی تنها وقتی نشان داده می‌شود که در سه روز یا بیشتر جست‌وجو شده باشد، زیرا نوشتهٔ یک بازدیدکننده شاید نام کسی باشد.',
    howToBeFound: (field) =>
      `برای اینکه صفحه‌ای با چنین واژه‌ای پیدا شود، آن را در «${field}» همان صفحه بنویسید.`,
    readingsNote:
      'تنها جمع‌ها: هیچ بازدیدکننده‌ای شناخته نمی‌شود. ربات‌ها، کارکنانی که وارد شده‌اند و آنچه مرورگرها از پیش بار می‌کنند شمرده نمی‌شوند.',
    asTable: 'دریافت جدول (CSV)',
    byDay: 'به تفکیک روز',
    readsOfRecord: 'خوانده‌شده در ۳۰ روز گذشته',
    notReadYet: 'در این روزها خوانده نشده است.',
    table: { day: 'روز', kind: 'نوع', page: 'صفحه، فایل یا وب‌سایت', language: 'زبان', reads: 'شمار' },
    kinds: { page: 'خواندن صفحه', download: 'دریافت', referrer: 'آمده از' },
    groups: {
      '(none)': 'مستقیم',
      '(own pages)': 'صفحه‌های خودمان',
      '(search engines)': 'موتورهای جست‌وجو',
      '(others)': 'وب‌سایت‌ها و برنامه‌های دیگر',
    },
  },
}
