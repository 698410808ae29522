import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../../store/database/raw-sql.ts'
import type { OpenedFields } from './open-proposal.ts'

/**
 * Writes what an opening uncovered into a proposal's row and its files', all at once: Payload would delete the files'
 * rows and rewrite them, and a crash between the two would lose the hashes.
 */
export async function writeOpened(
  payload: Payload,
  id: number,
  fields: OpenedFields,
  now: Date,
): Promise<void> {
  const database = await rawSql(payload)
  const moment = now.toISOString()
  await database.write([
    ...(fields.files ?? []).map(
      (file) => sql`UPDATE proposals_files SET name = ${file.name}, size = ${file.size}
        WHERE _parent_id = ${id} AND stored_name = ${file.storedName}`,
    ),
    sql`UPDATE proposals SET company_name = ${fields.companyName}, contact_person = ${fields.contactPerson},
      email = ${fields.email}, telephone = ${fields.telephone}, country = ${fields.country},
      proposed_amount = ${fields.proposedAmount}, currency = ${fields.currency}, consent = ${fields.consent},
      scan = ${fields.scan}, status = 'opened', opened_at = ${moment}, updated_at = ${moment} WHERE id = ${id}`,
  ])
}
