import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import type { Environment } from '../../environment.ts'
import { onServer } from '../support/on-server.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const dialect = inject('templates').empty.postgres ? 'postgres' : 'sqlite'

let database: TestDatabase
let settings: Environment
beforeAll(async () => {
  database = await openTestDatabase()
  settings = (await import('../../environment.ts')).environment()
})
afterAll(() => database.close())

/** What the release before this one sends while all its addresses are requested (`npm run trial:upgrade`). */
const statements = z
  .array(z.string())
  .parse(
    JSON.parse(
      brotliDecompressSync(
        readFileSync(inRepository('tests/fixtures/former-release', `${dialect}.json.br`)),
      ).toString(),
    ),
  )

/** Why the database does not understand statements: something that they name is not there. Nothing is carried out. */
async function faultsOf(asked: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  const collect = (statement: string, error: unknown) =>
    faults.push(`${error instanceof Error ? error.message : String(error)}: ${statement.slice(0, 200)}`)
  if (!settings.DATABASE_URL) {
    const sqlite = new DatabaseSync(settings.sqliteFile ?? '')
    for (const statement of asked) {
      try {
        sqlite.prepare(statement)
      } catch (error) {
        collect(statement, error)
      }
    }
    sqlite.close()
    return faults
  }
  const client = new Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  for (const statement of asked) {
    try {
      await client.query(`PREPARE asked AS ${statement}`)
      await client.query('DEALLOCATE asked')
    } catch (error) {
      collect(statement, error)
    }
  }
  await client.end()
  return faults
}

test('everything that the release before this one reads and writes is still there', async () => {
  expect(statements.length).toBeGreaterThan(50)
  expect(await faultsOf(statements)).toEqual([])
})

test('a column that is called otherwise is noticed', async () => {
  const rename = 'ALTER TABLE news RENAME COLUMN slug TO renamed'
  if (settings.DATABASE_URL) {
    await onServer(settings.DATABASE_URL, rename)
  } else {
    const sqlite = new DatabaseSync(settings.sqliteFile ?? '')
    sqlite.exec(rename)
    sqlite.close()
  }
  expect(await faultsOf(statements)).toContainEqual(expect.stringContaining('slug'))
})
