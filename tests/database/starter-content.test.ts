import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// On SQLite it is filled by each of the product's own starts in tests/browser.
describe.runIf(process.env.TEST_DATABASE_URL)('the starter content', () => {
  test('is filled in one transaction, and is then what visitors read', async () => {
    const { payload } = database
    const { fillStarterContent } = await import('../../content/seed/fill-starter-content.ts')
    const { readContentVersion } = await import('../../content/database/content-version.ts')
    const { listRecords } = await import('../../content/read/content-kind.ts')
    const { tenderKind } = await import('../../content/tenders/kind.ts')
    const now = new Date()
    expect((await readContentVersion(payload)).whole).toBe('')
    await fillStarterContent(payload, now, () => {})
    expect((await readContentVersion(payload)).whole).not.toBe('')
    expect((await listRecords(tenderKind, { payload, language: 'ar', now })).total).toBe(6)
    const { totalDocs: answers } = await payload.count({
      collection: 'tender-questions',
      where: { status: { equals: 'published' } },
      overrideAccess: true,
    })
    expect(answers).toBeGreaterThan(0)
  }, 120_000)
})
