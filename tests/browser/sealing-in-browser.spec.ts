import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { addressIn } from '../../languages/address.ts'
import { envelopePageWords } from '../../languages/envelope-page-words.ts'
import { browserSealingWords } from '../../languages/messages/browser-sealing/browser-sealing-words.ts'
import { readNoteKey } from '../../proofs/note.ts'
import { sealProposal } from '../../sealing/seal-proposal.ts'
import { readTerms } from '../../sealing/terms.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import { bytesOf, testFile } from '../support/sealed-envelope.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { expectNoFindingsBesideTheFrame } from './support/axe.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { computing } from './support/launch-options.ts'
import { startProduct, type Product } from './support/product.ts'
import { test } from './support/shared-page.ts'
import { expect, expectScriptsAtWork, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-sealing-'))
const dataFolder = path.join(folder, 'data')
const settings = { ADMIN: 'off', SUBMISSIONS_PER_HOUR: '1000' }
test.use(computing)
// One product for all tests; at the end it is stopped, and everything is opened.
test.describe.configure({ mode: 'serial' })

const preparedSchema = z.object({
  tender: z.object({ id: z.number(), reference: z.string(), slug: z.string() }),
  other: z.object({ id: z.number(), slug: z.string() }),
  custodians: z.array(z.unknown()),
})
const openedSchema = z.array(
  z.object({
    companyName: z.string().nullable(),
    proposedAmount: z.number().nullable(),
    sealedBy: z.string(),
    files: z.array(z.object({ name: z.string(), size: z.number() })),
    fate: z.string(),
  }),
)

let product: Product
let prepared: z.output<typeof preparedSchema>
/** What is to be found in the envelopes, by company. */
const sent: { companyName: string; sealedBy: string; file: string; size: number }[] = []

function runScript(file: string, input = ''): unknown {
  const command = [...withQuickPasswords, compiledScript(`tests/browser/support/${file}`)]
  const ended = spawnSync(process.execPath, command, {
    ...{ encoding: 'utf8', input },
    env: { ...process.env, ...settings, ROLE_WAIT_DAYS: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  })
  expect(ended.status, ended.stderr).toBe(0)
  return JSON.parse(ended.stdout)
}

test.beforeAll(async ({ request }) => {
  copyPristineData(dataFolder)
  prepared = preparedSchema.parse(runScript('prepare-sealing.ts'))
  product = await startProduct(dataFolder, settings)
  // The terms can be proven when a checkpoint covers them.
  await expect(async () => {
    expect((await request.get(`${product.url}/api/tenders/${prepared.tender.id}/terms`)).status()).toBe(200)
  }).toPass()
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const offer = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf('an offer', bytes),
})

async function fillIn(form: Locator, company: string, file: ReturnType<typeof offer>): Promise<void> {
  const { currency, consent: _consent, ...typed } = { ...proposalFields, company_name: company }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=currency]').selectOption(currency)
  await form.locator('[name=consent]').check()
  await form.locator('input[type=file]').first().setInputFiles([file])
}

/** Breaks the line of pieces, by their number from 1. @returns methods and paths of what was sent */
async function breakLine(page: Page, isBroken: (piece: number) => boolean): Promise<string[]> {
  const calls: string[] = []
  let pieces = 0
  await page.route(/\/api\/(envelopes|tenders)\//, async (route) => {
    const request = route.request()
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    if (request.method() === 'PATCH' && isBroken(++pieces)) await route.abort('connectionreset')
    else await route.continue()
  })
  return calls
}

/** Between two tries the page waits for seconds. */
async function untilGivenUp(page: Page, said: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(said).toBeVisible({ timeout: 500 })
  }).toPass()
}

