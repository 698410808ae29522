import type { Language } from '../languages.ts'

interface StepUpWords {
  title: string
  acts: {
    'begin opening': string
    'confirm opening': string
    'begin opening by custodians': string
    'wait for no more shares': string
    'export submissions': string
    'create account': string
    'change account': string
    'register passkey': string
    'remove passkey': string
    'set up one-time codes': string
    'remove one-time codes': string
    'make recovery codes': string
    'reset second factors': string
    'send invitation': string
    'begin recovery': string
    'confirm recovery': string
    'register custodian key': string
    'revoke custodian key': string
    'make example custodians': string
    'appoint custodians': string
    'confirm custodians': string
  }
  facts: {
    tender: string
    person: string
    email: string
    roles: string
    given: string
    taken: string
    key: string
    needed: string
    custodians: string
    passkey: string
    exported: string
    filter: string
    asShown: string
  }
  password: string
  withPasskey: string
  cannotSign: string
  notSigned: string
  passkeyNeeded: string
  toAccount: string
  again: string
  confirm: string
  cancel: string
  working: string
}

/** What the back office says when something is to be confirmed with a passkey or the password. */
export const stepUpWords: Readonly<Record<Language, StepUpWords>> = {
  en: {
    title: 'Confirm that it is you',
    acts: {
      'begin opening': 'You begin the opening of a tender’s proposals.',
      'confirm opening': 'You confirm the opening: all proposals of the tender are opened now.',
      'begin opening by custodians':
        'You begin the opening: the tender’s custodians may hand their key shares over from now on.',
      'wait for no more shares': 'You end the waiting: proposals that lack key shares stay closed for good.',
      'export submissions': 'You download what was submitted.',
      'create account': 'You make an account.',
      'change account': 'You change somebody’s account.',
      'register passkey': 'You add a passkey to your account.',
      'remove passkey': 'You remove a passkey from your account.',
      'set up one-time codes': 'You set up codes from an app for signing in.',
      'remove one-time codes': 'You remove the codes for signing in.',
      'make recovery codes': 'You make new recovery codes; former ones end.',
      'reset second factors': 'You remove somebody’s passkeys and codes.',
      'send invitation': 'You send somebody a link to their new account.',
      'begin recovery': 'You begin to let somebody in again who can no longer sign in.',
      'confirm recovery': 'You confirm that somebody is let in again: they receive a link.',
      'register custodian key': 'You register your key as a custodian.',
      'revoke custodian key': 'You revoke a custodian’s key.',
      'make example custodians': 'You make three EXAMPLE custodians, whose keys protect nothing.',
      'appoint custodians': 'You propose the custodians of a tender.',
      'confirm custodians': 'You confirm the custodians of a tender.',
    },
    facts: {
      tender: 'Tender',
      person: 'Person',
      email: 'Email address',
      roles: 'Roles',
      given: 'Roles given',
      taken: 'Roles taken away',
      key: 'Key',
      needed: 'Needed to open',
      custodians: 'Custodians',
      passkey: 'Passkey',
      exported: 'Download',
      filter: 'Selection',
      asShown: 'as the list shows it',
    },
    password: 'Your password',
    withPasskey: 'Your browser will ask for one of your passkeys.',
    cannotSign: 'This browser cannot use passkeys, or the page is not encrypted. Use another browser.',
    notSigned: 'No passkey was used. Try again, or cancel.',
    passkeyNeeded: 'This can only be confirmed with a passkey, and your account has none.',
    toAccount: 'Add a passkey',
    again: 'What you confirmed before is no longer valid. Please confirm again.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    working: 'Please wait …',
  },
  ar: {
    title: 'أكّد هويتك',
    acts: {
      'begin opening': 'تبدأ فتح عروض مناقصة.',
      'confirm opening': 'تؤكّد الفتح: تُفتح الآن كل عروض المناقصة.',
      'begin opening by custodians':
        'تبدأ الفتح: يستطيع أمناء مفاتيح المناقصة من الآن تسليم حصصهم من المفاتيح.',
      'wait for no more shares': 'تُنهي الانتظار: تبقى العروض التي تنقصها حصص من المفتاح مغلقة نهائيًا.',
      'export submissions': 'تنزّل ما قُدّم من طلبات أو عروض.',
      'create account': 'تنشئ حسابًا.',
      'change account': 'تغيّر حساب شخص.',
      'register passkey': 'تضيف مفتاح مرور إلى حسابك.',
      'remove passkey': 'تحذف مفتاح مرور من حسابك.',
      'set up one-time codes': 'تُعدّ رموزًا من تطبيق للدخول.',
      'remove one-time codes': 'تزيل رموز الدخول.',
      'make recovery codes': 'تنشئ رموز استرداد جديدة، وتنتهي السابقة.',
      'reset second factors': 'تزيل مفاتيح مرور شخص ورموزه.',
      'send invitation': 'ترسل إلى شخص رابطًا إلى حسابه الجديد.',
      'begin recovery': 'تبدأ استعادة حساب شخص تعذّر عليه الدخول.',
      'confirm recovery': 'تؤكّد استعادة حساب شخص: سيتلقى رابطًا.',
      'register custodian key': 'تسجّل مفتاحك بصفتك أمين مفتاح.',
      'revoke custodian key': 'تلغي مفتاح أمين مفتاح.',
      'make example custodians': 'تنشئ ثلاثة أمناء تجريبيين (EXAMPLE) لا تحمي مفاتيحهم شيئًا.',
      'appoint custodians': 'تقترح أمناء مفاتيح مناقصة.',
      'confirm custodians': 'تؤكّد أمناء مفاتيح مناقصة.',
    },
    facts: {
      tender: 'المناقصة',
      person: 'الشخص',
      email: 'البريد الإلكتروني',
      roles: 'الأدوار',
      given: 'أدوار تُسند',
      taken: 'أدوار تُسحب',
      key: 'المفتاح',
      needed: 'العدد اللازم للفتح',
      custodians: 'أمناء المفاتيح',
      passkey: 'مفتاح المرور',
      exported: 'التنزيل',
      filter: 'النطاق',
      asShown: 'كما تعرضه القائمة',
    },
    password: 'كلمة مرورك',
    withPasskey: 'سيطلب متصفحك أحد مفاتيح المرور الخاصة بك.',
    cannotSign: 'لا يستطيع هذا المتصفح استخدام مفاتيح المرور، أو أن الصفحة غير مشفّرة. استخدم متصفحًا آخر.',
    notSigned: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى أو ألغِ العملية.',
    passkeyNeeded: 'لا يُؤكَّد هذا الإجراء إلا بمفتاح مرور، وليس لحسابك مفتاح.',
    toAccount: 'إضافة مفتاح مرور',
    again: 'لم يعد تأكيدك السابق صالحًا. أكّد مرة أخرى.',
    confirm: 'تأكيد',
    cancel: 'إلغاء',
    working: 'يرجى الانتظار…',
  },
  fr: {
    title: 'Confirmez votre identité',
    acts: {
      'begin opening': 'Vous commencez l’ouverture des offres d’un appel.',
      'confirm opening':
        'Vous confirmez l’ouverture : toutes les offres de l’appel sont ouvertes maintenant.',
      'begin opening by custodians':
        'Vous commencez l’ouverture : les dépositaires de clé de l’appel peuvent désormais remettre leurs parts.',
      'wait for no more shares':
        'Vous mettez fin à l’attente : les offres auxquelles il manque des parts de clé restent définitivement fermées.',
      'export submissions': 'Vous téléchargez ce qui a été soumis.',
      'create account': 'Vous créez un compte.',
      'change account': 'Vous modifiez le compte de quelqu’un.',
      'register passkey': 'Vous ajoutez une clé d’accès à votre compte.',
      'remove passkey': 'Vous supprimez une clé d’accès de votre compte.',
      'set up one-time codes': 'Vous configurez des codes d’une application pour la connexion.',
      'remove one-time codes': 'Vous supprimez les codes de connexion.',
      'make recovery codes': 'Vous créez de nouveaux codes de secours ; les anciens cessent de valoir.',
      'reset second factors': 'Vous supprimez les clés d’accès et les codes de quelqu’un.',
      'send invitation': 'Vous envoyez à quelqu’un un lien vers son nouveau compte.',
      'begin recovery':
        'Vous commencez la récupération du compte de quelqu’un qui ne peut plus se connecter.',
      'confirm recovery': 'Vous confirmez la récupération d’un compte : la personne reçoit un lien.',
      'register custodian key': 'Vous enregistrez votre clé de dépositaire.',
      'revoke custodian key': 'Vous révoquez la clé d’un dépositaire.',
      'make example custodians': 'Vous créez trois dépositaires d’EXEMPLE, dont les clés ne protègent rien.',
      'appoint custodians': 'Vous proposez les dépositaires de clé d’un appel d’offres.',
      'confirm custodians': 'Vous confirmez les dépositaires de clé d’un appel d’offres.',
    },
    facts: {
      tender: 'Appel d’offres',
      person: 'Personne',
      email: 'Adresse électronique',
      roles: 'Rôles',
      given: 'Rôles attribués',
      taken: 'Rôles retirés',
      key: 'Clé',
      needed: 'Nécessaires pour ouvrir',
      custodians: 'Dépositaires de clé',
      passkey: 'Clé d’accès',
      exported: 'Téléchargement',
      filter: 'Sélection',
      asShown: 'telle que la liste la montre',
    },
    password: 'Votre mot de passe',
    withPasskey: 'Votre navigateur va demander une de vos clés d’accès.',
    cannotSign:
      'Ce navigateur ne peut pas utiliser de clés d’accès, ou la page n’est pas chiffrée. Utilisez un autre navigateur.',
    notSigned: 'Aucune clé d’accès n’a été utilisée. Réessayez ou annulez.',
    passkeyNeeded: 'Cette action ne peut être confirmée qu’avec une clé d’accès, et votre compte n’en a pas.',
    toAccount: 'Ajouter une clé d’accès',
    again: 'Votre confirmation précédente n’est plus valable. Veuillez confirmer à nouveau.',
    confirm: 'Confirmer',
    cancel: 'Annuler',
    working: 'Veuillez patienter…',
  },
  fa: {
    title: 'هویت خود را تأیید کنید',
    acts: {
      'begin opening': 'گشایش پیشنهادهای یک مناقصه را آغاز می‌کنید.',
      'confirm opening': 'گشایش را تأیید می‌کنید: همهٔ پیشنهادهای مناقصه اکنون گشوده می‌شود.',
      'begin opening by custodians':
        'گشایش را آغاز می‌کنید: کلیدداران مناقصه از اکنون می‌توانند سهم‌های کلید را تحویل دهند.',
      'wait for no more shares':
        'به انتظار پایان می‌دهید: پیشنهادهایی که سهم کلید کم دارند برای همیشه بسته می‌مانند.',
      'export submissions': 'آنچه فرستاده شده است را دریافت می‌کنید.',
      'create account': 'حسابی می‌سازید.',
      'change account': 'حساب کسی را تغییر می‌دهید.',
      'register passkey': 'کلید عبوری به حساب خود می‌افزایید.',
      'remove passkey': 'کلید عبوری را از حساب خود حذف می‌کنید.',
      'set up one-time codes': 'رمزهای یک برنامه را برای ورود آماده می‌کنید.',
      'remove one-time codes': 'رمزهای ورود را حذف می‌کنید.',
      'make recovery codes': 'رمزهای بازیابی تازه می‌سازید و رمزهای پیشین از کار می‌افتد.',
      'reset second factors': 'کلیدهای عبور و رمزهای کسی را حذف می‌کنید.',
      'send invitation': 'برای کسی پیوند حساب تازه‌اش را می‌فرستید.',
      'begin recovery': 'بازیابی حساب کسی را آغاز می‌کنید که دیگر نمی‌تواند وارد شود.',
      'confirm recovery': 'بازیابی حساب کسی را تأیید می‌کنید: پیوندی به او می‌رسد.',
      'register custodian key': 'کلید خود را به‌عنوان کلیددار ثبت می‌کنید.',
      'revoke custodian key': 'کلید یک کلیددار را باطل می‌کنید.',
      'make example custodians': 'سه کلیددار نمونه (EXAMPLE) می‌سازید که کلیدهایشان از چیزی محافظت نمی‌کنند.',
      'appoint custodians': 'کلیدداران یک مناقصه را پیشنهاد می‌کنید.',
      'confirm custodians': 'کلیدداران یک مناقصه را تأیید می‌کنید.',
    },
    facts: {
      tender: 'مناقصه',
      person: 'شخص',
      email: 'نشانی ایمیل',
      roles: 'نقش‌ها',
      given: 'نقش‌های داده‌شده',
      taken: 'نقش‌های گرفته‌شده',
      key: 'کلید',
      needed: 'شمار لازم برای گشایش',
      custodians: 'کلیدداران',
      passkey: 'کلید عبور',
      exported: 'دریافت',
      filter: 'گزینش',
      asShown: 'همان که فهرست نشان می‌دهد',
    },
    password: 'گذرواژهٔ شما',
    withPasskey: 'مرورگر شما یکی از کلیدهای عبورتان را می‌خواهد.',
    cannotSign:
      'این مرورگر نمی‌تواند از کلید عبور استفاده کند، یا صفحه رمزگذاری نشده است. مرورگر دیگری به کار ببرید.',
    notSigned: 'هیچ کلید عبوری به کار نرفت. دوباره تلاش کنید یا انصراف دهید.',
    passkeyNeeded: 'این کار فقط با کلید عبور تأیید می‌شود و حساب شما کلیدی ندارد.',
    toAccount: 'افزودن کلید عبور',
    again: 'تأیید پیشین شما دیگر معتبر نیست. لطفاً دوباره تأیید کنید.',
    confirm: 'تأیید',
    cancel: 'انصراف',
    working: 'لطفاً صبر کنید…',
  },
}
