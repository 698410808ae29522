import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

const english = {
  approvalNeeded: 'This has to be confirmed first.',
  passkeyNeeded:
    'This can only be confirmed with a passkey, and your account has none. Add one on the page of your account.',
  passkeyRefused: 'The passkey was not accepted. Try again, or use another of your passkeys.',
  passwordWrong: 'This is not your password.',
  tooManyAttempts: 'Too many failed attempts. Please try again in a few minutes.',
  challengeOver: 'The time to confirm is over, or it was confirmed already. Please start again.',
  notUnderstood: 'The confirmation was incomplete. Please start again.',
  secondFactorNeeded: 'Your password is right. Signing in also needs a code or a passkey.',
  secondFactorWrong: 'This was not accepted. Try again with a new code, a recovery code or a passkey.',
  secondFactorDemanded: 'Your role needs a second factor. Add a passkey before you remove the codes.',
  codeWrong:
    'This code is not correct. Check that the clock of your device is right, and enter the current code.',
}

/** What somebody is told of a confirmation that is needed or refused. */
export type StepUpRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<StepUpRule, string>>>> = {
  en: english,
  ar: {
    approvalNeeded: 'يجب تأكيد هذا الإجراء أولًا.',
    passkeyNeeded: 'لا يُؤكَّد هذا الإجراء إلا بمفتاح مرور، وليس لحسابك مفتاح. أضف مفتاحًا في صفحة حسابك.',
    passkeyRefused: 'لم يُقبل مفتاح المرور. حاول مرة أخرى أو استخدم مفتاحًا آخر من مفاتيحك.',
    passwordWrong: 'هذه ليست كلمة مرورك.',
    tooManyAttempts: 'محاولات فاشلة كثيرة. يرجى المحاولة مجددًا بعد بضع دقائق.',
    challengeOver: 'انتهى وقت التأكيد أو سبق تأكيد الإجراء. يرجى البدء من جديد.',
    notUnderstood: 'التأكيد غير مكتمل. يرجى البدء من جديد.',
    secondFactorNeeded: 'كلمة مرورك صحيحة. ويتطلب الدخول أيضًا رمزًا أو مفتاح مرور.',
    secondFactorWrong: 'لم يُقبل ذلك. حاول مجددًا برمز جديد أو رمز استرداد أو مفتاح مرور.',
    secondFactorDemanded: 'يتطلب دورك عاملًا ثانيًا. أضف مفتاح مرور قبل إزالة الرموز.',
    codeWrong: 'هذا الرمز غير مطابق. تحقّق من ضبط ساعة جهازك وأدخل الرمز الحالي.',
  },
  fr: {
    approvalNeeded: 'Cette action doit d’abord être confirmée.',
    passkeyNeeded:
      'Cette action ne peut être confirmée qu’avec une clé d’accès, et votre compte n’en a pas. Ajoutez-en une sur la page de votre compte.',
    passkeyRefused: 'La clé d’accès n’a pas été acceptée. Réessayez, ou utilisez une autre de vos clés.',
    passwordWrong: 'Ce n’est pas votre mot de passe.',
    tooManyAttempts: 'Trop de tentatives infructueuses. Veuillez réessayer dans quelques minutes.',
    challengeOver:
      'Le délai de confirmation est écoulé, ou l’action a déjà été confirmée. Veuillez recommencer.',
    notUnderstood: 'La confirmation était incomplète. Veuillez recommencer.',
    secondFactorNeeded:
      'Votre mot de passe est juste. La connexion demande en outre un code ou une clé d’accès.',
    secondFactorWrong: 'Refusé. Réessayez avec un nouveau code, un code de secours ou une clé d’accès.',
    secondFactorDemanded:
      'Votre rôle demande un second facteur. Ajoutez une clé d’accès avant de supprimer les codes.',
    codeWrong: 'Ce code ne convient pas. Vérifiez l’heure de votre appareil et saisissez le code actuel.',
  },
  fa: {
    approvalNeeded: 'این کار باید نخست تأیید شود.',
    passkeyNeeded:
      'این کار فقط با کلید عبور تأیید می‌شود و حساب شما کلیدی ندارد. در صفحهٔ حساب خود یکی بیفزایید.',
    passkeyRefused: 'کلید عبور پذیرفته نشد. دوباره تلاش کنید یا کلید دیگری از خود را به کار ببرید.',
    passwordWrong: 'این گذرواژهٔ شما نیست.',
    tooManyAttempts: 'تلاش‌های ناموفق بیش از حد بود. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    challengeOver: 'مهلت تأیید پایان یافته یا این کار پیش‌تر تأیید شده است. لطفاً از نو آغاز کنید.',
    notUnderstood: 'تأیید ناقص بود. لطفاً از نو آغاز کنید.',
    secondFactorNeeded: 'گذرواژهٔ شما درست است. برای ورود، رمز یک‌بارمصرف یا کلید عبور هم لازم است.',
    secondFactorWrong: 'پذیرفته نشد. با رمزی تازه، رمز بازیابی یا کلید عبور دوباره تلاش کنید.',
    secondFactorDemanded: 'نقش شما به عامل دوم نیاز دارد. پیش از حذف رمزها یک کلید عبور بیفزایید.',
    codeWrong: 'این رمز درست نیست. ساعت دستگاه خود را بررسی و رمز کنونی را وارد کنید.',
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function stepUpRule(rule: StepUpRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
