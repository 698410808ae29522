import { expect, test } from 'vitest'
import { openTestDatabase } from '../support/test-database.ts'

test('a process that is asked to end is not held by its database, and leaves no connection behind', async () => {
  const { payload, close } = await openTestDatabase()
  expect((await payload.count({ collection: 'news' })).totalDocs).toBe(0)
  // Postgres renames no database that somebody is connected to.
  await expect(close()).resolves.toBeUndefined()
})
