import type { Language } from '../languages.ts'

interface CustodianOpeningWords {
  title: string
  intro: string
  none: string
  deadline: string
  stage: Readonly<
    Record<'beforeDeadline' | 'waiting' | 'gathering' | 'opening' | 'failed' | 'finished', string>
  >
  /** Before the moment from which it can be begun. */
  beginsFrom: string
  willBegin: string
  begin: string
  /** How many of the custodians are needed. */
  needed: (needed: string, of: string) => string
  shares: string
  you: string
  handedIn: string
  awaited: string
  notNeeded: string
  /** Before how many shares were wrong. */
  wrong: string
  proposals: string
  opened: string
  broken: string
  handIn: string
  willHandIn: string
  keyFile: string
  passphrase: string
  handInNow: string
  handInWithPasskey: string
  download: string
  command: string
  paste: string
  /** So many of so many shares are opened. */
  progress: (opened: string, of: string) => string
  notSigned: string
  /** Before references of tenders. */
  foreign: string
  wrongPassphrase: string
  noIdentity: string
  otherKey: string
  notYet: string
  notInLog: string
  noShares: string
  notOpened: string
  /** From when on it may be decided that nobody is waited for any more. */
  closesFrom: (moment: string) => string
  willClose: string
  close: string
  retry: string
  minutes: string
  working: string
  failure: string
}

