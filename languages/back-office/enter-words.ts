import type { Language } from '../languages.ts'
import { shortestPassword } from './account-rules.ts'

interface EnterWords {
  invitation: string
  recovery: string
  account: string
  leadInvitation: string
  leadRecovery: string
  password: string
  passwordHint: string
  choosePassword: string
  passkey: string
  passkeyHint: string
  choosePasskey: string
  passkeyName: string
  or: string
  working: string
  noLink: string
  toSignIn: string
  notMade: string
}

/** What the page at a link to an account says. */
export const enterWords: Readonly<Record<Language, EnterWords>> = {
  en: {
    invitation: 'Welcome',
    recovery: 'Get back into your account',
    account: 'Account',
    leadInvitation: 'Choose how you will sign in to the back office.',
    leadRecovery: 'Choose how you will sign in from now on. Your former passkeys and codes are removed.',
    password: 'New password',
    passwordHint: `At least ${shortestPassword} characters. Several unrelated words together are easy to remember and hard to guess.`,
    choosePassword: 'Sign in with this password',
    passkey: 'With a passkey',
    passkeyHint: 'Your device recognizes you by finger, face or number; there is no password to remember.',
    choosePasskey: 'Sign in with a passkey',
    passkeyName: 'Passkey',
    or: 'With a password',
    working: 'Please wait …',
    noLink: 'This page needs the link that you were sent. Open it again from the message.',
    toSignIn: 'Go to sign in',
    notMade: 'No passkey was made. Try again, or choose a password.',
  },
  ar: {
    invitation: 'مرحبًا بك',
    recovery: 'استعادة الوصول إلى حسابك',
    account: 'الحساب',
    leadInvitation: 'اختر طريقة دخولك إلى لوحة الإدارة.',
    leadRecovery: 'اختر طريقة دخولك من الآن فصاعدًا. وتُزال مفاتيح المرور والرموز السابقة.',
    password: 'كلمة مرور جديدة',
    passwordHint: `${shortestPassword} حرفًا على الأقل. استخدم عدة كلمات لا صلة بينها؛ فهي سهلة التذكر وصعبة التخمين.`,
    choosePassword: 'الدخول بكلمة المرور هذه',
    passkey: 'بمفتاح مرور',
    passkeyHint: 'يتعرف جهازك عليك بالبصمة أو الوجه أو الرقم، ولا حاجة إلى تذكر كلمة مرور.',
    choosePasskey: 'الدخول بمفتاح مرور',
    passkeyName: 'مفتاح مرور',
    or: 'بكلمة مرور',
    working: 'يرجى الانتظار…',
    noLink: 'تحتاج هذه الصفحة إلى الرابط الذي أُرسل إليك. افتحه من الرسالة مجددًا.',
    toSignIn: 'الانتقال إلى تسجيل الدخول',
    notMade: 'لم يُنشأ أي مفتاح مرور. حاول مرة أخرى أو اختر كلمة مرور.',
  },
  fr: {
    invitation: 'Bienvenue',
    recovery: 'Retrouver l’accès à votre compte',
    account: 'Compte',
    leadInvitation: 'Choisissez comment vous vous connecterez à l’administration du site.',
    leadRecovery:
      'Choisissez comment vous vous connecterez désormais. Vos anciennes clés d’accès et vos anciens codes sont supprimés.',
    password: 'Nouveau mot de passe',
    passwordHint: `Au moins ${shortestPassword} caractères. Plusieurs mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.`,
    choosePassword: 'Se connecter avec ce mot de passe',
    passkey: 'Avec une clé d’accès',
    passkeyHint:
      'Votre appareil vous reconnaît par le doigt, le visage ou un code ; aucun mot de passe à retenir.',
    choosePasskey: 'Se connecter avec une clé d’accès',
    passkeyName: 'Clé d’accès',
    or: 'Avec un mot de passe',
    working: 'Veuillez patienter…',
    noLink: 'Cette page a besoin du lien qui vous a été envoyé. Ouvrez-le de nouveau à partir du message.',
    toSignIn: 'Aller à la connexion',
    notMade: 'Aucune clé d’accès n’a été créée. Réessayez ou choisissez un mot de passe.',
  },
  fa: {
    invitation: 'خوش آمدید',
    recovery: 'دسترسی دوباره به حساب شما',
    account: 'حساب',
    leadInvitation: 'شیوهٔ ورود خود به بخش مدیریت را برگزینید.',
    leadRecovery: 'شیوهٔ ورود خود را از این پس برگزینید. کلیدهای عبور و رمزهای پیشین شما حذف می‌شود.',
    password: 'گذرواژهٔ تازه',
    passwordHint:
      'دست‌کم ۱۲ نویسه. چند واژهٔ بی‌ارتباط با هم را به‌سادگی به یاد می‌سپارید و حدس زدنشان دشوار است.',
    choosePassword: 'ورود با این گذرواژه',
    passkey: 'با کلید عبور',
    passkeyHint: 'دستگاهتان شما را با انگشت، چهره یا رمز می‌شناسد و گذرواژه‌ای برای به یاد سپردن نیست.',
    choosePasskey: 'ورود با کلید عبور',
    passkeyName: 'کلید عبور',
    or: 'با گذرواژه',
    working: 'لطفاً صبر کنید…',
    noLink: 'این صفحه به پیوندی نیاز دارد که برای شما فرستاده شده است. آن را دوباره از پیام باز کنید.',
    toSignIn: 'رفتن به صفحهٔ ورود',
    notMade: 'هیچ کلید عبوری ساخته نشد. دوباره تلاش کنید یا گذرواژه‌ای برگزینید.',
  },
}
