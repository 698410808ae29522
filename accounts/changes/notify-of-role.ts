import type { CollectionAfterChangeHook } from 'payload'
import { environment } from '../../environment.ts'
import { custodianMails } from '../../languages/back-office/custodian-mails.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { formatGregorianDayIn } from '../../languages/format.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { holdsRoleItself, rolesOf } from '../../model/access/roles.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { takesPartFrom } from './takes-part-since.ts'

const watched = ['procurement', 'custodian'] as const

/** Everybody with procurement learns who was given what lets an account appoint custodians, or be one, before it counts. */
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
  const language = languageOf(req)
  const words = custodianMails[language]
  const from = await takesPartFrom(req.payload, doc, first, settings.ROLE_WAIT_DAYS, req)
  const text = [
    words.roleText({
      name: doc.name,
      roles: given.map((role) => optionLabels[role][language]).join(' · '),
      by: req.user?.name ?? '',
      day: formatGregorianDayIn(from.toISOString(), language, defaultTimeZone),
    }),
    words.roleAdvice,
  ].join('\n\n')
  const content = { subject: words.roleSubject, text }
  const mail = { kind: 'role given', about: `account ${doc.id}`, language, content } as const
  await addMails(
    req.payload,
    people.map(({ email }) => ({ ...mail, to: email })),
    { settings, now: new Date() },
    req,
  )
  return doc
}
