import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBackOffice, firstFilled } from '../../commands/bench/fill-back-office.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('records')
})
afterAll(() => database.close())

test(
  'the bench of the back office fills it with news that stand as written by staff',
  onSqliteOnly,
  async () => {
    const { environment } = await import('../../environment.ts')
    fillBackOffice(environment().dataFolder, 50)
    const { docs, totalDocs } = await database.payload.find({
      collection: 'news',
      where: { id: { greater_than_equal: firstFilled } },
      limit: 50,
      depth: 1,
      locale: 'ar',
    })
    expect(totalDocs).toBe(50)
    const topics = new Set<unknown>()
    for (const { title, topics: named, countries } of docs) {
      expect(title).toMatch(/^News \d+$/)
      expect(named).toHaveLength(1)
      expect(countries).toHaveLength(1)
      topics.add(named?.[0])
    }
    expect(topics.size).toBeGreaterThan(1)
    const versions = await database.payload.countVersions({
      collection: 'news',
      where: { parent: { greater_than_equal: firstFilled } },
    })
    expect(versions.totalDocs).toBe(50)
  },
)
