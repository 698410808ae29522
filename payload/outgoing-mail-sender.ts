import type { Payload } from 'payload'
import { z } from 'zod'
import { writeNewPasswordMail } from '../accounts/forgotten-password-mail.ts'
import type { Environment } from '../environment.ts'
import { addressIn } from '../languages/address.ts'
import { languages, type Language } from '../languages/languages.ts'
import type { MailIdentity } from '../store/mail/mail-message.ts'
import { MailSender } from '../store/mail/mail-sender.ts'
import { sendsMail } from '../store/mail/smtp-mail.ts'

type Settings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'siteUrl'>

/** Sends what stands in the outbox from now on, where mail is configured. Any process with the database may do it. */
export function startMailSender(payload: Payload, settings: Settings): MailSender | undefined {
  if (!sendsMail(settings)) return undefined
  const sender = createMailSender(payload, settings)
  sender.start()
  return sender
}

/** @param clock what time and chance are; the real ones unless given */
export function createMailSender(
  payload: Payload,
  settings: Settings,
  clock: { now?: () => Date; random?: () => number } = {},
): MailSender {
  return new MailSender({
    payload,
    write: { 'new password': writeNewPasswordMail(payload) },
    identify: (language) => identifyNetwork(payload, settings, language),
    ...clock,
  })
}

const filledIn = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined)

/** A global that nobody has filled in yet has none of its fields, whatever its type says. */
const identitySchema = z.object({ name: filledIn, applicationsEmail: filledIn, procurementEmail: filledIn })

/** As whom the network writes, from the global "Organization" as it is published. */
async function identifyNetwork(
  payload: Payload,
  { MAIL_FROM = '', siteUrl }: Settings,
  language: Language,
): Promise<MailIdentity> {
  const network = await payload.findGlobal({
    ...{ slug: 'organization', locale: language, depth: 0, overrideAccess: true },
    fallbackLocale: [...languages[language].fallbacks],
  })
  const { name, applicationsEmail, procurementEmail } = identitySchema.parse(network)
  const home = `${siteUrl}${addressIn(language, '/')}`
  return { name, address: MAIL_FROM, siteUrl, home, contacts: { applicationsEmail, procurementEmail } }
}
