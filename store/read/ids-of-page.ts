import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { isNextFirst, type ContentKind, type NextFirst, type Sort } from './content-kind.ts'
import { gatheredRows } from './gathered-rows.ts'
import { columnOf, conditionsOf, tableOf, type NarrowedList } from './list-conditions.ts'
import type { Reading } from './reading.ts'

export interface PageOfList extends NarrowedList {
  sort: Sort
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
      ORDER BY ${orderOf(sort, reading, isFromEnd)} LIMIT ${limit} OFFSET ${offset}`
  const before = (page - 1) * perPage
  const wanted = total === undefined ? perPage : Math.max(0, Math.min(perPage, total - before))
  const after = total === undefined ? Number.POSITIVE_INFINITY : total - before - wanted
  if (wanted === 0 || after >= before) return ids(false, wanted, before)
  return sql`SELECT record.id FROM ${table} record WHERE record.id IN (${ids(true, wanted, after)})
    ORDER BY ${orderOf(sort, reading, false)} LIMIT ${wanted}`
}

/** The order of a list as its indexes have it; each record has its place, for the last field is the id. */
function orderOf(sort: Sort, reading: Reading, isFromEnd: boolean): SQL {
  const parts = [...(isNextFirst(sort) ? nextFirst(sort, reading) : sort.map(byField)), byField('id')]
  return sql.join(
    parts.map(
      ({ value, isDescending }) => sql`${value} ${isDescending === isFromEnd ? sql`ASC` : sql`DESC`}`,
    ),
    sql`, `,
  )
}

interface OrderPart {
  value: SQL
  isDescending: boolean
}

function byField(field: string): OrderPart {
  return { value: sql`record.${columnOf(field.replace(/^-/, ''))}`, isDescending: field.startsWith('-') }
}

/** No index gives this order: kinds that have it (events) are not many. */
function nextFirst({ startsAt, endsAt }: NextFirst, { now }: Reading): OrderPart[] {
  const start = sql`record.${columnOf(startsAt)}`
  const isOver = sql`record.${columnOf(endsAt)} <= ${now.toISOString()}`
  return [
    { value: sql`CASE WHEN ${isOver} THEN 1 ELSE 0 END`, isDescending: false },
    // Nothing for one part or the other, so that each is in an order of its own.
    { value: sql`CASE WHEN ${isOver} THEN NULL ELSE ${start} END`, isDescending: false },
    { value: start, isDescending: true },
  ]
}

/** The ids that an ordered statement gives. */
export async function findIds(reading: Reading, ids: SQL): Promise<number[]> {
  const rows = await gatheredRows(
    reading,
    sql`SELECT CAST(id AS text) AS value, CAST(row_number() OVER () AS integer) AS count FROM (${ids}) ids`,
  )
  return rows.toSorted((one, other) => one.count - other.count).map(({ value }) => Number(value))
}
