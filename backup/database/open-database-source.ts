import type { Environment } from '../../environment.ts'
import type { DatabaseSource } from './database-source.ts'

/** Opens the database that the settings name. */
export async function openDatabaseSource(settings: Environment): Promise<DatabaseSource> {
  const { sqliteFile, DATABASE_URL } = settings
  if (sqliteFile !== undefined) {
    const { openSqliteSource } = await import('./sqlite-source.ts')
    return openSqliteSource(sqliteFile)
  }
  if (DATABASE_URL === undefined) throw new Error('The settings name no database')
  const { openPostgresSource } = await import('./postgres-source.ts')
  return openPostgresSource(DATABASE_URL)
}
