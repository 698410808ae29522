import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createMailSender } from '../../payload/outgoing-mail-sender.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { addMails, type NewMail } from '../../store/mail/outgoing-mail.ts'
import { openTestDatabase } from './test-database.ts'

const settings = {
  SMTP_URL: undefined,
  MAIL_FROM: 'no-reply@example.org',
  MAIL_RETRY_HOURS: 48,
  siteUrl: 'https://network.example.org',
}

const receipt: NewMail = {
  ...{ kind: 'receipt', about: 'A-1', to: 'bidder@example.org', language: 'en' },
  content: { subject: 'Receipt A-1', text: 'We have received it.' },
}

/** The outbox on a database of its own, and processes that send what stands in it, by a clock that the test moves. */
export async function openTestOutbox() {
  const { payload, close } = await openTestDatabase()
  const clock = { now: new Date() }
  return {
    payload,
    close,
    clock,
    receipt,
    settings,
    /** Moves the clock. */
    later: (milliseconds: number): Date => (clock.now = new Date(clock.now.getTime() + milliseconds)),
    /** One more of those who send. */
    sender: () => createMailSender(payload, settings, { now: () => clock.now, random: () => 0.5 }),
    add: (mail: NewMail = receipt) => addMails(payload, [mail], { settings, now: clock.now }),
    empty: async () => (await rawSql(payload)).write([sql`DELETE FROM outgoing_mail`]),
  }
}
