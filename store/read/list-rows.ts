import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle'
import { sql, type Column, type SQL, type Table } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'
import { z } from 'zod'
import { columnOf, inSnakeCase, tableOf } from '../database/payload-tables.ts'
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
  const records = tableOfKind(payload, kind.collection)
  const conditions = whereOf(kind, reading, filters).map((where) => inSql(payload, records, where))
  if (q?.trim()) {
    const ids = matchingIds(payload, kind.collection, q)
    conditions.push(ids ? sql`${columnOf(records.table, 'id')} IN (${ids})` : sql`1 = 0`)
  }
  return sql.join([isPublished(records.table), ...conditions], sql` AND `)
}

/** Whether a record of a table is published, of a kind that has drafts. */
export function isPublished(record: Table): SQL {
  return sql`${columnOf(record, '_status')} = 'published'`
}

/**
 * One of Payload's conditions as SQL, by Payload's own `buildQuery`, but for what is asked of a record's rows and of the
 * published records that it refers to: Payload joins them to every record, which takes far longer than to ask an index from
 * their side (docs/decisions/016-reading-published-content.md).
 * @throws RangeError for a path that `buildQuery` follows into another table (a localized field), whose join would be lost
 */
function inSql(payload: Payload, records: QueriedTable, where: Where): SQL {
  const conditions = Object.entries(where).map(([path, asked]) => {
    if (Array.isArray(asked)) {
      const parts = asked.map((part) => sql`(${inSql(payload, records, part)})`)
      return sql`(${sql.join(parts, path === 'or' ? sql` OR ` : sql` AND `)})`
    }
    const related = relatedBy(payload, records, path)
    if (related) return related.hasAny(inSql(payload, related.queried, { [related.field]: asked }))
    const { name: tableName, fields } = records
    const built = buildQuery({ adapter: adapterOf(payload), tableName, fields, where: { [path]: asked } })
    if (built.joins.length > 0) throw new RangeError(`${tableName} can't be narrowed by ${path}`)
    return built.where
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

/** A table that is asked, and the fields that its columns hold. */
interface QueriedTable {
  /** As Payload names it. */
  name: string
  table: Table
  fields: FlattenedField[]
}

/** The table of a kind's records. */
export function tableOfKind(payload: Payload, collection: CollectionSlug): QueriedTable {
  const { flattenedFields: fields } = payload.collections[collection].config
  return { name: inSnakeCase(collection), table: tableOf(payload, collection), fields }
}

/** What a path leads to from a record: rows of the record, or published records that it refers to. */
interface RelatedTable {
  queried: QueriedTable
  /** What is left of the path: a field there. */
  field: string
  /** The kind of the records that are referred to; nothing of rows. */
  collection?: CollectionSlug
  /** Follows the table of the records in a `FROM`. */
  join: SQL
  /** Whether a record has any that fulfils a condition. */
  hasAny: (condition: SQL) => SQL
  /** Whether a record may have several, and so stand in several rows of the join. */
  hasSeveral: boolean
  /** The table between records and those to which they refer, where they may refer to several. */
  links?: Links
}

interface Links {
  table: Table
  /** Id of the record that refers to another. */
  record: Column
  isOfRecord: SQL
  isOfTarget: SQL
}

/** What a path leads to beyond a record (`topics.slug`, `files.language`); nothing for a field of the record itself. */
export function relatedBy(
  payload: Payload,
  { name, table, fields }: QueriedTable,
  path: string,
): RelatedTable | undefined {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return undefined
  const field = fields.find((candidate) => candidate.name === first)
  const fieldThere = rest.join('.')
  const id = columnOf(table, 'id')
  if (field?.type === 'array') {
    const rows = tableOf(payload, `${name}_${first}`)
    const record = columnOf(rows, '_parentID')
    return {
      queried: { name: `${name}_${first}`, table: rows, fields: field.flattenedFields },
      field: fieldThere,
      join: sql`JOIN ${rows} ON ${record} = ${id}`,
      hasAny: (condition) => sql`${id} IN (SELECT ${record} FROM ${rows} WHERE ${condition})`,
      hasSeveral: true,
    }
  }
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string') return undefined
  const collection = field.relationTo
  const queried = tableOfKind(payload, collection)
  // Without an alias the join would name one table twice.
  if (queried.name === name) throw new RangeError(`${name} can't be narrowed by others of its kind (${path})`)
  const targets = queried.table
  const target = columnOf(targets, 'id')
  const related = { queried, field: fieldThere, collection }
  const referredBy = (column: Column) => ({
    join: sql`JOIN ${targets} ON ${target} = ${column} AND ${isPublished(targets)}`,
    hasAny: (condition: SQL) =>
      sql`${column} IN (SELECT ${target} FROM ${targets} WHERE ${isPublished(targets)} AND ${condition})`,
  })
  if (field.hasMany !== true) return { ...related, ...referredBy(columnOf(table, first)), hasSeveral: false }
  const links = tableOf(payload, `${name}_rels`)
  const [record, linked] = [columnOf(links, 'parent'), columnOf(links, `${collection}ID`)]
  const { join, hasAny } = referredBy(linked)
  const isOfField = sql`${columnOf(links, 'path')} = ${first}`
  const isOfRecord = sql`${record} = ${id} AND ${isOfField}`
  return {
    ...related,
    join: sql`JOIN ${links} ON ${isOfRecord} ${join}`,
    hasAny: (condition) =>
      sql`${id} IN (SELECT ${record} FROM ${links} WHERE ${isOfField} AND ${hasAny(condition)})`,
    hasSeveral: true,
    links: { table: links, record, isOfRecord, isOfTarget: sql`${linked} = ${target}` },
  }
}

/** The kind of the records that a filter's options are, where they are records. */
export function collectionOfOptions(
  kind: ContentKind<unknown>,
  { payload }: Reading,
  name: string,
): CollectionSlug | undefined {
  const { options } = filterOf(kind, name)
  if (!('of' in options)) return undefined
  return relatedBy(payload, tableOfKind(payload, kind.collection), options.of)?.collection
}

const rowsOfAll = z.array(z.object({ asked: z.number(), value: z.string().nullable(), count: z.number() }))

/** What a statement over a list gives: `value`, a text or nothing, and `count`, an integer. */
type ListRow = Pick<z.output<typeof rowsOfAll>[number], 'value' | 'count'>

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

/** What a statement asks of a list; left out, the number of its records. */
interface QuestionOfList {
  page?: PageOfList
  /** A filter whose options are counted. */
  countedFilter?: string
}

/**
 * The rows of a statement over a list, for every language and form in which it is shown: cached until something is
 * published of the list's records or of those that it is narrowed by; of searched lists, of which no number is an end,
 * fewer and for a minute at most; never what turns on the present moment. What this saves: decision 016.
 */
export async function readListRows(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
  { page, countedFilter }: QuestionOfList,
  statement: () => SQL,
): Promise<readonly ListRow[]> {
  const read = async () => gatherRows(reading)(statement())
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined)
  const names = [...chosen.map(([name]) => name), ...(countedFilter === undefined ? [] : [countedFilter])]
  const turnsOnNow = names.some((name) => 'oneOfNow' in filterOf(kind, name).options)
  if (turnsOnNow || (page && isNextFirst(page.sort))) return read()
  const sorted = chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const part = page && [page.sort, page.page, page.perPage]
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

interface PageOfList extends NarrowedList {
  sort: Sort
  page: number
  /** 0 for all. */
  perPage: number
}

/**
 * The ids of the published records on a page of a list, in their order. An index gives them as they are asked for, so that
 * a list of a hundred thousand records is as quick as one of a hundred: Payload's own query reads every record with all
 * that belongs to it before it orders them.
 * @param total how many records the list has: a page beyond its middle is then read from the end
 */
export async function findIds(
  kind: ContentKind<unknown>,
  reading: Reading,
  list: PageOfList,
  total = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const rows = await readListRows(
    kind,
    reading,
    list,
    { page: list },
    () => sql`SELECT CAST(id AS text) AS value, CAST(row_number() OVER () AS integer) AS count
      FROM (${idsOfPage(kind, reading, list, total)}) ids`,
  )
  return rows.toSorted((one, other) => one.count - other.count).map(({ value }) => Number(value))
}

function idsOfPage(kind: ContentKind<unknown>, reading: Reading, list: PageOfList, total: number): SQL {
  const { sort, page, perPage } = list
  const record = tableOf(reading.payload, kind.collection)
  const id = columnOf(record, 'id')
  const ordered = (isFromEnd: boolean) => sql`SELECT ${id} FROM ${record}
    WHERE ${conditionOf(kind, reading, list)} ORDER BY ${orderOf(record, sort, reading, isFromEnd)}`
  if (perPage === 0) return ordered(false)
  const before = (page - 1) * perPage
  const wanted = Math.max(0, Math.min(perPage, total - before))
  const after = total - before - wanted
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
  // No index gives this order: records of the kinds that have it are not many.
  const start = columnOf(record, sort.startsAt)
  const hasPassed = sql`${columnOf(record, sort.endsAt)} <= ${now.toISOString()}`
  const isOver =
    sort.endedBy === undefined
      ? hasPassed
      : sql`(${hasPassed} OR ${columnOf(record, sort.endedBy)} IS NOT NULL)`
  return sql.join(
    [
      sql`CASE WHEN ${isOver} THEN 1 ELSE 0 END ${direction(false)}`,
      // Databases differ in where they put what has no value.
      sql`CASE WHEN ${start} IS NULL THEN 1 ELSE 0 END ${direction(false)}`,
      // Nothing for one part or the other, so that each is in an order of its own.
      sql`CASE WHEN ${isOver} THEN NULL ELSE ${start} END ${direction(false)}`,
      byField(`-${sort.startsAt}`),
      byField('id'),
    ],
    sql`, `,
  )
}
