import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { importRefusal, type ImportRefusal } from '../../languages/back-office/import-refusals.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/**
 * Values of an indicator, also those of former versions, are what quoted addresses give: it stays with them. It stays as
 * well while values of it wait to be published: SQLite gives the id of a deleted record to the next one, which would have
 * them.
 */
export const refuseDeletingWhatHasValues: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const database = await rawSql(req.payload, req)
  const refuseIfIn = async (table: SQL, refusal: ImportRefusal) => {
    const found = await database.rows(
      sql`SELECT 1 AS one FROM ${table} WHERE indicator_id = ${Number(id)} LIMIT 1`,
    )
    if (found.length > 0) throw new APIError(importRefusal(refusal, req), 409, null, true)
  }
  await refuseIfIn(sql`observations`, 'indicatorHasValues')
  await refuseIfIn(sql`staged_observations`, 'indicatorIsRead')
}
