import { sql } from '@payloadcms/db-sqlite/drizzle'
import { SQLiteSyncDialect, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { expect, test } from 'vitest'
import { namesOf } from './payload-tables.ts'

const tables = { users_sessions: sqliteTable('users_sessions', { expiresAt: text('ends') }) }

test('columns have the names that Payload gave them, whatever these are', () => {
  const { table, column } = namesOf({ db: { tables } }, 'users_sessions')
  const statement = sql`DELETE FROM ${table} WHERE ${column('expiresAt')} < ${'now'}`
  expect(new SQLiteSyncDialect().sqlToQuery(statement)).toMatchObject({
    sql: 'DELETE FROM "users_sessions" WHERE "ends" < ?',
    params: ['now'],
  })
})

test('a table or a column that Payload does not have is refused by its name', () => {
  expect(() => namesOf({ db: { tables } }, 'sessions')).toThrow('no table for sessions')
  expect(() => namesOf({ db: {} }, 'users_sessions')).toThrow('no table for users_sessions')
  const { column } = namesOf({ db: { tables } }, 'users_sessions')
  expect(() => column('toString')).toThrow('no column for toString')
})
