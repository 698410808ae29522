import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

interface LinkMailWords {
  subject: (host: string) => string
  text: (host: string, name: string) => string
  until: (moment: string) => string
  ignore: string
}

/** The mail with the link to an account. */
export const linkMailWords: Readonly<
  Record<'invitation' | 'recovery', Readonly<Record<Language, LinkMailWords>>>
> = {
  invitation: {
    en: {
      subject: (host) => `Your account in the back office of ${host}`,
      text: (host, name) =>
        `${isolated(name)}, an account has been created for you in the back office of ${host}. Choose a password or a passkey here to sign in:`,
      until: (moment) => `The link can be used once, until ${moment}.`,
      ignore: 'If you were not expecting this message, please ignore it.',
    },
    ar: {
      subject: (host) => `حسابك في لوحة إدارة ${host}`,
      text: (host, name) =>
        `${isolated(name)}، أُنشئ لك حساب في لوحة إدارة ${host}. اختر كلمة مرور أو مفتاح مرور من هذا الرابط لتسجيل الدخول:`,
      until: (moment) => `يُستخدم الرابط مرة واحدة، وتنتهي صلاحيته في ${moment}.`,
      ignore: 'إذا لم تكن تتوقع هذه الرسالة فتجاهلها.',
    },
    fr: {
      subject: (host) => `Votre compte dans l’administration de ${host}`,
      text: (host, name) =>
        `${isolated(name)}, un compte a été créé pour vous dans l’administration de ${host}. Choisissez ici un mot de passe ou une clé d’accès pour vous connecter :`,
      until: (moment) => `Le lien peut être utilisé une seule fois, jusqu’au ${moment}.`,
      ignore: 'Si vous n’attendiez pas ce message, ignorez-le.',
    },
    fa: {
      subject: (host) => `حساب شما در بخش مدیریت ${host}`,
      text: (host, name) =>
        `${isolated(name)}، برای شما حسابی در بخش مدیریت ${host} ساخته شده است. برای ورود، از این پیوند گذرواژه یا کلید عبور برگزینید:`,
      until: (moment) => `این پیوند تنها یک بار و تا ${moment} به کار می‌آید.`,
      ignore: 'اگر منتظر این پیام نبودید، آن را نادیده بگیرید.',
    },
  },
  recovery: {
    en: {
      subject: (host) => `Access to your account in the back office of ${host}`,
      text: (host, name) =>
        `${isolated(name)}, two administrators have confirmed that you need access to your account in the back office of ${host} again. Choose a new password or a passkey here. Your former passkeys and codes are removed when you do:`,
      until: (moment) => `The link can be used once, until ${moment}.`,
      ignore: 'If you did not ask for this, tell an administrator at once and do not use the link.',
    },
    ar: {
      subject: (host) => `الوصول إلى حسابك في لوحة إدارة ${host}`,
      text: (host, name) =>
        `${isolated(name)}، أكّد مديران للنظام حاجتك إلى استعادة الوصول إلى حسابك في لوحة إدارة ${host}. اختر كلمة مرور جديدة أو مفتاح مرور من هذا الرابط، وعندها تُزال مفاتيح المرور والرموز السابقة:`,
      until: (moment) => `يُستخدم الرابط مرة واحدة، وتنتهي صلاحيته في ${moment}.`,
      ignore: 'إذا لم تطلب ذلك فأبلغ أحد مديري النظام فورًا ولا تستخدم الرابط.',
    },
    fr: {
      subject: (host) => `Accès à votre compte dans l’administration de ${host}`,
      text: (host, name) =>
        `${isolated(name)}, deux administrateurs ont confirmé que vous devez retrouver l’accès à votre compte dans l’administration de ${host}. Choisissez ici un nouveau mot de passe ou une clé d’accès. Vos anciennes clés d’accès et vos anciens codes seront alors supprimés :`,
      until: (moment) => `Le lien peut être utilisé une seule fois, jusqu’au ${moment}.`,
      ignore:
        'Si vous n’avez rien demandé, prévenez immédiatement un administrateur et n’utilisez pas le lien.',
    },
    fa: {
      subject: (host) => `دسترسی به حساب شما در بخش مدیریت ${host}`,
      text: (host, name) =>
        `${isolated(name)}، دو مدیر تأیید کرده‌اند که باید دوباره به حساب خود در بخش مدیریت ${host} دسترسی پیدا کنید. از این پیوند گذرواژهٔ تازه یا کلید عبور برگزینید. با این کار کلیدهای عبور و رمزهای پیشین شما حذف می‌شود:`,
      until: (moment) => `این پیوند تنها یک بار و تا ${moment} به کار می‌آید.`,
      ignore: 'اگر شما درخواست نکرده‌اید، بی‌درنگ به یکی از مدیران خبر دهید و از پیوند استفاده نکنید.',
    },
  },
}

