import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle'
import { sql, type Column, type SQL, type Table } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, Payload, Where } from 'payload'
import { z } from 'zod'
import { columnOf, tableOf } from '../database/payload-tables.ts'
import { rawSql } from '../database/raw-sql.ts'
import { matchingIds } from '../search/matching-ids.ts'
import { searchesAreCached } from '../search/query-limits.ts'
import { cacheUntilPublish } from './cache-until-publish.ts'
import { isNextFirst, type ContentKind, type Filter, type Sort } from './content-kind.ts'
import { gather } from './gather.ts'
import { oncePerReading, type Reading } from './reading.ts'

/** What a list is narrowed by. */
export interface NarrowedList {
  q?: string | undefined
  filters: Readonly<Record<string, string | undefined>>
}

/** @throws RangeError when the kind has no such filter */
export function filterOf(kind: ContentKind<unknown>, name: string): Filter {
  const filter = kind.filters[name]
  if (!filter) throw new RangeError(`${kind.collection} can't be filtered by ${name}`)
  return filter
}

/** The conditions of the filters that are set, as Payload has them. */
export function whereOf(
  kind: ContentKind<unknown>,
  reading: Reading,
  filters: NarrowedList['filters'],
): Where[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [filterOf(kind, name)(value, reading)],
  )
}

/** What the records of a narrowed list fulfil, published ones only. */
export function conditionOf(kind: ContentKind<unknown>, reading: Reading, { q, filters }: NarrowedList): SQL {
  const { payload } = reading
  const conditions = whereOf(kind, reading, filters).map((where) => inSql(payload, kind.collection, where))
  const record = tableOf(payload, kind.collection)
  if (q?.trim()) {
    const ids = matchingIds(payload, kind.collection, q)
    conditions.push(ids ? sql`${columnOf(record, 'id')} IN (${ids})` : sql`1 = 0`)
  }
  return sql.join([isPublished(record), ...conditions], sql` AND `)
}

export function isPublished(record: Table): SQL {
  return sql`${columnOf(record, '_status')} = 'published'`
}

/**
 * One of Payload's conditions as SQL, by Payload's own `buildQuery`, but for what is asked of published records that a
 * record refers to: Payload joins them to every record, which of 100,000 takes 20 to 60 times as long as asking the index
 * from their side (docs/decisions/016-reading-published-content.md).
 */
function inSql(payload: Payload, collection: CollectionSlug, where: Where): SQL {
  const conditions = Object.entries(where).map(([path, asked]) => {
    if (Array.isArray(asked)) {
      const parts = asked.map((part) => sql`(${inSql(payload, collection, part)})`)
      return sql`(${sql.join(parts, path === 'or' ? sql` OR ` : sql` AND `)})`
    }
    const reference = referenceOf(payload, collection, path)
    if (!reference) return inSqlOfPayload(payload, collection, { [path]: asked })
    const { to, target, own, links } = reference
    const targets = sql`SELECT ${columnOf(target, 'id')} FROM ${target}
      WHERE ${isPublished(target)} AND ${inSql(payload, to, { [reference.path]: asked })}`
    if (own) return sql`${own} IN (${targets})`
    return sql`${columnOf(tableOf(payload, collection), 'id')} IN (SELECT ${links.record} FROM ${links.table}
      WHERE ${links.isOfField} AND ${links.target} IN (${targets}))`
  })
  return sql.join(conditions, sql` AND `)
}

function inSqlOfPayload(payload: Payload, collection: CollectionSlug, where: Where): SQL {
  const record = tableOf(payload, collection)
  const { joins, where: condition } = buildQuery({ ...tablesOf(payload, collection), where })
  const [rows] = joins
  return rows
    ? sql`${columnOf(record, 'id')} IN (SELECT ${columnOf(rows.table, '_parentID')} FROM ${rows.table} WHERE ${condition})`
    : condition
}

