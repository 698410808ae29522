import { formatNumber } from '../format.ts'
import type { Language } from '../languages.ts'

type KeyHolder = 'file' | 'passkey' | 'own'

interface CustodianWords {
  title: string
  lead: string
  losing: string
  keys: string
  allKeys: string
  noKeys: string
  label: string
  labelHint: string
  fingerprint: string
  compare: string
  registered: string
  revoked: string
  from: string
  example: string
  own: string
  holder: Readonly<Record<KeyHolder, string>>
  holderHint: Readonly<Record<KeyHolder, string>>
  newKey: string
  howHeld: string
  make: string
  madeFile: string
  passphrase: string
  saveFile: string
  typePassphrase: string
  wrongPassphrase: string
  register: string
  registeredNow: string
  recipient: string
  recipientHint: string
  passkeyFailed: string
  revoke: string
  revokeNamed: (label: string) => string
  revokeHint: string
  tenders: string
  noTenders: string
  deadline: string
  toConfirm: string
  notRehearsed: string
  rehearsed: string
  reminded: string
  rehearse: string
  rehearseNamed: (reference: string) => string
  rehearseHint: string
  keyFile: string
  noIdentity: string
  otherKey: string
  openWithPasskey: string
  open: string
  sealedFile: string
  command: string
  opened: string
  answer: string
  notRehearsal: string
  notOpened: string
  done: string
  cancel: string
  working: string
  failure: string
  state: Readonly<Record<'nobody' | 'proposed' | 'confirmed' | 'rehearsed' | 'fixed' | 'without', string>>
  /** Of a tender that was published without custodians. */
  lateState: CustodianWords['state']
  /** Of a tender that takes no proposals meanwhile. */
  late: string
  /** Of one that goes on as its bidders were promised. */
  former: string
  anyOf: (needed: number, of: number) => string
  choose: string
  noChoices: string
  needed: string
  propose: string
  proposeAgain: string
  proposedBy: string
  confirmedBy: string
  willConfirm: string
  confirm: string
  waitsForOther: string
  takeBack: string
  toPage: string
  hasNotRehearsed: string
  person: string
  notEligible: string
}

const number = (value: number, language: Language) => formatNumber(value, language)