interface AccountNoticeWords {
  subject: (host: string) => string
  text: (host: string, name: string) => string
  ifNotYou: string
}

/** Before anything is possible: that somebody’s account is being recovered. */
export const recoveryNoticeWords: Readonly<Record<Language, AccountNoticeWords>> = {
  en: {
    subject: (host) => `Recovery of your account in the back office of ${host}`,
    text: (host, name) =>
      `${isolated(name)}, an administrator has begun to recover your account in the back office of ${host}. A second administrator can confirm this after a day; you then receive a link.`,
    ifNotYou:
      'If you did not ask for this, sign in and withdraw the recovery on the page of your account, or tell another administrator at once:',
  },
  ar: {
    subject: (host) => `استعادة حسابك في لوحة إدارة ${host}`,
    text: (host, name) =>
      `${isolated(name)}، بدأ أحد مديري النظام استعادة حسابك في لوحة إدارة ${host}. ويستطيع مدير نظام ثانٍ تأكيد ذلك بعد يوم، ثم يصلك رابط.`,
    ifNotYou: 'إذا لم تطلب ذلك فسجّل الدخول واسحب طلب الاستعادة من صفحة حسابك، أو أبلغ مدير نظام آخر فورًا:',
  },
  fr: {
    subject: (host) => `Récupération de votre compte dans l’administration de ${host}`,
    text: (host, name) =>
      `${isolated(name)}, un administrateur a commencé la récupération de votre compte dans l’administration de ${host}. Un second administrateur peut la confirmer au bout d’un jour ; vous recevrez alors un lien.`,
    ifNotYou:
      'Si vous n’avez rien demandé, connectez-vous et annulez la récupération sur la page de votre compte, ou prévenez immédiatement un autre administrateur :',
  },
  fa: {
    subject: (host) => `بازیابی حساب شما در بخش مدیریت ${host}`,
    text: (host, name) =>
      `${isolated(name)}، یکی از مدیران بازیابی حساب شما در بخش مدیریت ${host} را آغاز کرده است. مدیر دومی می‌تواند پس از یک روز آن را تأیید کند؛ سپس پیوندی به شما می‌رسد.`,
    ifNotYou:
      'اگر شما درخواست نکرده‌اید، وارد شوید و بازیابی را در صفحهٔ حساب خود لغو کنید، یا بی‌درنگ به مدیر دیگری خبر دهید:',
  },
}

/** To the former address of an account. */
export const addressChangedWords: Readonly<Record<Language, AccountNoticeWords>> = {
  en: {
    subject: (host) => `Another address for your account in the back office of ${host}`,
    text: (host, name) =>
      `${isolated(name)}, your account in the back office of ${host} has been given another email address. Messages about it no longer come here.`,
    ifNotYou: 'If you did not expect this, notify an administrator at once.',
  },
  ar: {
    subject: (host) => `عنوان آخر لحسابك في لوحة إدارة ${host}`,
    text: (host, name) =>
      `${isolated(name)}، غُيّر عنوان البريد الإلكتروني لحسابك في لوحة إدارة ${host}. ولن تصل الرسائل المتعلقة به إلى هذا العنوان بعد الآن.`,
    ifNotYou: 'إذا لم تكن تتوقع ذلك فأبلغ أحد مديري النظام فورًا.',
  },
  fr: {
    subject: (host) => `Une autre adresse pour votre compte dans l’administration de ${host}`,
    text: (host, name) =>
      `${isolated(name)}, votre compte dans l’administration de ${host} a reçu une autre adresse électronique. Les messages qui le concernent n’arrivent plus ici.`,
    ifNotYou: 'Si vous ne vous y attendiez pas, prévenez immédiatement un administrateur.',
  },
  fa: {
    subject: (host) => `نشانی دیگری برای حساب شما در بخش مدیریت ${host}`,
    text: (host, name) =>
      `${isolated(name)}، نشانی ایمیل حساب شما در بخش مدیریت ${host} تغییر کرده است. پیام‌های مربوط به آن دیگر به این نشانی نمی‌رسد.`,
    ifNotYou: 'اگر منتظر این تغییر نبودید، بی‌درنگ به یکی از مدیران خبر دهید.',
  },
}

