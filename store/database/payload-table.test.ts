import { sql } from '@payloadcms/db-sqlite/drizzle'
import { SQLiteSyncDialect, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { expect, test } from 'vitest'
import { payloadTable } from './payload-table.ts'

const tables = { users_sessions: sqliteTable('users_sessions', { expiresAt: text('ends') }) }

test('columns have the names that Payload gave them, whatever these are', () => {
  const { table, column } = payloadTable({ db: { tables } }, 'users_sessions')
  const statement = sql`DELETE FROM ${table} WHERE ${column('expiresAt')} < ${'now'}`
  expect(new SQLiteSyncDialect().sqlToQuery(statement)).toMatchObject({
    sql: 'DELETE FROM "users_sessions" WHERE "ends" < ?',
    params: ['now'],
  })
})

test('a table or a column that Payload does not have is refused by its name', () => {
  expect(() => payloadTable({ db: { tables } }, 'sessions')).toThrow('no table sessions')
  expect(() => payloadTable({ db: {} }, 'users_sessions')).toThrow('no table users_sessions')
  const { column } = payloadTable({ db: { tables } }, 'users_sessions')
  expect(() => column('toString')).toThrow('no column for toString')
})
