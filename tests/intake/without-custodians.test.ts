import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { findTestTender } from '../support/tender-terms.ts'
import { testNow } from '../support/test-records.ts'

/** A tender without custodians whose deadline is another than the one that the log names it with. */
let api: TestIntake
let promised: string

beforeAll(async () => {
  api = await openTestIntake({ SUBMISSIONS_PER_HOUR: '1000' })
  ;({ deadline: promised } = await findTestTender(api.payload, 'level-recorders'))
  await moveDeadline(1)
})
afterAll(() => api.close())

/** In the database alone; by no days it is the one that was promised. */
async function moveDeadline(days: number): Promise<void> {
  const { id } = await findTestTender(api.payload, 'level-recorders')
  const deadline = new Date(Date.parse(promised) + days * 86_400_000).toISOString()
  await api.payload.db.updateOne({ collection: 'tenders', id, data: { deadline } })
}

async function send(headers: Record<string, string> = {}, fields: Record<string, string> = {}) {
  const response = await api.call('/api/tenders/level-recorders/apply', {
    ...{ method: 'POST', headers },
    body: submissionForm({ ...proposalFields, ...fields }, [
      ['proposal_file[0]', 'offer.pdf', pdf('An offer')],
    ]),
  })
  const answer = submissionAnswerSchema.parse(await response.json())
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...answer }
}

test.each(languageCodes)('takes no proposal, and says why (%s)', async (lang) => {
  const before = await api.storedFiles()
  const { status, message, retryAfter } = await send({ lang })
  expect({ status, message }).toEqual({ status: 503, message: intakeMessages(lang).custodiansMissing })
  expect(retryAfter).toBe('3600')
  expect(await api.storedFiles()).toEqual(before)
  expect(api.loggedErrors).toEqual([])
})

test.each(languageCodes)('takes no envelope, and says why (%s)', async (lang) => {
  const begun = await api.call('/api/tenders/level-recorders/envelopes', {
    method: 'POST',
    headers: { lang, 'Tus-Resumable': '1.0.0', 'Upload-Length': '100000' },
  })
  expect(begun.status).toBe(503)
  expect(await begun.json()).toEqual({ success: false, message: intakeMessages(lang).custodiansMissing })
})

test('leads from the page that takes envelopes to the form, which says so, and answers with it what was sent', async () => {
  const { envelopePages } = await import('../../server/envelopes/envelope-pages.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const version = await readContentVersion(api.payload)
  const { uploads } = api.intake
  const shown: { language: Language; address: string | undefined }[] = []
  const pages = envelopePages(
    {
      ...{ payload: api.payload, uploads, intake: api.intake, siteUrl: 'https://network.example.org' },
      ...{ contentVersion: () => version, now: () => testNow },
      answerWithPage: async (_, language, { status, message }, address) => {
        shown.push({ language, address })
        return new Response(message, { status })
      },
    },
    'fr',
  )
  const led = await pages.request('/level-recorders/envelope')
  expect([led.status, led.headers.get('Location')]).toEqual([302, '/fr/tenders/level-recorders/apply'])
  expect(shown).toEqual([])
  const answer = await pages.request('/level-recorders/apply?envelope', { method: 'POST' })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe(intakeMessages('fr').custodiansMissing)
  expect(shown).toEqual([
    { language: 'fr', address: 'https://network.example.org/fr/tenders/level-recorders/apply' },
  ])
})

test('keeps what it took before: the same is answered with its receipt, and can be withdrawn', async () => {
  await moveDeadline(0)
  const headers = { 'Idempotency-Key': 'the-key-of-a-former-proposal' }
  const first = await send(headers)
  expect({ status: first.status, note: first.data?.receipt_note }).toEqual({ status: 201, note: null })
  await moveDeadline(1)
  const again = await send(headers)
  expect({ status: again.status, data: again.data }).toEqual({ status: 200, data: first.data })
  const { reference = '', secret } = first.data ?? {}
  const replacing = { replaces_reference: reference, replaces_secret: secret ?? '' }
  expect((await send({}, replacing)).status).toBe(503)
  const withdrawn = await api.call('/api/receipts/withdraw', {
    method: 'POST',
    body: new URLSearchParams({ reference, secret: secret ?? '' }),
  })
  expect(withdrawn.status).toBe(200)
})

test('takes envelopes once it has terms, beside the former proposals, and all of them verify', async () => {
  await moveDeadline(0)
  const former = await send({}, { company_name: 'Former bidder' })
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { fixTerms } = await import('../support/tender-terms.ts')
  const log = { payload: api.payload, keys: await signingKeysIn(api.settings.signingKeysFolder) }
  const tender = await findTestTender(api.payload, 'level-recorders')
  await fixTerms(log, tender)
  const { status, data } = await send()
  expect({ status, sealedBy: data?.sealed_by }).toEqual({ status: 201, sealedBy: 'server' })
  const { docs } = await api.payload.find({
    ...{ collection: 'proposals', where: { tender: { equals: tender.id } }, sort: 'id', depth: 0 },
    ...{ overrideAccess: true, showHiddenFields: true },
  })
  const [one, other] = docs.filter(({ withdrawnAt }) => !withdrawnAt)
  expect([one?.reference, one?.scheme ?? null]).toEqual([former.data?.reference, null])
  expect([other?.reference, other?.scheme]).toEqual([data?.reference, 'custodians'])
  // The former one waits for its opening as it always did.
  const { tendersToOpen } = await import('../../procurement/proposal-openings/tenders-to-open.ts')
  const afterwards = new Date(Date.parse(tender.deadline) + 60_000)
  const waiting = await tendersToOpen(api.payload, 'en', afterwards)
  expect(waiting.map(({ id }) => id)).toContain(tender.id)
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  const { findingsOf } = await import('../../procurement/procurement-record/describe-verification.ts')
  expect(findingsOf(await verifyProcurementRecord(api.payload, api.store))).toEqual([])
})
