import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'

const rowsOfRecord = z.array(
  z.object({
    record: z.coerce.number(),
    leaf: z.string(),
    salt: z.string().nullable(),
    private: z.string().nullable(),
  }),
)

/** Leaves of the public log that stand for entries of the procurement record. */
export async function readLeavesOfRecord(payload: Payload): Promise<z.output<typeof rowsOfRecord>> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT record, leaf, salt, private FROM log_entries WHERE record IS NOT NULL ORDER BY record`,
  )
  return rowsOfRecord.parse(rows)
}
