import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug } from 'payload'
import type { ContentKind, CountedBy } from './content-kind.ts'
import { gatheredRows } from './gathered-rows.ts'
import { cacheCounts } from './count-cache.ts'
import {
  columnOf,
  comingOrPassed,
  conditionsOf,
  countedBy,
  linksTable,
  relationOf,
  rowsTable,
  tableOf,
  valueOf,
  type NarrowedList,
} from './list-conditions.ts'
import type { Reading } from './reading.ts'

/**
 * How many published records have each value of a filter, over everything else that the list is narrowed by: one grouped
 * query, however many options there are. Payload can count one condition at a time only.
 * @throws RangeError when the kind has no such filter
 */
export async function countOptions(
  kind: ContentKind<unknown>,
  reading: Reading,
  { q, filters }: NarrowedList,
  name: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = countedBy(kind, name)
  const others = { q, filters: { ...filters, [name]: undefined } }
  return cacheCounts(kind, reading, others, name, async () => {
    const isWhole = !q?.trim() && Object.values(others.filters).every((value) => value === undefined)
    const rows = await gatheredRows(
      reading,
      (isWhole ? linksOfEach(kind, reading, counted) : undefined) ??
        recordsOfEach(kind, reading, counted, others),
    )
    return new Map(
      rows.flatMap(({ value, count }): [string, number][] =>
        value === null || count === 0 ? [] : [[value, count]],
      ),
    )
  })
}

function recordsOfEach(
  kind: ContentKind<unknown>,
  reading: Reading,
  counted: CountedBy,
  others: NarrowedList,
): SQL {
  const { value, joins, isOfMany = false } = optionsOf(kind, reading, counted)
  // A record of one value stands in one row, and need not be distinguished from itself.
  const records = isOfMany ? sql`DISTINCT record.id` : sql`*`
  return sql`SELECT CAST(${value} AS text) AS value, CAST(count(${records}) AS integer) AS count
    FROM ${tableOf(kind.collection)} record ${joins} WHERE ${conditionsOf(kind, reading, others)} GROUP BY 1`
}

/**
 * The same for a whole list whose records refer to several others: of each of those, an index has what refers to it. Of
 * a hundred thousand records SQLite counts so five times as fast. `CROSS JOIN` has it begin with that index.
 */
function linksOfEach(kind: ContentKind<unknown>, reading: Reading, counted: CountedBy): SQL | undefined {
  if (counted.by !== 'reference') return undefined
  const { hasMany, to, column } = relationOf(kind, reading, counted.field)
  if (!hasMany) return undefined
  return sql`SELECT target.slug AS value, (
      SELECT CAST(count(DISTINCT link.parent_id) AS integer)
      FROM ${linksTable(kind)} link CROSS JOIN ${tableOf(kind.collection)} record
      WHERE link.${column} = target.id AND link.path = ${counted.field}
        AND record.id = link.parent_id AND record._status = 'published'
    ) AS count
    FROM ${tableOf(to)} target WHERE target._status = 'published'`
}

/** How many published records a list narrowed in this way has. */
export async function countRecords(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: NarrowedList,
): Promise<number> {
  const counts = await cacheCounts(kind, reading, query, '', async () => {
    const rows = await gatheredRows(
      reading,
      sql`SELECT NULL AS value, CAST(count(*) AS integer) AS count
        FROM ${tableOf(kind.collection)} record WHERE ${conditionsOf(kind, reading, query)}`,
    )
    return new Map([['', rows[0]?.count ?? 0]])
  })
  return counts.get('') ?? 0
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

/** The value by which records are grouped, and the tables beside the records' own in which it stands. */
function optionsOf(kind: ContentKind<unknown>, reading: Reading, counted: CountedBy) {
  switch (counted.by) {
    case 'value': {
      const { table, column } = valueOf(counted.field)
      return table
        ? {
            value: sql`line.${column}`,
            joins: sql`JOIN ${rowsTable(kind, table)} line ON line._parent_id = record.id`,
            isOfMany: true,
          }
        : { value: sql`record.${column}`, joins: sql`` }
    }
    case 'reference': {
      const { hasMany, to, column } = relationOf(kind, reading, counted.field)
      const target = (id: SQL) =>
        sql`JOIN ${tableOf(to)} target ON target.id = ${id} AND target._status = 'published'`
      return {
        value: sql`target.slug`,
        isOfMany: hasMany,
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

function isSqlite({ payload }: Reading): boolean {
  return payload.db.name === 'sqlite'
}
