import { createHash } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { exampleReceipt } from '../../site/ui/receipt/example-receipt.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { expectNoFindingsBesideTheFrame } from './support/axe.ts'
import { computing } from './support/launch-options.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

// Proposals are sealed in the browser.
test.use(computing)

const tender = '/tenders/supply-of-groundwater-level-recorders'
const submit = (form: Locator) => form.locator('button[type=submit]')

const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(text) })

async function fillIn(form: Locator, company: string, files: ReturnType<typeof file>[]): Promise<void> {
  const { currency, consent: _consent, ...typed } = { ...proposalFields, company_name: company }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=currency]').selectOption(currency)
  await form.locator('[name=consent]').check()
  await form.locator('input[type=file]').first().setInputFiles(files)
}

/** The reference and secret that a receipt on the page shows. */
async function readReceipt(page: Page): Promise<{ reference: string; secret: string }> {
  const text = await page.locator('.receipt').innerText()
  const reference = /P-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0] ?? ''
  const secret = /(?:[0-9A-Z]{5}-){5}[0-9A-Z]/.exec(text)?.[0] ?? ''
  expect(reference).not.toBe('')
  expect(secret).not.toBe('')
  return { reference, secret }
}

async function savePrivatePart(page: Page, words: typeof en): Promise<void> {
  const link = page.locator('.receipt').getByRole('link', { name: words.submission.receipt.savePrivatePart })
  await Promise.all([page.waitForEvent('download'), link.click()])
}

async function openForm(page: Page, words: typeof en): Promise<Locator> {
  await page.getByRole('button', { name: words.tenderDetails.submitProposal }).click()
  const form = page.locator('#proposal')
  await expect(form).toBeVisible()
  return form
}

/** Shows the receipt again by its reference and secret, and withdraws the proposal. */
async function showAndWithdraw(
  page: Page,
  { code, words }: { code: Language; words: typeof en },
  { reference, secret }: { reference: string; secret: string },
): Promise<void> {
  const { submission, tenderDetails } = words
  const receipt = page.locator('.receipt')
  await page.goto(addressIn(code, '/receipts'))
  await page.locator('#receipt-show-reference').fill(reference.toLowerCase())
  await page.locator('[name=secret]').fill(secret)
  await page.getByRole('button', { name: tenderDetails.receipts.showAction }).click()
  await expect(receipt).toContainText(submission.receipt.sealers.browser)
  await page.getByText(tenderDetails.receipts.withdraw, { exact: true }).click()
  await page.getByRole('button', { name: tenderDetails.receipts.withdrawAction }).click()
  await expect(page.getByRole('heading', { name: tenderDetails.receipts.withdrawn })).toBeVisible()
  await expect(receipt).toContainText(submission.receipt.withdrawnAt)
}

/** The receipt of two files names both and what is in the first. */
async function expectReceiptOf(receipt: Locator, words: typeof en, whole: ReturnType<typeof file>) {
  const hash = createHash('sha256').update(whole.buffer).digest('hex')
  await expect(receipt).toContainText(whole.name)
  await expect(receipt).toContainText('prices.pdf')
  await expect(receipt).toContainText(hash)
  await expect(receipt).toContainText(words.submission.receipt.sealers.browser)
}

const whole = (code: string) => file('عرض فني.pdf', `offer in ${code}`)
const prices = (code: string) => file('prices.pdf', `prices in ${code}`)

