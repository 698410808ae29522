import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

const rowsOfRecord = z.array(
  z.object({
    sequence: z.coerce.number(),
    record: z.coerce.number().nullable(),
    leaf: z.string(),
    salt: z.string().nullable(),
    private: z.string().nullable(),
  }),
)

/** Leaves of the transparency log whose rows say that they stand for entries of the procurement record, or that may do so by themselves. */
export async function readLeavesOfRecord(payload: Payload): Promise<z.output<typeof rowsOfRecord>> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT sequence, record, leaf, salt, private FROM log_entries
      WHERE record IS NOT NULL OR leaf LIKE '%"entry":%' OR private LIKE '%entry%' ORDER BY sequence`,
  )
  return rowsOfRecord.parse(rows)
}
