import type { PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import { addMails, eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { addressOfLink, makeAccountLink, type LinkPurpose } from './account-links.ts'
import { aboutAccount, linkMail } from './link-mails.ts'

export interface LinkReceiver {
  id: number
  name: string
  email: string
}

/**
 * Makes a link for somebody and hands it to the outbox of mail, in the place of what was not sent yet.
 * @returns the link's address where there is no mail: for whoever made it to hand over, and shown once
 */
export async function sendAccountLink(
  req: PayloadRequest,
  person: LinkReceiver,
  { purpose, language }: { purpose: LinkPurpose; language: Language },
  now: Date,
): Promise<string | undefined> {
  const { payload } = req
  const settings = environment()
  const { token, expiresAt } = await makeAccountLink(
    payload,
    { account: person.id, purpose, language },
    now,
    req,
  )
  if (!sendsMail(settings)) return addressOfLink(settings.siteUrl, token)
  await eraseUnsentMail(payload, person.email, aboutAccount(person.id), req)
  const mail = linkMail(settings.siteUrl, person, { purpose, language, token, expiresAt })
  await addMails(payload, [mail], { settings, now }, req)
  return undefined
}
