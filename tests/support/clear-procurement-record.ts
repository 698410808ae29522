import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Deletes the procurement record, and all of the transparency log but its first leaf. */
export async function clearProcurementRecord(payload: Payload): Promise<void> {
  await payload.delete({ collection: 'procurement-record', where: { id: { exists: true } } })
  const { write } = await rawSql(payload)
  await write([
    sql`DELETE FROM log_entries WHERE sequence > 0`,
    ...['pending', 'batches', 'tiles', 'checkpoints', 'leases'].map((name) =>
      sql.raw(`DELETE FROM log_${name}`),
    ),
  ])
}
