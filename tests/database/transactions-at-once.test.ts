import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('more transactions at once than there are connections, each with a read beside it, all come to an end', async () => {
  const { payload } = database
  const counts = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const transactionID = await payload.db.beginTransaction()
      const { totalDocs } = await payload.count({ collection: 'users' })
      if (transactionID !== null) {
        await (index % 2 === 0
          ? payload.db.commitTransaction(transactionID)
          : payload.db.rollbackTransaction(transactionID))
      }
      return totalDocs
    }),
  )
  expect(new Set(counts)).toEqual(new Set([0]))
})
