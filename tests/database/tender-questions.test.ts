import { afterAll, expect, test } from 'vitest'
import { readPublishedQuestions } from '../../procurement/tender-questions/read-published-questions.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

const { payload, close } = await openTestDatabase('records')
afterAll(close)
const { docs } = await payload.find({ collection: 'tenders', limit: 2, depth: 0, sort: 'id' })
const [tender, other] = docs
if (!tender || !other) throw new Error('There are no test tenders')

const ask = (about: number, status: 'received' | 'published' | 'declined', question: string) =>
  payload.create({
    collection: 'tender-questions',
    overrideAccess: true,
    data: {
      tender: about,
      details: `As it was sent: ${question}`,
      askedAt: '2026-05-01T10:00:00.000Z',
      email: 'asker@example.org',
      status,
      question,
      answer: 'An answer.',
    },
  })

const later = await ask(tender.id, 'received', 'The second?')
await ask(tender.id, 'published', 'The first?')
await payload.update({
  collection: 'tender-questions',
  id: later.id,
  data: { status: 'published' },
  overrideAccess: true,
})
await ask(tender.id, 'received', 'Not answered?')
await ask(tender.id, 'declined', 'Declined?')
await ask(other.id, 'published', 'About another?')

test('visitors read published questions about the tender alone, in their order, and nothing of the asker', async () => {
  const questions = await readPublishedQuestions({ payload, language: 'en', now: testNow }, String(tender.id))
  expect(questions.map(({ question }) => question.text)).toEqual(['The first?', 'The second?'])
  const serialized = JSON.stringify(questions)
  expect(serialized).not.toContain('asker@example.org')
  expect(serialized).not.toContain('As it was sent')
})
