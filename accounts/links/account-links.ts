import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLanguage, isLanguage, languageCodes, type Language } from '../../languages/languages.ts'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const day = 24 * 60 * 60_000

/** For what somebody is sent a link to their account, and for how many milliseconds it is valid. */
const linkPurposes = { invitation: { lasts: 7 * day }, recovery: { lasts: 3 * day } } as const

export type LinkPurpose = keyof typeof linkPurposes

/**
 * Milliseconds after its time for which it is known of a link that there was one. The latest of an account is always known: it
 * says in which language its person is written to.
 */
const remembered = 90 * day

const linkRows = z.array(
  z.object({
    hash: z.string(),
    account: z.coerce.number(),
    purpose: z.enum(['invitation', 'recovery']),
    language: z.enum(languageCodes),
    expires_at: z.coerce.number(),
    ended: z.enum(['used', 'replaced', 'withdrawn']).nullable(),
  }),
)

/** A link to an account. Its token is known to nobody but its receiver. */
export interface AccountLink {
  hash: string
  account: number
  purpose: LinkPurpose
  language: Language
  expiresAt: Date
  /** `open` until it is used, withdrawn, replaced by a new one, or its time is over. */
  state: 'open' | 'expired' | 'used' | 'replaced' | 'withdrawn'
}

/**
 * Makes a link for an account, in the place of any that are open.
 * @param req in whose transaction, where the database has transactions
 * @returns the token, which nothing of the product can show again
 */
export async function makeAccountLink(
  payload: Payload,
  { account, purpose, language }: Pick<AccountLink, 'account' | 'purpose' | 'language'>,
  now: Date,
  req?: InTransaction,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkPurposes[purpose].lasts)
  const { write } = await rawSql(payload, req)
  await write([
    sql`DELETE FROM account_links WHERE expires_at < ${now.getTime() - remembered}
      AND EXISTS (SELECT 1 FROM account_links newer
        WHERE newer.account = account_links.account AND newer.made_at > account_links.made_at)`,
    sql`UPDATE account_links SET ended = 'replaced' WHERE account = ${account} AND ended IS NULL`,
    sql`INSERT INTO account_links (hash, account, purpose, language, made_at, expires_at)
      VALUES (${hashOf(token)}, ${account}, ${purpose}, ${language}, ${now.getTime()}, ${expiresAt.getTime()})`,
  ])
  return { token, expiresAt }
}

/** The link with this token, whatever became of it; nothing where there was none. */
export async function findAccountLink(
  payload: Payload,
  token: string,
  now: Date,
): Promise<AccountLink | undefined> {
  const { rows } = await rawSql(payload)
  const [row] = linkRows.parse(await rows(sql`SELECT * FROM account_links WHERE hash = ${hashOf(token)}`))
  return row && readLink(row, now)
}

/** The link that was made last for an account. */
export async function latestLinkOf(
  payload: Payload,
  account: number,
  now: Date,
): Promise<AccountLink | undefined> {
  const { rows } = await rawSql(payload)
  const [row] = linkRows.parse(
    await rows(
      sql`SELECT * FROM account_links WHERE account = ${account} ORDER BY made_at DESC, hash LIMIT 1`,
    ),
  )
  return row && readLink(row, now)
}

const languageRows = z.array(z.object({ chosen: z.string().nullable(), written: z.string().nullable() }))

/**
 * In which language somebody of the back office is written to, whoever causes it: the one that they chose for messages, or else
 * that of the latest link to them, or else the default language.
 * @param req in whose transaction, where the database has transactions
 */
export async function languageOfPerson(
  payload: Payload,
  account: number,
  req?: InTransaction,
): Promise<Language> {
  const { rows } = await rawSql(payload, req)
  const { table, column } = namesOf(payload, 'users')
  const [known] = languageRows.parse(
    await rows(sql`SELECT ${column('commentMails')} AS chosen, (
        SELECT language FROM account_links WHERE account = ${account} ORDER BY made_at DESC, hash LIMIT 1
      ) AS written FROM ${table} WHERE id = ${account}`),
  )
  return [known?.chosen, known?.written].find(isLanguage) ?? defaultLanguage
}

/** Uses an open link up, in one statement: of two who come with the same, one gets it. */
export async function takeAccountLink(payload: Payload, { hash }: AccountLink, now: Date): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const taken = await rows(sql`UPDATE account_links SET ended = 'used'
    WHERE hash = ${hash} AND ended IS NULL AND expires_at > ${now.getTime()} RETURNING hash`)
  return taken.length > 0
}

/** Opens a link again that was taken for something that then failed. */
export async function giveBackAccountLink(payload: Payload, { hash }: AccountLink): Promise<void> {
  const { write } = await rawSql(payload)
  await write([sql`UPDATE account_links SET ended = NULL WHERE hash = ${hash}`])
}

/**
 * Withdraws what is open for an account.
 * @param req in whose transaction, where the database has transactions
 * @returns whether anything was, in time or not
 */
export async function withdrawAccountLinks(
  payload: Payload,
  account: number,
  purpose: LinkPurpose,
  req?: InTransaction,
): Promise<boolean> {
  const { rows } = await rawSql(payload, req)
  const withdrawn = await rows(sql`UPDATE account_links SET ended = 'withdrawn'
    WHERE account = ${account} AND purpose = ${purpose} AND ended IS NULL RETURNING hash`)
  return withdrawn.length > 0
}

/** Forgets all links of an account that is no more. */
export async function removeAccountLinks(payload: Payload, account: number): Promise<void> {
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM account_links WHERE account = ${account}`,
    sql`DELETE FROM account_recoveries WHERE account = ${account}`,
  ])
}

/** What an open link's address is. What follows `#` no server is sent, and no log has. */
export function addressOfLink(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/enter#${token}`
}

function readLink({ expires_at, ended, ...row }: z.output<typeof linkRows>[number], now: Date): AccountLink {
  const state = ended ?? (expires_at > now.getTime() ? 'open' : 'expired')
  return { ...row, expiresAt: new Date(expires_at), state }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
