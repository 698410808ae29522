import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

/** Fewest characters of a password in the back office. Payload itself takes three. */
export const shortestPassword = 12

const english = {
  passwordTooShort: `A password has at least ${shortestPassword} characters.`,
  passwordTooCommon:
    'This password is too easy to guess: it is common, or repeats or follows a simple pattern. Several unrelated words together are easy to remember and hard to guess.',
  passwordOwnName:
    'This password is little more than the person’s own name or address, or the organization’s name. Choose one that has nothing to do with them.',
  currentPasswordMissing: 'To change your own password or email address, enter your current password.',
  currentPasswordWrong: 'This is not your current password.',
  lastAdministrator:
    'This is the only administrator who can sign in. Give the role to another person first, or wait until they have accepted their invitation, so that somebody can go on managing the back office.',
  accountIsOpen:
    'Somebody else has this account open at the moment. Please try again when they have finished.',
  accountBeganOpening:
    'This person has begun an opening of proposals, whose record must go on naming who began it. The account can’t be deleted; take from it the roles that are no longer needed.',
  custodianAdministers:
    'Nobody is an administrator and a custodian at once. Choose one of the two roles for this person.',
  tooManyAttempts: 'Too many failed attempts. Please try again in a few minutes.',
  tooLarge: 'What was sent is too large.',
  wrongType: 'This address takes JSON and no files.',
  impossibleQuery: 'The records can’t be chosen or sorted in this way.',
}

/** What somebody is refused in matters of accounts. */
export type AccountRule = keyof typeof english

