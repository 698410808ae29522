import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { environment, type Environment } from '../../environment.ts'
import { custodianMails } from '../../languages/back-office/custodian-mails.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { mailStatement } from '../../store/mail/outgoing-mail.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
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
 * Asks the custodians of tenders that close within a week to rehearse once more, each once. Mail and mark are written
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
      _status: { equals: 'published' },
      deadline: {
        greater_than: now.toISOString(),
        less_than_equal: new Date(now.getTime() + week).toISOString(),
      },
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  let reminded = 0
  for (const tender of tenders) {
    for (const { id, key: number, remindedAt } of await appointmentsOf(payload, tender.id)) {
      const key = remindedAt === null ? await findCustodianKey(payload, number) : undefined
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
      const isOpen = locked(sql`SELECT 1 FROM appointments WHERE id = ${id} AND reminded_at IS NULL`)
      await write([
        // Nobody reads the addresses of examples.
        ...(sendsMail(settings) && !isExample
          ? [mailStatement(payload, { ...mail, language, content }, { settings, now, onlyIf: isOpen })]
          : []),
        sql`UPDATE appointments SET reminded_at = ${now.toISOString()} WHERE id = ${id} AND reminded_at IS NULL`,
      ])
      reminded += 1
    }
  }
  return reminded
}
