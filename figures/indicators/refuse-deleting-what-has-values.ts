import { sql } from '@payloadcms/db-sqlite/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { importRefusal } from '../../languages/back-office/import-refusals.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

/** Values of an indicator, also those of former versions, are what quoted addresses give: it stays with them. */
export const refuseDeletingWhatHasValues: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const database = await rawSql(req.payload, req)
  const found = await database.rows(
    sql`SELECT 1 AS one FROM observations WHERE indicator_id = ${Number(id)} LIMIT 1`,
  )
  if (found.length > 0) throw new APIError(importRefusal('indicatorHasValues', req), 409, null, true)
}
