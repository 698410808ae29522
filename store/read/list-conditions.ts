import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { matchingIds } from '../search/matching-ids.ts'
import type { ContentKind, CountedBy } from './content-kind.ts'
import { boundsOfYear } from './filters.ts'
import type { Reading } from './reading.ts'

/** What a list is narrowed by. */
export interface NarrowedList {
  q?: string | undefined
  filters: Readonly<Record<string, string | undefined>>
}

/** @throws RangeError when the kind has no such filter */
export function countedBy(kind: ContentKind<unknown>, name: string): CountedBy {
  const filter = kind.filters[name]
  if (!filter) throw new RangeError(`${kind.collection} can't be filtered by ${name}`)
  return filter.counted
}

/** What the records of a narrowed list fulfil, published ones only; the records' own table is called `record`. */
export function conditionsOf(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
): SQL {
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

/** Which of a filter's two values a record's moment has. */
export function comingOrPassed(
  { field, coming, passed, isComingWhenMissing, endedBy }: CountedBy & { by: 'moment' },
  { now }: Reading,
): SQL {
  const column = columnOf(field)
  const ended =
    endedBy === undefined ? sql`` : sql`WHEN record.${columnOf(endedBy)} IS NOT NULL THEN ${text(passed)}`
  return sql`CASE ${ended} WHEN record.${column} > ${now.toISOString()} THEN ${text(coming)}
    WHEN record.${column} IS NOT NULL THEN ${text(passed)}
    ELSE ${isComingWhenMissing ? text(coming) : sql`NULL`} END`
}

/** Postgres doesn't see by itself what a parameter in a choice is. */
function text(value: string): SQL {
  return sql`CAST(${value} AS text)`
}

/** A field of the record, or of the rows of a list in it (`files.language`). */
export function valueOf(field: string) {
  const [first = '', second] = field.split('.')
  return second === undefined
    ? { table: undefined, column: columnOf(first) }
    : { table: first, column: columnOf(second) }
}

/** Where a reference of a kind leads, and in which column it stands. */
export function relationOf(kind: ContentKind<unknown>, { payload }: Reading, name: string) {
  const field = payload.collections[kind.collection].config.flattenedFields.find(
    (candidate) => candidate.name === name,
  )
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string')
    throw new RangeError(`${name} of ${kind.collection} refers to no kind of record`)
  const hasMany = field.hasMany === true
  const to = field.relationTo
  return { hasMany, to, column: sql.identifier(`${hasMany ? inSnakeCase(to) : inSnakeCase(name)}_id`) }
}

export const tableOf = (collection: string) => sql.identifier(inSnakeCase(collection))
export const localesTableOf = (collection: string) => sql.identifier(`${inSnakeCase(collection)}_locales`)
export const linksTable = (kind: ContentKind<unknown>) =>
  sql.identifier(`${inSnakeCase(kind.collection)}_rels`)
export const rowsTable = (kind: ContentKind<unknown>, field: string) =>
  sql.identifier(`${inSnakeCase(kind.collection)}_${inSnakeCase(field)}`)
export const columnOf = (field: string) => sql.identifier(inSnakeCase(field))

/** Payload's names of tables and columns. */
function inSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
