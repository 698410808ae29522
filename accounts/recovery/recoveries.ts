import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const day = 24 * 60 * 60_000

/** Milliseconds after its beginning from which a recovery can be confirmed: the person, who gets a mail, may object. */
const recoveryWaits = day

/** Milliseconds after which one that nobody has confirmed is over. */
const recoveryLasts = 7 * day

/** That an administrator has begun to let somebody in again who can no longer sign in. */
export interface Recovery {
  account: number
  begunBy: number
  begunAt: Date
  confirmableFrom: Date
  expiresAt: Date
  language: Language
}

const recoveryRows = z.array(
  z.object({
    account: z.coerce.number(),
    begun_by: z.coerce.number(),
    begun_at: z.coerce.number(),
    language: z.enum(languageCodes),
  }),
)

/** The recovery of an account that is under way. */
export async function recoveryOf(
  payload: Payload,
  account: number,
  now: Date,
): Promise<Recovery | undefined> {
  const { rows } = await rawSql(payload)
  const [row] = recoveryRows.parse(
    await rows(sql`SELECT * FROM account_recoveries
      WHERE account = ${account} AND begun_at > ${now.getTime() - recoveryLasts}`),
  )
  if (!row) return undefined
  const { begun_by: begunBy, begun_at, language } = row
  return {
    ...{ account, begunBy, language, begunAt: new Date(begun_at) },
    confirmableFrom: new Date(begun_at + recoveryWaits),
    expiresAt: new Date(begun_at + recoveryLasts),
  }
}

/** @returns whether none was under way */
export async function storeRecovery(
  payload: Payload,
  { account, begunBy, language }: Pick<Recovery, 'account' | 'begunBy' | 'language'>,
  now: Date,
): Promise<boolean> {
  const { rows, write } = await rawSql(payload)
  await write([sql`DELETE FROM account_recoveries WHERE begun_at <= ${now.getTime() - recoveryLasts}`])
  const stored = await rows(sql`INSERT INTO account_recoveries (account, begun_by, begun_at, language)
    VALUES (${account}, ${begunBy}, ${now.getTime()}, ${language}) ON CONFLICT DO NOTHING RETURNING account`)
  return stored.length > 0
}

/** Ends a recovery, by confirming or withdrawing it. @returns whether it was under way: of two who end it, one does */
export async function endRecovery(
  payload: Payload,
  { account, begunAt }: Pick<Recovery, 'account' | 'begunAt'>,
): Promise<boolean> {
  const { rows } = await rawSql(payload)
  const ended = await rows(sql`DELETE FROM account_recoveries
    WHERE account = ${account} AND begun_at = ${begunAt.getTime()} RETURNING account`)
  return ended.length > 0
}