// In a window in English, on the form's own page in Arabic.
test('a proposal that really arrives is acknowledged in the success window, not lost by closing it or by following a link until its private part is saved, shown again and withdrawn (en)', async ({
  sharedPage: page,
}) => {
  const { submission, tenderDetails } = en
  await page.goto(tender)
  const form = await openForm(page, en)
  await fillIn(form, 'Window en', [whole('en'), prices('en')])
  await submit(form).click()
  const received = page.locator('#proposal-received')
  const receipt = received.locator('.receipt')
  await expect(received).toBeVisible()
  await expect(form).toBeHidden()
  await expectReceiptOf(receipt, en, whole('en'))
  const proof = await readReceipt(page)
  await expectNoFindingsBesideTheFrame(page, 'the success window (en)')
  const { stay, leave, title } = submission.receipt.unsaved
  const question = page.getByRole('dialog', { name: title, exact: true })
  for (const lose of [
    () => received.getByRole('button', { name: tenderDetails.ok, exact: true }).click(),
    () => received.getByRole('button', { name: en.ui.close }).click(),
    () => received.getByRole('link', { name: en.tender.back }).click(),
  ]) {
    await lose()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: stay }).click()
    await expect(question).toBeHidden()
    await expect(received).toBeVisible()
  }
  await received.getByRole('link', { name: en.tender.back }).click()
  await expectNoFindingsBesideTheFrame(page, 'the question before the private part is lost (en)')
  await question.getByRole('button', { name: leave }).click()
  await page.waitForURL('/tenders')
  // Its tab still has it.
  await page.goBack()
  await expectReceiptOf(receipt, en, whole('en'))
  await savePrivatePart(page, en)
  await received.getByRole('button', { name: tenderDetails.ok, exact: true }).click()
  await expect(received).toBeHidden()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.locator('.tender-summary')).toBeVisible()
  await expect(page.locator('.receipt')).toHaveCount(0)
  await showAndWithdraw(page, { code: 'en', words: en }, proof)
})

