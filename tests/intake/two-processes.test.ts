import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { Intake } from '../../server/intake/intake.ts'
import { applicantFields, pdf, submissionForm } from '../support/submission-files.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake
let one: Intake
let other: Intake
let apply: (intake: Intake, fields: Record<string, string>, key?: string) => Promise<SubmissionOutcome>

beforeAll(async () => {
  api = await openTestIntake()
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  const { jobApplicationSubmission } = await import('../../server/intake/submission-kinds.ts')
  // As a second process has it: nothing in memory is shared.
  const second = createIntakeService({
    payload: api.payload,
    settings: api.settings,
    now: () => testNow,
    reportError: (error) => api.loggedErrors.push(error),
  })
  one = api.intake.submissions
  other = second.submissions
  apply = (intake, fields, key) => {
    const request = new Request('https://network.example.org/apply', {
      method: 'POST',
      body: submissionForm({ ...applicantFields, ...fields }, [['cv', 'cv.pdf', pdf('CV')]]),
      headers: key ? { 'Idempotency-Key': key } : {},
    })
    return intake.submit(jobApplicationSubmission, '', request, { language: 'en', address: '192.0.2.1' })
  }
})
afterAll(() => api.close())

const receiptOf = (outcome: SubmissionOutcome | undefined) =>
  outcome?.outcome === 'accepted' ? outcome.receipt : undefined

async function applicationsOf(full_name: string): Promise<number> {
  const where = { fullName: { equals: full_name } }
  return (await api.payload.count({ collection: 'job-applications', where, overrideAccess: true })).totalDocs
}

describe('the same sent to two processes at once', () => {
  test.each([
    ['under a key', crypto.randomUUID()],
    ['without a key', undefined],
  ])('%s is taken once, and both get its receipt', async (full_name, key) => {
    const outcomes = await Promise.all(
      [one, other, one, other].map((intake) => apply(intake, { full_name }, key)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    const receipts = outcomes.map(receiptOf)
    expect(receipts[0]?.secret).toMatch(/.{20}/)
    for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
    expect(await applicationsOf(full_name)).toBe(1)
  })

  test('a little later, without a key, gets the first receipt as well, until it is withdrawn', async () => {
    const full_name = 'A little later'
    const first = receiptOf(await apply(one, { full_name }))
    expect(receiptOf(await apply(other, { full_name }))).toEqual(first)
    await one.manage('withdraw', first?.reference ?? '', first?.secret ?? '', {
      language: 'en',
      address: '192.0.2.1',
    })
    const again = await apply(other, { full_name })
    expect(again.status).toBe(201)
    expect(receiptOf(again)?.reference).not.toBe(first?.reference)
  })

  test('something else under the same key is refused', async () => {
    const key = crypto.randomUUID()
    const outcomes = await Promise.all([
      apply(one, { full_name: 'One content' }, key),
      apply(other, { full_name: 'Other content' }, key),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect((await applicationsOf('One content')) + (await applicationsOf('Other content'))).toBe(1)
  })

  test('what a process that died was at, another takes after a while', async () => {
    const full_name = 'Died'
    const database = await rawSql(api.payload)
    const sent = apply(one, { full_name })
    await sent
    // As if it had died before its end: no sign of life, and no reference.
    await database.write([
      sql`UPDATE sendings SET reference = NULL, expires_at = ${Date.now() + 300}`,
      sql`DELETE FROM job_applications WHERE full_name = ${full_name}`,
    ])
    expect((await apply(other, { full_name })).status).toBe(201)
  })

  test('the database holds neither what was sent nor a secret', async () => {
    const receipt = receiptOf(await apply(one, { full_name: 'Known to nobody' }))
    const rows = await (await rawSql(api.payload)).rows(sql`SELECT * FROM sendings`)
    const text = JSON.stringify(rows)
    expect(text).toContain(receipt?.reference)
    expect(text).not.toContain(receipt?.secret)
    expect(text).not.toContain('Known to nobody')
  })
})

test('a process that starts leaves alone what another one is taking in', async () => {
  const staged = await api.store.stage()
  await api.intake.sweep()
  await staged.move()
  await api.intake.sweep()
  await staged.discard()
  expect(api.loggedErrors).toEqual([])
})