// Directions and words of the form and of receipts are tested where nothing breaks (submitting.spec.ts).
test('what is wrong with a file is said before it is sealed, and a proposal is sealed in the browser and sent over a line that breaks (ar)', async ({
  sharedPage: page,
  complaints,
}) => {
  const calls = await breakLine(page, (piece) => piece === 2)
  const file = offer('عرض فني.pdf', 1_200_000)
  await page.goto(product.url + addressIn('ar', `/tenders/${prepared.tender.slug}`))
  await page.getByRole('button', { name: ar.tenderDetails.submitProposal }).click()
  const form = page.locator('#proposal')
  const wrong = { ...offer('offer.pdf', 10), buffer: Buffer.from('no PDF') }
  await fillIn(form, 'Sealed ar', wrong)
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.field-error')).toContainText(wrong.name)
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  await form.getByRole('button', { name: ar.submission.removeFile(wrong.name) }).click()
  await form.locator('input[type=file]').first().setInputFiles([file])
  await form.locator('button[type=submit]').click()
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(ar.submission.receipt.sealers.browser)
  await expect(receipt).toContainText('عرض فني.pdf')
  expect(calls.filter((call) => call.endsWith('/apply'))).toEqual([])
  expect(calls.filter((call) => call.startsWith('HEAD'))).toHaveLength(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('link', { name: ar.submission.receipt.savePrivatePart }).click(),
  ])
  const part = z
    .object({ code: z.string(), answers: z.object({ company_name: z.string() }) })
    .parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  expect(part.answers.company_name).toBe('Sealed ar')
  await expect(receipt).toContainText(part.code)
  await expectNoFindingsBesideTheFrame(page, 'the receipt of what was sealed in the browser (ar)')
  sent.push({
    companyName: 'Sealed ar',
    sealedBy: 'browser',
    file: file.name,
    size: file.buffer.length,
  })
  // The broken line.
  complaints.length = 0

  const [reference = ''] = /P-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await receipt.innerText()) ?? []
  await page.goto(product.url + addressIn('ar', '/receipts'))
  await page.locator('#receipt-show-reference').fill(reference)
  await page.locator('[name=secret]').fill(part.code.toLowerCase())
  await page.getByRole('button', { name: ar.tenderDetails.receipts.showAction }).click()
  await expect(receipt).toContainText(ar.submission.receipt.sealers.browser)
})

test('whoever cancels leaves nothing on the server and loses nothing typed; a line that stays broken is said, and the button goes on where it stopped (en)', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(`${product.url}/tenders/${prepared.tender.slug}/apply`)
  const form = page.locator('.submission-form')
  const file = offer('offer.pdf', 1_200_000)
  await fillIn(form, 'Goes on en', file)

  const pieces: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/envelopes\//, async (route) => {
    const method = route.request().method()
    pieces.push(method)
    if (method === 'PATCH' && pieces.length > 1) await held.promise
    await route.continue().catch(() => undefined)
  })
  await form.locator('button[type=submit]').click()
  await expect(async () => expect(pieces).toHaveLength(2)).toPass()
  const [ended] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByRole('button', { name: en.submission.cancelUpload }).click(),
  ])
  held.resolve()
  await expect(page.locator('.error-summary')).toContainText(en.submission.cancelled)
  await expect(form.locator('[name=company_name]')).toHaveValue('Goes on en')
  expect(ended.status()).toBe(204)
  const ofUploads = { headers: { 'Tus-Resumable': '1.0.0' } }
  expect((await page.request.head(ended.url(), ofUploads)).status()).toBe(404)
  expect((await page.request.get(`${ended.url()}/receipt`)).status()).toBe(404)
  await page.unrouteAll({ behavior: 'wait' })

  let isBroken = true
  const calls = await breakLine(page, (piece) => isBroken && piece > 1)
  await form.locator('button[type=submit]').click()
  await untilGivenUp(page, page.locator('.error-summary').getByText(en.submission.network))
  await expect(form.locator('[name=company_name]')).toHaveValue('Goes on en')
  isBroken = false
  const before = calls.length
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.receipt')).toContainText(en.submission.receipt.sealers.browser)
  expect(calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([])
  sent.push({
    companyName: 'Goes on en',
    sealedBy: 'browser',
    file: file.name,
    size: file.buffer.length,
  })
  complaints.length = 0
})

