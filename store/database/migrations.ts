import { migrations as postgresMigrations } from '../migrations/postgres/index.ts'
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts'
import type { Migration } from 'payload'
import type { Environment } from '../../environment.ts'

/** As both lists have it. Which database a migration is given is left open, as Payload leaves it. */
interface MigrationOfEither {
  name: string
  up(given: unknown): Promise<void>
  down(given: unknown): Promise<void>
}

/** The chosen database's migrations, oldest first. */
export function migrationsOf(settings: Environment): Migration[] {
  const migrations: MigrationOfEither[] = settings.DATABASE_URL ? postgresMigrations : sqliteMigrations
  return migrations
}
