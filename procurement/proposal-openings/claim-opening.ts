import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/**
 * Writes who confirms an opening, in one statement, so that of two people who confirm at once one learns that the
 * other was first.
 * @returns whether this person did
 */
export async function claimOpening(
  payload: Payload,
  opening: number,
  tender: number,
  person: number,
): Promise<boolean> {
  const database = await rawSql(payload)
  const { table, column } = namesOf(payload, 'proposal-openings')
  const [id, confirmedBy] = [column('id'), column('confirmedBy')]
  const claimed = await database.rows(sql`
    UPDATE ${table} SET ${confirmedBy} = ${person}
    WHERE ${id} = ${opening} AND ${confirmedBy} IS NULL AND ${column('begunBy')} <> ${person}
      AND ${id} = (SELECT max(${id}) FROM ${table} WHERE ${column('tender')} = ${tender})
    RETURNING ${id}`)
  return claimed.length > 0
}