const rules: Readonly<Record<Language, Readonly<Record<AccountRule, string>>>> = {
  en: english,
  ar: {
    passwordTooShort: `تتألف كلمة المرور من ${shortestPassword} حرفًا على الأقل.`,
    passwordTooCommon:
      'يسهل تخمين كلمة المرور هذه: فهي شائعة، أو تتكرر فيها الأحرف، أو تتبع نمطًا بسيطًا. استخدم عدة كلمات لا صلة بينها؛ فهي سهلة التذكر وصعبة التخمين.',
    passwordOwnName:
      'لا تكاد كلمة المرور هذه تزيد على اسم صاحبها أو عنوانه أو اسم المنظمة. اختر كلمة مرور لا صلة لها بذلك.',
    currentPasswordMissing: 'لتغيير كلمة مرورك أو بريدك الإلكتروني، أدخل كلمة مرورك الحالية.',
    currentPasswordWrong: 'هذه ليست كلمة مرورك الحالية.',
    lastAdministrator:
      'هذا هو مدير النظام الوحيد الذي يستطيع تسجيل الدخول. أسنِد هذا الدور إلى شخص آخر أولًا، أو انتظر حتى يقبل دعوته، كي تستمر إدارة لوحة الإدارة.',
    accountIsOpen: 'هذا الحساب مفتوح حاليًا لدى شخص آخر. يرجى المحاولة مجددًا بعد أن ينتهي منه.',
    accountBeganOpening:
      'بدأ صاحب هذا الحساب جلسة لفتح العروض، ويجب أن يظل سجلها يذكر من بدأها. لا يمكن حذف الحساب؛ اسحب منه الأدوار التي لم تعد لازمة.',
    custodianAdministers: 'لا يكون أحد مديرًا للنظام وأمين مفتاح في الوقت نفسه. اختر لهذا الشخص أحد الدورين.',
    tooManyAttempts: 'محاولات فاشلة كثيرة. يرجى المحاولة مجددًا بعد بضع دقائق.',
    tooLarge: 'حجم ما أُرسل أكبر من المسموح به.',
    wrongType: 'لا يقبل هذا العنوان إلا JSON من دون ملفات.',
    impossibleQuery: 'لا يمكن اختيار السجلات أو ترتيبها بهذه الطريقة.',
  },
  fr: {
    passwordTooShort: `Un mot de passe compte au moins ${shortestPassword} caractères.`,
    passwordTooCommon:
      'Ce mot de passe est trop facile à deviner : il est courant, se répète ou suit un schéma simple. Plusieurs mots sans rapport entre eux sont faciles à retenir et difficiles à deviner.',
    passwordOwnName:
      'Ce mot de passe se réduit presque au nom ou à l’adresse de la personne, ou au nom de l’organisation. Choisissez-en un qui n’a aucun rapport avec eux.',
    currentPasswordMissing:
      'Pour changer votre propre mot de passe ou votre adresse électronique, saisissez votre mot de passe actuel.',
    currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
    lastAdministrator:
      'C’est le seul administrateur qui puisse se connecter. Attribuez d’abord ce rôle à une autre personne, ou attendez qu’elle ait accepté son invitation, afin que quelqu’un puisse continuer à gérer l’administration du site.',
    accountIsOpen:
      'Ce compte est actuellement ouvert par une autre personne. Veuillez réessayer lorsqu’elle aura terminé.',
    accountBeganOpening:
      'Cette personne a commencé une ouverture des offres, dont la fiche doit continuer à indiquer qui l’a commencée. Le compte ne peut pas être supprimé ; retirez-lui les rôles qui ne sont plus nécessaires.',
    custodianAdministers:
      'Nul n’est à la fois administrateur et dépositaire de clé. Choisissez l’un des deux rôles pour cette personne.',
    tooManyAttempts: 'Trop de tentatives infructueuses. Veuillez réessayer dans quelques minutes.',
    tooLarge: 'Ce qui a été envoyé est trop volumineux.',
    wrongType: 'Cette adresse n’accepte que du JSON, sans fichiers.',
    impossibleQuery: 'Les fiches ne peuvent pas être choisies ni triées de cette façon.',
  },
  fa: {
    passwordTooShort: `گذرواژه باید دست‌کم ۱۲ نویسه داشته باشد.`,
    passwordTooCommon:
      'حدس زدن این گذرواژه آسان است: رایج است، یا تکراری است، یا از الگویی ساده پیروی می‌کند. چند واژهٔ بی‌ارتباط با هم را به‌سادگی به یاد می‌سپارید و حدس زدنشان دشوار است.',
    passwordOwnName:
      'این گذرواژه تقریباً همان نام یا نشانی خود فرد یا نام سازمان است. گذرواژه‌ای برگزینید که به آنها ربطی نداشته باشد.',
    currentPasswordMissing: 'برای تغییر گذرواژه یا نشانی ایمیل خود، گذرواژهٔ کنونی‌تان را وارد کنید.',
    currentPasswordWrong: 'این گذرواژهٔ کنونی شما نیست.',
    lastAdministrator:
      'این تنها مدیری است که می‌تواند وارد شود. نخست این نقش را به فرد دیگری بدهید، یا صبر کنید تا او دعوت خود را بپذیرد، تا کسی بتواند بخش مدیریت را اداره کند.',
    accountIsOpen: 'فرد دیگری هم‌اکنون این حساب را باز کرده است. لطفاً پس از پایان کار او دوباره تلاش کنید.',
    accountBeganOpening:
      'این فرد گشایش پیشنهادها را آغاز کرده است و در سوابق آن باید همچنان نام آغازکننده بماند. این حساب را نمی‌توان حذف کرد؛ نقش‌هایی را که دیگر لازم نیستند از آن بگیرید.',
    custodianAdministers: 'هیچ‌کس هم‌زمان مدیر و کلیددار نیست. یکی از این دو نقش را برای این فرد برگزینید.',
    tooManyAttempts: 'تلاش‌های ناموفق بیش از حد بود. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    tooLarge: 'حجم آنچه فرستاده شد بیش از اندازه است.',
    wrongType: 'این نشانی فقط JSON می‌پذیرد و فایل نمی‌پذیرد.',
    impossibleQuery: 'رکوردها را نمی‌توان به این شکل برگزید یا مرتب کرد.',
  },
}

/** A rule's sentence in the language in which somebody uses the back office. */
export function accountRule(rule: AccountRule, by: InALanguage): string {
  return rules[languageOf(by)][rule]
}
