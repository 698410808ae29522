import { randomUUID } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import type { Language } from '../../languages/languages.ts'
import type { InTransaction } from '../database/in-transaction.ts'
import { rawSql } from '../database/raw-sql.ts'
import { mailKind, mailKinds, type Contact, type MailContent, type MailKind } from './mail-kinds.ts'
import { MailUnreadableError, openMail, recipientKey, sealMail } from './seal-mail.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Milliseconds for which it is known of a mail, without address and text, that it was given up. */
const givenUpShown = 7 * day

export interface NewMail {
  kind: MailKind
  /** What it is about, without personal data: a submission's reference, or `tender 12`. */
  about: string
  to: string
  language: Language
  /** Where answers go. Left out in mail to staff. */
  contact?: Contact
  /** Left out where it is written just before the first try. */
  content?: MailContent
}

interface Writing {
  settings: Pick<Environment, 'MAIL_FROM' | 'MAIL_RETRY_HOURS'>
  now: Date
  /** When it is first tried, if not at once. */
  firstTryAt?: Date
  /** Writes it only where this finds a row. */
  onlyIf?: SQL
}

/** The statement that writes a mail into the outbox, for whoever has a transaction that it belongs to. */
export function mailStatement({ secret }: { secret: string }, mail: NewMail, writing: Writing): SQL {
  const { kind, about, to, language, contact, content } = mail
  const { settings, now, firstTryAt = now, onlyIf } = writing
  const id = randomUUID()
  const messageId = `<${id}@${settings.MAIL_FROM?.split('@')[1] ?? 'localhost'}>`
  const sealed = sealMail(secret, id, { to, language, messageId, contact, content })
  const expiresAt = now.getTime() + Math.min(settings.MAIL_RETRY_HOURS * hour, mailKinds[kind].longest)
  return sql`
    INSERT INTO outgoing_mail (id, kind, about, recipient, message, created_at, next_try_at, expires_at, tries)
    SELECT ${id}, ${kind}, ${about}, ${recipientKey(secret, to)}, ${sealed}, CAST(${now.getTime()} AS bigint),
      CAST(${firstTryAt.getTime()} AS bigint), CAST(${expiresAt} AS bigint), 0
    ${onlyIf ? sql`WHERE EXISTS (${onlyIf})` : sql``}`
}

/**
 * Writes mails into the outbox, from where they are sent (`MailSender`).
 * @param req in whose transaction, where the database has transactions
 */
export async function addMails(
  payload: Payload,
  mails: readonly NewMail[],
  writing: Writing,
  req?: InTransaction,
): Promise<void> {
  if (mails.length === 0) return
  const database = await rawSql(payload, req)
  await database.write(mails.map((mail) => mailStatement(payload, mail, writing)))
}

/** Lets a mail that was written to be tried later be tried from now on. */
export async function releaseMail(payload: Payload, about: string, now: Date): Promise<void> {
  const database = await rawSql(payload)
  await database.write([
    sql`UPDATE outgoing_mail SET next_try_at = ${now.getTime()} WHERE about = ${about} AND tries = 0`,
  ])
}

/** After the way back from a newer release some may be of kinds that this one does not know. */
const unsentRows = z.array(
  z.object({ id: z.string(), kind: z.string(), created_at: z.coerce.number(), message: z.string() }),
)

/** Mail to one address that is not sent yet. Texts with a secret link are left out, and those of kinds that are not known. */
export async function findUnsentMail(payload: Payload, address: string): Promise<object[]> {
  const database = await rawSql(payload)
  const rows = unsentRows.parse(
    await database.rows(sql`
      SELECT id, kind, created_at, message FROM outgoing_mail
      WHERE recipient = ${recipientKey(payload.secret, address)} ORDER BY created_at`),
  )
  return rows.map(({ id, kind, created_at, message }) => {
    const { to, content } = openMail(payload.secret, id, message)
    const { data: known } = mailKind.safeParse(kind)
    return {
      ...{ kind, to, createdAt: new Date(created_at).toISOString(), subject: content?.subject },
      ...(known && !mailKinds[known].hasSecretLink && { text: content?.text }),
    }
  })
}

/** The kinds of the mails that can still be sent, and only by who has another secret than this one: one for each mail. */
export async function readKindsSealedUnderAnother(
  payload: Payload,
  secret: string,
  now: Date,
): Promise<string[]> {
  const database = await rawSql(payload)
  const rows = unsentRows.parse(
    await database.rows(sql`
      SELECT id, kind, created_at, message FROM outgoing_mail
      WHERE message IS NOT NULL AND expires_at > ${now.getTime()} ORDER BY created_at`),
  )
  return rows.filter(({ id, message }) => !opensUnder(secret, id, message)).map(({ kind }) => kind)
}

function opensUnder(secret: string, id: string, sealed: string): boolean {
  try {
    openMail(secret, id, sealed)
    return true
  } catch (error) {
    if (error instanceof MailUnreadableError) return false
    throw error
  }
}

const erasedRows = z.array(z.object({ id: z.string() }))

/**
 * Erases mail to one address that is not sent yet.
 * @param about only what is about this
 * @returns how many
 */
export async function eraseUnsentMail(
  payload: Payload,
  address: string,
  about?: string,
  req?: InTransaction,
): Promise<number> {
  const database = await rawSql(payload, req)
  const erased = await database.rows(sql`
    DELETE FROM outgoing_mail WHERE recipient = ${recipientKey(payload.secret, address)}
    ${about === undefined ? sql`` : sql`AND about = ${about}`} RETURNING id`)
  return erasedRows.parse(erased).length
}

/**
 * Erases mail that is over its time, also where nobody sends any more, and what is known of mail that was given up long ago.
 * @returns how many
 */
export async function deleteExpiredMail(payload: Payload, now: Date): Promise<number> {
  const database = await rawSql(payload)
  // An hour later than whoever sends gives it up.
  const deleted = await database.rows(sql`
    DELETE FROM outgoing_mail
    WHERE (given_up_at IS NULL AND expires_at < ${now.getTime() - hour}) OR given_up_at < ${now.getTime() - givenUpShown}
    RETURNING id`)
  return erasedRows.parse(deleted).length
}

const stateRows = z.tuple([
  z.object({
    unsent: z.coerce.number(),
    given_up: z.coerce.number(),
    oldest: z.coerce.number().nullable(),
  }),
])

/** How much mail is not sent, how many seconds the oldest of it waits, and how much was given up in the last seven days. */
export async function readMailState(
  payload: Payload,
  now: Date,
): Promise<{ unsent: number; oldestAgeSeconds: number; givenUp: number }> {
  const database = await rawSql(payload)
  const [{ unsent, given_up, oldest }] = stateRows.parse(
    await database.rows(sql`
      SELECT COUNT(*) - COUNT(given_up_at) AS unsent,
        COUNT(CASE WHEN given_up_at > ${now.getTime() - givenUpShown} THEN 1 END) AS given_up,
        MIN(CASE WHEN given_up_at IS NULL THEN created_at END) AS oldest
      FROM outgoing_mail`),
  )
  const age = oldest === null ? 0 : Math.max(0, now.getTime() - oldest)
  return { unsent, oldestAgeSeconds: age / 1000, givenUp: given_up }
}
