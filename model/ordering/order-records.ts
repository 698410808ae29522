import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { raisedVersion } from '../../store/database/content-version.ts'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'

const rowsSchema = z.array(
  z
    .object({ id: z.coerce.number(), place: z.coerce.number().nullable(), status: z.string().nullable() })
    .transform(({ status, ...row }) => ({ ...row, isPublished: status === 'published' })),
)

type Asked = Pick<PayloadRequest, 'payload'>

/** The records of a kind by their place, those in the trash left out; what has no place yet comes last. */
export async function recordsInOrder(
  { payload }: Asked,
  kind: CollectionSlug,
): Promise<z.infer<typeof rowsSchema>> {
  const { rows } = await rawSql(payload)
  const { table, column } = namesOf(payload, kind)
  return rowsSchema.parse(
    await rows(sql`SELECT ${column('id')} AS id, ${column('order')} AS place, ${column('_status')} AS status FROM ${table}
      WHERE ${column('deletedAt')} IS NULL
      ORDER BY CASE WHEN ${column('order')} IS NULL THEN 1 ELSE 0 END, ${column('order')}, ${column('id')}`),
  )
}

/**
 * Gives the records of a kind their places, from 1, in what is published and in every version: neither publishing a draft
 * nor restoring a version moves a record. Visitors see it with the next page.
 */
export async function orderRecords(
  { payload }: Asked,
  kind: CollectionSlug,
  ids: readonly number[],
): Promise<void> {
  const { write } = await rawSql(payload)
  const records = namesOf(payload, kind)
  const versions = namesOf(payload, `_${kind}_v`)
  const places = new Map((await recordsInOrder({ payload }, kind)).map(({ id, place }) => [id, place]))
  const moved = ids.flatMap((id, index) => (places.get(id) === index + 1 ? [] : [{ id, place: index + 1 }]))
  if (moved.length === 0) return
  await write([
    ...moved.flatMap(({ id, place }) => [
      sql`UPDATE ${records.table} SET ${records.column('order')} = ${place} WHERE ${records.column('id')} = ${id}`,
      sql`UPDATE ${versions.table} SET ${versions.column('version_order')} = ${place} WHERE ${versions.column('parent')} = ${id}`,
    ]),
    raisedVersion(kind),
  ])
}
