import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Migration } from 'payload'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import type { InTransaction } from '../../store/database/in-transaction.ts'
import { migrateDatabase } from '../../store/database/migrate-database.ts'
import { hasTable, rawSql } from '../../store/database/raw-sql.ts'
import { RecordWriter } from '../support/record-writer.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.restoreAllMocks())

const given = z.object({ req: z.custom<InTransaction>() })

/** A migration that sends statements, one after the other. */
function migration(name: string, ...statements: string[]): Migration {
  return {
    name,
    up: async (args: unknown) => {
      const { rows } = await rawSql(database.payload, given.parse(args).req)
      for (const statement of statements) await rows(sql.raw(statement))
    },
    down: async () => {},
  }
}

const tables = async (...names: string[]) => {
  const raw = await rawSql(database.payload)
  return Promise.all(names.map((name) => hasTable(raw, name)))
}

test('a migration that is interrupted leaves nothing, and the next start carries it out', async () => {
  // Payload ends the process.
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const name = '20991231_000000_interrupted'
  const first = 'CREATE TABLE first_half (id integer PRIMARY KEY)'
  await expect(
    migrateDatabase(database.payload, [migration(name, first, 'CREATE TABLE nonsense ()()')]),
  ).rejects.toThrow('ended')
  expect(await tables('first_half')).toEqual([false])
  const whole = [migration(name, first, 'CREATE TABLE second_half (id integer PRIMARY KEY)')]
  await migrateDatabase(database.payload, whole)
  expect(await tables('first_half', 'second_half')).toEqual([true, true])
  // It is known to be done: it would fail.
  await migrateDatabase(database.payload, whole)
})

test.runIf(inject('templates').empty.postgres === undefined)(
  'a migration that rebuilds a table leaves what refers to it, and one that loses rows is refused',
  async () => {
    const { payload } = database
    const raw = await rawSql(payload)
    const writer = new RecordWriter(payload)
    const topic = await writer.publish('topics', { en: { title: 'Brine' } })
    const id = await writer.publish(
      'news',
      { en: { title: 'On brine' } },
      { date: '2026-01-05', topics: [topic] },
    )
    const topicsOf = async () => (await payload.findByID({ collection: 'news', id, depth: 0 })).topics
    await migrateDatabase(payload, [
      migration(
        '20991231_000001_rebuilt',
        'CREATE TABLE copied AS SELECT * FROM topics',
        'DELETE FROM topics',
        'INSERT INTO topics SELECT * FROM copied',
      ),
    ])
    expect(await topicsOf()).toEqual([topic])
    await expect(
      migrateDatabase(payload, [migration('20991231_000002_loses', 'DELETE FROM topics')]),
    ).rejects.toThrow(/refer to others which are gone/)
    expect(await topicsOf()).toEqual([topic])
    expect(await raw.rows(sql`PRAGMA foreign_keys`)).toEqual([{ foreign_keys: 1 }])
  },
)
