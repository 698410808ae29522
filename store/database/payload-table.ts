import { getTableColumns, is, sql, Table, type SQL } from '@payloadcms/db-sqlite/drizzle'

/** Names for statements beside Payload's. */
export interface PayloadTable {
  table: SQL
  /** A column by the name of its field, which stands in our model; the column's own is Payload's affair. */
  column: (field: string) => SQL
}

/**
 * A table as Payload made it (`payload.db.tables`, which both adapters document).
 * @param name a collection's or one of its lists', such as `users_sessions`
 * @throws Error when Payload has no such table or column: it names them otherwise than it did
 */
export function payloadTable({ db }: { db: object }, name: string): PayloadTable {
  const tables: unknown = 'tables' in db ? db.tables : undefined
  const table: unknown = typeof tables === 'object' && tables !== null ? Reflect.get(tables, name) : undefined
  if (!is(table, Table)) throw new Error(`Payload has no table ${name}`)
  const columns = new Map(Object.entries(getTableColumns(table)))
  return {
    table: sql`${sql.identifier(name)}`,
    column(field) {
      const column = columns.get(field)
      if (!column) throw new Error(`Payload’s table ${name} has no column for ${field}`)
      return sql`${sql.identifier(column.name)}`
    },
  }
}
