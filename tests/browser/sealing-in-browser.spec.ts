import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import { addressIn } from '../../languages/address.ts'
import { envelopePageWords } from '../../languages/envelope-page-words.ts'
import { browserSealingWords } from '../../languages/messages/browser-sealing/browser-sealing-words.ts'
import { readNoteKey } from '../../proofs/note.ts'
import { sealProposal } from '../../sealing/seal-proposal.ts'
import { readTerms } from '../../sealing/terms.ts'
import { bytesOf, testFile } from '../support/sealed-envelope.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { expectNoFindings } from './support/axe.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { computing } from './support/launch-options.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test, type Page } from './support/test.ts'
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
  const ended = spawnSync(process.execPath, [inRepository(`tests/browser/support/${file}`)], {
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

const languages = [
  { code: 'en', words: en },
  { code: 'ar', words: ar },
] as const

for (const { code, words } of languages) {
  const { submission, tenderDetails } = words
  const { receipt: receiptWords } = submission

  test(`a proposal is sealed in the browser and sent over a line that breaks (${code})`, async ({
    page,
    complaints,
  }) => {
    const calls = await breakLine(page, (piece) => piece === 2)
    const file = offer('عرض فني.pdf', 1_200_000)
    await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}`))
    await page.getByRole('button', { name: tenderDetails.submitProposal }).click()
    const form = page.locator('#proposal')
    await fillIn(form, `Sealed ${code}`, file)
    await form.locator('button[type=submit]').click()
    const receipt = page.locator('.receipt')
    await expect(receipt).toContainText(receiptWords.sealers.browser)
    await expect(receipt).toContainText('عرض فني.pdf')
    expect(calls.filter((call) => call.endsWith('/apply'))).toEqual([])
    expect(calls.filter((call) => call.startsWith('HEAD'))).toHaveLength(1)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('link', { name: submission.receipt.savePrivatePart }).click(),
    ])
    const part = z
      .object({ code: z.string(), answers: z.object({ company_name: z.string() }) })
      .parse(JSON.parse(await readFile(await download.path(), 'utf8')))
    expect(part.answers.company_name).toBe(`Sealed ${code}`)
    await expect(receipt).toContainText(part.code)
    await expectNoFindings(page, `the receipt of what was sealed in the browser (${code})`)
    sent.push({
      companyName: `Sealed ${code}`,
      sealedBy: 'browser',
      file: file.name,
      size: file.buffer.length,
    })
    // The broken line.
    complaints.length = 0

    const [reference = ''] = /P-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await receipt.innerText()) ?? []
    await page.goto(product.url + addressIn(code, '/receipts'))
    await page.locator('#receipt-show-reference').fill(reference)
    await page.locator('[name=secret]').fill(part.code.toLowerCase())
    await page.getByRole('button', { name: tenderDetails.receipts.showAction }).click()
    await expect(receipt).toContainText(receiptWords.sealers.browser)
  })

  test(`a line that stays broken is said, and the button goes on where it stopped (${code})`, async ({
    page,
    complaints,
  }) => {
    let isBroken = true
    await page.clock.install()
    const calls = await breakLine(page, (piece) => isBroken && piece > 1)
    await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}/apply`))
    const form = page.locator('.submission-form')
    const file = offer('offer.pdf', 1_200_000)
    await fillIn(form, `Goes on ${code}`, file)
    await form.locator('button[type=submit]').click()
    await untilGivenUp(page, page.locator('.error-summary').getByText(submission.network))
    await expect(form.locator('[name=company_name]')).toHaveValue(`Goes on ${code}`)
    isBroken = false
    const before = calls.length
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.receipt')).toContainText(receiptWords.sealers.browser)
    expect(calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([])
    sent.push({
      companyName: `Goes on ${code}`,
      sealedBy: 'browser',
      file: file.name,
      size: file.buffer.length,
    })
    complaints.length = 0
  })

  test(`whoever cancels leaves nothing on the server, and loses nothing typed (${code})`, async ({
    page,
  }) => {
    const calls: string[] = []
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/envelopes\//, async (route) => {
      const method = route.request().method()
      calls.push(method)
      if (method === 'PATCH' && calls.length > 1) await held.promise
      await route.continue().catch(() => undefined)
    })
    await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}/apply`))
    const form = page.locator('.submission-form')
    await fillIn(form, `Cancelled ${code}`, offer('offer.pdf', 1_200_000))
    await form.locator('button[type=submit]').click()
    await expect(async () => expect(calls).toHaveLength(2)).toPass()
    const [ended] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      page.getByRole('button', { name: submission.cancelUpload }).click(),
    ])
    held.resolve()
    await expect(page.locator('.error-summary')).toContainText(submission.cancelled)
    await expect(form.locator('[name=company_name]')).toHaveValue(`Cancelled ${code}`)
    expect(ended.status()).toBe(204)
    expect((await page.request.get(`${ended.url()}/receipt`)).status()).toBe(404)
  })

  test(`a script with another hash than the terms say is refused, and nothing is sent (${code})`, async ({
    page,
  }) => {
    const calls = await breakLine(page, () => false)
    await page.goto(product.url + addressIn(code, `/tenders/${prepared.other.slug}/apply`))
    const form = page.locator('.submission-form')
    await fillIn(form, `Refused ${code}`, offer('offer.pdf', 10))
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.error-summary')).toContainText(browserSealingWords[code].otherScript)
    await expect(page.locator('.error-summary')).toContainText(browserSealingWords[code].instead)
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  })

  test(`what is wrong with a file is said before it is sealed (${code})`, async ({ page }) => {
    await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}/apply`))
    const form = page.locator('.submission-form')
    await fillIn(form, `Wrong file ${code}`, { ...offer('offer.pdf', 10), buffer: Buffer.from('no PDF') })
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.field-error')).toContainText('offer.pdf')
  })

  test(`an envelope from the offline sealer is sent in pieces and goes on after a reload (${code})`, async ({
    page,
    complaints,
  }) => {
    const envelope = await sealOffline(`Offline ${code}`)
    const pageWords = envelopePageWords[code]
    const address = product.url + addressIn(code, `/tenders/${prepared.tender.slug}/envelope`)
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
    await expectNoFindings(page, `the page that takes envelopes (${code})`)
    isBroken = false
    const before = calls.length
    await send()
    await expect(page.locator('.receipt')).toContainText(receiptWords.sealers.offline)
    expect(calls.slice(before).filter((call) => call.endsWith('/envelopes'))).toEqual([])
    complaints.length = 0
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`an envelope is sent by a plain form (${code})`, async ({ page, complaints }) => {
      const pageWords = envelopePageWords[code]
      await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}/envelope`))
      const envelope = await sealOffline(`Plain ${code}`)
      const choose = page.getByLabel(pageWords.file)
      await choose.setInputFiles({ ...envelope, buffer: envelope.buffer.subarray(0, 5000) })
      await page.getByRole('button', { name: pageWords.button }).click()
      await expect(page.getByRole('alert')).not.toBeEmpty()
      // The browser reports an answer that is an error, which is what was asked for.
      complaints.length = 0
      await choose.setInputFiles(envelope)
      await page.getByRole('button', { name: pageWords.button }).click()
      await expect(page.locator('.receipt')).toContainText(receiptWords.sealers.offline)
    })

    test(`a proposal is sealed by the server, as its receipt says (${code})`, async ({ page }) => {
      await page.goto(product.url + addressIn(code, `/tenders/${prepared.tender.slug}/apply`))
      const form = page.locator('.submission-form')
      const file = offer('offer.pdf', 0)
      await fillIn(form, `Server ${code}`, file)
      await form.locator('button[type=submit]').click()
      await expect(page.locator('.receipt')).toContainText(receiptWords.sealers.server)
      sent.push({
        companyName: `Server ${code}`,
        sealedBy: 'server',
        file: file.name,
        size: file.buffer.length,
      })
    })
  })
}

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
  expect(expected).toHaveLength(10)
})
