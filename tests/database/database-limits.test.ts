import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPostgresOnly } from '../support/one-database.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('on Postgres', onPostgresOnly, () => {
  test('statements and locks have limits, and those that go through a whole import have others', async () => {
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const shown = async (isLong: boolean) => {
      const { rows } = await rawSql(database.payload, undefined, { isLong })
      return rows(sql`SELECT current_setting('statement_timeout') AS statement,
        current_setting('lock_timeout') AS lock`)
    }
    expect(await shown(false)).toEqual([{ statement: '15s', lock: '5s' }])
    expect(await shown(true)).toEqual([{ statement: '10min', lock: '10min' }])
    expect(await shown(false)).toEqual([{ statement: '15s', lock: '5s' }])
  })

  test('what could not be committed is no success', async () => {
    const { payload } = database
    const { rawSql } = await import('../../store/database/raw-sql.ts')
    const { write } = await rawSql(payload)
    await write([
      sql`CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no commit'; END $$`,
      sql`CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON topics
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit()`,
    ])
    const create = () =>
      payload.create({ collection: 'topics', data: { title: 'Rivers' }, locale: 'en', overrideAccess: true })
    await expect(create()).rejects.toThrow('could not be committed')
    await write([sql`DROP TRIGGER refuse_commit ON topics`])
    await expect(create()).resolves.toMatchObject({ title: 'Rivers' })
    expect((await payload.count({ collection: 'topics' })).totalDocs).toBe(1)
  })
})
