import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { ContentKind } from './content-kind.ts'
import { gatheredRows } from './gathered-rows.ts'
import { columnOf, conditionsOf, tableOf, type NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

export interface PageOfList extends NarrowedList {
  /** Fields in their order, the last first where a hyphen stands before the name. */
  sort: readonly string[]
  page: number
  perPage: number
  /** How many records the list has: a page beyond its middle is then read from the end. */
  total?: number
}

/**
 * The ids of the published records on a page of a list, in their order, as a statement. An index gives them as they are
 * asked for, so that a list of a hundred thousand records is as quick as one of a hundred: Payload's own query reads
 * every record with all that belongs to it before it orders them.
 */
export function idsOfPage(
  kind: ContentKind<unknown>,
  reading: Reading,
  { sort, page, perPage, total, ...list }: PageOfList,
): SQL {
  const table = tableOf(kind.collection)
  const ids = (isFromEnd: boolean, limit: number, offset: number) =>
    sql`SELECT record.id FROM ${table} record WHERE ${conditionsOf(kind, reading, list)}
      ORDER BY ${orderOf(sort, isFromEnd)} LIMIT ${limit} OFFSET ${offset}`
  const before = (page - 1) * perPage
  const wanted = total === undefined ? perPage : Math.max(0, Math.min(perPage, total - before))
  const after = total === undefined ? Number.POSITIVE_INFINITY : total - before - wanted
  if (wanted === 0 || after >= before) return ids(false, wanted, before)
  return sql`SELECT record.id FROM ${table} record WHERE record.id IN (${ids(true, wanted, after)})
    ORDER BY ${orderOf(sort, false)} LIMIT ${wanted}`
}

/** The order of a list as its indexes have it; each record has its place, for the last field is the id. */
function orderOf(sort: readonly string[], isFromEnd: boolean): SQL {
  return sql.join(
    [...sort, 'id'].map((field) => {
      const isDescending = field.startsWith('-') !== isFromEnd
      return sql`record.${columnOf(field.replace(/^-/, ''))} ${isDescending ? sql`DESC` : sql`ASC`}`
    }),
    sql`, `,
  )
}

/** The ids that an ordered statement gives. */
export async function findIds(reading: Reading, ids: SQL): Promise<number[]> {
  const rows = await gatheredRows(
    reading,
    sql`SELECT CAST(id AS text) AS value, CAST(row_number() OVER () AS integer) AS count FROM (${ids}) ids`,
  )
  return rows.toSorted((one, other) => one.count - other.count).map(({ value }) => Number(value))
}
