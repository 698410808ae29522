import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IntakeService } from '../../server/intake/intake-service.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { startScanner, startSilentScanner } from '../support/scanner.ts'
import { shortenLimit } from '../support/shorten-limit.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake

beforeAll(async () => {
  api = await openTestIntake()
})

afterAll(async () => {
  await api.close()
})

/** An intake whose deployment has a scanner at an address. */
async function intakeWith(scanner: string, whenAway: 'accept' | 'refuse' = 'accept'): Promise<IntakeService> {
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  return createIntakeService({
    payload: api.payload,
    settings: { ...api.settings, CLAMD_ADDRESS: scanner, CLAMD_WHEN_AWAY: whenAway },
    now: () => testNow,
    reportError: () => undefined,
  })
}

async function send(scanner: string, company: string, text: string, whenAway?: 'accept' | 'refuse') {
  const { proposalSubmission } = await import('../../server/intake/submission-kinds.ts')
  const { submissions } = await intakeWith(scanner, whenAway)
  const form = new Response(
    submissionForm({ ...proposalFields, company_name: company }, [
      ['proposal_file[0]', 'offer.pdf', pdf(text)],
    ]),
  )
  const request = new Request('http://localhost', {
    method: 'POST',
    body: await form.arrayBuffer(),
    headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
  })
  return submissions.submit(proposalSubmission, 'level-recorders', request, { language: 'en', address: 'x' })
}

async function scanOf(reference: string | undefined) {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  })
  return docs[0]?.scan
}

test(
  'an infected file is refused by its name before it is sealed, a clean one is marked',
  onSqliteOnly,
  async () => {
    await using scanner = await startScanner((content) =>
      content.includes('something bad') ? 'stream: Test FOUND\0' : 'stream: OK\0',
    )
    const infected = await send(scanner.address, 'Infected', 'something bad')
    const message = 'File "offer.pdf" contains a virus and was not accepted.'
    expect(infected).toMatchObject({
      outcome: 'refused',
      status: 422,
      message,
      errors: { proposal_file: [message] },
    })
    const clean = await send(scanner.address, 'Clean', 'an offer')
    expect(clean).toMatchObject({ outcome: 'accepted', status: 201 })
    expect(clean.outcome === 'accepted' && (await scanOf(clean.receipt?.reference))).toBe('clean')
  },
)

test(
  'a scanner that is away refuses no bid where a deployment accepts them, and marks it',
  onSqliteOnly,
  async () => {
    const accepted = await send('127.0.0.1:1', 'Unscanned', 'an offer')
    expect(accepted).toMatchObject({ outcome: 'accepted', status: 201 })
    expect(accepted.outcome === 'accepted' && (await scanOf(accepted.receipt?.reference))).toBe('pending')
  },
)

test(
  'where a deployment refuses what it can’t scan, nothing of it is stored, and the words stand beside the file',
  onSqliteOnly,
  async () => {
    const before = await api.storedFiles()
    const { totalDocs } = await api.payload.count({ collection: 'proposals' })
    const refused = await send('127.0.0.1:1', 'Not scanned', 'an offer', 'refuse')
    const message = expect.stringContaining('cannot check files for viruses') as string
    expect(refused).toMatchObject({
      outcome: 'refused',
      status: 503,
      message,
      errors: { proposal_file: [message] },
      typed: { company_name: 'Not scanned' },
      retryAfterSeconds: 120,
    })
    expect(await api.storedFiles()).toEqual(before)
    expect((await api.payload.count({ collection: 'proposals' })).totalDocs).toBe(totalDocs)
  },
)

test(
  'a scanner that answers and needs longer than a sender waits refuses no bid; one that hangs does',
  onSqliteOnly,
  async () => {
    shortenLimit(10_000, 100)
    const never = Promise.withResolvers<string>()
    await using slow = await startScanner(() => never.promise)
    const accepted = await send(slow.address, 'Slowly scanned', 'an offer', 'refuse')
    expect(accepted).toMatchObject({ outcome: 'accepted', status: 201 })
    expect(accepted.outcome === 'accepted' && (await scanOf(accepted.receipt?.reference))).toBe('pending')
    await using hanging = await startSilentScanner()
    shortenLimit(5000, 100)
    expect(await send(hanging.address, 'Hanging', 'an offer', 'refuse')).toMatchObject({ status: 503 })
    never.resolve('')
  },
)
