import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const lastSave = z.object({ savedBy: z.string().nullish() })

/**
 * Saves in a row are one version, into which Payload would also write what somebody else types next: each version has one
 * author, so that the first one's is ended, and the second one's begins.
 * @param of slug of the collection, with the record's number, or of the global
 * @param last what was saved last
 */
export async function endVersionOfAnother(
  req: PayloadRequest,
  of: { kind: string; id?: number },
  last: unknown,
): Promise<void> {
  if (String(req.query.autosave) !== 'true') return
  const author = lastSave.safeParse(last).data?.savedBy ?? null
  if (author === null || author === (req.user?.name ?? null)) return
  const { write } = await rawSql(req.payload, req)
  const { table, column } = namesOf(req.payload, `_${of.kind}_v`)
  const isOfRecord = of.id === undefined ? sql`` : sql` AND ${column('parent')} = ${of.id}`
  await write([
    sql`UPDATE ${table} SET ${column('autosave')} = false WHERE ${column('latest')} = true${isOfRecord}`,
  ])
}
