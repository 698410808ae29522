import type { Language } from './languages.ts'

interface MailConsentWords {
  confirmButton: string
  leaveButton: string
  left: string
  unknown: string
  wrongEmail: string
  tooMany: string
  mailFailed: string
  home: string
}

/** What everybody reads who asks for mail, on the pages that forms and the links in mails lead to. */
export const mailConsentWords: Readonly<Record<Language, MailConsentWords>> = {
  en: {
    confirmButton: 'Yes, notify me',
    leaveButton: 'Stop the messages',
    left: 'You will receive no more messages. Your address has been deleted.',
    unknown: 'This link is no longer valid.',
    wrongEmail: 'Please enter a valid email address.',
    tooMany: 'Too many attempts. Please try again later.',
    mailFailed: 'The confirmation email could not be sent. Please try again later.',
    home: 'Home',
  },
  ar: {
    confirmButton: 'نعم، أرسلوا إليّ الإشعارات',
    leaveButton: 'إيقاف الرسائل',
    left: 'لن تصلك رسائل أخرى، وقد حُذف عنوانك.',
    unknown: 'لم يعد هذا الرابط صالحًا.',
    wrongEmail: 'يرجى إدخال بريد إلكتروني صحيح.',
    tooMany: 'محاولات كثيرة. يرجى المحاولة لاحقًا.',
    mailFailed: 'تعذّر إرسال رسالة التأكيد بالبريد الإلكتروني. يرجى المحاولة لاحقًا.',
    home: 'الصفحة الرئيسية',
  },
  fr: {
    confirmButton: 'Oui, m’informer',
    leaveButton: 'Arrêter les messages',
    left: 'Vous ne recevrez plus de messages. Votre adresse a été supprimée.',
    unknown: 'Ce lien n’est plus valable.',
    wrongEmail: 'Veuillez saisir une adresse électronique valide.',
    tooMany: 'Trop de tentatives. Veuillez réessayer plus tard.',
    mailFailed: 'Le courriel de confirmation n’a pas pu être envoyé. Veuillez réessayer plus tard.',
    home: 'Accueil',
  },
  fa: {
    confirmButton: 'بله، خبرم کنید',
    leaveButton: 'توقف پیام‌ها',
    left: 'دیگر پیامی نخواهید گرفت. نشانی شما پاک شد.',
    unknown: 'این پیوند دیگر معتبر نیست.',
    wrongEmail: 'لطفاً ایمیل درستی وارد کنید.',
    tooMany: 'تلاش بیش از اندازه. لطفاً بعداً دوباره تلاش کنید.',
    mailFailed: 'ایمیل تأیید فرستاده نشد. لطفاً بعداً دوباره تلاش کنید.',
    home: 'صفحهٔ نخست',
  },
}
