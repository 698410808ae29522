import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '../../site/i18n/languages.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('records')
})
afterAll(() => database.close())

test('a question with its answer is written in every language within the transaction of the starter content', async () => {
  const { payload } = database
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { docs } = await payload.find({ collection: 'tenders', limit: 1, overrideAccess: true })
  const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
  const id = await new StarterWriter(payload, transactionID).write('tender-questions', 'one', (language) => ({
    tender: docs[0]?.id,
    details: 'May we visit the site?',
    sentIn: 'en',
    askedAt: testNow.toISOString(),
    status: 'published',
    question: `A question in ${language}`,
    answer: `An answer in ${language}`,
  }))
  if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
  const written = await payload.findByID({
    collection: 'tender-questions',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  expect(written.answer).toEqual(
    Object.fromEntries(languageCodes.map((language) => [language, `An answer in ${language}`])),
  )
})
