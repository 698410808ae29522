import type { CollectionAfterChangeHook } from 'payload'
import { environment } from '../../environment.ts'
import { custodianMails } from '../../languages/back-office/custodian-mails.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { formatGregorianDayIn } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { holdsRoleItself, rolesOf } from '../../model/access/roles.ts'
import { addMails, type NewMail } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { languageOfPerson } from '../links/account-links.ts'
import { takesPartFrom } from './takes-part-since.ts'

const watched = ['procurement', 'custodian'] as const

/**
 * Everybody with procurement learns, in their language, who was given what lets an account appoint custodians, or be one,
 * before it counts.
 */
export const notifyOfRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const settings = environment()
  const before = operation === 'create' ? [] : rolesOf(previousDoc)
  const given = watched.filter((role) => holdsRoleItself(doc, role) && !before.includes(role))
  const [first] = given
  if (!first || !sendsMail(settings)) return doc
  const { docs: people } = await req.payload.find({
    collection: 'users',
    where: { roles: { contains: 'procurement' } },
    pagination: false,
    depth: 0,
    select: { email: true },
    overrideAccess: true,
    req: { transactionID: req.transactionID },
  })
  const now = new Date()
  const from = await takesPartFrom(req.payload, doc, first, settings.ROLE_WAIT_DAYS, req)
  const contentIn = (language: Language) => {
    const { roleSubject, roleText, roleAdvice } = custodianMails[language]
    const sentence = roleText({
      name: doc.name,
      roles: given.map((role) => optionLabels[role][language]).join(' · '),
      by: req.user?.name ?? '',
      day: formatGregorianDayIn(from.toISOString(), language, defaultTimeZone),
    })
    return { subject: roleSubject, text: [sentence, roleAdvice].join('\n\n') }
  }
  const mail = { kind: 'role given', about: `account ${doc.id}` } as const
  const mails: NewMail[] = []
  for (const { id, email } of people) {
    const language = await languageOfPerson(req.payload, id, req)
    mails.push({ ...mail, to: email, language, content: contentIn(language) })
  }
  await addMails(req.payload, mails, { settings, now }, req)
  return doc
}