/** The column of a field, and the table of rows in which it stands where that is not the record's own. */
export function columnOfPath(
  payload: Payload,
  collection: CollectionSlug,
  path: string,
): { column: Column; rows?: { table: Table; isOfRecord: SQL } } {
  const { joins, orderBy } = buildQuery({ ...tablesOf(payload, collection), sort: [path], where: {} })
  const [rows] = joins
  const column = orderBy[0]?.column
  if (!column) throw new RangeError(`${collection} have no ${path}`)
  return { column, ...(rows && { rows: { table: rows.table, isOfRecord: rows.condition } }) }
}

function tablesOf({ db, collections }: Payload, collection: CollectionSlug) {
  const { flattenedFields } = collections[collection].config
  if (!isDrizzle(db)) throw new Error('The database is neither SQLite nor Postgres')
  return { adapter: db, fields: flattenedFields, tableName: collection.replaceAll('-', '_'), locale: 'all' }
}

/** Both adapters are; the type that Payload gives leaves out one part. */
function isDrizzle(db: Payload['db']): db is Payload['db'] & DrizzleAdapter {
  return db.idType !== undefined
}

/** The path that is left there, and the column of the record, or the table of links, that leads there. */
type Reference = { to: CollectionSlug; target: Table; path: string } & (
  | { own: Column; links?: undefined }
  | { own?: undefined; links: { table: Table; record: Column; target: Column; isOfField: SQL } }
)

/** What a path into other records (`topics.slug`) leads by and to; nothing for a path that stays with the record. */
export function referenceOf(
  payload: Payload,
  collection: CollectionSlug,
  wholePath: string,
): Reference | undefined {
  const [name = '', ...rest] = wholePath.split('.')
  const field = payload.collections[collection].config.flattenedFields.find(
    (candidate) => candidate.name === name,
  )
  if (rest.length === 0 || field?.type !== 'relationship' || typeof field.relationTo !== 'string')
    return undefined
  const to = field.relationTo
  const reference = { to, target: tableOf(payload, to), path: rest.join('.') }
  if (field.hasMany !== true) return { ...reference, own: columnOf(tableOf(payload, collection), name) }
  const table = tableOf(payload, `${collection}_rels`)
  return {
    ...reference,
    links: {
      table,
      record: columnOf(table, 'parent'),
      target: columnOf(table, `${to}ID`),
      isOfField: sql`${columnOf(table, 'path')} = ${name}`,
    },
  }
}

const rowsOfAll = z.array(z.object({ asked: z.number(), value: z.string().nullable(), count: z.number() }))

/** What a statement over a list gives: `value`, a text or nothing, and `count`, an integer. */
export type ListRow = Pick<z.output<typeof rowsOfAll>[number], 'value' | 'count'>

/** Statements of one moment go as one: of a list's page, its ids and all its counts. */
const gatherRows = oncePerReading(({ payload }) =>
  gather<SQL, readonly ListRow[]>(async (statements) => {
    const all = statements.map(
      (statement, index) =>
        sql`SELECT ${sql.raw(String(index))} AS asked, value, count FROM (${statement}) asked_for`,
    )
    const database = await rawSql(payload)
    const rows = rowsOfAll.parse(await database.rows(sql.join(all, sql` UNION ALL `)))
    return statements.map((_, index) => rows.filter(({ asked }) => asked === index))
  }),
)

const cached = cacheUntilPublish<readonly ListRow[]>(1000)
const cacheSearched = cacheUntilPublish<readonly ListRow[]>(200, searchesAreCached)

interface AskedOfList {
  /** What is asked, where it isn't the number of records. */
  part?: readonly unknown[]
  /** A filter whose options are counted. */
  countedFilter?: string
  turnsOnNow?: boolean
}

/**
 * The rows of a statement over a list, for every language and form in which it is shown: cached until something is
 * published of the list's records or of those that it is narrowed by; of searched lists, of which no number is an end,
 * fewer and for a minute at most; never what turns on the present moment.
 */
