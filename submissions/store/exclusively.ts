import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Milliseconds after which what a process held that died is free. */
const lease = 60_000

/**
 * Does something that only one process at a time may do with a submission, on whichever machine.
 * @returns nothing when another is at it
 */
export async function exclusively<Result>(
  payload: Payload,
  submission: string,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  const database = await rawSql(payload)
  const name = `mark ${submission}`
  const nonce = randomBytes(16).toString('hex')
  const now = Date.now()
  const taken = await database.rows(sql`
    INSERT INTO sendings (name, nonce, expires_at) VALUES (${name}, ${nonce}, ${now + lease})
    ON CONFLICT (name) DO UPDATE SET nonce = excluded.nonce, expires_at = excluded.expires_at
      WHERE sendings.expires_at <= ${now}
    RETURNING nonce`)
  if (taken.length === 0) return undefined
  try {
    return await act()
  } finally {
    await database.write([sql`DELETE FROM sendings WHERE name = ${name} AND nonce = ${nonce}`])
  }
}
