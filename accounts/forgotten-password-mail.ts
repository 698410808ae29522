import { environment } from '../environment.ts'
import { isLanguage, languages, type Language } from '../languages/languages.ts'

interface MailWords {
  subject: string
  text: string
  link: string
}

const words: Readonly<Record<Language, MailWords>> = {
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

interface MailArguments {
  req?: { i18n: { language: string } } | undefined
  token?: string | undefined
}

/** The mail with the link to a new password. Its address is the site's own, whatever host the request named. */
export const forgottenPasswordMail = {
  generateEmailSubject: (given: MailArguments = {}) => words[languageOf(given)].subject,
  generateEmailHTML: (given: MailArguments = {}) => {
    const language = languageOf(given)
    const { text, link } = words[language]
    const address = `${environment().siteUrl}/admin/reset/${encodeURIComponent(given.token ?? '')}`
    return `<div lang="${language}" dir="${languages[language].direction}"><p>${text}</p><p><a href="${address}">${link}</a></p></div>`
  },
}

function languageOf({ req }: MailArguments): Language {
  const language = req?.i18n.language
  return isLanguage(language) ? language : 'en'
}
