import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { ownStatements } from '../database/own-statements.ts'
import type { ContentKind, CountedBy } from './content-kind.ts'
import { keepCounts } from './kept-counts.ts'
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

const countedRows = z.array(z.object({ value: z.string().nullable(), count: z.number() }))

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
  return keepCounts(kind, reading, others, name, async () => {
    const { value, joins } = optionsOf(kind, reading, counted)
    const where = conditionsOf(kind, reading, others)
    const rows = await rowsOf(
      reading,
      sql`SELECT CAST(${value} AS text) AS value, CAST(count(DISTINCT record.id) AS integer) AS count
        FROM ${tableOf(kind.collection)} record ${joins} WHERE ${where} GROUP BY 1`,
    )
    return new Map(rows.flatMap(({ value: option, count }) => (option === null ? [] : [[option, count]])))
  })
}

/** How many published records a list narrowed in this way has. */
export async function countRecords(
  kind: ContentKind<unknown>,
  reading: Reading,
  query: NarrowedList,
): Promise<number> {
  const counts = await keepCounts(kind, reading, query, '', async () => {
    const rows = await rowsOf(
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

function isSqlite({ payload }: Reading): boolean {
  return payload.db.name === 'sqlite'
}

async function rowsOf({ payload }: Reading, statement: SQL) {
  const database = await ownStatements(payload)
  return countedRows.parse(await database.rows(statement))
}
