import { getTableColumns, is, sql, Table, type Column, type SQL } from '@payloadcms/db-sqlite/drizzle'

/**
 * A table as Payload made it (`payload.db.tables`, which both adapters document): of a collection by its slug, of its texts
 * (`…_locales`), of what it refers to (`…_rels`), of its versions (`_…_v`), of the rows of one of its lists (`users_sessions`).
 * @throws RangeError when there is none of this name
 */
export function tableOf({ db }: { db: object }, name: string): Table {
  const tables: unknown = 'tables' in db ? db.tables : undefined
  const table: unknown =
    typeof tables === 'object' && tables !== null ? Reflect.get(tables, inSnakeCase(name)) : undefined
  if (!is(table, Table)) throw new RangeError(`There is no table for ${name}`)
  return table
}

/**
 * The column of a field of a table, by the field's name, which stands in our model; the column's own is Payload's affair.
 * @throws RangeError when there is none
 */
export function columnOf(table: Table, field: string): Column {
  const columns = getTableColumns(table)
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new RangeError(`There is no column for ${field}`)
  return column
}

/** A moment as both databases can give it, in ISO 8601 by UTC: SQLite has it so, Postgres as a moment. */
export function momentAsText({ db }: { db: { name: string } }, column: Column): SQL {
  return db.name === 'sqlite'
    ? sql`${column}`
    : sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Names for statements beside Payload's, which may give the table an alias. */
export interface NamesOfTable {
  table: Table
  column: (field: string) => SQL
}

/** The names of a table and its columns. */
export function namesOf(payload: { db: object }, name: string): NamesOfTable {
  const table = tableOf(payload, name)
  return {
    table,
    column: (field) => sql`${sql.identifier(columnOf(table, field).name)}`,
  }
}

/** Names as Payload makes them of slugs and of the names of lists. */
export function inSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
