import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { addressChangedWords } from '../../languages/back-office/account-mail-words.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { languageOfPerson } from '../links/account-links.ts'
import { aboutAccount } from '../links/link-mails.ts'

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
  const language = await languageOfPerson(req.payload, id, req)
  const { host } = new URL(settings.siteUrl)
  const { subject, text, ifNotYou } = addressChangedWords[language]
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
