import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { statusWithoutUser } from '../../admin/who-asks.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a session that cannot be looked up because the database is away is no missing session', async () => {
  const { payload } = database
  const withSession = new Headers({ Authorization: 'JWT a.session.token' })
  expect(await statusWithoutUser(payload, new Headers())).toBe(401)
  expect(await statusWithoutUser(payload, withSession)).toBe(401)
  const away = vi.spyOn(payload.db, 'count').mockRejectedValue(new Error('connection refused'))
  expect(await statusWithoutUser(payload, withSession)).toBe(503)
  expect(await statusWithoutUser(payload, new Headers())).toBe(401)
  away.mockRestore()
})
