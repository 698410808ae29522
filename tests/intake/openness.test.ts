import { rename } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { testNow } from '../support/test-records.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const listSchema = z.object({ data: z.object({ data: z.array(z.object({ slug: z.string() })) }) })
const recordSchema = z.object({
  data: z.object({ status: z.string(), is_expired: z.boolean(), days_remaining: z.number() }),
})

async function slugs(status: string): Promise<string[]> {
  const response = await api.call(`/api/tenders?status=${status}`)
  return listSchema.parse(await response.json()).data.data.map(({ slug }) => slug)
}

async function record() {
  return recordSchema.parse(await (await api.call('/api/tenders/level-recorders')).json()).data
}

async function apply() {
  const form = submissionForm(proposalFields, [['proposal_file[0]', 'offer.pdf', pdf()]])
  const response = await api.call('/api/tenders/level-recorders/apply', { method: 'POST', body: form })
  const { headers, status } = response
  return { status, headers, ...submissionAnswerSchema.parse(await response.json()) }
}

async function ask() {
  const body = new URLSearchParams({ question: 'How deep?' })
  return (await api.call('/api/tenders/level-recorders/questions', { method: 'POST', body })).status
}

async function countOf(status: string): Promise<number> {
  const { countOptions } = await import('../../store/read/count-options.ts')
  const { tenderKind } = await import('../../procurement/tenders/kind.ts')
  const reading = { payload: api.payload, language: 'en', now: testNow } as const
  return (await countOptions(tenderKind, reading, { filters: {} }, 'status')).get(status) ?? 0
}

async function follows(tender: number): Promise<boolean> {
  const { follow } = await import('../../procurement/tender-followers/follow.ts')
  const asked = { tender, email: 'a@example.org', language: 'en' } as const
  const settings = { MAIL_FROM: undefined, MAIL_RETRY_HOURS: 1 }
  const following = { payload: api.payload, siteUrl: '', settings, now: testNow }
  return follow({ ...following, isMailDue: async () => false }, asked)
}

async function tenderId(): Promise<number> {
  const { docs } = await api.payload.find({
    collection: 'tenders',
    where: { slug: { equals: 'level-recorders' } },
  })
  return docs[0]?.id ?? 0
}

test('a document that visitors can’t fetch: nothing is taken, and it is said why', async () => {
  const { environment } = await import('../../environment.ts')
  const { docs } = await api.payload.find({ collection: 'documents' })
  const file = path.join(environment().dataFolder, 'documents', docs[0]?.filename ?? '')
  await rename(file, `${file}.away`)
  const { status, headers, message } = await apply()
  expect({ status, message }).toEqual({
    status: 503,
    message: expect.stringContaining('a document of this tender can’t be downloaded'),
  })
  expect(headers.get('Retry-After')).toBe('600')
  expect((await api.payload.count({ collection: 'proposals' })).totalDocs).toBe(0)
  await rename(`${file}.away`, file)
  expect(await apply()).toMatchObject({ status: 201 })
})

test('a question that is sent again is stored once; with another word, or of another person, it is another', async () => {
  const tender = await tenderId()
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const headers = { 'Idempotency-Key': 'a-key-of-the-form-0001' }
    return (await api.call('/api/tenders/level-recorders/questions', { method: 'POST', body, headers }))
      .status
  }
  const stored = async () =>
    (await api.payload.count({ collection: 'tender-questions', where: { tender: { equals: tender } } }))
      .totalDocs
  const before = await stored()
  for (const email of ['', '', 'one@example.org', 'one@example.org'])
    expect(await send({ question: 'How wide?', email })).toBe(201)
  expect(await stored()).toBe(before + 2)
  expect(await send({ question: 'How wide is it?', email: 'one@example.org' })).toBe(201)
  expect(await stored()).toBe(before + 3)
  const atOnce = { question: 'How high?', email: 'one@example.org' }
  expect(await Promise.all([send(atOnce), send(atOnce), send(atOnce)])).toEqual([201, 201, 201])
  expect(await stored()).toBe(before + 4)
})

test('an outcome before the deadline closes a tender wherever its openness is shown', async () => {
  const id = await tenderId()
  expect([await slugs('open'), await slugs('closed')]).toEqual([['level-recorders'], ['closed-review']])
  expect([await countOf('open'), await countOf('closed')]).toEqual([1, 1])
  expect([await ask(), await follows(id)]).toEqual([201, true])

  await api.payload.update({
    collection: 'tenders',
    id,
    data: { outcome: 'cancelled', _status: 'published' },
  })
  expect(await record()).toEqual({ status: 'closed', is_expired: true, days_remaining: 0 })
  expect([await slugs('open'), (await slugs('closed')).toSorted()]).toEqual([
    [],
    ['closed-review', 'level-recorders'],
  ])
  expect([await countOf('open'), await countOf('closed')]).toEqual([0, 2])
  expect(await apply()).toMatchObject({
    status: 410,
    message:
      'This tender was closed before its deadline and its outcome has been published. Your proposal was not accepted.',
  })
  expect([await ask(), await follows(id)]).toEqual([410, false])
})