/** What the back office says of openings by custodians. */
export const custodianOpeningWords: Readonly<Record<Language, CustodianOpeningWords>> = {
  en: {
    title: 'Openings',
    intro:
      'Tenders whose proposals are opened by custodians. Each custodian opens their key shares in this browser and hands them over; the key itself never leaves the device.',
    none: 'There is no opening for you.',
    deadline: 'Deadline',
    stage: {
      beforeDeadline: 'Sealed. Before the deadline nobody can open the proposals.',
      waiting: 'The deadline has passed. The opening can be begun.',
      gathering: 'Key shares are being gathered. No proposal is opened before all that are needed are there.',
      opening: 'The proposals are being opened.',
      failed: 'The opening was interrupted. It is tried again every half minute.',
      finished: 'The proposals are opened and the minutes are published.',
    },
    beginsFrom: 'Can be begun from',
    willBegin:
      'From then on the custodians can hand over their key shares. That you began is entered in the transparency log, without your name.',
    begin: 'Begin the opening',
    needed: (needed, of) => `${needed} of ${of} custodians are needed.`,
    shares: 'Key shares',
    you: 'you',
    handedIn: 'Handed over',
    awaited: 'Awaited',
    notNeeded: 'Not handed over',
    wrong: 'Wrong shares:',
    proposals: 'Proposals',
    opened: 'Opened',
    broken: 'Not opened',
    handIn: 'Hand over your key shares',
    willHandIn: 'Open your key. It stays in this browser, and shares of other tenders are never handed over.',
    keyFile: 'Key file',
    passphrase: 'Passphrase',
    handInNow: 'Open and hand over',
    handInWithPasskey: 'Open with the passkey and hand over',
    download: 'Download the key shares (TAR)',
    command: 'Open them with your key, then paste everything that is printed:',
    paste: 'Opened key shares',
    progress: (opened, of) => `${opened} of ${of} opened`,
    notSigned: 'The transparency log is being signed. This takes a few seconds …',
    foreign:
      'Some shares belong to another tender and were not handed over. Report this to the administrators. Tender:',
    wrongPassphrase: 'The passphrase is not that of this file.',
    noIdentity: 'This file does not contain a key.',
    otherKey: 'This is another key than the one registered for this tender.',
    notYet: 'By this device’s clock the deadline has not passed yet. Nothing was handed over.',
    notInLog:
      'What the server says of this tender is not in the transparency log. Nothing was handed over. Report this to the administrators.',
    noShares: 'None of the pasted lines is a key share of this tender.',
    notOpened: 'The key could not be opened.',
    closesFrom: (moment) =>
      `The other custodians have until ${moment}. After that, people in procurement can decide to wait no longer.`,
    willClose:
      'Proposals that still lack key shares stay closed for good, and the others are opened. This can’t be undone and is recorded in the minutes.',
    close: 'Wait no longer',
    retry: 'Try again now',
    minutes: 'Opening minutes',
    working: 'Please wait …',
    failure: 'The server could not be reached. Try again.',
  },
  ar: {
    title: 'فتح العروض',
    intro:
      'مناقصات يفتح عروضها أمناء المفاتيح. يفتح كل أمين حصصه من المفاتيح في هذا المتصفح ويسلّمها، ولا يغادر المفتاح نفسه الجهاز أبدًا.',
    none: 'ليس لديك ما تفتحه.',
    deadline: 'الموعد النهائي',
    stage: {
      beforeDeadline: 'العروض مختومة. ولا يستطيع أحد فتحها قبل الموعد النهائي.',
      waiting: 'انقضى الموعد النهائي، ويمكن بدء الفتح.',
      gathering: 'تُجمع حصص المفاتيح. ولا يُفتح أي عرض قبل أن يصل كل ما يلزم منها.',
      opening: 'يجري فتح العروض.',
      failed: 'انقطع الفتح، وتُعاد المحاولة كل نصف دقيقة.',
      finished: 'فُتحت العروض ونُشر المحضر.',
    },
    beginsFrom: 'يمكن البدء اعتبارًا من',
    willBegin: 'يستطيع أمناء المفاتيح بعد ذلك تسليم حصصهم. ويُقيَّد البدء في سجل الشفافية من دون اسمك.',
    begin: 'بدء الفتح',
    needed: (needed, of) => `يلزم من أمناء المفاتيح: ${needed} من ${of}.`,
    shares: 'حصص المفاتيح',
    you: 'أنت',
    handedIn: 'سُلّمت',
    awaited: 'منتظَرة',
    notNeeded: 'لم تُسلَّم',
    wrong: 'حصص خاطئة:',
    proposals: 'العروض',
    opened: 'فُتح منها',
    broken: 'عروض لم تُفتح',
    handIn: 'تسليم حصصك من المفاتيح',
    willHandIn: 'افتح مفتاحك. يبقى المفتاح في هذا المتصفح، ولا تُسلَّم أبدًا حصص مناقصات أخرى.',
    keyFile: 'ملف المفتاح',
    passphrase: 'عبارة المرور',
    handInNow: 'فتح وتسليم',
    handInWithPasskey: 'الفتح بمفتاح المرور والتسليم',
    download: 'تنزيل حصص المفاتيح (TAR)',
    command: 'افتحها بمفتاحك، ثم ألصق كل ما يُطبع:',
    paste: 'حصص المفاتيح المفتوحة',
    progress: (opened, of) => `فُتحت ${opened} من ${of}`,
    notSigned: 'يجري توقيع سجل الشفافية، ويستغرق ذلك ثوانيَ…',
    foreign: 'بعض الحصص تخص مناقصة أخرى ولم تُسلَّم. أبلغ مديري النظام بذلك. المناقصة:',
    wrongPassphrase: 'عبارة المرور ليست لهذا الملف.',
    noIdentity: 'لا يوجد مفتاح في هذا الملف.',
    otherKey: 'هذا مفتاح غير المفتاح المسجّل لهذه المناقصة.',
    notYet: 'لم ينقضِ الموعد النهائي بعد بحسب ساعة هذا الجهاز. لم يُسلَّم شيء.',
    notInLog: 'ما يقوله الخادم عن هذه المناقصة ليس في سجل الشفافية. لم يُسلَّم شيء. أبلغ مديري النظام بذلك.',
    noShares: 'ليس في النص الملصق أي حصة من مفتاح هذه المناقصة.',
    notOpened: 'تعذّر فتح المفتاح.',
    closesFrom: (moment) =>
      `أمام بقية أمناء المفاتيح مهلة حتى ${moment}. وبعدها يستطيع العاملون في قسم المشتريات أن يقرروا إنهاء الانتظار.`,
    willClose:
      'تبقى العروض التي تنقصها حصص من المفتاح مغلقة نهائيًا، وتُفتح العروض الأخرى. لا رجعة في ذلك، ويُذكر في المحضر.',
    close: 'إنهاء الانتظار',
    retry: 'إعادة المحاولة الآن',
    minutes: 'محضر فتح المظاريف',
    working: 'يرجى الانتظار…',
    failure: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
  },
  fr: {
    title: 'Ouvertures',
    intro:
      'Appels d’offres dont les offres sont ouvertes par des dépositaires de clé. Chacun ouvre ses parts de clé dans ce navigateur et les remet ; la clé elle-même ne quitte jamais l’appareil.',
    none: 'Aucune ouverture ne vous concerne.',
    deadline: 'Date limite',
    stage: {
      beforeDeadline: 'Scellées. Avant la date limite, personne ne peut ouvrir les offres.',
      waiting: 'La date limite est passée. L’ouverture peut être commencée.',
      gathering:
        'Les parts de clé sont recueillies. Aucune offre n’est ouverte avant que toutes celles qu’il faut soient là.',
      opening: 'Les offres sont en cours d’ouverture.',
      failed: 'L’ouverture a été interrompue. Elle est reprise toutes les trente secondes.',
      finished: 'Les offres sont ouvertes et le procès-verbal est publié.',
    },
    beginsFrom: 'Peut être commencée à partir de',
    willBegin:
      'Les dépositaires de clé pourront alors remettre leurs parts. Le début de l’ouverture est inscrit au journal de transparence, sans votre nom.',
    begin: 'Commencer l’ouverture',
    needed: (needed, of) => `Il faut ${needed} dépositaires de clé sur ${of}.`,
    shares: 'Parts de clé',
    you: 'vous',
    handedIn: 'Remises',
    awaited: 'Attendues',
    notNeeded: 'Non remises',
    wrong: 'Parts fausses :',
    proposals: 'Offres',
    opened: 'Ouvertes',
    broken: 'Non ouvertes',
    handIn: 'Remettre vos parts de clé',
    willHandIn:
      'Ouvrez votre clé. Elle reste dans ce navigateur, et aucune part d’un autre appel n’est jamais remise.',
    keyFile: 'Fichier de clé',
    passphrase: 'Phrase secrète',
    handInNow: 'Ouvrir et remettre',
    handInWithPasskey: 'Ouvrir avec la clé d’accès et remettre',
    download: 'Télécharger les parts de clé (TAR)',
    command: 'Ouvrez-les avec votre clé, puis collez tout ce qui s’affiche :',
    paste: 'Parts de clé ouvertes',
    progress: (opened, of) => `${opened} sur ${of} ouvertes`,
    notSigned: 'Le journal de transparence est en cours de signature. Cela prend quelques secondes…',
    foreign:
      'Certaines parts appartiennent à un autre appel et n’ont pas été remises. Signalez-le aux administrateurs. Appel :',
    wrongPassphrase: 'La phrase secrète n’est pas celle de ce fichier.',
    noIdentity: 'Ce fichier ne contient pas de clé.',
    otherKey: 'Cette clé n’est pas celle qui est enregistrée pour cet appel.',
    notYet: 'Selon l’horloge de cet appareil, la date limite n’est pas encore passée. Rien n’a été remis.',
    notInLog:
      'Ce que le serveur dit de cet appel ne figure pas dans le journal de transparence. Rien n’a été remis. Signalez-le aux administrateurs.',
    noShares: 'Aucune des lignes collées n’est une part de clé de cet appel.',
    notOpened: 'La clé n’a pas pu être ouverte.',
    closesFrom: (moment) =>
      `Les autres dépositaires de clé ont jusqu’au ${moment}. Ensuite, les personnes chargées des achats peuvent décider de ne plus attendre.`,
    willClose:
      'Les offres auxquelles il manque encore des parts de clé restent définitivement fermées, et les autres sont ouvertes. C’est irréversible et figure au procès-verbal.',
    close: 'Ne plus attendre',
    retry: 'Réessayer maintenant',
    minutes: 'Procès-verbal d’ouverture des plis',
    working: 'Veuillez patienter…',
    failure: 'Le serveur n’a pas répondu. Réessayez.',
  },
  fa: {
    title: 'گشایش‌ها',
    intro:
      'مناقصه‌هایی که پیشنهادهایشان را کلیدداران می‌گشایند. هر کلیددار سهم‌های کلید خود را در همین مرورگر می‌گشاید و تحویل می‌دهد؛ خود کلید هرگز از دستگاه بیرون نمی‌رود.',
    none: 'گشایشی برای شما نیست.',
    deadline: 'آخرین مهلت',
    stage: {
      beforeDeadline: 'مهروموم‌شده. پیش از پایان مهلت هیچ‌کس نمی‌تواند پیشنهادها را بگشاید.',
      waiting: 'مهلت گذشته است و گشایش را می‌توان آغاز کرد.',
      gathering: 'سهم‌های کلید گردآوری می‌شود. تا همهٔ سهم‌های لازم نرسد هیچ پیشنهادی گشوده نمی‌شود.',
      opening: 'پیشنهادها در حال گشوده شدن است.',
      failed: 'گشایش قطع شد. هر نیم دقیقه دوباره تلاش می‌شود.',
      finished: 'پیشنهادها گشوده و صورت‌جلسه منتشر شده است.',
    },
    beginsFrom: 'آغاز ممکن است از',
    willBegin:
      'پس از آن کلیدداران می‌توانند سهم‌های خود را تحویل دهند. آغاز گشایش بدون نام شما در دفتر شفافیت ثبت می‌شود.',
    begin: 'آغاز گشایش',
    needed: (needed, of) => `${needed} نفر از ${of} کلیددار لازم است.`,
    shares: 'سهم‌های کلید',
    you: 'شما',
    handedIn: 'تحویل داده شد',
    awaited: 'در انتظار',
    notNeeded: 'تحویل داده نشد',
    wrong: 'سهم‌های نادرست:',
    proposals: 'پیشنهادها',
    opened: 'گشوده‌شده',
    broken: 'گشوده‌نشده',
    handIn: 'تحویل سهم‌های کلید شما',
    willHandIn:
      'کلید خود را بگشایید. کلید در همین مرورگر می‌ماند و سهم مناقصه‌های دیگر هرگز تحویل داده نمی‌شود.',
    keyFile: 'فایل کلید',
    passphrase: 'عبارت عبور',
    handInNow: 'گشودن و تحویل',
    handInWithPasskey: 'گشودن با کلید عبور و تحویل',
    download: 'دریافت سهم‌های کلید (TAR)',
    command: 'آنها را با کلید خود بگشایید و همهٔ آنچه چاپ می‌شود را بچسبانید:',
    paste: 'سهم‌های گشوده‌شدهٔ کلید',
    progress: (opened, of) => `${opened} از ${of} گشوده شد`,
    notSigned: 'دفتر شفافیت در حال امضا شدن است. این کار چند ثانیه طول می‌کشد…',
    foreign: 'برخی سهم‌ها از مناقصهٔ دیگری است و تحویل داده نشد. این را به مدیران گزارش دهید. مناقصه:',
    wrongPassphrase: 'این عبارت عبور از آنِ این فایل نیست.',
    noIdentity: 'در این فایل کلیدی نیست.',
    otherKey: 'این کلید همان نیست که برای این مناقصه ثبت شده است.',
    notYet: 'به وقت ساعت این دستگاه مهلت هنوز نگذشته است. چیزی تحویل داده نشد.',
    notInLog:
      'آنچه سرور دربارهٔ این مناقصه می‌گوید در دفتر شفافیت نیست. چیزی تحویل داده نشد. این را به مدیران گزارش دهید.',
    noShares: 'هیچ‌یک از خط‌های چسبانده‌شده سهم کلید این مناقصه نیست.',
    notOpened: 'کلید گشوده نشد.',
    closesFrom: (moment) =>
      `کلیدداران دیگر تا ${moment} فرصت دارند. پس از آن، کارکنان بخش خرید می‌توانند تصمیم بگیرند که دیگر منتظر نمانند.`,
    willClose:
      'پیشنهادهایی که هنوز سهم کلید کم دارند برای همیشه بسته می‌مانند و بقیه گشوده می‌شوند. این کار بازگشت ندارد و در صورت‌جلسه می‌آید.',
    close: 'پایان انتظار',
    retry: 'تلاش دوباره',
    minutes: 'صورت‌جلسهٔ گشایش پاکت‌ها',
    working: 'لطفاً صبر کنید…',
    failure: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
  },
}
