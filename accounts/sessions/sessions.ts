import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Somebody signed in: when, and roughly with what. No address is stored. */
export interface Session {
  id: string
  beganAt: string
  expiresAt: string
  /** Such as `Firefox, Windows`; nothing where it is not known. */
  browser: string | null
}

const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString())

const sessionRows = z.array(
  z.object({ id: z.string(), began: moment, expires: moment, browser: z.string().nullable() }),
)

const present = z.object({ _sid: z.string() })

/** The session in which a call is made. */
export function presentSession({ user }: PayloadRequest): string | undefined {
  return present.safeParse(user).data?._sid
}

/** The sessions of an account that are not over, latest first. */
export async function sessionsOf(payload: Payload, account: number, now: Date): Promise<Session[]> {
  const { rows } = await rawSql(payload)
  const { table, column } = namesOf(payload, 'users_sessions')
  const [began, expires] = [column('createdAt'), column('expiresAt')]
  const found = sessionRows.parse(
    await rows(sql`SELECT s.id AS id, s.${began} AS began, s.${expires} AS expires, b.browser AS browser
      FROM ${table} s LEFT JOIN session_browsers b ON b.session = s.id
      WHERE s.${column('_parentID')} = ${account} AND s.${expires} > ${now.toISOString()} ORDER BY s.${began} DESC`),
  )
  return found.map(({ began: beganAt, expires: expiresAt, ...session }) => ({
    ...session,
    beganAt,
    expiresAt,
  }))
}

/** Ends one session of an account, or all but one. @returns how many */
export async function endSessionsOf(
  payload: Payload,
  account: number,
  which: { only: string } | { allBut: string | undefined },
): Promise<number> {
  const { rows, write } = await rawSql(payload)
  const { table, column } = namesOf(payload, 'users_sessions')
  const condition = 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.allBut ?? ''}`
  const ended = await rows(
    sql`DELETE FROM ${table} WHERE ${column('_parentID')} = ${account} AND ${condition} RETURNING id`,
  )
  await write([sql`DELETE FROM session_browsers WHERE session NOT IN (SELECT id FROM ${table})`])
  return ended.length
}
