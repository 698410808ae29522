import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { recordByUser } from '../second-factor/account-concerned.ts'
import { languageOfPerson, withdrawAccountLinks } from './account-links.ts'
import { aboutAccount } from './link-mails.ts'
import { awaitsInvitation } from './means-to-sign-in.ts'
import { sendAccountLink } from './send-link.ts'

const accountSchema = z.object({ id: z.number(), name: z.string(), email: z.string() })

/**
 * Links that were sent to an account's former address let nobody in, and those that wait in the outbox are not sent. Who had an
 * invitation there gets another at the new address.
 */
export const endFormerLinks: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const person = accountSchema.parse(doc)
  const { id: account } = person
  const former = accountSchema.parse(previousDoc)
  if (former.email === person.email) return
  const { payload } = req
  const wasInvited = await withdrawAccountLinks(payload, account, 'invitation', req)
  await withdrawAccountLinks(payload, account, 'recovery', req)
  await eraseUnsentMail(payload, former.email, aboutAccount(account), req)
  // Without mail the administrator asks for the new link in the account.
  if (!wasInvited || !sendsMail(environment()) || !(await awaitsInvitation(payload, account))) return
  const now = new Date()
  const language = await languageOfPerson(payload, account, req)
  await sendAccountLink(req, person, { purpose: 'invitation', language }, now)
  await recordByUser(req, account, 'invitation sent', {})
}
