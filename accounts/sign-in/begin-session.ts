import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'

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
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM users_sessions WHERE _parent_id = ${user.id} AND expires_at <= ${createdAt.toISOString()}`,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at) VALUES (
      (SELECT COALESCE(MAX(_order), 0) + 1 FROM users_sessions WHERE _parent_id = ${user.id}),
      ${user.id}, ${id}, ${createdAt.toISOString()}, ${expiresAt.toISOString()})`,
  ])
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid: id, user }),
    secret: payload.secret,
    tokenExpiration,
  })
}
