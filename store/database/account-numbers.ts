import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

/**
 * Gives no account the number that a deleted one had: records, comments and admissions name people by it. SQLite by itself
 * takes the number after the highest of those that are left; Postgres gives none twice.
 */
export function giveNumbersOnce(adapter: Pick<SQLiteAdapter, 'insert'>): void {
  const { insert } = adapter
  adapter.insert = function insertNumbered(given) {
    const { tableName, values } = given
    if (tableName !== 'users' || Array.isArray(values) || values.id !== undefined)
      return insert.call(adapter, given)
    const id = sql`(SELECT COALESCE(MAX(number), 0) + 1 FROM (
      SELECT MAX(id) AS number FROM users UNION ALL SELECT MAX(account) FROM account_changes))`
    return insert.call(adapter, { ...given, values: { ...values, id } })
  }
}
