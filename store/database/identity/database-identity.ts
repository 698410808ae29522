import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql, type RawSql } from '../raw-sql.ts'

/** What a database says of itself, also one that was never migrated. */
export interface DatabaseState {
  /** A random text, the same for as long as the database lives; none before it was first prepared. */
  identity: string | undefined
  /** Whether it was ever filled with content. */
  isFilled: boolean
}

export async function readDatabaseState(payload: Payload): Promise<DatabaseState> {
  const database = await rawSql(payload)
  return {
    identity: (await hasTable(database, 'identities')) ? await readIdentity(database) : undefined,
    isFilled: await isFilled(database),
  }
}

/** Gives a migrated database its identity, unless it has one, and returns the one that it has. */
export async function identifyDatabase(payload: Payload): Promise<string> {
  const database = await rawSql(payload)
  await database.write([
    sql`INSERT INTO identities (name, value) VALUES ('database', ${randomUUID()}) ON CONFLICT (name) DO NOTHING`,
  ])
  const identity = await readIdentity(database)
  if (identity === undefined) throw new Error('The database did not store its identity')
  return identity
}

const identityRows = z.array(z.object({ value: z.string() }))

async function readIdentity(database: RawSql): Promise<string | undefined> {
  const rows = identityRows.parse(
    await database.rows(sql`SELECT value FROM identities WHERE name = 'database'`),
  )
  return rows[0]?.value
}

async function isFilled(database: RawSql): Promise<boolean> {
  if (await hasTable(database, 'content_versions')) {
    return (await database.rows(sql`SELECT part FROM content_versions LIMIT 1`)).length > 0
  }
  // Of an earlier version of the product, which stored no tokens there.
  return hasTable(database, 'payload_migrations')
}

const nameRows = z.array(z.object({ name: z.string().nullable() }))

async function hasTable({ dialect, rows }: RawSql, table: string): Promise<boolean> {
  const found = nameRows.parse(
    await rows(
      dialect === 'sqlite'
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = ${table}`
        : sql`SELECT to_regclass(${table})::text AS name`,
    ),
  )
  return found.some(({ name }) => name !== null)
}