interface TaskMailWords {
  subject: string
  until: string
  givenBy: string
}

/** To whoever is given a task. */
export const taskMailWords: Readonly<Record<Language, TaskMailWords>> = {
  en: { subject: 'A task for you', until: 'Due on', givenBy: 'Given by' },
  ar: { subject: 'مهمة لك', until: 'تاريخ الاستحقاق', givenBy: 'أسندها' },
  fr: { subject: 'Une tâche pour vous', until: 'À faire pour le', givenBy: 'Confiée par' },
  fa: { subject: 'کاری برای شما', until: 'تا تاریخ', givenBy: 'سپارنده' },
}

interface CommentMailWords {
  subject: string
  /** @param about a record's title, or its kind where it has none */
  text: (person: string, about: string) => string
  turnOff: string
}

/** To whoever a comment on a record concerns. */
export const commentMailWords: Readonly<Record<Language, CommentMailWords>> = {
  en: {
    subject: 'A comment for you',
    text: (person, about) =>
      `${isolated(person)} has commented on “${about}”. Read the comment and reply here:`,
    turnOff: 'You can turn these messages off in your account:',
  },
  ar: {
    subject: 'تعليق لك',
    text: (person, about) => `علّق ${isolated(person)} على «${isolated(about)}». اقرأ التعليق وأجب عنه هنا:`,
    turnOff: 'يمكنك إيقاف هذه الرسائل في حسابك:',
  },
  fr: {
    subject: 'Un commentaire pour vous',
    text: (person, about) =>
      `${isolated(person)} a commenté « ${about} ». Lisez le commentaire et répondez-y ici :`,
    turnOff: 'Vous pouvez désactiver ces messages dans votre compte :',
  },
  fa: {
    subject: 'نظری برای شما',
    text: (person, about) =>
      `${isolated(person)} دربارهٔ «${isolated(about)}» نظری نوشته است. نظر را اینجا بخوانید و پاسخ دهید:`,
    turnOff: 'می‌توانید این پیام‌ها را در حساب خود خاموش کنید:',
  },
}

interface NewPasswordWords {
  subject: string
  text: string
  link: string
}

/** To whoever has forgotten their password. */
export const newPasswordWords: Readonly<Record<Language, NewPasswordWords>> = {
  en: {
    subject: 'A new password for the back office',
    text: 'A new password was requested for this address. If this was you, choose one here within one hour. Otherwise, please ignore this message.',
    link: 'Choose a new password',
  },
  ar: {
    subject: 'كلمة مرور جديدة للوحة الإدارة',
    text: 'طُلبت كلمة مرور جديدة لهذا العنوان. إذا كنت صاحب الطلب فاخترها هنا خلال ساعة. وإلا فتجاهل هذه الرسالة.',
    link: 'اختيار كلمة مرور جديدة',
  },
  fr: {
    subject: 'Un nouveau mot de passe pour l’administration du site',
    text: 'Un nouveau mot de passe a été demandé pour cette adresse. Si c’était vous, choisissez-le ici dans l’heure. Sinon, ignorez ce message.',
    link: 'Choisir un nouveau mot de passe',
  },
  fa: {
    subject: 'گذرواژهٔ تازه برای بخش مدیریت',
    text: 'برای این نشانی گذرواژهٔ تازه خواسته شده است. اگر شما بودید، تا یک ساعت دیگر در اینجا انتخاب کنید. وگرنه این پیام را نادیده بگیرید.',
    link: 'انتخاب گذرواژهٔ تازه',
  },
}
