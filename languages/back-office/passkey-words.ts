import type { Language } from '../languages.ts'

interface PasskeyWords {
  title: string
  explanation: string
  none: string
  registered: string
  used: string
  remove: string
  removeNamed: (name: string) => string
  label: string
  defaultLabel: string
  add: string
  working: string
  cannotSign: string
  notMade: string
  hasOne: string
}

/** What a person's account says of their passkeys. */
export const passkeyWords: Readonly<Record<Language, PasskeyWords>> = {
  en: {
    title: 'Passkeys',
    explanation:
      'A passkey is stored on your device or on a security key and opens with your finger, face or number. With one, you confirm openings, downloads and changes of accounts without your password; nobody who learns the password can.',
    none: 'You have no passkey yet.',
    registered: 'added',
    used: 'last used',
    remove: 'Remove',
    removeNamed: (name) => `Remove the passkey ${name}`,
    label: 'Name of a new passkey, such as “Phone”',
    defaultLabel: 'Passkey',
    add: 'Add a passkey',
    working: 'Please wait …',
    cannotSign: 'This browser cannot use passkeys, or the page is not encrypted.',
    notMade: 'No passkey was made.',
    hasOne: 'This device already has a passkey for your account.',
  },
  ar: {
    title: 'مفاتيح المرور',
    explanation:
      'مفتاح المرور محفوظ في جهازك أو في مفتاح أمان، ويُفتح ببصمتك أو وجهك أو رقمك. به تؤكّد فتح العروض والتنزيل وتغيير الحسابات من دون كلمة مرور، ولا يستطيع ذلك من عرف كلمة المرور.',
    none: 'ليس لك مفتاح مرور بعد.',
    registered: 'أُضيف في',
    used: 'آخر استخدام في',
    remove: 'حذف',
    removeNamed: (name) => `حذف مفتاح المرور ${name}`,
    label: 'اسم المفتاح الجديد، مثل «الهاتف»',
    defaultLabel: 'مفتاح مرور',
    add: 'إضافة مفتاح مرور',
    working: 'يرجى الانتظار…',
    cannotSign: 'لا يستطيع هذا المتصفح استخدام مفاتيح المرور، أو أن الصفحة غير مشفّرة.',
    notMade: 'لم يُنشأ أي مفتاح مرور.',
    hasOne: 'في هذا الجهاز مفتاح مرور لحسابك من قبل.',
  },
  fr: {
    title: 'Clés d’accès',
    explanation:
      'Une clé d’accès se trouve dans votre appareil ou sur une clé de sécurité et s’ouvre avec votre doigt, votre visage ou votre code. Elle confirme les ouvertures, les téléchargements et les modifications de comptes sans mot de passe ; qui apprend le mot de passe ne le peut pas.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    registered: 'ajoutée le',
    used: 'utilisée le',
    remove: 'Supprimer',
    removeNamed: (name) => `Supprimer la clé d’accès ${name}`,
    label: 'Nom d’une nouvelle clé, par exemple « Téléphone »',
    defaultLabel: 'Clé d’accès',
    add: 'Ajouter une clé d’accès',
    working: 'Veuillez patienter…',
    cannotSign: 'Ce navigateur ne peut pas utiliser de clés d’accès, ou la page n’est pas chiffrée.',
    notMade: 'Aucune clé d’accès n’a été créée.',
    hasOne: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  },
  fa: {
    title: 'کلیدهای عبور',
    explanation:
      'کلید عبور در دستگاه شما یا در کلید امنیتی است و با انگشت، چهره یا رمز شما باز می‌شود. با آن گشایش‌ها، دریافت‌ها و تغییر حساب‌ها را بی‌گذرواژه تأیید می‌کنید؛ کسی که گذرواژه را بداند نمی‌تواند.',
    none: 'هنوز کلید عبوری ندارید.',
    registered: 'افزوده در',
    used: 'آخرین کاربرد در',
    remove: 'حذف',
    removeNamed: (name) => `حذف کلید عبور ${name}`,
    label: 'نام کلید تازه، مانند «تلفن»',
    defaultLabel: 'کلید عبور',
    add: 'افزودن کلید عبور',
    working: 'لطفاً صبر کنید…',
    cannotSign: 'این مرورگر نمی‌تواند از کلید عبور استفاده کند، یا صفحه رمزگذاری نشده است.',
    notMade: 'هیچ کلید عبوری ساخته نشد.',
    hasOne: 'این دستگاه از پیش کلید عبوری برای حساب شما دارد.',
  },
}

/** What the page of the sign-in says of passkeys. */
export const passkeySignInWords: Readonly<Record<Language, { withPasskey: string; notSigned: string }>> = {
  en: { withPasskey: 'Sign in with a passkey', notSigned: 'No passkey was used.' },
  ar: { withPasskey: 'الدخول بمفتاح مرور', notSigned: 'لم يُستخدم أي مفتاح مرور.' },
  fr: { withPasskey: 'Se connecter avec une clé d’accès', notSigned: 'Aucune clé d’accès n’a été utilisée.' },
  fa: { withPasskey: 'ورود با کلید عبور', notSigned: 'هیچ کلید عبوری به کار نرفت.' },
}
