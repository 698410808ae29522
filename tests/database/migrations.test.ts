import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
