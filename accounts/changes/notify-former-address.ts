import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { languageOfPerson } from '../links/account-links.ts'
import { aboutAccount } from '../links/link-mails.ts'

interface AddressWords {
  subject: (host: string) => string
  text: (host: string, name: string) => string
  ifNotYou: string
}

const words: Readonly<Record<Language, AddressWords>> = {
  en: {
    subject: (host) => `Another address for your account in the back office of ${host}`,
    text: (host, name) =>
      `${name}, your account in the back office of ${host} has been given another email address. Messages about it no longer come here.`,
    ifNotYou: 'If you did not expect this, notify an administrator at once.',
  },
  ar: {
    subject: (host) => `عنوان آخر لحسابك في لوحة إدارة ${host}`,
    text: (host, name) =>
      `${name}، غُيّر عنوان البريد الإلكتروني لحسابك في لوحة إدارة ${host}. ولن تصل الرسائل المتعلقة به إلى هذا العنوان بعد الآن.`,
    ifNotYou: 'إذا لم تكن تتوقع ذلك فأبلغ أحد المسؤولين فورًا.',
  },
  fr: {
    subject: (host) => `Une autre adresse pour votre compte dans l’administration de ${host}`,
    text: (host, name) =>
      `${name}, votre compte dans l’administration de ${host} a reçu une autre adresse électronique. Les messages qui le concernent n’arrivent plus ici.`,
    ifNotYou: 'Si vous ne vous y attendiez pas, prévenez immédiatement un administrateur.',
  },
  fa: {
    subject: (host) => `نشانی دیگری برای حساب شما در بخش مدیریت ${host}`,
    text: (host, name) =>
      `${name}، نشانی رایانامهٔ حساب شما در بخش مدیریت ${host} تغییر کرده است. پیام‌های مربوط به آن دیگر به این نشانی نمی‌رسد.`,
    ifNotYou: 'اگر منتظر این تغییر نبودید، بی‌درنگ به یکی از مدیران خبر دهید.',
  },
}

const accountSchema = z.object({ id: z.number(), name: z.string(), email: z.string() })

/** Whoever held an account's former address learns that it has another, whoever changed it. */
export const notifyFormerAddress: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const settings = environment()
  if (operation !== 'update' || !sendsMail(settings)) return
  const { id, name, email } = accountSchema.parse(doc)
  const former = accountSchema.parse(previousDoc)
  if (former.email === email) return
  const now = new Date()
  const language = await languageOfPerson(req, id, now)
  const { host } = new URL(settings.siteUrl)
  const { subject, text, ifNotYou } = words[language]
  const content = { subject: subject(host), text: `${text(host, name)}\n\n${ifNotYou}\n` }
  const mail = {
    kind: 'address changed',
    about: aboutAccount(id),
    to: former.email,
    language,
    content,
  } as const
  await addMails(req.payload, [mail], { settings, now }, req)
}