test('a script with another hash than the terms say is refused, and nothing is sent (ar)', async ({
  sharedPage: page,
}) => {
  const calls = await breakLine(page, () => false)
  await page.goto(product.url + addressIn('ar', `/tenders/${prepared.other.slug}/apply`))
  const form = page.locator('.submission-form')
  await fillIn(form, 'Refused ar', offer('offer.pdf', 10))
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.error-summary')).toContainText(browserSealingWords.ar.otherScript)
  await expect(page.locator('.error-summary')).toContainText(browserSealingWords.ar.instead)
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

test('an envelope from the offline sealer is sent in pieces and goes on after a reload (en)', async ({
  page,
  complaints,
}) => {
  const envelope = await sealOffline('Offline en')
  const pageWords = envelopePageWords.en
  const address = `${product.url}/tenders/${prepared.tender.slug}/envelope`
  let isBroken = true
  await page.clock.install()
  const calls = await breakLine(page, (piece) => isBroken && piece > 1)
  const send = async () => {
    await page.goto(address)
    await page.getByLabel(pageWords.file).setInputFiles(envelope)
    await page.getByRole('button', { name: pageWords.button }).click()
  }
  await send()
  await untilGivenUp(page, page.getByRole('alert').getByText(pageWords.network))
  await expectNoFindingsBesideTheFrame(page, 'the page that takes envelopes (en)')
  isBroken = false
  const before = calls.length
  await send()
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(en.submission.receipt.sealers.offline)
  complaints.length = 0
  await expectScriptsAtWork(page)
  await expect(receipt).toContainText(en.submission.receipt.sealers.offline)
  expect(complaints).toEqual([])
  expect(calls.slice(before).filter((call) => call.endsWith('/envelopes'))).toEqual([])
  complaints.length = 0
})

test('what is no envelope is refused by the page that takes them (ar)', async ({
  sharedPage: page,
  complaints,
}) => {
  await page.goto(product.url + addressIn('ar', `/tenders/${prepared.tender.slug}/envelope`))
  const noEnvelope = { name: 'no.envelope.tar', mimeType: 'application/x-tar', buffer: Buffer.alloc(5000) }
  await page.getByLabel(envelopePageWords.ar.file).setInputFiles(noEnvelope)
  await page.getByRole('button', { name: envelopePageWords.ar.button }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expectNoFindingsBesideTheFrame(page, 'the page that takes envelopes (ar)')
  // The browser reports an answer that is an error, which is what was asked for.
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an envelope is sent by a plain form (ar)', async ({ sharedPage: page, complaints }) => {
    const pageWords = envelopePageWords.ar
    await page.goto(product.url + addressIn('ar', `/tenders/${prepared.tender.slug}/envelope`))
    const envelope = await sealOffline('Plain ar')
    const choose = page.getByLabel(pageWords.file)
    await choose.setInputFiles({ ...envelope, buffer: envelope.buffer.subarray(0, 5000) })
    await page.getByRole('button', { name: pageWords.button }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    // The browser reports an answer that is an error, which is what was asked for.
    complaints.length = 0
    await choose.setInputFiles(envelope)
    await page.getByRole('button', { name: pageWords.button }).click()
    await expect(page.locator('.receipt')).toContainText(ar.submission.receipt.sealers.offline)
  })

  test('a proposal is sealed by the server, as its receipt says (en)', async ({ sharedPage: page }) => {
    await page.goto(`${product.url}/tenders/${prepared.tender.slug}/apply`)
    const form = page.locator('.submission-form')
    const file = offer('offer.pdf', 0)
    await fillIn(form, 'Server en', file)
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.receipt')).toContainText(en.submission.receipt.sealers.server)
    sent.push({
      companyName: 'Server en',
      sealedBy: 'server',
      file: file.name,
      size: file.buffer.length,
    })
  })
})
async function sealOffline(company: string) {
  const response = await fetch(`${product.url}/api/tenders/${prepared.tender.id}/terms`)
  const given: unknown = await response.json()
  const { logKey } = z.object({ logKey: z.string() }).parse(given)
  const terms = readTerms(given, readNoteKey(logKey))
  const bytes = new Uint8Array(offer('offer.pdf', 1_200_000).buffer)
  const files = [testFile('offer.pdf', bytes)]
  const { envelope } = await sealProposal(
    terms,
    { ...proposalFields, company_name: company },
    files,
    'offline',
  )
  sent.push({ companyName: company, sealedBy: 'offline', file: 'offer.pdf', size: bytes.length })
  const buffer = Buffer.from(await bytesOf(envelope))
  return { name: `${company}.envelope.tar`, mimeType: 'application/x-tar', buffer }
}

test('two of three custodians open all of them', async () => {
  await product.stop()
  const opened = openedSchema.parse(runScript('open-sealed.ts', JSON.stringify(prepared)))
  const expected = sent.map(({ companyName, sealedBy, file, size }) => ({
    ...{ companyName, sealedBy, fate: 'opened', files: [{ name: file, size }] },
    proposedAmount: Number(proposalFields.proposed_amount),
  }))
  const byName = (one: { companyName: string | null }, other: { companyName: string | null }) =>
    String(one.companyName).localeCompare(String(other.companyName))
  expect(opened.toSorted(byName)).toEqual(expected.toSorted(byName))
  expect(expected).toHaveLength(5)
})