export async function readListRows(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
  { part = [], countedFilter, turnsOnNow = false }: AskedOfList,
  statement: () => SQL,
): Promise<readonly ListRow[]> {
  const read = async () => gatherRows(reading)(statement())
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined)
  const names = [...chosen.map(([name]) => name), ...(countedFilter === undefined ? [] : [countedFilter])]
  const options = names.map((name) => filterOf(kind, name).options)
  if (turnsOnNow || options.some((each) => 'oneOfNow' in each)) return read()
  const sorted = chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const key = JSON.stringify([kind.collection, countedFilter, q?.trim() ?? '', sorted, part])
  if (q?.trim()) return cacheSearched(reading, key, read)
  return cached(reading, key, (note) => {
    note(kind.collection)
    for (const each of options) {
      const reference = 'of' in each ? referenceOf(reading.payload, kind.collection, each.of) : undefined
      if (reference) note(reference.to)
    }
    return read()
  })
}

export interface PageOfList extends NarrowedList {
  sort: Sort
  page: number
  /** 0 for all. */
  perPage: number
}

/**
 * The ids of the published records on a page of a list, in their order.
 * @param total how many records the list has: a page beyond its middle is then read from the end
 */
export async function findIds(
  kind: ContentKind<unknown>,
  reading: Reading,
  list: PageOfList,
  total?: number,
): Promise<number[]> {
  const { sort, page, perPage } = list
  const asked = { part: [sort, page, perPage], turnsOnNow: isNextFirst(sort) }
  const rows = await readListRows(
    kind,
    reading,
    list,
    asked,
    () => sql`SELECT CAST(id AS text) AS value, CAST(row_number() OVER () AS integer) AS count
      FROM (${idsOfPage(kind, reading, list, total)}) ids`,
  )
  return rows.toSorted((one, other) => one.count - other.count).map(({ value }) => Number(value))
}

/**
 * The same as a statement. An index gives the ids as they are asked for, so that a list of a hundred thousand records is
 * as quick as one of a hundred: Payload's own query reads every record with all that belongs to it before it orders them.
 */
export function idsOfPage(
  kind: ContentKind<unknown>,
  reading: Reading,
  list: PageOfList,
  total?: number,
): SQL {
  const { sort, page, perPage } = list
  const record = tableOf(reading.payload, kind.collection)
  const id = columnOf(record, 'id')
  const ordered = (isFromEnd: boolean) => sql`SELECT ${id} FROM ${record}
    WHERE ${conditionOf(kind, reading, list)} ORDER BY ${orderOf(record, sort, reading, isFromEnd)}`
  if (perPage === 0) return ordered(false)
  const before = (page - 1) * perPage
  const wanted = total === undefined ? perPage : Math.max(0, Math.min(perPage, total - before))
  const after = total === undefined ? Number.POSITIVE_INFINITY : total - before - wanted
  if (wanted === 0 || after >= before) return sql`${ordered(false)} LIMIT ${wanted} OFFSET ${before}`
  return sql`SELECT ${id} FROM ${record} WHERE ${id} IN (${ordered(true)} LIMIT ${wanted} OFFSET ${after})
    ORDER BY ${orderOf(record, sort, reading, false)} LIMIT ${wanted}`
}

/** The order of a list as its indexes have it; each record has its place, for the last field is the id. */
function orderOf(record: Table, sort: Sort, { now }: Reading, isFromEnd: boolean): SQL {
  const direction = (isDescending: boolean) => (isDescending === isFromEnd ? sql`ASC` : sql`DESC`)
  const byField = (field: string) =>
    sql`${columnOf(record, field.replace(/^-/, ''))} ${direction(field.startsWith('-'))}`
  if (!isNextFirst(sort)) return sql.join([...sort, 'id'].map(byField), sql`, `)
  // No index gives this order: kinds that have it (events) are not many.
  const start = columnOf(record, sort.startsAt)
  const isOver = sql`${columnOf(record, sort.endsAt)} <= ${now.toISOString()}`
  return sql.join(
    [
      sql`CASE WHEN ${isOver} THEN 1 ELSE 0 END ${direction(false)}`,
      // Nothing for one part or the other, so that each is in an order of its own.
      sql`CASE WHEN ${isOver} THEN NULL ELSE ${start} END ${direction(false)}`,
      byField(`-${sort.startsAt}`),
      byField('id'),
    ],
    sql`, `,
  )
}
