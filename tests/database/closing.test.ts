import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Milliseconds within which a database must let go of its process. */
const limit = 5000

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

test('a process that is told to end is not held by its database', { timeout: 2 * limit }, async () => {
  const closed = database.close().then(() => 'closed')
  const held = new Promise<string>((resolve) => {
    setTimeout(() => resolve('still held'), limit).unref()
  })
  expect(await Promise.race([closed, held])).toBe('closed')
})
