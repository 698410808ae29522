import type { Language } from '../languages.ts'

export type StateOfProposals = 'beforeDeadline' | 'nothingReceived' | 'ready' | 'begun' | 'opening' | 'opened'

interface OpeningWords {
  title: string
  count: string
  deadline: string
  state: Readonly<Record<StateOfProposals, string>>
  /** Stands before the references of proposals that could not be opened. */
  failed: string
  willBegin: string
  begin: string
  startAgain: string
  willConfirm: string
  confirm: string
  /** Stands before the moment at which what was begun expires. */
  until: string
  working: string
  table: string
  files: string
  list: string
  nothingDue: string
  due: string
  failure: string
}

/** What the back office says of a tender's proposals and their opening. */
export const openingWords: Readonly<Record<Language, OpeningWords>> = {
  en: {
    title: 'Proposals',
    count: 'Valid proposals',
    deadline: 'Deadline',
    state: {
      beforeDeadline: 'Sealed. Until the deadline nobody can read who bid, what or how much.',
      nothingReceived: 'The deadline has passed. No proposal was received.',
      ready: 'Sealed. The deadline has passed: two authorised people can open the proposals.',
      begun: 'The opening was begun. A second authorised person has to confirm it.',
      opening: 'The proposals are being opened.',
      opened: 'The proposals are opened.',
    },
    failed: 'Not opened, because they are not what was received:',
    willBegin:
      'Nothing is opened yet: a second person with this role has half an hour to confirm. Your name goes on the procurement record.',
    begin: 'Begin the opening',
    startAgain: 'Start again',
    willConfirm:
      'All proposals to this tender are opened at once and can be read by procurement. This can’t be undone. Your name goes on the procurement record.',
    confirm: 'Confirm and open',
    until: 'To be confirmed by',
    working: 'Please wait …',
    table: 'Download as a table (CSV)',
    files: 'Download all files (ZIP)',
    list: 'See the proposals',
    nothingDue: 'No tender has proposals waiting to be opened.',
    due: 'Tenders with sealed proposals whose deadline has passed',
    failure: 'The server could not be reached. Try again.',
  },
  ar: {
    title: 'العروض',
    count: 'العروض الصالحة',
    deadline: 'الموعد النهائي',
    state: {
      beforeDeadline: 'العروض مختومة. وحتى الموعد النهائي لا يستطيع أحد معرفة من قدّمها أو مضمونها أو قيمتها.',
      nothingReceived: 'انقضى الموعد النهائي، ولم يرد أي عرض.',
      ready: 'العروض مختومة وقد انقضى الموعد النهائي: يستطيع شخصان مخوّلان فتحها.',
      begun: 'بدأ الفتح، ويجب أن يؤكّده شخص مخوّل ثانٍ.',
      opening: 'يجري فتح العروض.',
      opened: 'فُتحت العروض.',
    },
    failed: 'لم تُفتح العروض التالية لأنها ليست كما وردت:',
    willBegin: 'لا يُفتح شيء الآن: أمام شخص ثانٍ له هذا الدور نصف ساعة للتأكيد. ويُقيَّد اسمك في سجل المشتريات.',
    begin: 'بدء الفتح',
    startAgain: 'البدء من جديد',
    willConfirm:
      'تُفتح كل عروض هذه المناقصة دفعة واحدة وتصبح مقروءة لقسم المشتريات. لا رجعة في ذلك. ويُقيَّد اسمك في سجل المشتريات.',
    confirm: 'تأكيد الفتح',
    until: 'آخر وقت للتأكيد',
    working: 'يرجى الانتظار…',
    table: 'تنزيل جدول (CSV)',
    files: 'تنزيل كل الملفات (ZIP)',
    list: 'عرض القائمة',
    nothingDue: 'لا توجد مناقصة لها عروض تنتظر الفتح.',
    due: 'مناقصات انقضى موعدها ولها عروض مختومة',
    failure: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
  },
  fr: {
    title: 'Offres',
    count: 'Offres valables',
    deadline: 'Date limite',
    state: {
      beforeDeadline:
        'Scellées. Jusqu’à la date limite, personne ne peut lire qui a soumis, quoi, ni à quel prix.',
      nothingReceived: 'La date limite est passée. Aucune offre n’a été reçue.',
      ready: 'Scellées. La date limite est passée : deux personnes autorisées peuvent ouvrir les offres.',
      begun: 'L’ouverture est commencée. Une deuxième personne autorisée doit la confirmer.',
      opening: 'Les offres sont en cours d’ouverture.',
      opened: 'Les offres sont ouvertes.',
    },
    failed: 'Non ouvertes, car elles ne sont pas telles que reçues :',
    willBegin:
      'Rien n’est encore ouvert : une deuxième personne ayant ce rôle a une demi-heure pour confirmer. Votre nom est inscrit au registre des achats.',
    begin: 'Commencer l’ouverture',
    startAgain: 'Recommencer',
    willConfirm:
      'Toutes les offres de cet appel sont ouvertes à la fois et le service des achats peut les lire. C’est irréversible. Votre nom est inscrit au registre des achats.',
    confirm: 'Confirmer et ouvrir',
    until: 'À confirmer avant',
    working: 'Veuillez patienter…',
    table: 'Télécharger le tableau (CSV)',
    files: 'Télécharger tous les fichiers (ZIP)',
    list: 'Voir les offres',
    nothingDue: 'Aucun appel n’a d’offres en attente d’ouverture.',
    due: 'Appels dont la date limite est passée et dont les offres sont scellées',
    failure: 'Le serveur n’a pas répondu. Réessayez.',
  },
  fa: {
    title: 'پیشنهادها',
    count: 'پیشنهادهای معتبر',
    deadline: 'آخرین مهلت',
    state: {
      beforeDeadline:
        'مهروموم‌شده. تا پایان مهلت هیچ‌کس نمی‌تواند بخواند چه کسی، چه چیزی و به چه بهایی پیشنهاد داده است.',
      nothingReceived: 'مهلت گذشته و پیشنهادی نرسیده است.',
      ready: 'مهروموم‌شده. مهلت گذشته است و دو فرد مجاز می‌توانند پیشنهادها را بگشایند.',
      begun: 'گشایش آغاز شده و فرد مجاز دومی باید آن را تأیید کند.',
      opening: 'پیشنهادها در حال گشوده شدن است.',
      opened: 'پیشنهادها گشوده شده است.',
    },
    failed: 'این پیشنهادها گشوده نشد، زیرا همان نیست که رسیده بود:',
    willBegin:
      'هنوز چیزی گشوده نمی‌شود: فرد دومی با همین نقش نیم ساعت برای تأیید فرصت دارد. نام شما در دفتر تدارکات ثبت می‌شود.',
    begin: 'آغاز گشایش',
    startAgain: 'آغاز از نو',
    willConfirm:
      'همهٔ پیشنهادهای این مناقصه یک‌جا گشوده می‌شود و بخش تدارکات می‌تواند آنها را بخواند. این کار بازگشت ندارد. نام شما در دفتر تدارکات ثبت می‌شود.',
    confirm: 'تأیید و گشودن',
    until: 'مهلت تأیید',
    working: 'لطفاً صبر کنید…',
    table: 'دریافت جدول (CSV)',
    files: 'دریافت همهٔ فایل‌ها (ZIP)',
    list: 'دیدن پیشنهادها',
    nothingDue: 'هیچ مناقصه‌ای پیشنهاد در انتظار گشایش ندارد.',
    due: 'مناقصه‌هایی که مهلتشان گذشته و پیشنهاد مهروموم‌شده دارند',
    failure: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
  },
}
