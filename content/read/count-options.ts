import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { matchingIds } from '../search/matching-ids.ts'
import { searchDatabase } from '../search/search-database.ts'
import type { ContentKind, CountedBy } from './content-kind.ts'
import { boundsOfYear } from './filters.ts'
import type { Reading } from './reading.ts'

/** What a list is narrowed by while its options are counted. */
export interface CountedQuery {
  q?: string | undefined
  filters: Readonly<Record<string, string | undefined>>
}

const countedRows = z.array(z.object({ value: z.string().nullable(), count: z.number() }))

/**
 * How many published records have each value of a filter, over everything else that the list is narrowed by: one grouped
 * query, however many options there are. Payload can count one condition at a time only.
 * @throws RangeError when the kind has no such filter
 */
export async function countOptions(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: CountedQuery,
  name: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = countedBy(kind, name)
  const { value, joins } = optionsOf(kind, reading, counted)
  const where = conditionsOf(kind, reading, { q, filters: { ...filters, [name]: undefined } })
  const rows = await rowsOf(
    reading,
    sql`SELECT CAST(${value} AS text) AS value, CAST(count(DISTINCT record.id) AS integer) AS count
      FROM ${tableOf(kind.collection)} record ${joins} WHERE ${where} GROUP BY 1`,
  )
  return new Map(rows.flatMap(({ value: option, count }) => (option === null ? [] : [[option, count]])))
}

/** How many published records a list narrowed in this way has. */
export async function countRecords(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: CountedQuery,
): Promise<number> {
  const rows = await rowsOf(
    reading,
    sql`SELECT NULL AS value, CAST(count(*) AS integer) AS count
      FROM ${tableOf(kind.collection)} record WHERE ${conditionsOf(kind, reading, query)}`,
  )
  return rows[0]?.count ?? 0
}

/** The kind of the records that a filter's options are, where they are records. */
export function collectionOfOptions(
  kind: ContentKind<unknown>,
  reading: Reading,
  name: string,
): CollectionSlug | undefined {
  const counted = countedBy(kind, name)
  return counted.by === 'reference' ? relationOf(kind, reading, counted.field).to : undefined
}

async function rowsOf({ payload }: Reading, statement: SQL) {
  const database = await searchDatabase(payload)
  return countedRows.parse(await database.rows(statement))
}

function countedBy(kind: ContentKind<unknown>, name: string): CountedBy {
  const filter = kind.filters[name]
  if (!filter) throw new RangeError(`${kind.collection} can't be filtered by ${name}`)
  return filter.counted
}

function conditionsOf(kind: ContentKind<unknown>, reading: Reading, { q, filters }: CountedQuery): SQL {
  const conditions = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [conditionOf(kind, reading, countedBy(kind, name), value)],
  )
  if (q?.trim()) {
    const ids = matchingIds(reading.payload, kind.collection, q)
    conditions.push(ids ? sql`record.id IN (${ids})` : sql`1 = 0`)
  }
  return sql.join([sql`record._status = 'published'`, ...conditions], sql` AND `)
}

/** The same as the filter's own condition, which is Payload's; a test on both databases keeps the two together. */
function conditionOf(kind: ContentKind<unknown>, reading: Reading, counted: CountedBy, wanted: string): SQL {
  switch (counted.by) {
    case 'value': {
      const { table, column } = valueOf(counted.field)
      return table
        ? sql`record.id IN (SELECT line._parent_id FROM ${rowsTable(kind, table)} line WHERE line.${column} = ${wanted})`
        : sql`record.${column} = ${wanted}`
    }
    case 'reference': {
      const { hasMany, to, column } = relationOf(kind, reading, counted.field)
      const code = counted.hasCode ? sql` OR target.code = ${wanted.toLowerCase()}` : sql``
      const targets = sql`SELECT target.id FROM ${tableOf(to)} target
        WHERE target._status = 'published' AND (target.slug = ${wanted}${code})`
      return hasMany
        ? sql`record.id IN (SELECT link.parent_id FROM ${linksTable(kind)} link
            WHERE link.path = ${counted.field} AND link.${column} IN (${targets}))`
        : sql`record.${column} IN (${targets})`
    }
    case 'year': {
      const [from, to] = boundsOfYear(wanted)
      const column = columnOf(counted.field)
      return sql`(record.${column} >= ${from} AND record.${column} < ${to})`
    }
    case 'moment':
      return sql`${comingOrPassed(counted, reading)} = ${wanted}`
  }
}