test('a proposal that really arrives is acknowledged on the form’s own page, survives a reload of it, whose links ask until its private part is saved, is shown again and withdrawn (ar)', async ({
  sharedPage: page,
}) => {
  const { submission, tenderDetails } = ar
  await page.goto(addressIn('ar', `${tender}/apply`))
  const form = page.locator('.submission-form')
  await fillIn(form, 'Own page ar', [whole('ar'), prices('ar')])
  await submit(form).click()
  const receipt = page.locator('.receipt')
  await expectReceiptOf(receipt, ar, whole('ar'))
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expectReceiptOf(receipt, ar, whole('ar'))
  const proof = await readReceipt(page)
  const { stay, title } = submission.receipt.unsaved
  const question = page.getByRole('dialog', { name: title, exact: true })
  const link = page.getByRole('link', { name: tenderDetails.toTender })
  await link.click()
  // In the middle of the window, wherever in the page it stands.
  const middle = (page.viewportSize()?.height ?? 0) / 2
  await expect
    .poll(async () => {
      const { y, height } = (await question.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(Math.abs(y + height / 2 - middle))
    })
    .toBeLessThan(2)
  await expectNoFindingsBesideTheFrame(page, 'the question before the private part is lost (ar)')
  await question.getByRole('button', { name: stay }).click()
  await expect(question).toBeHidden()
  await savePrivatePart(page, ar)
  await link.click()
  await page.waitForURL(addressIn('ar', tender))
  await expect(receipt).toHaveCount(0)
  await showAndWithdraw(page, { code: 'ar', words: ar }, proof)
})

// What goes wrong is tested in one of the two languages.
test('the form of a proposal keeps what was typed through failures, and gives the receipt at last (ar)', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto(addressIn('ar', tender))
  const form = await openForm(page, ar)
  await fillIn(form, 'Pumps and Wells', [file('offer.pdf', 'an offer')])
  const refusals = [
    { status: 200, body: { success: false, message: '' }, message: ar.submission.failed },
    { status: 413, body: { success: false, message: 'Too much.' }, message: 'Too much.' },
    { status: 429, body: { success: false, message: 'Too often.' }, message: 'Too often.' },
    { status: 503, body: { success: false, message: 'Come back.' }, message: 'Come back.' },
  ]
  let answer: (typeof refusals)[number] | 'network' | 'field' | 'receipt' = 'network'
  await page.route('**/api/tenders/*/envelopes', async (route) => {
    expect(route.request().headers()['lang']).toBe('ar')
    if (answer === 'network') return route.abort()
    if (answer === 'receipt')
      return route.fulfill({ status: 201, headers: { Location: '/api/envelopes/made-up' } })
    const errors = { email: ['Not so.'], 'proposal_file[0]': ['A virus.'] }
    if (answer === 'field')
      return route.fulfill({ status: 422, json: { success: false, message: 'Look.', errors } })
    return route.fulfill({ status: answer.status, json: answer.body })
  })
  await page.route('**/api/envelopes/made-up**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: 201, json: { success: true, message: 'ok', data: exampleReceipt } }),
  )
  const alert = form.getByRole('alert')
  await submit(form).click()
  // A broken line is tried again for some seconds.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(alert).toContainText(ar.submission.network, { timeout: 500 })
  }).toPass()
  for (const refusal of refusals) {
    answer = refusal
    await submit(form).click()
    await expect(alert).toContainText(refusal.message)
  }
  answer = 'field'
  await submit(form).click()
  await expect(form.locator('#field-email-error')).toContainText('Not so.')
  await expect(form.locator('#field-proposal_file-error')).toContainText('A virus.')
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=company_name]')).toHaveValue('Pumps and Wells')
  await expect(form.locator('.submission-file-name')).toHaveText('offer.pdf')
  // What the amount is read as stands beside it; what could be two is not sent.
  const amount = form.locator('[name=proposed_amount]')
  await expect(form.locator('.amount-read')).toContainText('48,250.50')
  await amount.fill('1.500')
  await submit(form).click()
  await expect(form.locator('#field-proposed_amount-error')).toContainText('1,500.00')
  await amount.fill('1500,50')
  await expect(form.locator('.amount-read')).toContainText('1,500.50')
  await form.locator('[name=currency]').selectOption('EUR')
  answer = 'receipt'
  await submit(form).click()
  const receipt = page.locator('#proposal-received')
  await expect(receipt).toContainText(exampleReceipt.reference)
  // From what was sealed, which the server has not read.
  await expect(receipt).toContainText('1,500.50 EUR')
  await expect(receipt).toContainText('offer.pdf')
  await expect(form).toBeHidden()
  await expect(receipt.getByRole('link', { name: ar.submission.receipt.download })).toHaveAttribute(
    'download',
    `${exampleReceipt.reference}.txt`,
  )
  await expectNoFindingsBesideTheFrame(page, 'the receipt (ar)')
  await expect(receipt.getByRole('link', { name: ar.tender.back })).toHaveAttribute(
    'href',
    addressIn('ar', '/tenders'),
  )
  await savePrivatePart(page, ar)
  await receipt.getByRole('button', { name: ar.tenderDetails.ok, exact: true }).click()
  await expect(receipt).toBeHidden()
  await openForm(page, ar)
  await expect(form.locator('[name=company_name]')).toHaveValue('')
  await expect(form.locator('[name=currency]')).toHaveValue('USD')
  await expect(form.locator('.submission-file-name')).toHaveCount(0)
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a proposal is refused with what was typed and what is wrong, then taken (ar)', async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.goto(addressIn('ar', `${tender}/apply`))
    const form = page.locator('.submission-form')
    await fillIn(form, 'Plain ar', [{ ...file('offer.pdf', 'x'), buffer: Buffer.from('no PDF') }])
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.field-error')).toContainText('offer.pdf')
    await expect(form.locator('[name=company_name]')).toHaveValue('Plain ar')
    await expect(form.locator('[name=currency]')).toHaveValue('JOD')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles([file('offer.pdf', 'plain ar')])
    await form.locator('[name=consent]').check()
    await form.locator('button[type=submit]').click()
    await expect(page.locator('.receipt')).toContainText('offer.pdf')
    const { reference, secret } = await readReceipt(page)

    await page.goto(addressIn('ar', '/receipts'))
    await page.locator('#receipt-show-reference').fill(reference)
    await page.locator('[name=secret]').fill('00000-00000-00000-00000-00000-0')
    await page.getByRole('button', { name: ar.tenderDetails.receipts.showAction }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('#receipt-show-reference')).toHaveValue(reference)
    await page.locator('[name=secret]').fill(secret)
    await page.getByRole('button', { name: ar.tenderDetails.receipts.showAction }).click()
    await expect(page.locator('.receipt')).toContainText('offer.pdf')
    // The browser reports an answer that is an error, which is what was asked for.
    complaints.length = 0
  })

  test('a question is asked (en)', async ({ sharedPage: page }) => {
    await page.goto(`${tender}/ask`)
    const form = page.locator('.submission-form')
    await form.locator('[name=question]').fill('May prices be given in two currencies?')
    await form.locator('button[type=submit]').click()
    await expect(page.locator('main').getByRole('status')).toBeVisible()
    await expect(page.locator('.submission-form')).toHaveCount(0)
  })
})
