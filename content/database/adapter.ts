import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../../environment.ts'
import { addFurtherIndexes } from './further-indexes.ts'

const migrations = path.join(path.dirname(fileURLToPath(import.meta.url)), '../migrations')

/**
 * Postgres when `DATABASE_URL` names one, else SQLite in the data folder. The schema changes through migrations only.
 * SQLite stays without transactions: with them, concurrent writers met SQLITE_BUSY and lost the connection's pragmas.
 */
export async function databaseAdapter(settings: Environment) {
  // Each adapter takes half a second to load, so that only the one in use is.
  if (settings.DATABASE_URL) {
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    return postgresAdapter({
      pool: { connectionString: settings.DATABASE_URL, max: 10 },
      push: false,
      beforeSchemaInit: [addFurtherIndexes],
      migrationDir: path.join(migrations, 'postgres'),
    })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  return sqliteAdapter({
    client: { url: `file:${settings.sqliteFile}` },
    push: false,
    beforeSchemaInit: [addFurtherIndexes],
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.join(migrations, 'sqlite'),
  })
}
