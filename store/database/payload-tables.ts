import { getTableColumns, is, Table, type Column } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

/**
 * A table as Payload describes it to Drizzle, whichever the database: of a kind, of its texts (`…_locales`), of what it
 * refers to (`…_rels`).
 * @throws RangeError when there is none of this name
 */
export function tableOf({ db }: Payload, name: string): Table {
  const table: unknown = db.tables[name.replaceAll('-', '_')]
  if (!is(table, Table)) throw new RangeError(`There is no table for ${name}`)
  return table
}

/**
 * The column of a field of a table, by the field's name.
 * @throws RangeError when there is none
 */
export function columnOf(table: Table, field: string): Column {
  const column = getTableColumns(table)[field]
  if (!column) throw new RangeError(`There is no column for ${field}`)
  return column
}
