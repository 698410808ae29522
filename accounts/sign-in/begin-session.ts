import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { nameBrowser } from '../sessions/name-browser.ts'

/**
 * Adds a session to an account, and removes those that are over. Only its own row is written, whatever else happens to the
 * account at the same moment.
 * @returns the token that names the session, and when it expires, in seconds since 1970
 */
export async function beginSession(
  req: PayloadRequest,
  user: NonNullable<PayloadRequest['user']>,
): Promise<{ token: string; exp: number }> {
  const { payload } = req
  const { config } = payload.collections.users
  const { tokenExpiration } = config.auth
  const id = randomUUID()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + tokenExpiration * 1000)
  const browser = nameBrowser(req.headers.get('user-agent'))
  const { write } = await rawSql(payload)
  const { table, column } = namesOf(payload, 'users_sessions')
  const [order, account] = [column('_order'), column('_parentID')]
  await write([
    sql`DELETE FROM ${table} WHERE ${account} = ${user.id} AND ${column('expiresAt')} <= ${createdAt.toISOString()}`,
    sql`INSERT INTO ${table} (${order}, ${account}, id, ${column('createdAt')}, ${column('expiresAt')}) VALUES (
      (SELECT COALESCE(MAX(${order}), 0) + 1 FROM ${table} WHERE ${account} = ${user.id}),
      ${user.id}, ${id}, ${createdAt.toISOString()}, ${expiresAt.toISOString()})`,
    sql`DELETE FROM session_browsers WHERE session NOT IN (SELECT id FROM ${table})`,
    ...(browser === null
      ? []
      : [sql`INSERT INTO session_browsers (session, browser) VALUES (${id}, ${browser})`]),
  ])
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid: id, user }),
    secret: payload.secret,
    tokenExpiration,
  })
}
