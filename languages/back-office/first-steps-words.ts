import { formatNumber } from '../format.ts'
import type { Language } from '../languages.ts'

/** Steps in the order in which they are done. */
export const firstSteps = ['roles', 'keys', 'appointment', 'rehearsal'] as const
export type FirstStep = (typeof firstSteps)[number]

interface FirstStepsWords {
  title: string
  lead: string
  /** How long new accounts and roles wait. */
  waits: (days: number) => string
  done: string
  toDo: string
  steps: Readonly<Record<FirstStep, { title: string; text: string }>>
  /** Before numbers. */
  custodians: string
  appointers: string
  ready: string
  people: string
  tenders: string
  examples: string
  examplesText: string
  make: string
  made: string
  account: string
  password: string
  passphrase: string
  saveFile: (account: string) => string
}

/** What the back office says to whoever sets custodians up for the first time. */
export const firstStepsWords: Readonly<Record<Language, FirstStepsWords>> = {
  en: {
    title: 'Set custodians up',
    lead: 'Until custodians are appointed, no tender can be published. These are the steps.',
    waits: (days) =>
      `A new account, or a role that was just given, counts after ${formatNumber(days, 'en')} days.`,
    done: 'Done',
    toDo: 'To do',
    steps: {
      roles: {
        title: 'Give the roles',
        text: 'An administrator gives the role “Custodian” to at least two people, better three, who are not administrators, and the role “Procurement” to two others.',
      },
      keys: {
        title: 'Make the keys',
        text: 'Each custodian signs in, opens this page, registers a key, and reads its fingerprint to a colleague by telephone.',
      },
      appointment: {
        title: 'Appoint custodians for a tender',
        text: 'Save the tender as a draft. Beside its form one person with procurement proposes the custodians, and another confirms them.',
      },
      rehearsal: {
        title: 'Rehearse',
        text: 'On this page each custodian opens a short text with the key. Then the tender can be published.',
      },
    },
    custodians: 'People with the role “Custodian”:',
    appointers: 'People with the role “Procurement”:',
    ready: 'Custodians who can be appointed:',
    people: 'Accounts',
    tenders: 'Tenders',
    examples: 'Only trying it out?',
    examplesText:
      'Three EXAMPLE custodians can be made at once, with accounts and key files. Their keys are stored on this server as well: they protect nothing, and the tender’s page says so to everybody.',
    make: 'Make three EXAMPLE custodians',
    made: 'The EXAMPLE custodians were made. What follows is shown only now; it is also on the server, in the folder “example-custodians” beside the sealing key.',
    account: 'Account',
    password: 'Password',
    passphrase: 'Passphrase',
    saveFile: (account) => `Save the key file of ${account}`,
  },
  ar: {
    title: 'إعداد أمناء المفاتيح',
    lead: 'لا يمكن نشر أي مناقصة قبل تعيين أمناء المفاتيح. وهذه هي الخطوات.',
    waits: (days) =>
      `الحساب الجديد والدور المُسنَد حديثًا لا يُعتد بهما إلا بعد مدة (بالأيام): ${formatNumber(days, 'ar')}.`,
    done: 'تمّت',
    toDo: 'لم تتم بعد',
    steps: {
      roles: {
        title: 'إسناد الأدوار',
        text: 'يُسند مدير النظام دور «أمين المفتاح» إلى شخصين على الأقل، والأفضل ثلاثة، ليسوا من مديري النظام، ودور «المشتريات» إلى شخصين آخرين.',
      },
      keys: {
        title: 'إنشاء المفاتيح',
        text: 'يسجّل كل أمين دخوله ويفتح هذه الصفحة ويسجّل مفتاحًا ويقرأ بصمته لزميل بالهاتف.',
      },
      appointment: {
        title: 'تعيين أمناء المفاتيح لمناقصة',
        text: 'احفظ المناقصة مسودةً. بجانب نموذجها يقترح شخص من قسم المشتريات أمناء المفاتيح، ويؤكّدهم شخص آخر.',
      },
      rehearsal: {
        title: 'تجربة الفتح',
        text: 'في هذه الصفحة يفتح كل أمين نصًا قصيرًا بمفتاحه. بعد ذلك يمكن نشر المناقصة.',
      },
    },
    custodians: 'من لديهم دور «أمين المفتاح»:',
    appointers: 'من لديهم دور «المشتريات»:',
    ready: 'الأمناء الذين يمكن تعيينهم:',
    people: 'الحسابات',
    tenders: 'المناقصات',
    examples: 'للتجربة فقط؟',
    examplesText:
      'يمكن إنشاء ثلاثة أمناء تجريبيين (EXAMPLE) دفعة واحدة، بحساباتهم وملفات مفاتيحهم. مفاتيحهم محفوظة على هذا الخادم أيضًا، فلا تحمي شيئًا، وصفحة المناقصة تقول ذلك للجميع.',
    make: 'إنشاء ثلاثة أمناء تجريبيين (EXAMPLE)',
    made: 'أُنشئ الأمناء التجريبيون (EXAMPLE). لا يُعرض ما يلي إلا الآن، وهو محفوظ أيضًا على الخادم في المجلد “example-custodians” بجانب مفتاح الختم.',
    account: 'الحساب',
    password: 'كلمة المرور',
    passphrase: 'عبارة المرور',
    saveFile: (account) => `حفظ ملف مفتاح \u2068${account}\u2069`,
  },
  fr: {
    title: 'Mettre en place les dépositaires de clé',
    lead: 'Tant qu’aucun dépositaire n’est désigné, aucun appel d’offres ne peut être publié. Voici les étapes.',
    waits: (days) =>
      `Un nouveau compte, ou un rôle qui vient d’être donné, compte après ${formatNumber(days, 'fr')} jours.`,
    done: 'Fait',
    toDo: 'À faire',
    steps: {
      roles: {
        title: 'Donner les rôles',
        text: 'Un administrateur donne le rôle «\u00a0Dépositaire de clé\u00a0» à deux personnes au moins, mieux à trois, qui ne sont pas administrateurs, et le rôle «\u00a0Achats\u00a0» à deux autres.',
      },
      keys: {
        title: 'Créer les clés',
        text: 'Chaque dépositaire se connecte, ouvre cette page, enregistre une clé et lit son empreinte à un collègue par téléphone.',
      },
      appointment: {
        title: 'Désigner les dépositaires d’un appel d’offres',
        text: 'Enregistrez l’appel comme brouillon. À côté de son formulaire, une personne des achats propose les dépositaires et une autre les confirme.',
      },
      rehearsal: {
        title: 'Répéter l’ouverture',
        text: 'Sur cette page, chaque dépositaire ouvre un court texte avec sa clé. L’appel peut alors être publié.',
      },
    },
    custodians: 'Personnes ayant le rôle «\u00a0Dépositaire de clé\u00a0»\u00a0:',
    appointers: 'Personnes ayant le rôle «\u00a0Achats\u00a0»\u00a0:',
    ready: 'Dépositaires qui peuvent être désignés\u00a0:',
    people: 'Comptes',
    tenders: 'Appels d’offres',
    examples: 'Seulement pour essayer\u00a0?',
    examplesText:
      'Trois dépositaires d’EXEMPLE (EXAMPLE) peuvent être créés d’un coup, avec comptes et fichiers de clé. Leurs clés se trouvent aussi sur ce serveur\u00a0: elles ne protègent rien, et la page de l’appel le dit à tous.',
    make: 'Créer trois dépositaires d’EXEMPLE',
    made: 'Les dépositaires d’EXEMPLE ont été créés. Ce qui suit n’est affiché que maintenant\u00a0; c’est aussi sur le serveur, dans le dossier «\u00a0example-custodians\u00a0» à côté de la clé de scellement.',
    account: 'Compte',
    password: 'Mot de passe',
    passphrase: 'Phrase secrète',
    saveFile: (account) => `Enregistrer le fichier de clé de ${account}`,
  },
  fa: {
    title: 'راه‌اندازی کلیدداران',
    lead: 'تا کلیدداران منصوب نشوند، هیچ مناقصه‌ای را نمی‌توان منتشر کرد. گام‌ها اینها هستند.',
    waits: (days) =>
      `حساب تازه یا نقشی که به‌تازگی داده شده، پس از ${formatNumber(days, 'fa')} روز به حساب می‌آید.`,
    done: 'انجام شد',
    toDo: 'مانده',
    steps: {
      roles: {
        title: 'دادن نقش‌ها',
        text: 'یک مدیر نقش «کلیددار» را دست‌کم به دو نفر و بهتر است به سه نفر می‌دهد که مدیر نباشند، و نقش «تدارکات» را به دو نفر دیگر.',
      },
      keys: {
        title: 'ساختن کلیدها',
        text: 'هر کلیددار وارد می‌شود، این صفحه را باز می‌کند، کلیدی ثبت می‌کند و اثر انگشت آن را تلفنی برای همکاری می‌خواند.',
      },
      appointment: {
        title: 'انتصاب کلیدداران یک مناقصه',
        text: 'مناقصه را به‌صورت پیش‌نویس ذخیره کنید. کنار فرم آن، یک نفر از تدارکات کلیدداران را پیشنهاد می‌دهد و نفر دیگری تأیید می‌کند.',
      },
      rehearsal: {
        title: 'تمرین گشایش',
        text: 'در این صفحه هر کلیددار متن کوتاهی را با کلیدش می‌گشاید. پس از آن مناقصه را می‌توان منتشر کرد.',
      },
    },
    custodians: 'افراد دارای نقش «کلیددار»:',
    appointers: 'افراد دارای نقش «تدارکات»:',
    ready: 'کلیددارانی که می‌توان منصوب کرد:',
    people: 'حساب‌ها',
    tenders: 'مناقصه‌ها',
    examples: 'فقط برای آزمایش؟',
    examplesText:
      'می‌توان سه کلیددار نمونه (EXAMPLE) را یکجا با حساب و فایل کلید ساخت. کلیدهایشان روی همین سرور هم هست؛ از چیزی محافظت نمی‌کنند و صفحهٔ مناقصه این را به همه می‌گوید.',
    make: 'ساختن سه کلیددار نمونه (EXAMPLE)',
    made: 'کلیدداران نمونه (EXAMPLE) ساخته شدند. آنچه در پی می‌آید فقط اکنون نشان داده می‌شود و روی سرور هم در پوشهٔ “example-custodians” کنار کلید مهروموم هست.',
    account: 'حساب',
    password: 'گذرواژه',
    passphrase: 'عبارت عبور',
    saveFile: (account) => `ذخیرهٔ فایل کلید \u2068${account}\u2069`,
  },
}
