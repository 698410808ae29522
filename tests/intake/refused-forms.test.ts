import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { IntakeService } from '../../server/intake/intake-service.ts'
import { intakeLimits } from '../../server/intake/limits.ts'
import { DatabaseCounts } from '../../store/shared-counts/shared-counts.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import { applicantFields, pdf, submissionForm } from '../support/submission-files.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

/** What the page of a form shows again when it is refused without scripts. */
const { consent, ...written } = { ...applicantFields, cover_letter: 'I measure wells.' }
const question = { question: 'How deep are the wells?', email: 'bidder@example.org' }

let api: TestIntake
let intake: IntakeService

beforeAll(async () => {
  api = await openTestIntake()
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  intake = createIntakeService({
    payload: api.payload,
    settings: { ...api.settings, SUBMISSIONS_PER_HOUR: 1 },
    now: () => testNow,
    reportError: (error) => api.loggedErrors.push(error),
  })
})
afterAll(() => api.close())

/** As its page sends it: the files stand before the letter and the consent. */
function application(cv: Buffer, headers: Readonly<Record<string, string>> = {}): Request {
  const { cover_letter: letter, ...before } = written
  const form = submissionForm({ ...before, secret: 'not shown again' }, [['cv[]', 'cv.pdf', cv]])
  form.set('cover_letter', letter)
  form.set('consent', consent)
  return new Request('https://network.example.org/vacancies/apply', { method: 'POST', body: form, headers })
}

async function apply(address: string, request: Request): Promise<SubmissionOutcome> {
  const { jobApplicationSubmission } = await import('../../server/intake/submission-kinds.ts')
  return intake.submissions.submit(jobApplicationSubmission, '', request, { language: 'en', address })
}

function ask(address: string): Promise<SubmissionOutcome> {
  const request = new Request('https://network.example.org/tenders/level-recorders/ask', {
    method: 'POST',
    body: submissionForm(question, []),
  })
  return intake.questions.ask('level-recorders', request, { language: 'en', address })
}

/** The next time that something is counted, the database is away. */
function failingCount(): void {
  const counting = vi.spyOn(DatabaseCounts.prototype, 'add').mockRejectedValueOnce(new Error('away'))
  onTestFinished(() => counting.mockRestore())
}

describe('an application shows all that was typed again', () => {
  test('when its address has sent too often, and nothing of its files is stored', async () => {
    await apply('192.0.2.1', application(pdf('first')))
    const before = await api.storedFiles()
    const refused = await apply('192.0.2.1', application(pdf('second', 300_000)))
    expect(refused).toMatchObject({ outcome: 'refused', status: 429, typed: { ...written, consent } })
    expect(refused).not.toHaveProperty('typed.secret')
    expect(await api.storedFiles()).toEqual(before)
  })

  test('when something of ours is away', async () => {
    failingCount()
    const refused = await apply('192.0.2.2', application(pdf('away')))
    expect(refused).toMatchObject({ status: 503, typed: { ...written, consent } })
  })

  test('when more is announced than a form may send', async () => {
    const announced = { 'Content-Length': String(intakeLimits.body + 1) }
    const refused = await apply('192.0.2.3', application(pdf('announced'), announced))
    expect(refused).toMatchObject({ status: 413, typed: { ...written, consent } })
  })

  test('when a file that stands before it is too large', async () => {
    const large = pdf('large', intakeLimits.fileSize + 100_000)
    const refused = await apply('192.0.2.4', application(large))
    expect(refused).toMatchObject({ status: 413, typed: { ...written, consent } })
    expect(refused).toHaveProperty('errors.cv')
  })
})

describe('a question is shown again as it was typed', () => {
  test('when its address has asked too often', async () => {
    expect(await ask('192.0.2.5')).toMatchObject({ status: 201 })
    expect(await ask('192.0.2.5')).toMatchObject({ status: 429, typed: question })
  })

  test('when something of ours is away', async () => {
    failingCount()
    expect(await ask('192.0.2.6')).toMatchObject({ status: 503, typed: question })
  })
})
