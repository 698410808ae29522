import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { knownMigrations } from '../../migrations/names.ts'
import { DatabaseRefusedError } from '../identity/database-refused-error.ts'
import { hasTable, rawSql, type RawSql } from '../raw-sql.ts'
import { readableSince, readsSchema } from './compatibility.ts'

/** A migration that a database has, and which this release does not know. */
export interface UnknownMigration {
  name: string
  /** `readsSchema` that its release asks of others; none where it says nothing. */
  readableSince: number | undefined
}

const migrationRows = z.array(z.object({ name: z.string().nullable(), batch: z.coerce.number().nullable() }))
const markRows = z.array(z.object({ name: z.string(), readable_since: z.coerce.number() }))

/** Migrations of a later release, also of a database that was never migrated. */
export async function readUnknownMigrations(payload: Payload): Promise<UnknownMigration[]> {
  const database = await rawSql(payload)
  if (!(await hasTable(database, 'payload_migrations'))) return []
  const done = migrationRows.parse(await database.rows(sql`SELECT name, batch FROM payload_migrations`))
  // Payload's own note of a schema that it changed without migrations, which has no name of a migration.
  const names = done.flatMap(({ name, batch }) => (name !== null && batch !== -1 ? [name] : []))
  const unknown = names.filter((name) => !knownMigrations.includes(name))
  if (unknown.length === 0) return []
  const marks = await readMarks(database)
  return unknown.map((name) => ({ name, readableSince: marks.get(name) }))
}

/**
 * Refuses a schema that a later release made, unless that release says that this one reads it too.
 * @throws DatabaseRefusedError
 */
export function refuseNewerSchema(unknown: readonly UnknownMigration[], reads = readsSchema): void {
  const unreadable = unknown.filter((migration) => !(Number(migration.readableSince) <= reads))
  if (unreadable.length === 0) return
  const names = unreadable.map(({ name }) => name).join(', ')
  throw new DatabaseRefusedError(
    `A later release has changed the database in a way that this one can't read (${names}): start that release or a later one, or restore the backup from before the upgrade (docs/upgrading.md).`,
  )
}

/** Notes which releases read what each migration leaves, so that one that goes back knows whether it may. */
export async function markMigrations(payload: Payload): Promise<void> {
  const database = await rawSql(payload)
  if (!(await hasTable(database, 'migration_marks'))) return
  const marked = await readMarks(database)
  const missing = knownMigrations.filter((name) => !marked.has(name))
  if (missing.length === 0) return
  await database.write(
    missing.map(
      (name) =>
        sql`INSERT INTO migration_marks (name, readable_since) VALUES (${name}, ${readableSince(name)}) ON CONFLICT (name) DO NOTHING`,
    ),
  )
}

async function readMarks(database: RawSql): Promise<Map<string, number>> {
  if (!(await hasTable(database, 'migration_marks'))) return new Map()
  const rows = markRows.parse(await database.rows(sql`SELECT name, readable_since FROM migration_marks`))
  return new Map(rows.map((row) => [row.name, row.readable_since]))
}
