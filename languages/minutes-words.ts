import type { Language } from './languages.ts'

interface MinutesWords {
  title: string
  /** Of which tender. */
  lead: (reference: string) => string
  deadline: string
  begun: string
  judged: string
  closed: string
  finished: string
  custodians: string
  /** How many of how many custodians were needed. */
  needed: (needed: string, of: string) => string
  custodian: string
  handedIn: string
  handedInNothing: string
  good: string
  nothing: string
  wrong: string
  proposals: string
  noProposals: string
  reference: string
  received: string
  sealedBy: string
  sealers: Readonly<Record<'browser' | 'offline' | 'server', string>>
  result: string
  fates: Readonly<Record<'opened' | 'broken' | 'withdrawn' | 'replaced', string>>
  files: string
  infected: string
  because: Readonly<
    Record<
      | 'damaged'
      | 'too few shares'
      | 'shares do not fit'
      | 'can’t be decrypted'
      | 'not a proposal'
      | 'another envelope’s'
      | 'too large'
      | 'a file differs',
      string
    >
  >
  envelope: string
  /** Before the hash of what was found in place of an envelope. */
  found: string
  foundNothing: string
  log: string
  /** `…` marks code. */
  inLog: string
  data: string
}

/** What the minutes of an opening say. */
export const minutesWords: Readonly<Record<Language, MinutesWords>> = {
  en: {
    title: 'Opening minutes',
    lead: (reference) => `How the proposals to tender ${reference} were opened.`,
    deadline: 'Deadline',
    begun: 'Opening begun',
    judged: 'Key shares judged, before the first envelope was opened',
    closed: 'Decided to wait no longer',
    finished: 'Minutes published',
    custodians: 'Custodians and their key shares',
    needed: (needed, of) => `Any ${needed} of ${of} custodians open an envelope.`,
    custodian: 'Custodian',
    handedIn: 'Handed over',
    handedInNothing: 'nothing',
    good: 'Right',
    nothing: 'Could not be opened',
    wrong: 'Wrong',
    proposals: 'Proposals',
    noProposals: 'No proposal was received.',
    reference: 'Reference',
    received: 'Received',
    sealedBy: 'Sealed',
    sealers: { browser: 'in the browser', offline: 'in the offline page', server: 'by the server' },
    result: 'Result',
    fates: {
      opened: 'opened',
      broken: 'not opened',
      withdrawn: 'withdrawn',
      replaced: 'replaced by another',
    },
    files: 'Files:',
    infected: 'A virus scanner reports a file.',
    because: {
      damaged: 'the stored envelope is not the one that was received',
      'too few shares': 'too few custodians could open their key share',
      'shares do not fit': 'its key shares do not fit together',
      'can’t be decrypted': 'its content can’t be decrypted',
      'not a proposal': 'its content is not a proposal',
      'another envelope’s': 'its content belongs to another envelope',
      'too large': 'it has more or larger files than allowed',
      'a file differs': 'a file is not the one that was sealed',
    },
    envelope: 'Envelope (SHA-256)',
    found: 'Found instead:',
    foundNothing: 'nothing',
    log: 'In the transparency log',
    inLog:
      'These minutes are an entry of the transparency log and name no person. The entry’s number is given here with its hash in the tree.',
    data: 'The same as data (JSON)',
  },
  ar: {
    title: 'محضر فتح المظاريف',
    lead: (reference) => `كيف فُتحت عروض المناقصة ${reference}.`,
    deadline: 'الموعد النهائي',
    begun: 'بدء الفتح',
    judged: 'فحص حصص المفاتيح، قبل فتح أول مظروف',
    closed: 'قرار إنهاء الانتظار',
    finished: 'نشر المحضر',
    custodians: 'أمناء المفاتيح وحصصهم',
    needed: (needed, of) => `يكفي لفتح المظروف من أمناء المفاتيح: ${needed} من ${of}.`,
    custodian: 'أمين المفتاح',
    handedIn: 'وقت التسليم',
    handedInNothing: 'لم يسلّم شيئًا',
    good: 'صحيحة',
    nothing: 'تعذّر فتحها',
    wrong: 'خاطئة',
    proposals: 'العروض',
    noProposals: 'لم يرد أي عرض.',
    reference: 'الرقم المرجعي',
    received: 'وقت الورود',
    sealedBy: 'مكان الختم',
    sealers: {
      browser: 'خُتم في المتصفح',
      offline: 'خُتم في الصفحة التي تعمل دون اتصال',
      server: 'خُتم لدى الخادم',
    },
    result: 'النتيجة',
    fates: { opened: 'فُتح', broken: 'لم يُفتح', withdrawn: 'سُحب', replaced: 'حلّ محله عرض آخر' },
    files: 'عدد الملفات:',
    infected: 'أبلغ فاحص الفيروسات عن أحد الملفات.',
    because: {
      damaged: 'المظروف المحفوظ ليس كما ورد',
      'too few shares': 'عدد أمناء المفاتيح الذين استطاعوا فتح حصصهم غير كافٍ',
      'shares do not fit': 'حصص مفتاحه غير متوافقة',
      'can’t be decrypted': 'يتعذر فك تشفير محتواه',
      'not a proposal': 'محتواه ليس عرضًا',
      'another envelope’s': 'محتواه يخص مظروفًا آخر',
      'too large': 'عدد ملفاته أو حجمها أكبر من المسموح',
      'a file differs': 'أحد ملفاته ليس الملف الذي خُتم',
    },
    envelope: 'المظروف (SHA-256)',
    found: 'وُجد بدلًا منه:',
    foundNothing: 'لا شيء',
    log: 'في سجل الشفافية',
    inLog: 'هذا المحضر قيد في سجل الشفافية ولا يذكر اسم أحد. يرد هنا رقم القيد وبصمته في الشجرة.',
    data: 'المحضر نفسه في صورة بيانات (JSON)',
  },
  fr: {
    title: 'Procès-verbal d’ouverture des plis',
    lead: (reference) => `Comment les offres de l’appel ${reference} ont été ouvertes.`,
    deadline: 'Date limite',
    begun: 'Ouverture commencée',
    judged: 'Parts de clé examinées, avant l’ouverture du premier pli',
    closed: 'Décision de ne plus attendre',
    finished: 'Procès-verbal publié',
    custodians: 'Dépositaires de clé et leurs parts',
    needed: (needed, of) => `${needed} dépositaires sur ${of} suffisent pour ouvrir un pli.`,
    custodian: 'Dépositaire de clé',
    handedIn: 'Remise',
    handedInNothing: 'rien',
    good: 'Justes',
    nothing: 'N’ont pas pu être ouvertes',
    wrong: 'Fausses',
    proposals: 'Offres',
    noProposals: 'Aucune offre n’a été reçue.',
    reference: 'Référence',
    received: 'Reçue',
    sealedBy: 'Scellée',
    sealers: { browser: 'dans le navigateur', offline: 'dans la page hors ligne', server: 'par le serveur' },
    result: 'Résultat',
    fates: {
      opened: 'ouverte',
      broken: 'non ouverte',
      withdrawn: 'retirée',
      replaced: 'remplacée par une autre',
    },
    files: 'Fichiers :',
    infected: 'Un antivirus signale un fichier.',
    because: {
      damaged: 'le pli conservé n’est pas celui qui a été reçu',
      'too few shares': 'trop peu de dépositaires ont pu ouvrir leur part de clé',
      'shares do not fit': 'ses parts de clé ne vont pas ensemble',
      'can’t be decrypted': 'son contenu ne peut pas être déchiffré',
      'not a proposal': 'son contenu n’est pas une offre',
      'another envelope’s': 'son contenu appartient à un autre pli',
      'too large': 'ses fichiers sont plus nombreux ou plus lourds que permis',
      'a file differs': 'un fichier n’est pas celui qui a été scellé',
    },
    envelope: 'Pli (SHA-256)',
    found: 'Trouvé à sa place :',
    foundNothing: 'rien',
    log: 'Dans le journal de transparence',
    inLog:
      'Ce procès-verbal est une entrée du journal de transparence et ne nomme personne. Le numéro de l’entrée est donné ici avec son empreinte dans l’arbre.',
    data: 'Les mêmes données (JSON)',
  },
  fa: {
    title: 'صورت‌جلسهٔ گشایش پاکت‌ها',
    lead: (reference) => `پیشنهادهای مناقصهٔ ${reference} چگونه گشوده شد.`,
    deadline: 'آخرین مهلت',
    begun: 'آغاز گشایش',
    judged: 'بررسی سهم‌های کلید، پیش از گشودن نخستین پاکت',
    closed: 'تصمیم به پایان انتظار',
    finished: 'انتشار صورت‌جلسه',
    custodians: 'کلیدداران و سهم‌هایشان',
    needed: (needed, of) => `هر ${needed} نفر از ${of} کلیددار می‌توانند پاکتی را بگشایند.`,
    custodian: 'کلیددار',
    handedIn: 'زمان تحویل',
    handedInNothing: 'چیزی تحویل نداد',
    good: 'درست',
    nothing: 'گشوده نشد',
    wrong: 'نادرست',
    proposals: 'پیشنهادها',
    noProposals: 'پیشنهادی نرسید.',
    reference: 'شمارهٔ مرجع',
    received: 'زمان رسیدن',
    sealedBy: 'مهروموم',
    sealers: { browser: 'در مرورگر', offline: 'در صفحهٔ بدون اتصال', server: 'در سرور' },
    result: 'نتیجه',
    fates: {
      opened: 'گشوده شد',
      broken: 'گشوده نشد',
      withdrawn: 'پس گرفته شد',
      replaced: 'پیشنهاد دیگری جای آن را گرفت',
    },
    files: 'شمار فایل‌ها:',
    infected: 'ویروس‌یاب دربارهٔ یکی از فایل‌ها هشدار داده است.',
    because: {
      damaged: 'پاکت ذخیره‌شده همان نیست که رسیده بود',
      'too few shares': 'کلیدداران کافی نتوانستند سهم کلید خود را بگشایند',
      'shares do not fit': 'سهم‌های کلید آن با هم جور نیست',
      'can’t be decrypted': 'محتوای آن رمزگشایی نمی‌شود',
      'not a proposal': 'محتوای آن پیشنهاد نیست',
      'another envelope’s': 'محتوای آن از پاکت دیگری است',
      'too large': 'شمار یا حجم فایل‌های آن بیش از حد مجاز است',
      'a file differs': 'یکی از فایل‌ها همان نیست که مهروموم شده بود',
    },
    envelope: 'پاکت (SHA-256)',
    found: 'به‌جای آن یافته شد:',
    foundNothing: 'هیچ',
    log: 'در دفتر شفافیت',
    inLog:
      'این صورت‌جلسه در دفتر شفافیت ثبت شده است و نام کسی در آن نیست. شمارهٔ ثبت با اثر انگشت آن در درخت در اینجا آمده است.',
    data: 'همین صورت‌جلسه به‌صورت داده (JSON)',
  },
}
