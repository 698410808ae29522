import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { formatGregorianDay } from '../../languages/format.ts'
import { taskMailWords } from '../../languages/back-office/account-mail-words.ts'
import { addMails } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { languageOfPerson } from '../links/account-links.ts'

const given = z.object({
  id: z.number(),
  task: z.string(),
  dueOn: z.string(),
  assignedTo: z.union([z.number(), z.object({ id: z.number() })]).nullish(),
})

/** Writes to whoever is given a task by somebody else, where mail is configured, in their language. */
export const notifyOfTask: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const settings = environment()
  const { data: task } = given.safeParse(doc)
  const assignee = idOf(task?.assignedTo)
  const isNew = assignee !== idOf(given.partial().safeParse(previousDoc).data?.assignedTo)
  if (!task || assignee === undefined || !isNew || assignee === req.user?.id || !sendsMail(settings))
    return doc
  const person = await req.payload.findByID({
    ...{ collection: 'users', id: assignee, depth: 0, disableErrors: true, overrideAccess: true, req },
  })
  if (!person) return doc
  const now = new Date()
  const language = await languageOfPerson(req.payload, assignee, req)
  const { subject, until, givenBy } = taskMailWords[language]
  const text = [
    task.task,
    `${until}: ${formatGregorianDay(task.dueOn.slice(0, 10), language)}`,
    ...(req.user ? [`${givenBy}: ${req.user.name}`] : []),
    `${settings.siteUrl}/admin/collections/tasks/${task.id}`,
  ].join('\n\n')
  const mail = { kind: 'task', about: `task ${task.id}`, to: person.email, language } as const
  await addMails(req.payload, [{ ...mail, content: { subject, text } }], { settings, now }, req)
  return doc
}

function idOf(person: z.output<typeof given>['assignedTo']): number | undefined {
  return (typeof person === 'object' ? person?.id : person) ?? undefined
}
