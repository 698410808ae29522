import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { languages, type Language } from '../languages/languages.ts'
import type { WritesMail } from '../store/mail/mail-kinds.ts'
import { addressGivenByOthers } from './changes/account-changes.ts'

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

/**
 * Writes the mail with the link to a new password, to whoever has an account under the address. The link's address is the
 * site's own, whatever host the request named.
 */
export function writeNewPasswordMail(payload: Payload): WritesMail {
  return async ({ to, language }) => {
    const account = await payload.db.findOne<{ id: number; hash?: string | null }>({
      collection: 'users',
      where: { email: { equals: to } },
    })
    // Who has none has forgotten none: they were invited, or have a passkey.
    if (!account?.hash || (await isAddressTooNew(payload, account.id))) return undefined
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: to },
      disableEmail: true,
    })
    if (!token) return undefined
    const { subject, text, link } = words[language]
    const address = `${environment().siteUrl}/admin/reset/${encodeURIComponent(token)}`
    return {
      subject,
      html: `<div lang="${language}" dir="${languages[language].direction}"><p>${text}</p><p><a href="${address}">${link}</a></p></div>`,
    }
  }
}

const day = 24 * 60 * 60_000

/**
 * An administrator who gives somebody's account an address of their own would get its new password: the former address
 * is notified, and for some days access comes from two administrators alone (`recovery/`).
 */
async function isAddressTooNew(payload: Payload, account: number): Promise<boolean> {
  const given = await addressGivenByOthers(payload, account)
  return given !== undefined && given.getTime() + environment().ROLE_WAIT_DAYS * day > Date.now()
}