/** The value by which records are grouped, and the tables beside the records' own in which it stands. */
function optionsOf(kind: ContentKind<unknown>, reading: Reading, counted: CountedBy) {
  switch (counted.by) {
    case 'value': {
      const { table, column } = valueOf(counted.field)
      return table
        ? {
            value: sql`line.${column}`,
            joins: sql`JOIN ${rowsTable(kind, table)} line ON line._parent_id = record.id`,
          }
        : { value: sql`record.${column}`, joins: sql`` }
    }
    case 'reference': {
      const { hasMany, to, column } = relationOf(kind, reading, counted.field)
      const target = (id: SQL) =>
        sql`JOIN ${tableOf(to)} target ON target.id = ${id} AND target._status = 'published'`
      return {
        value: sql`target.slug`,
        joins: hasMany
          ? sql`JOIN ${linksTable(kind)} link ON link.parent_id = record.id AND link.path = ${counted.field}
              ${target(sql`link.${column}`)}`
          : target(sql`record.${column}`),
      }
    }
    case 'year': {
      const column = columnOf(counted.field)
      return {
        value: isSqlite(reading)
          ? sql`substr(record.${column}, 1, 4)`
          : sql`to_char(record.${column} AT TIME ZONE 'UTC', 'YYYY')`,
        joins: sql``,
      }
    }
    case 'moment':
      return { value: comingOrPassed(counted, reading), joins: sql`` }
  }
}

function comingOrPassed(
  { field, coming, passed, isComingWhenMissing }: CountedBy & { by: 'moment' },
  { now }: Reading,
): SQL {
  const column = columnOf(field)
  return sql`CASE WHEN record.${column} > ${now.toISOString()} THEN ${text(coming)}
    WHEN record.${column} IS NOT NULL THEN ${text(passed)}
    ELSE ${isComingWhenMissing ? text(coming) : sql`NULL`} END`
}

/** Postgres doesn't see by itself what a parameter in a choice is. */
function text(value: string): SQL {
  return sql`CAST(${value} AS text)`
}

function isSqlite({ payload }: Reading): boolean {
  return payload.db.name === 'sqlite'
}

/** A field of the record, or of the rows of a list in it (`files.language`). */
function valueOf(field: string) {
  const [first = '', second] = field.split('.')
  return second === undefined
    ? { table: undefined, column: columnOf(first) }
    : { table: first, column: columnOf(second) }
}

function relationOf(kind: ContentKind<unknown>, { payload }: Reading, name: string) {
  const field = payload.collections[kind.collection].config.flattenedFields.find(
    (candidate) => candidate.name === name,
  )
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string')
    throw new RangeError(`${name} of ${kind.collection} refers to no kind of record`)
  const hasMany = field.hasMany === true
  const to = field.relationTo
  return { hasMany, to, column: sql.identifier(`${hasMany ? inSnakeCase(to) : inSnakeCase(name)}_id`) }
}

const tableOf = (collection: string) => sql.identifier(inSnakeCase(collection))
const linksTable = (kind: ContentKind<unknown>) => sql.identifier(`${inSnakeCase(kind.collection)}_rels`)
const rowsTable = (kind: ContentKind<unknown>, field: string) =>
  sql.identifier(`${inSnakeCase(kind.collection)}_${inSnakeCase(field)}`)
const columnOf = (field: string) => sql.identifier(inSnakeCase(field))

/** Payload's names of tables and columns. */
function inSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
