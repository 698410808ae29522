import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle'
import { sql, type Column, type SQL, type Table } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'
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
  const place = placeOf(payload, kind.collection)
  const conditions = whereOf(kind, reading, filters).map((where) => inSql(payload, place, where))
  if (q?.trim()) {
    const ids = matchingIds(payload, kind.collection, q)
    conditions.push(ids ? sql`${columnOf(place.table, 'id')} IN (${ids})` : sql`1 = 0`)
  }
  return sql.join([isPublished(place.table), ...conditions], sql` AND `)
}

export function isPublished(record: Table): SQL {
  return sql`${columnOf(record, '_status')} = 'published'`
}

/**
 * One of Payload's conditions as SQL, by Payload's own `buildQuery`, but for what is asked of rows and of published records
 * beside a record: Payload joins them to every record, which of 100,000 takes ten to thirty times as long as asking the
 * index from their side (docs/decisions/016-reading-published-content.md).
 */
function inSql(payload: Payload, place: Place, where: Where): SQL {
  const conditions = Object.entries(where).map(([path, asked]) => {
    if (Array.isArray(asked)) {
      const parts = asked.map((part) => sql`(${inSql(payload, place, part)})`)
      return sql`(${sql.join(parts, path === 'or' ? sql` OR ` : sql` AND `)})`
    }
    const beside = besideOf(payload, place, path)
    if (beside) return beside.some(inSql(payload, beside.place, { [beside.path]: asked }))
    const { name: tableName, fields } = place
    return buildQuery({ adapter: adapterOf(payload), tableName, fields, where: { [path]: asked } }).where
  })
  return sql.join(conditions, sql` AND `)
}

/** Both adapters are; the type that Payload gives leaves out one part. */
function adapterOf({ db }: Payload): DrizzleAdapter {
  const isDrizzle = (adapter: typeof db): adapter is typeof db & DrizzleAdapter =>
    adapter.idType !== undefined
  if (!isDrizzle(db)) throw new Error('The database is neither SQLite nor Postgres')
  return db
}

/** A table, and the fields that its columns hold. */
interface Place {
  name: string
  table: Table
  fields: FlattenedField[]
}

export function placeOf(payload: Payload, collection: CollectionSlug): Place {
  const { flattenedFields: fields } = payload.collections[collection].config
  return { name: collection.replaceAll('-', '_'), table: tableOf(payload, collection), fields }
}

/** What stands beside a record: rows of it, or published records that it refers to. */
interface Beside {
  place: Place
  /** The kind of what is referred to. */
  to?: CollectionSlug
  /** What is left of the path there. */
  path: string
  join: SQL
  /** Whether one of them fulfils a condition. */
  some: (condition: SQL) => SQL
  /** Several may belong to one record; of references the table between them, in which `record` is the record's id. */
  many?: { links?: { table: Table; record: Column; isOfRecord: SQL; isOfTarget: SQL } }
}

/** Where a path beyond a record leads (`topics.slug`, `files.language`); nothing for a field of its own. */
export function besideOf(
  payload: Payload,
  { name, table, fields }: Place,
  whole: string,
): Beside | undefined {
  const [first = '', ...rest] = whole.split('.')
  const path = rest.join('.')
  const field = path === '' ? undefined : fields.find((candidate) => candidate.name === first)
  const id = columnOf(table, 'id')
  if (field?.type === 'array') {
    const rows = tableOf(payload, `${name}_${first}`)
    const record = columnOf(rows, '_parentID')
    return {
      place: { name: `${name}_${first}`, table: rows, fields: field.flattenedFields },
      path,
      join: sql`JOIN ${rows} ON ${record} = ${id}`,
      some: (condition) => sql`${id} IN (SELECT ${record} FROM ${rows} WHERE ${condition})`,
      many: {},
    }
  }
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string') return undefined
  const to = field.relationTo
  const place = placeOf(payload, to)
  const target = columnOf(place.table, 'id')
  const targets = (condition: SQL) =>
    sql`SELECT ${target} FROM ${place.table} WHERE ${isPublished(place.table)} AND ${condition}`
  const joinTo = (column: Column) =>
    sql`JOIN ${place.table} ON ${target} = ${column} AND ${isPublished(place.table)}`
  if (field.hasMany !== true) {
    const own = columnOf(table, first)
    return { place, to, path, join: joinTo(own), some: (condition) => sql`${own} IN (${targets(condition)})` }
  }
  const links = tableOf(payload, `${name}_rels`)
  const [record, linked] = [columnOf(links, 'parent'), columnOf(links, `${to}ID`)]
  const isOfField = sql`${columnOf(links, 'path')} = ${first}`
  const isOfRecord = sql`${record} = ${id} AND ${isOfField}`
  return {
    place,
    to,
    path,
    join: sql`JOIN ${links} ON ${isOfRecord} ${joinTo(linked)}`,
    some: (condition) => sql`${id} IN (SELECT ${record} FROM ${links}
      WHERE ${isOfField} AND ${linked} IN (${targets(condition)}))`,
    many: { links: { table: links, record, isOfRecord, isOfTarget: sql`${linked} = ${target}` } },
  }
}

/** The kind of the records that a filter's options are, where they are records. */
export function collectionOfOptions(
  kind: ContentKind<unknown>,
  { payload }: Reading,
  name: string,
): CollectionSlug | undefined {
  const { options } = filterOf(kind, name)
  return 'of' in options ? besideOf(payload, placeOf(payload, kind.collection), options.of)?.to : undefined
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
 * fewer and for a minute at most; never what turns on the present moment. After a publish of news this saves a third of
 * the statements of all pages (114 instead of 73 without it) and a tenth of their processor time.
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
  if (turnsOnNow || names.some((name) => 'oneOfNow' in filterOf(kind, name).options)) return read()
  const sorted = chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const key = JSON.stringify([kind.collection, countedFilter, q?.trim() ?? '', sorted, part])
  if (q?.trim()) return cacheSearched(reading, key, read)
  return cached(reading, key, (note) => {
    note(kind.collection)
    for (const name of names) {
      const to = collectionOfOptions(kind, reading, name)
      if (to) note(to)
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
