import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Migration, Payload } from 'payload'
import { z } from 'zod'
import { hasTable, rawSql, type RawSql } from './raw-sql.ts'

const named = z.array(z.object({ name: z.string().nullable() }))

/**
 * Carries out the migrations that a database lacks. On Postgres each is a transaction of Payload's; on SQLite, where Payload
 * makes none, all of them are one: a process that is killed in them, or a disk that is full, would leave a part of a migration,
 * over which every later start fails.
 * @throws Error when rows would refer to others that are gone; the database is then as it was
 */
export async function migrateDatabase(payload: Payload, migrations: Migration[]): Promise<void> {
  const database = await rawSql(payload)
  if (database.dialect === 'postgres') return payload.db.migrate({ migrations })
  if (await hasAll(database, migrations)) return
  const run = (statement: string) => database.rows(sql.raw(statement))
  // A migration that rebuilds a table would delete what refers to its rows; within a transaction it can't prevent that.
  await run('PRAGMA foreign_keys = OFF')
  try {
    await run('BEGIN IMMEDIATE')
    try {
      const before = await countLostReferences(database)
      await payload.db.migrate({ migrations })
      const lost = (await countLostReferences(database)) - before
      if (lost > 0) throw new Error(`The migrations leave ${lost} rows that refer to others which are gone`)
      await run('COMMIT')
    } catch (error) {
      await run('ROLLBACK')
      throw error
    }
  } finally {
    await run('PRAGMA foreign_keys = ON')
  }
}

async function hasAll(database: RawSql, migrations: readonly Migration[]): Promise<boolean> {
  if (!(await hasTable(database, 'payload_migrations'))) return false
  const done = named.parse(await database.rows(sql`SELECT name FROM payload_migrations`))
  return migrations.every((migration) => done.some(({ name }) => name === migration.name))
}

async function countLostReferences(database: RawSql): Promise<number> {
  return (await database.rows(sql`PRAGMA foreign_key_check`)).length
}
