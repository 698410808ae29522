import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { hasTable, rawSql, type RawSql } from '../raw-sql.ts'
import { belongingNames, type BelongingName, type StoredBelongings } from './belongings.ts'

/** What a database says of itself, also one that was never migrated. */
export interface DatabaseState {
  /** A random text, the same for as long as the database lives; none before it was first prepared. */
  identity: string | undefined
  /** The keys and the place of uploads that belong to it. */
  belongings: StoredBelongings
  /** Whether it was ever filled with content. */
  isFilled: boolean
}

export async function readDatabaseState(payload: Payload): Promise<DatabaseState> {
  const database = await rawSql(payload)
  const stored = (await hasTable(database, 'identities')) ? await readIdentities(database) : new Map()
  return {
    identity: stored.get('database'),
    belongings: Object.fromEntries(belongingNames.map((name) => [name, stored.get(name)])),
    isFilled: await isFilled(database),
  }
}

/** Gives a migrated database its identity, unless it has one, and returns the one that it has. */
export function identifyDatabase(payload: Payload): Promise<string> {
  return storeOnce(payload, 'database', randomUUID())
}

/** Notes what belongs to a database, unless it has been noted before, and returns what is noted. */
export function storeBelonging(payload: Payload, name: BelongingName, value: string): Promise<string> {
  return storeOnce(payload, name, value)
}

/** Notes what belongs to a database from now on, whatever was noted before. */
export async function replaceBelonging(payload: Payload, name: BelongingName, value: string): Promise<void> {
  const database = await rawSql(payload)
  await database.write([
    sql`INSERT INTO identities (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  ])
}

/** Removes what is noted, so that the next to store it is the one that counts. */
export async function forgetBelonging(payload: Payload, name: BelongingName): Promise<void> {
  const database = await rawSql(payload)
  await database.write([sql`DELETE FROM identities WHERE name = ${name}`])
}

async function storeOnce(payload: Payload, name: string, value: string): Promise<string> {
  const database = await rawSql(payload)
  await database.write([
    sql`INSERT INTO identities (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO NOTHING`,
  ])
  const stored = (await readIdentities(database)).get(name)
  if (stored === undefined) throw new Error('The database did not store its identity')
  return stored
}

const identityRows = z.array(z.object({ name: z.string(), value: z.string() }))

async function readIdentities(database: RawSql): Promise<Map<string, string>> {
  const rows = identityRows.parse(await database.rows(sql`SELECT name, value FROM identities`))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

async function isFilled(database: RawSql): Promise<boolean> {
  if (await hasTable(database, 'content_versions')) {
    return (await database.rows(sql`SELECT part FROM content_versions LIMIT 1`)).length > 0
  }
  // Of an earlier version of the product, which stored no tokens there.
  return hasTable(database, 'payload_migrations')
}
