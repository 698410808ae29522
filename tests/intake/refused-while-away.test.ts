import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { is, sql, StringChunk, type SQL } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseAwayError } from '../../store/database/availability.ts'
import { nameOfProcess } from '../../store/process-name.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let submissions: string
beforeAll(async () => {
  api = await openTestApi()
  const { environment } = await import('../../environment.ts')
  submissions = path.join(environment().dataFolder, 'submissions')
})
afterAll(() => api.close())

async function send(company: string, key: string) {
  const response = await api.call('/api/tenders/level-recorders/apply', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: submissionForm({ ...proposalFields, company_name: company }, [
      ['proposal_file[0]', 'offer.pdf', pdf(company)],
    ]),
  })
  const { data } = submissionAnswerSchema.parse(await response.json())
  return { status: response.status, reference: data?.reference }
}

async function storedNameOf(reference: string | undefined): Promise<string | undefined> {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    showHiddenFields: true,
    overrideAccess: true,
  })
  return docs[0]?.storedName ?? undefined
}

const incoming = () => readdirSync(path.join(submissions, 'incoming'))
const isStored = (name: string) => existsSync(path.join(submissions, 'stored', name))

/** As a process leaves a submission whose record was written although its connection was lost. */
async function refusedAllTheSame(company: string, key: string, mark = 'refused') {
  const { reference } = await send(company, key)
  const storedName = await storedNameOf(reference)
  if (storedName === undefined) throw new Error('The proposal was not stored')
  writeFileSync(path.join(submissions, 'incoming', `${nameOfProcess()}.${storedName}.${mark}`), '')
  return { reference, storedName }
}

test('a submission whose last statement was never answered is refused, and gone once the database is back', async () => {
  const { payload, loggedErrors } = api
  const { db } = payload
  const drizzle: { all?: Run; execute?: Run } = db.drizzle
  type Run = (statement: SQL) => Promise<unknown>
  const name = drizzle.all ? 'all' : 'execute'
  const run = drizzle[name]?.bind(drizzle)
  if (!run) throw new Error('The database takes no statements')
  const mails = sql`SELECT kind FROM outgoing_mail`
  let written: unknown
  let isAway = false
  const statements = vi.spyOn(drizzle, name).mockImplementation(async (statement) => {
    if (isAway) throw new DatabaseAwayError()
    const rows = await run(statement)
    // The statement was carried out, and its answer lost.
    isAway = isReceipt(statement)
    if (isAway) {
      written = await run(mails)
      throw new DatabaseAwayError()
    }
    return rows
  })
  const counts = vi
    .spyOn(payload.db, 'count')
    .mockImplementation(() => Promise.reject(new DatabaseAwayError()))
  const { status } = await send('Lost answer', 'a-key-of-a-lost-answer')
  expect(status).toBe(503)
  expect(incoming().filter((entry) => entry.endsWith('.refused'))).toHaveLength(1)
  statements.mockRestore()
  counts.mockRestore()
  await expect.poll(incoming).toEqual([])
  expect(readdirSync(path.join(submissions, 'stored'))).toEqual([])
  expect((await payload.count({ collection: 'proposals' })).totalDocs).toBe(0)
  expect(JSON.stringify(written)).toContain('receipt')
  expect(JSON.stringify(await run(mails))).not.toContain('receipt')
  const { docs } = await payload.find({ collection: 'procurement-record', sort: 'sequence' })
  expect(docs.map(({ action }) => action)).toEqual(['proposal received', 'proposal not completed'])
  loggedErrors.length = 0
})

/** Whether it is the statement that looks whether a submission counts from now on. */
function isReceipt(statement: SQL): boolean {
  const words = statement.queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : '…'))
  return /^SELECT.* IS NOT NULL$/s.test(words.join(''))
}

test('sent again under its key before it is removed, it is taken in, and stays', async () => {
  const key = 'a-key-that-is-used-again'
  const { reference, storedName } = await refusedAllTheSame('Sent again', key)
  expect(await send('Sent again', key)).toEqual({ status: 200, reference })
  await api.intake.sweep()
  expect(isStored(storedName)).toBe(true)
  expect(await storedNameOf(reference)).toBe(storedName)
})

test('sent again after it was removed, it is a new one; while it is being removed, it may be sent later', async () => {
  const key = 'a-key-of-a-removed-one'
  const removed = await refusedAllTheSame('Removed', key)
  await api.intake.sweep()
  expect(isStored(removed.storedName)).toBe(false)
  expect(await storedNameOf(removed.reference)).toBeUndefined()
  expect((await send('Removed', key)).status).toBe(201)

  const busy = 'a-key-of-a-busy-removal'
  const { reference } = await refusedAllTheSame('Busy', busy, 'removing')
  expect((await send('Busy', busy)).status).toBe(503)
  await api.intake.sweep()
  const again = await send('Busy', busy)
  expect(again.status).toBe(201)
  expect(again.reference).not.toBe(reference)
})

test('a receipt that the log already promises, and whose sender was told that nothing is stored, is explained in the log', async () => {
  const { payload, settings, intake } = api
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { readPending } = await import('../../transparency/log-rows.ts')
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { findingsOf } = await import('../../procurement/procurement-record/describe-verification.ts')
  const { findTestTender, fixTerms } = await import('../support/tender-terms.ts')
  const log = { payload, keys: await signingKeysIn(settings.signingKeysFolder) }
  const tender = await findTestTender(payload, 'level-recorders')
  await fixTerms(log, tender)
  const { reference, storedName } = await refusedAllTheSame('In an envelope', 'a-key-of-an-envelope')
  const promised = (await readPending(payload)).map(({ text }) => text)
  expect(promised.some((text) => text.startsWith('Receipt') && text.includes(reference ?? 'none'))).toBe(true)
  await intake.sweep()
  expect(isStored(storedName)).toBe(false)
  expect(await storedNameOf(reference)).toBeUndefined()
  const texts = (await readPending(payload)).map(({ text }) => text)
  expect(
    texts.filter((text) => text.includes('"proposal not completed"') && text.includes('commitment')),
  ).toHaveLength(1)
  expect(findingsOf(await verifyProcurementRecord(payload))).toEqual([])
})
