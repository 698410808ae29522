import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
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
  const claimed = await database.rows(sql`
    UPDATE proposal_openings SET confirmed_by_id = ${person}
    WHERE id = ${opening} AND confirmed_by_id IS NULL AND begun_by_id <> ${person}
      AND id = (SELECT max(id) FROM proposal_openings WHERE tender_id = ${tender})
    RETURNING id`)
  return claimed.length > 0
}
