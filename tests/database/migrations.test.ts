import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breakingStatements } from '../../store/database/schema/breaking-statements.ts'
import { contracts } from '../../store/database/schema/compatibility.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What drizzle-kit, which Payload's adapters use for migrations, offers here. */
interface SchemaTools {
  generateDrizzleJson(schema: unknown): unknown
  generateMigration(before: unknown, after: unknown): Promise<string[]>
}

function schemaOf({ db }: Payload): { schema: unknown; tools: SchemaTools; folder: string } {
  if (!('requireDrizzleKit' in db) || typeof db.requireDrizzleKit !== 'function' || !('schema' in db)) {
    throw new Error('The database adapter has no schema tools')
  }
  return { schema: db.schema, tools: db.requireDrizzleKit(), folder: db.migrationDir }
}

test('the committed migrations make exactly the present model', async () => {
  const { schema, tools, folder } = schemaOf(database.payload)
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  expect(last).toBeDefined()
  const committed: unknown = JSON.parse(readFileSync(path.join(folder, last ?? ''), 'utf8'))
  const missing = await tools.generateMigration(committed, await tools.generateDrizzleJson(schema))
  expect(missing, 'run `npm run migrations:create -- what_changed` and commit what it writes').toEqual([])
})

test('no table has so many columns that SQLite could not read it in one query', () => {
  const { schema } = schemaOf(database.payload)
  const wide = Object.entries(schema as Record<string, unknown>).flatMap(([name, table]) => {
    const columns = typeof table === 'object' && table !== null ? Object.keys(table).length : 0
    return columns > 90 ? [`${name}: ${columns}`] : []
  })
  expect(wide).toEqual([])
})

/** Name of the last migration from before migrations had to leave the release before them whole. */
const lastUnchecked = '20261123_070000'

/** The texts of the statements that a migration sends, which a database that has them already does not carry out. */
async function statementsOf(migration: { up: (given: unknown) => Promise<unknown> }): Promise<string[]> {
  const { SQLiteSyncDialect } = await import('@payloadcms/db-sqlite/drizzle/sqlite-core')
  const texts: string[] = []
  const send = (statement: SQL) => {
    texts.push(new SQLiteSyncDialect().sqlToQuery(statement).sql)
    return Promise.resolve({ rows: [] })
  }
  await migration.up({ db: { run: send, execute: send, all: () => Promise.resolve([]) } })
  return texts
}

test('no migration breaks the release before it, unless a release says why it may', async () => {
  const { environment } = await import('../../environment.ts')
  const { migrationsOf } = await import('../../store/database/migrations.ts')
  const excused = new Set(contracts.flatMap(({ migrations }) => migrations))
  const checked = migrationsOf(environment()).filter(({ name }) => name > lastUnchecked)
  expect(checked).not.toEqual([])
  for (const migration of checked) {
    const statements = await statementsOf(migration)
    expect(statements, migration.name).not.toEqual([])
    const breaking = excused.has(migration.name) ? [] : breakingStatements(statements)
    expect(breaking, `${migration.name}: docs/upgrading.md`).toEqual([])
  }
})
