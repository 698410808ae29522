import type { Payload } from 'payload'
import { writeNewPasswordMail } from '../accounts/forgotten-password-mail.ts'
import type { Environment } from '../environment.ts'
import { MailSender } from '../store/mail/mail-sender.ts'
import { sendsMail } from '../store/mail/smtp-mail.ts'

/** Sends what stands in the outbox from now on, where mail is configured. Any process with the database may do it. */
export function startMailSender(payload: Payload, settings: Environment): MailSender | undefined {
  if (!sendsMail(settings)) return undefined
  const sender = new MailSender({ payload, write: { 'new password': writeNewPasswordMail(payload) } })
  sender.start()
  return sender
}
