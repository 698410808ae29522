import { createHash } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { expectNoFindings } from './support/axe.ts'
import { expect, test, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

const tender = '/tenders/supply-of-groundwater-level-recorders'
const languages = [
  { code: 'en', words: en, success: 'successfully' },
  { code: 'ar', words: ar, success: 'بنجاح' },
] as const

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

for (const { code, words } of languages) {
  const { submission, tenderDetails } = words
  test.describe(`a proposal that really arrives (${code})`, () => {
    test('is acknowledged in the success window, shown again, verified and withdrawn', async ({ page }) => {
      const whole = file('عرض فني.pdf', `offer in ${code}`)
      await page.goto(addressIn(code, tender))
      await page.getByRole('button', { name: tenderDetails.submitProposal }).click()
      const form = page.locator('#proposal')
      await fillIn(form, `Window ${code}`, [whole, file('prices.pdf', `prices in ${code}`)])
      await form.locator('button[type=submit]').click()
      const receipt = page.locator('.receipt')
      await expect(receipt).toBeVisible()
      await expect(form).toBeHidden()
      const hash = createHash('sha256').update(whole.buffer).digest('hex')
      await expect(receipt).toContainText('عرض فني.pdf')
      await expect(receipt).toContainText(hash)
      const { reference, secret } = await readReceipt(page)
      await expectNoFindings(page, `the success window (${code})`)

      await page.goto(addressIn(code, `/receipts?reference=${reference}&sha256=${hash}`))
      await expect(page.locator('.receipts').getByRole('status')).toContainText('2026')
      await page.goto(addressIn(code, '/receipts'))
      await page.locator('#receipt-show-reference').fill(reference.toLowerCase())
      await page.locator('[name=secret]').fill(secret)
      await page.getByRole('button', { name: tenderDetails.receipts.showAction }).click()
      await expect(receipt).toContainText('prices.pdf')
      await page.getByText(tenderDetails.receipts.withdraw, { exact: true }).click()
      await page.getByRole('button', { name: tenderDetails.receipts.withdrawAction }).click()
      await expect(page.getByRole('heading', { name: tenderDetails.receipts.withdrawn })).toBeVisible()
      await expect(receipt).toContainText(submission.receipt.withdrawnAt)
    })
  })

  test.describe(`without scripts (${code})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a proposal is refused with what was typed and what is wrong, then taken', async ({
      page,
      complaints,
    }) => {
      await page.goto(addressIn(code, `${tender}/apply`))
      const form = page.locator('.submission-form')
      await fillIn(form, `Plain ${code}`, [{ ...file('offer.pdf', 'x'), buffer: Buffer.from('no PDF') }])
      await form.locator('button[type=submit]').click()
      await expect(page.locator('.field-error')).toContainText('offer.pdf')
      await expect(form.locator('[name=company_name]')).toHaveValue(`Plain ${code}`)
      await expect(form.locator('[name=currency]')).toHaveValue('JOD')
      await form
        .locator('input[type=file]')
        .first()
        .setInputFiles([file('offer.pdf', `plain ${code}`)])
      await form.locator('[name=consent]').check()
      await form.locator('button[type=submit]').click()
      await expect(page.locator('.receipt')).toContainText('offer.pdf')
      const { reference, secret } = await readReceipt(page)

      await page.goto(addressIn(code, '/receipts'))
      await page.locator('#receipt-show-reference').fill(reference)
      await page.locator('[name=secret]').fill('00000-00000-00000-00000-00000-0')
      await page.getByRole('button', { name: tenderDetails.receipts.showAction }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('#receipt-show-reference')).toHaveValue(reference)
      await page.locator('[name=secret]').fill(secret)
      await page.getByRole('button', { name: tenderDetails.receipts.showAction }).click()
      await expect(page.locator('.receipt')).toContainText('offer.pdf')
      // The browser reports an answer that is an error, which is what was asked for.
      complaints.length = 0
    })

    test('a question is asked', async ({ page }) => {
      await page.goto(addressIn(code, `${tender}/ask`))
      const form = page.locator('.submission-form')
      await form.locator('[name=question]').fill('May prices be given in two currencies?')
      await form.locator('button[type=submit]').click()
      await expect(page.locator('main').getByRole('status')).toBeVisible()
      await expect(page.locator('.submission-form')).toHaveCount(0)
    })
  })
}