/** What the back office says of custodians and their keys. */
export const custodianWords: Readonly<Record<Language, CustodianWords>> = {
  en: {
    title: 'Custodians',
    lead: 'Custodians hold the keys to the proposals of a tender. Each proposal is sealed to all of its custodians, and some of them together open it, usually any two of three. No key on the server opens one.',
    losing:
      'If you lose your key, nobody can restore it. One lost key does no harm where two of three open. When two of three are lost, nobody can ever open the proposals of that tender.',
    keys: 'Your keys',
    allKeys: 'All keys',
    noKeys: 'There is no key yet.',
    label: 'Office',
    labelHint:
      'Public: the tender’s page shows it. Name an office, not yourself, for example “Legal Office”.',
    fingerprint: 'Fingerprint',
    compare: 'Read the fingerprint to your colleagues by telephone, so that they know this key is yours.',
    registered: 'registered',
    revoked: 'revoked',
    from: 'Can be appointed from',
    example: 'Example key: its private half is stored on this server. It protects nothing.',
    own: 'yours',
    holder: { file: 'Key file', passkey: 'Passkey', own: 'Own key' },
    holderHint: {
      file: 'Your browser makes a file that opens with a passphrase. Keep both, in different places.',
      passkey:
        'Your device opens the key with your finger, face or number. If you lose every device with this passkey, the key is lost.',
      own: 'You made a key with age or on a hardware token, and enter its public half.',
    },
    newKey: 'Register a key',
    howHeld: 'How you keep it',
    make: 'Make the key',
    madeFile:
      'The key was made in this browser and is nowhere else. Save the file, write the passphrase down, and type it in to show that you have it.',
    passphrase: 'Passphrase',
    saveFile: 'Save the key file',
    typePassphrase: 'Type the passphrase',
    wrongPassphrase: 'This is not the passphrase. Check what you wrote down.',
    register: 'Register the key',
    registeredNow: 'The key is registered.',
    recipient: 'Public key',
    recipientHint: 'Begins with age1. Never enter a secret key here.',
    passkeyFailed: 'The passkey was not made or can’t open keys. Try another device, or use a key file.',
    revoke: 'Revoke',
    revokeNamed: (label) => `Revoke the key of ${label}`,
    revokeHint:
      'Nobody is appointed with a revoked key any more. Of tenders that are published it still opens proposals.',
    tenders: 'Your tenders',
    noTenders: 'You are not a custodian of any tender.',
    deadline: 'Deadline',
    toConfirm: 'Proposed. A second person in procurement has to confirm.',
    notRehearsed: 'You have not rehearsed the opening yet. The tender can’t be published before.',
    rehearsed: 'You rehearsed the opening on',
    reminded: 'The deadline is near. Please rehearse again, so that everybody knows your key opens.',
    rehearse: 'Rehearse the opening',
    rehearseNamed: (reference) => `Rehearse the opening of ${reference}`,
    rehearseHint:
      'The server has sealed a short text to your key. Your browser opens it and answers with it. Your key does not leave this device.',
    keyFile: 'Key file',
    noIdentity: 'This is not a key file.',
    otherKey: 'This is another key than the one you were appointed with.',
    openWithPasskey: 'Open with the passkey',
    open: 'Open',
    sealedFile: 'Save the sealed text',
    command: 'Open it with your own program, for example:',
    opened: 'What your program shows',
    answer: 'Answer',
    notRehearsal:
      'This is not a rehearsal of this tender, so it was not sent. Tell procurement: somebody may be trying to obtain a key share.',
    notOpened: 'It could not be opened with this key.',
    done: 'Your key opens. The rehearsal is recorded.',
    cancel: 'Cancel',
    working: 'Please wait …',
    failure: 'The server could not be reached. Try again.',
    state: {
      nobody: 'Nobody has been appointed. The tender can’t be published yet.',
      proposed: 'Proposed. A second person in procurement has to confirm.',
      confirmed: 'Appointed. The tender can be published when all have rehearsed.',
      rehearsed: 'All custodians have rehearsed. The tender can be published.',
      fixed: 'Published with these custodians. They can’t change any more.',
      without: 'Published without custodians.',
    },
    lateState: {
      nobody: 'Nobody has been appointed.',
      proposed: 'Proposed. A second person in procurement has to confirm.',
      confirmed: 'Appointed. Not all of them have rehearsed yet.',
      rehearsed: 'All custodians have rehearsed. Save the tender with a reason for the change.',
      fixed: 'Published with these custodians. They can’t change any more.',
      without: 'Published without custodians.',
    },
    former:
      'This tender was open before every tender had custodians. Until its deadline the server seals its proposals, as bidders were promised; a later deadline needs custodians. Once they are appointed and have rehearsed, save it with a reason for the change: its terms are then published with an addendum, and proposals are sealed to the custodians.',
    late: 'This tender was published without custodians, and takes no proposals. Once they are appointed and have rehearsed, save it with a reason for the change: its terms are then published with an addendum, and it takes proposals.',
    anyOf: (needed, of) =>
      needed === 2 && of === 3 ? 'Any two of three open it.' : `Any ${needed} of ${of} open it.`,
    choose: 'Choose from two to seven custodians',
    noChoices: 'Nobody has registered a key yet. Custodians do so on their own page.',
    needed: 'How many of them open',
    propose: 'Propose these custodians',
    proposeAgain: 'Propose others',
    proposedBy: 'Proposed by',
    confirmedBy: 'Confirmed by',
    willConfirm:
      'Compare the fingerprints with the custodians by telephone before you confirm. It becomes an entry in the transparency log.',
    confirm: 'Confirm these custodians',
    waitsForOther: 'You proposed them. A second person in procurement confirms.',
    takeBack: 'Take back',
    toPage: 'Keys of custodians',
    hasNotRehearsed: 'not rehearsed',
    person: 'Person',
    notEligible: 'can’t be appointed now',
  },
  ar: {
    title: 'أمناء المفاتيح',
    lead: 'لدى أمناء المفاتيح مفاتيح عروض المناقصة. يُختم كل عرض لجميع أمنائها، ويفتحه عدد منهم معًا، وعادة يكفي اثنان من ثلاثة. ولا يفتحه أي مفتاح على الخادم.',
    losing:
      'إذا ضاع مفتاحك فلا يستطيع أحد استعادته. ضياع مفتاح واحد لا يضر حيث يكفي اثنان من ثلاثة. وإذا ضاع اثنان من ثلاثة فلن يستطيع أحد أبدًا فتح عروض تلك المناقصة.',
    keys: 'مفاتيحك',
    allKeys: 'كل المفاتيح',
    noKeys: 'لا يوجد مفتاح بعد.',
    label: 'المكتب',
    labelHint: 'معلن: يظهر في صفحة المناقصة. اذكر مكتبًا لا اسمك، مثل «مكتب الشؤون القانونية».',
    fingerprint: 'البصمة',
    compare: 'اقرأ البصمة لزملائك بالهاتف كي يعرفوا أن هذا المفتاح مفتاحك.',
    registered: 'سُجّل في',
    revoked: 'أُلغي في',
    from: 'يمكن التعيين به اعتبارًا من',
    example: 'مفتاح تجريبي: نصفه السري محفوظ على هذا الخادم. لا يحمي شيئًا.',
    own: 'لك',
    holder: { file: 'ملف مفتاح', passkey: 'مفتاح مرور', own: 'مفتاح خاص بك' },
    holderHint: {
      file: 'ينشئ متصفحك ملفًا يُفتح بعبارة مرور. احتفظ بهما في مكانين مختلفين.',
      passkey:
        'يفتح جهازك المفتاح ببصمة إصبعك أو وجهك أو رقمك. إذا ضاعت كل الأجهزة التي عليها مفتاح المرور هذا ضاع المفتاح.',
      own: 'أنشأت مفتاحًا ببرنامج age أو على جهاز أمان، وتُدخل نصفه العام.',
    },
    newKey: 'تسجيل مفتاح',
    howHeld: 'كيف تحتفظ به',
    make: 'إنشاء المفتاح',
    madeFile:
      'أُنشئ المفتاح في هذا المتصفح ولا يوجد في مكان آخر. احفظ الملف ودوّن عبارة المرور، ثم اكتبها لتبيّن أنها لديك.',
    passphrase: 'عبارة المرور',
    saveFile: 'حفظ ملف المفتاح',
    typePassphrase: 'اكتب عبارة المرور',
    wrongPassphrase: 'ليست هذه عبارة المرور. راجع ما دوّنته.',
    register: 'تسجيل المفتاح',
    registeredNow: 'سُجّل المفتاح.',
    recipient: 'المفتاح العام',
    recipientHint: 'يبدأ بـ age1. لا تُدخل هنا مفتاحًا سريًا أبدًا.',
    passkeyFailed: 'لم يُنشأ مفتاح المرور أو لا يستطيع فتح المفاتيح. جرّب جهازًا آخر أو استخدم ملف مفتاح.',
    revoke: 'إلغاء',
    revokeNamed: (label) => `إلغاء مفتاح ${label}`,
    revokeHint: 'لا يُعيَّن أحد بعد ذلك بمفتاح ملغى. ويبقى صالحًا لفتح عروض المناقصات المنشورة.',
    tenders: 'مناقصاتك',
    noTenders: 'لست أمين مفتاح لأي مناقصة.',
    deadline: 'الموعد النهائي',
    toConfirm: 'مقترَح. يجب أن يؤكّده شخص ثانٍ من قسم المشتريات.',
    notRehearsed: 'لم تُجرِ تجربة الفتح بعد، ولا يمكن نشر المناقصة قبل ذلك.',
    rehearsed: 'أجريت تجربة الفتح في',
    reminded: 'اقترب الموعد النهائي. يرجى إجراء التجربة مرة أخرى كي يعرف الجميع أن مفتاحك يفتح.',
    rehearse: 'إجراء تجربة الفتح',
    rehearseNamed: (reference) => `إجراء تجربة الفتح للمناقصة ${reference}`,
    rehearseHint: 'ختم الخادم نصًا قصيرًا لمفتاحك. يفتحه متصفحك ويجيب به. ولا يغادر مفتاحك هذا الجهاز.',
    keyFile: 'ملف المفتاح',
    noIdentity: 'هذا ليس ملف مفتاح.',
    otherKey: 'هذا مفتاح غير الذي عُيّنت به.',
    openWithPasskey: 'الفتح بمفتاح المرور',
    open: 'فتح',
    sealedFile: 'حفظ النص المختوم',
    command: 'افتحه ببرنامجك، مثلًا:',
    opened: 'ما يعرضه برنامجك',
    answer: 'إرسال الإجابة',
    notRehearsal:
      'هذا ليس تجربة فتح لهذه المناقصة، ولذلك لم يُرسل. أبلغ قسم المشتريات: ربما يحاول أحد الحصول على حصة من المفتاح.',
    notOpened: 'تعذّر فتحه بهذا المفتاح.',
    done: 'مفتاحك يفتح. قُيّدت تجربة الفتح.',
    cancel: 'إلغاء الأمر',
    working: 'يرجى الانتظار…',
    failure: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
    state: {
      nobody: 'لم يُعيَّن أحد. لا يمكن نشر المناقصة بعد.',
      proposed: 'مقترَحون. يجب أن يؤكّدهم شخص ثانٍ من قسم المشتريات.',
      confirmed: 'عُيّنوا. يمكن نشر المناقصة بعد أن يجروا جميعًا تجربة الفتح.',
      rehearsed: 'أجرى كل أمناء المفاتيح تجربة الفتح. يمكن نشر المناقصة.',
      fixed: 'نُشرت بأمناء المفاتيح هؤلاء، ولم يعد تغييرهم ممكنًا.',
      without: 'نُشرت من دون أمناء مفاتيح.',
    },
    lateState: {
      nobody: 'لم يُعيَّن أحد.',
      proposed: 'مقترَحون. يجب أن يؤكّدهم شخص ثانٍ من قسم المشتريات.',
      confirmed: 'عُيّنوا. لم يُجروا جميعًا تجربة الفتح بعد.',
      rehearsed: 'أجرى كل أمناء المفاتيح تجربة الفتح. احفظ المناقصة مع ذكر سبب التغيير.',
      fixed: 'نُشرت بأمناء المفاتيح هؤلاء، ولم يعد تغييرهم ممكنًا.',
      without: 'نُشرت من دون أمناء مفاتيح.',
    },
    former:
      'كانت هذه المناقصة مفتوحة قبل أن يكون لكل مناقصة أمناء مفاتيح. يختم الخادم عروضها حتى موعدها النهائي كما قيل لمقدّمي العروض، ولا يُؤجَّل الموعد إلا بأمناء مفاتيح. بعد تعيينهم وإجرائهم تجربة الفتح احفظها مع ذكر سبب التغيير: تُنشر شروطها حينئذٍ مع ملحق، وتُختم العروض لهم.',
    late: 'نُشرت هذه المناقصة من دون أمناء مفاتيح، ولا تقبل عروضًا. بعد تعيينهم وإجرائهم تجربة الفتح احفظها مع ذكر سبب التغيير: تُنشر شروطها حينئذٍ مع ملحق، وتُقبل العروض.',
    anyOf: (needed, of) =>
      needed === 2 && of === 3
        ? 'يكفي اثنان من ثلاثة لفتحه.'
        : `يكفي ${number(needed, 'ar')} من ${number(of, 'ar')} لفتحه.`,
    choose: 'اختر من أمينين إلى سبعة أمناء',
    noChoices: 'لم يسجّل أحد مفتاحًا بعد. يفعل أمناء المفاتيح ذلك في صفحتهم.',
    needed: 'كم منهم يفتح',
    propose: 'اقتراح أمناء المفاتيح هؤلاء',
    proposeAgain: 'اقتراح غيرهم',
    proposedBy: 'اقترحهم',
    confirmedBy: 'أكّدهم',
    willConfirm: 'قارن البصمات مع أمناء المفاتيح بالهاتف قبل التأكيد. ويصبح التأكيد قيدًا في سجل الشفافية.',
    confirm: 'تأكيد أمناء المفاتيح هؤلاء',
    waitsForOther: 'أنت من اقترحهم، ويؤكّدهم شخص ثانٍ من قسم المشتريات.',
    takeBack: 'سحب الاقتراح',
    toPage: 'مفاتيح الأمناء',
    hasNotRehearsed: 'لم يُجرِ التجربة',
    person: 'الشخص',
    notEligible: 'لا يمكن تعيينه الآن',
  },
  fr: {
    title: 'Dépositaires de clé',
    lead: 'Les dépositaires détiennent les clés des offres d’un appel. Chaque offre est scellée pour tous ses dépositaires, et quelques-uns d’entre eux l’ouvrent ensemble, d’ordinaire deux sur trois. Aucune clé du serveur n’en ouvre une.',
    losing:
      'Si vous perdez votre clé, personne ne peut la rétablir. Une clé perdue est sans conséquence quand deux sur trois suffisent. Si deux sur trois sont perdues, plus personne ne pourra ouvrir les offres de cet appel.',
    keys: 'Vos clés',
    allKeys: 'Toutes les clés',
    noKeys: 'Il n’y a pas encore de clé.',
    label: 'Bureau',
    labelHint:
      'Public : la page de l’appel d’offres l’affiche. Nommez un bureau, pas vous-même, par exemple « Bureau juridique ».',
    fingerprint: 'Empreinte',
    compare:
      'Lisez l’empreinte à vos collègues par téléphone, afin qu’ils sachent que cette clé est la vôtre.',
    registered: 'enregistrée le',
    revoked: 'révoquée le',
    from: 'Désignation possible à partir du',
    example: 'Clé d’exemple : sa moitié privée est conservée sur ce serveur. Elle ne protège rien.',
    own: 'la vôtre',
    holder: { file: 'Fichier de clé', passkey: 'Clé d’accès', own: 'Clé personnelle' },
    holderHint: {
      file: 'Votre navigateur crée un fichier qui s’ouvre avec une phrase secrète. Conservez les deux, en des lieux différents.',
      passkey:
        'Votre appareil ouvre la clé avec votre doigt, votre visage ou votre code. Si vous perdez tous les appareils ayant cette clé d’accès, la clé est perdue.',
      own: 'Vous avez créé une clé avec age ou sur un jeton matériel, et vous en saisissez la moitié publique.',
    },
    newKey: 'Enregistrer une clé',
    howHeld: 'Comment vous la conservez',
    make: 'Créer la clé',
    madeFile:
      'La clé a été créée dans ce navigateur et n’est nulle part ailleurs. Enregistrez le fichier, notez la phrase secrète, et saisissez-la pour montrer que vous l’avez.',
    passphrase: 'Phrase secrète',
    saveFile: 'Enregistrer le fichier de clé',
    typePassphrase: 'Saisissez la phrase secrète',
    wrongPassphrase: 'Ce n’est pas la phrase secrète. Vérifiez ce que vous avez noté.',
    register: 'Enregistrer la clé',
    registeredNow: 'La clé est enregistrée.',
    recipient: 'Clé publique',
    recipientHint: 'Commence par age1. Ne saisissez jamais ici une clé secrète.',
    passkeyFailed:
      'La clé d’accès n’a pas été créée ou ne peut pas ouvrir de clés. Essayez un autre appareil, ou utilisez un fichier de clé.',
    revoke: 'Révoquer',
    revokeNamed: (label) => `Révoquer la clé de ${label}`,
    revokeHint:
      'Plus personne n’est désigné avec une clé révoquée. Elle ouvre encore les offres des appels publiés.',
    tenders: 'Vos appels d’offres',
    noTenders: 'Vous n’êtes dépositaire de clé d’aucun appel d’offres.',
    deadline: 'Date limite',
    toConfirm: 'Proposé. Une deuxième personne chargée des achats doit confirmer.',
    notRehearsed: 'Vous n’avez pas encore répété l’ouverture. L’appel ne peut pas être publié avant.',
    rehearsed: 'Vous avez répété l’ouverture le',
    reminded: 'La date limite approche. Répétez encore, afin que tous sachent que votre clé ouvre.',
    rehearse: 'Répéter l’ouverture',
    rehearseNamed: (reference) => `Répéter l’ouverture de ${reference}`,
    rehearseHint:
      'Le serveur a scellé un court texte pour votre clé. Votre navigateur l’ouvre et le renvoie. Votre clé ne quitte pas cet appareil.',
    keyFile: 'Fichier de clé',
    noIdentity: 'Ce n’est pas un fichier de clé.',
    otherKey: 'Ce n’est pas la clé avec laquelle vous avez été désigné.',
    openWithPasskey: 'Ouvrir avec la clé d’accès',
    open: 'Ouvrir',
    sealedFile: 'Enregistrer le texte scellé',
    command: 'Ouvrez-le avec votre propre programme, par exemple :',
    opened: 'Ce que montre votre programme',
    answer: 'Répondre',
    notRehearsal:
      'Ce n’est pas une répétition de cet appel : rien n’a été envoyé. Prévenez les achats : quelqu’un cherche peut-être à obtenir une part de clé.',
    notOpened: 'Il n’a pas pu être ouvert avec cette clé.',
    done: 'Votre clé ouvre. La répétition est inscrite.',
    cancel: 'Annuler',
    working: 'Veuillez patienter…',
    failure: 'Le serveur n’a pas répondu. Réessayez.',
    state: {
      nobody: 'Personne n’est désigné. L’appel ne peut pas encore être publié.',
      proposed: 'Proposés. Une deuxième personne chargée des achats doit confirmer.',
      confirmed: 'Désignés. L’appel pourra être publié quand tous auront répété l’ouverture.',
      rehearsed: 'Tous les dépositaires ont répété. L’appel peut être publié.',
      fixed: 'Publié avec ces dépositaires. Ils ne peuvent plus changer.',
      without: 'Publié sans dépositaires de clé.',
    },
    lateState: {
      nobody: 'Personne n’est désigné.',
      proposed: 'Proposés. Une deuxième personne chargée des achats doit confirmer.',
      confirmed: 'Désignés. Tous n’ont pas encore répété l’ouverture.',
      rehearsed: 'Tous les dépositaires ont répété. Enregistrez l’appel avec un motif de modification.',
      fixed: 'Publié avec ces dépositaires. Ils ne peuvent plus changer.',
      without: 'Publié sans dépositaires de clé.',
    },
    former:
      'Cet appel d’offres était ouvert avant que chacun ait des dépositaires de clé. Jusqu’à sa date limite, le serveur scelle ses offres, comme annoncé aux soumissionnaires ; une date plus tardive exige des dépositaires. Quand ils seront désignés et auront répété l’ouverture, enregistrez-le avec un motif de modification : ses conditions seront publiées avec un additif, et les offres seront scellées pour eux.',
    late: 'Cet appel d’offres a été publié sans dépositaires de clé, et ne reçoit aucune offre. Quand ils seront désignés et auront répété l’ouverture, enregistrez-le avec un motif de modification : ses conditions seront publiées avec un additif, et il recevra des offres.',
    anyOf: (needed, of) =>
      needed === 2 && of === 3
        ? 'Deux sur trois suffisent pour l’ouvrir.'
        : `${needed} sur ${of} suffisent pour l’ouvrir.`,
    choose: 'Choisissez de deux à sept dépositaires',
    noChoices: 'Personne n’a encore enregistré de clé. Les dépositaires le font sur leur propre page.',
    needed: 'Combien d’entre eux ouvrent',
    propose: 'Proposer ces dépositaires',
    proposeAgain: 'En proposer d’autres',
    proposedBy: 'Proposés par',
    confirmedBy: 'Confirmés par',
    willConfirm:
      'Comparez les empreintes avec les dépositaires par téléphone avant de confirmer. Cela devient une entrée du journal de transparence.',
    confirm: 'Confirmer ces dépositaires',
    waitsForOther: 'Vous les avez proposés. Une deuxième personne chargée des achats confirme.',
    takeBack: 'Retirer',
    toPage: 'Clés des dépositaires',
    hasNotRehearsed: 'n’a pas répété',
    person: 'Personne',
    notEligible: 'ne peut pas être désigné maintenant',
  },
  fa: {
    title: 'کلیدداران',
    lead: 'کلیدداران کلیدهای پیشنهادهای یک مناقصه را در دست دارند. هر پیشنهاد برای همهٔ کلیدداران آن مهروموم می‌شود و چند نفر از آنان با هم آن را می‌گشایند، معمولاً دو نفر از سه نفر. هیچ کلیدی در سرور آن را نمی‌گشاید.',
    losing:
      'اگر کلید خود را گم کنید، هیچ‌کس نمی‌تواند آن را بازگرداند. جایی که دو نفر از سه نفر کافی است، گم شدن یک کلید زیانی ندارد. اگر دو کلید از سه کلید گم شود، دیگر هیچ‌کس نمی‌تواند پیشنهادهای آن مناقصه را بگشاید.',
    keys: 'کلیدهای شما',
    allKeys: 'همهٔ کلیدها',
    noKeys: 'هنوز کلیدی نیست.',
    label: 'دفتر',
    labelHint: 'همگانی: در صفحهٔ مناقصه دیده می‌شود. نام یک دفتر را بنویسید نه نام خود را، مانند «دفتر حقوقی».',
    fingerprint: 'اثر انگشت',
    compare: 'اثر انگشت را تلفنی برای همکارانتان بخوانید تا بدانند این کلید از آنِ شماست.',
    registered: 'ثبت‌شده در',
    revoked: 'باطل‌شده در',
    from: 'تعیین با آن ممکن است از',
    example: 'کلید نمونه: نیمهٔ محرمانهٔ آن روی همین سرور است و از هیچ‌چیز محافظت نمی‌کند.',
    own: 'از آنِ شما',
    holder: { file: 'فایل کلید', passkey: 'کلید عبور', own: 'کلید خودتان' },
    holderHint: {
      file: 'مرورگر شما فایلی می‌سازد که با عبارت عبور باز می‌شود. هر دو را در دو جای جدا نگه دارید.',
      passkey:
        'دستگاه شما کلید را با انگشت، چهره یا عدد شما می‌گشاید. اگر همهٔ دستگاه‌های دارای این کلید عبور را از دست بدهید، کلید از دست رفته است.',
      own: 'کلیدی با age یا روی توکن سخت‌افزاری ساخته‌اید و نیمهٔ عمومی آن را وارد می‌کنید.',
    },
    newKey: 'ثبت کلید',
    howHeld: 'چگونه آن را نگه می‌دارید',
    make: 'ساختن کلید',
    madeFile:
      'کلید در همین مرورگر ساخته شد و جای دیگری نیست. فایل را ذخیره کنید، عبارت عبور را یادداشت کنید و برای نشان دادن آنکه آن را دارید، وارد کنید.',
    passphrase: 'عبارت عبور',
    saveFile: 'ذخیرهٔ فایل کلید',
    typePassphrase: 'عبارت عبور را وارد کنید',
    wrongPassphrase: 'این عبارت عبور نیست. آنچه یادداشت کرده‌اید بازبینی کنید.',
    register: 'ثبت کلید',
    registeredNow: 'کلید ثبت شد.',
    recipient: 'کلید عمومی',
    recipientHint: 'با age1 آغاز می‌شود. هرگز کلید محرمانه را اینجا وارد نکنید.',
    passkeyFailed:
      'کلید عبور ساخته نشد یا نمی‌تواند کلید بگشاید. دستگاه دیگری را بیازمایید یا از فایل کلید استفاده کنید.',
    revoke: 'باطل کردن',
    revokeNamed: (label) => `باطل کردن کلید ${label}`,
    revokeHint: 'دیگر کسی با کلید باطل‌شده تعیین نمی‌شود. پیشنهادهای مناقصه‌های منتشرشده را همچنان می‌گشاید.',
    tenders: 'مناقصه‌های شما',
    noTenders: 'شما کلیددار هیچ مناقصه‌ای نیستید.',
    deadline: 'آخرین مهلت',
    toConfirm: 'پیشنهادشده. نفر دومی از تدارکات باید تأیید کند.',
    notRehearsed: 'هنوز گشایش را تمرین نکرده‌اید. پیش از آن مناقصه را نمی‌توان منتشر کرد.',
    rehearsed: 'گشایش را تمرین کردید در',
    reminded: 'مهلت نزدیک است. لطفاً دوباره تمرین کنید تا همه بدانند کلید شما می‌گشاید.',
    rehearse: 'تمرین گشایش',
    rehearseNamed: (reference) => `تمرین گشایش ${reference}`,
    rehearseHint:
      'سرور متن کوتاهی را برای کلید شما مهروموم کرده است. مرورگر شما آن را می‌گشاید و با همان پاسخ می‌دهد. کلید شما از این دستگاه بیرون نمی‌رود.',
    keyFile: 'فایل کلید',
    noIdentity: 'این فایل کلید نیست.',
    otherKey: 'این کلید همان نیست که با آن تعیین شده‌اید.',
    openWithPasskey: 'گشودن با کلید عبور',
    open: 'گشودن',
    sealedFile: 'ذخیرهٔ متن مهروموم‌شده',
    command: 'آن را با برنامهٔ خودتان بگشایید، برای نمونه:',
    opened: 'آنچه برنامهٔ شما نشان می‌دهد',
    answer: 'فرستادن پاسخ',
    notRehearsal:
      'این تمرین گشایش این مناقصه نیست و فرستاده نشد. به تدارکات خبر دهید: شاید کسی بخواهد سهم کلید را به دست آورد.',
    notOpened: 'با این کلید گشوده نشد.',
    done: 'کلید شما می‌گشاید. تمرین ثبت شد.',
    cancel: 'انصراف',
    working: 'لطفاً صبر کنید…',
    failure: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
    state: {
      nobody: 'کسی تعیین نشده است. هنوز نمی‌توان مناقصه را منتشر کرد.',
      proposed: 'پیشنهادشده. نفر دومی از تدارکات باید تأیید کند.',
      confirmed: 'تعیین شدند. پس از تمرین همه می‌توان مناقصه را منتشر کرد.',
      rehearsed: 'همهٔ کلیدداران تمرین کرده‌اند. مناقصه را می‌توان منتشر کرد.',
      fixed: 'با این کلیدداران منتشر شده است و دیگر تغییر نمی‌کنند.',
      without: 'بدون کلیددار منتشر شده است.',
    },
    lateState: {
      nobody: 'کسی تعیین نشده است.',
      proposed: 'پیشنهادشده. نفر دومی از تدارکات باید تأیید کند.',
      confirmed: 'تعیین شدند. هنوز همه تمرین نکرده‌اند.',
      rehearsed: 'همهٔ کلیدداران تمرین کرده‌اند. مناقصه را با ذکر دلیل تغییر ذخیره کنید.',
      fixed: 'با این کلیدداران منتشر شده است و دیگر تغییر نمی‌کنند.',
      without: 'بدون کلیددار منتشر شده است.',
    },
    former:
      'این مناقصه پیش از آنکه هر مناقصه کلیددار داشته باشد باز بود. تا پایان مهلتش سرور پیشنهادها را مهروموم می‌کند، چنان‌که به مناقصه‌گران گفته شده است؛ مهلت دیرتر به کلیددار نیاز دارد. پس از تعیین کلیدداران و تمرین آنان، آن را با ذکر دلیل تغییر ذخیره کنید: آن‌گاه شرایط آن همراه با الحاقیه منتشر و پیشنهادها برای آنان مهروموم می‌شود.',
    late: 'این مناقصه بدون کلیددار منتشر شده است و پیشنهادی نمی‌پذیرد. پس از تعیین کلیدداران و تمرین آنان، آن را با ذکر دلیل تغییر ذخیره کنید: آن‌گاه شرایط آن همراه با الحاقیه منتشر و پیشنهادها پذیرفته می‌شود.',
    anyOf: (needed, of) =>
      needed === 2 && of === 3
        ? 'هر دو نفر از سه نفر می‌توانند آن را بگشایند.'
        : `هر ${number(needed, 'fa')} نفر از ${number(of, 'fa')} نفر می‌توانند آن را بگشایند.`,
    choose: 'از دو تا هفت کلیددار برگزینید',
    noChoices: 'هنوز کسی کلیدی ثبت نکرده است. کلیدداران این کار را در صفحهٔ خود انجام می‌دهند.',
    needed: 'چند نفر از آنان می‌گشایند',
    propose: 'پیشنهاد این کلیدداران',
    proposeAgain: 'پیشنهاد کسان دیگر',
    proposedBy: 'پیشنهادکننده',
    confirmedBy: 'تأییدکننده',
    willConfirm:
      'پیش از تأیید، اثر انگشت‌ها را تلفنی با کلیدداران مقایسه کنید. این تأیید ثبتی در دفتر شفافیت می‌شود.',
    confirm: 'تأیید این کلیدداران',
    waitsForOther: 'شما آنان را پیشنهاد کرده‌اید. نفر دومی از تدارکات تأیید می‌کند.',
    takeBack: 'پس گرفتن',
    toPage: 'کلیدهای کلیدداران',
    hasNotRehearsed: 'تمرین نکرده',
    person: 'فرد',
    notEligible: 'اکنون نمی‌توان او را تعیین کرد',
  },
}
