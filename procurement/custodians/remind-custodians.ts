import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { environment, type Environment } from '../../environment.ts'
import { custodianMails } from '../../languages/back-office/custodian-mails.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { mailStatement } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { tenderStatus } from '../tenders/openness.ts'
import { appointmentsOf } from './appointments.ts'
import { findCustodianKey } from './custodian-keys.ts'

const hour = 60 * 60_000
const week = 7 * 24 * hour

/** Reminds custodians from now on. Only the back office's process does it. */
export function remindCustodiansHourly(payload: Payload): void {
  const remind = () =>
    remindCustodians(payload, new Date()).catch((error: unknown) => {
      const fault = error instanceof Error ? error.name : 'unknown'
      payload.logger.error({ fault, msg: 'Custodians could not be reminded' })
    })
  void remind()
  setInterval(remind, hour).unref()
}

/**
 * Asks the custodians of tenders that are open and close within a week to rehearse once more, each once before a deadline:
 * again where it was moved by so much that they were asked earlier than a week before it. Mail and mark are written
 * together: of processes that do it at once, one does. Without mail the back office alone asks them.
 * @returns how many were asked
 */
export async function remindCustodians(
  payload: Payload,
  now: Date,
  settings: Environment = environment(),
): Promise<number> {
  const { docs: tenders } = await payload.find({
    collection: 'tenders',
    where: {
      and: [
        { _status: { equals: 'published' } },
        tenderStatus('open', { payload, language: 'en', now }),
        { deadline: { less_than_equal: new Date(now.getTime() + week).toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let reminded = 0
  for (const tender of tenders) {
    const weekBefore = new Date(Date.parse(tender.deadline) - week).toISOString()
    for (const { id, key: number, remindedAt } of await appointmentsOf(payload, tender.id)) {
      const isDue = remindedAt === null || remindedAt < weekBefore
      const key = isDue ? await findCustodianKey(payload, number) : undefined
      const person =
        key &&
        (await payload.findByID({
          ...{ collection: 'users', id: key.account, depth: 0, disableErrors: true, overrideAccess: true },
        }))
      if (!key || !person) continue
      const { language, isExample } = key
      const words = custodianMails[language]
      const reference = tender.referenceNumber
      const moment = formatGregorianMoment(tender.deadline, language, tender.deadline_tz)
      const content = {
        subject: words.reminderSubject(reference),
        text: [
          words.reminderText({ reference, moment }),
          words.reminderAdvice,
          `${settings.siteUrl}/admin/custodians`,
        ].join('\n\n'),
      }
      const mail = { kind: 'rehearsal reminder', about: `tender ${tender.id}`, to: person.email } as const
      const { write, locked } = await rawSql(payload)
      const isStillDue = sql`id = ${id} AND (reminded_at IS NULL OR reminded_at < ${weekBefore})`
      await write([
        // Nobody reads the addresses of examples.
        ...(sendsMail(settings) && !isExample
          ? [
              mailStatement(
                payload,
                { ...mail, language, content },
                { settings, now, onlyIf: locked(sql`SELECT 1 FROM appointments WHERE ${isStillDue}`) },
              ),
            ]
          : []),
        sql`UPDATE appointments SET reminded_at = ${now.toISOString()} WHERE ${isStillDue}`,
      ])
      reminded += 1
    }
  }
  return reminded
}
