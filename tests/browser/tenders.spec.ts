import { truncateSync, writeFileSync } from 'node:fs'
import type { Locator, Route } from '@playwright/test'
import { exampleReceipt } from '../../site/ui/receipt/example-receipt.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { timeZoneNames } from '../../languages/time-zone-names.ts'
import { expectNoFindingsBesideTheFrame, schemesByLanguage } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { part } from './support/part.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

const open = '/tenders/supply-of-groundwater-level-recorders'
const closed = '/tenders/spare-membranes-for-nine-plants'
const languages = [
  { code: 'en', words: en },
  { code: 'ar', words: ar },
] as const
/** In which colours a tender and its form are shown in each language. */
const schemeOf = new Map<Language, 'light' | 'dark'>(schemesByLanguage)

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(1200, '%PDF-1.7 '),
})

/** A file's place on the disk: the browser reads it there, where its bytes would have to be sent to it. */
function pathOfFile(name: string, size: number): string {
  const file = test.info().outputPath(name)
  writeFileSync(file, '')
  truncateSync(file, size)
  return file
}

async function openForm(page: Page, words: typeof en): Promise<Locator> {
  await page.getByRole('button', { name: words.tenderDetails.submitProposal }).click()
  const dialog = page.locator('#proposal')
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillIn(form: Locator, files = [pdf('offer.pdf')]): Promise<void> {
  const values = {
    company_name: 'Pumps and Wells',
    contact_person: 'The director',
    email: 'offers@example.org',
    phone: '+962 6 555 0100',
    country: 'Jordan',
    proposed_amount: '125000.50',
  }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=consent]').check()
  await form.locator('#field-proposal_file').setInputFiles(files)
}

/** Lets the server's clock, as a page reads it, be shortly before a time of the tender. */
async function setNinetySecondsBefore(page: Page, time: 'dead_line' | 'enquiries_until'): Promise<void> {
  const response = await page.request.get('/api/tenders/1')
  const { data }: { data: Record<typeof time, string> } = await response.json()
  const date = new Date(Date.parse(data[time]) - 90_000).toUTCString()
  await page.route('**/healthz', (route) => route.fulfill({ headers: { Date: date }, json: {} }))
}

/** Takes what a page sends to an address. @returns answers it */
async function holdBackAnswer(
  page: Page,
  address: string,
  answer: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fulfill(answer)
  })
  return resolve
}

const submit = (form: Locator) => form.locator('button[type=submit]')

for (const { code, words } of languages) {
  const { tender, tenderDetails, submission } = words
  test.describe(`a tender (${code})`, () => {
    test.skip(({ isMobile }) => isMobile !== (code === 'ar'), 'English on a desktop, Arabic on a phone')
    test.use({ colorScheme: schemeOf.get(code) ?? 'light' })

    test('shows what it asks, when it is over, and others', async ({ sharedPage: page, complaints }) => {
      await part('One that is not there leads back to the list.', async () => {
        await page.goto(addressIn(code, '/tenders/nothing'))
        await expect(page.getByRole('heading', { level: 1, name: tender.notFound })).toBeVisible()
        await expect(page.getByText(tender.notFoundText)).toBeVisible()
        await expect(page.getByRole('link', { name: tender.back })).toHaveAttribute(
          'href',
          addressIn(code, '/tenders'),
        )
        complaints.length = 0
      })
      await part('It shows its table, texts, requirements, summary, addenda and answers.', async () => {
        await page.goto(addressIn(code, open))
        await expect(page.getByRole('heading', { level: 1, name: tender.details })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
        const labels = [
          tenderDetails.title,
          tender.location,
          tender.duration,
          tender.issueDate,
          tender.deadline,
          tender.mobile,
          tender.landline,
          tender.email,
        ]
        for (const label of labels)
          await expect(
            page.locator('.tender-table').getByRole('rowheader', { name: label, exact: true }),
          ).toBeVisible()
        await expect(page.locator('.tender-requirements li')).toHaveText([
          tender.requirement1,
          tender.requirement2,
          tender.requirement3,
        ])
        const summary = page.locator('.tender-summary')
        const month =
          /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/
        await expect(summary.locator('.tender-moment bdi')).toHaveText(month)
        await expect(summary.locator('.tender-moment')).toContainText(timeZoneNames['Asia/Amman'][code])
        await expect(page.locator('main')).not.toContainText(/\b(Africa|America|Asia|Europe)\//)
        await expect(summary.locator('.badge-success')).toHaveText(tender.active)
        await expect(summary).toContainText(tender.daysRemaining)
        await expect(summary.getByRole('link', { name: tender.downloadDocuments })).toHaveAttribute(
          'href',
          /^\/files\/documents\/.+\.pdf$/,
        )
        await expect(page.locator('.tender-addenda > li')).toHaveCount(2)
        await expect(page.locator('.tender-questions > article')).toHaveCount(2)
        await expect(page.getByRole('link', { name: tenderDetails.askQuestion })).toHaveAttribute(
          'href',
          addressIn(code, `${open}/ask`),
        )
      })
      await part('One that is over says so, with its outcome, and takes nothing.', async () => {
        await page.goto(addressIn(code, closed))
        await expect(page.getByText(tender.closed)).toBeVisible()
        await expect(page.locator('.tender-summary .badge-danger')).toHaveText(tender.expired)
        await expect(page.locator('.tender-summary')).not.toContainText(tender.daysRemaining)
        await expect(page.getByRole('button', { name: tenderDetails.submitProposal })).toHaveCount(0)
        await expect(page.locator('.tender-outcome')).toContainText(tenderDetails.outcome['contract-awarded'])
        await page.goto(addressIn(code, `${closed}/apply`))
        await expect(page.getByText(tender.closed)).toBeVisible()
        await expect(page.locator('.submission-form')).toHaveCount(0)
      })
      await part('Another begins at the top, with its own data.', async () => {
        await page.goto(addressIn(code, open))
        await page.locator('.related h3 a').first().click()
        await expect(page).not.toHaveURL(new RegExp(`${open}$`))
        await expect(page.locator('.tender-table').first()).not.toContainText('IWEN-2026-031')
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      })
    })

    test('has a form that asks for every field beside it, and whose message goes when it is closed', async ({
      sharedPage: page,
    }) => {
      await page.goto(addressIn(code, open))
      const form = await openForm(page, words)
      await expect(form.locator('[name=currency]')).toHaveValue('USD')
      await expect(form.locator('#field-proposal_file')).toHaveAttribute('accept', '.pdf,.doc,.docx')
      await expect(form.getByText(tenderDetails.fields.consent)).toBeVisible()
      await submit(form).click()
      await expect(form.getByRole('alert')).toContainText(submission.incomplete)
      await expect(form.locator('[name=company_name]')).toBeFocused()
      await expect(form.locator('.field-error')).toHaveCount(8)
      await expectNoFindingsBesideTheFrame(page, `the form with its errors (${code})`)
      await form.locator('[name=company_name]').fill('Pumps and Wells')
      await expect(form.locator('.field-error')).toHaveCount(7)
      for (const close of [
        () => form.getByRole('button', { name: submission.cancel, exact: true }).click(),
        () => form.getByRole('button', { name: words.ui.close }).click(),
        () => page.mouse.click(4, 4),
      ]) {
        await close()
        await expect(form).toBeHidden()
        await openForm(page, words)
        await expect(form.getByRole('alert')).toHaveCount(0)
        await submit(form).click()
        await expect(form.getByRole('alert')).toBeVisible()
      }
      await expect(form.locator('[name=company_name]')).toHaveValue('Pumps and Wells')
    })
  })
}

/** What the size of the screen and the language change nothing of is tested in one of the two. */
test.describe('a tender, on the phone (ar)', () => {
  const { submission, tenderDetails } = ar
  test.skip(({ isMobile }) => !isMobile, 'Arabic on a phone')

  test('has a form that takes files, is sent once, and loses nothing typed', async ({ sharedPage: page }) => {
    await part('It appends files, removes them one by one, and refuses one over 10 MB.', async () => {
      await page.goto(addressIn('ar', open))
      const form = await openForm(page, ar)
      const listed = form.locator('.submission-file-name')
      await fillIn(form, [pdf('one.pdf')])
      await form.locator('#field-proposal_file').setInputFiles(pathOfFile('large.pdf', 10 * 1024 * 1024 + 1))
      await expect(listed).toHaveText(['one.pdf', 'large.pdf'])
      await submit(form).click()
      await expect(form.getByRole('alert')).toContainText(submission.tooLarge('large.pdf'))
      await form.getByRole('button', { name: submission.removeFile('large.pdf') }).click()
      await expect(listed).toHaveText(['one.pdf'])
      await expect(form.locator('.field-error')).toHaveCount(0)
    })
    await part('It is sent once, says so while it is sent, and can be cancelled.', async () => {
      await page.goto(addressIn('ar', open))
      const form = await openForm(page, ar)
      await fillIn(form)
      let calls = 0
      let finish: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        finish = resolve
      })
      await page.route('**/api/tenders/*/envelopes', async (route) => {
        calls += 1
        await held
        await route.abort().catch(() => undefined)
      })
      await submit(form).click()
      await expect(submit(form)).toBeDisabled()
      await expect(submit(form)).toHaveText(submission.submitting)
      await expect(form.getByRole('progressbar')).toBeVisible()
      await page.mouse.click(4, 4)
      await expect(form).toBeVisible()
      await form.locator('[name=company_name]').press('Enter')
      // It is sealed first.
      await expect.poll(() => calls).toBe(1)
      await form.getByRole('button', { name: submission.cancelUpload }).click()
      await expect(form.getByRole('alert')).toContainText(submission.cancelled)
      await expect(submit(form)).toBeEnabled()
      expect(calls).toBe(1)
      finish()
      await page.unrouteAll({ behavior: 'wait' })
    })
    await part('It keeps the words through a reload and a change of language.', async () => {
      await page.goto(addressIn('ar', open))
      const form = await openForm(page, ar)
      await fillIn(form)
      await page.goto(`${open}/apply`)
      await expect(page.locator('[name=company_name]')).toHaveValue('Pumps and Wells')
      await expect(page.locator('[name=consent]')).toBeChecked()
      await expect(page.locator('.submission-note')).toBeVisible()
    })
    await part('That of a question has no findings of axe in the dark.', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(addressIn('ar', `${open}/ask`))
      await expectNoFindingsBesideTheFrame(page, 'the form of a question (ar), dark')
    })
  })

  test('is sent to the server where it is to seal, with every field, and once however often', async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.goto(addressIn('ar', `${open}/apply?sealed-by=server`))
    const form = page.locator('.submission-form')
    await fillIn(form)
    const keys: (string | undefined)[] = []
    const bodies: string[] = []
    let hasArrived = false
    await page.route('**/api/tenders/*/apply', async (route) => {
      const request = route.request()
      keys.push(request.headers()['idempotency-key'])
      bodies.push(request.postDataBuffer()?.toString('latin1') ?? '')
      expect(request.headers()['lang']).toBe('ar')
      return hasArrived
        ? route.fulfill({ status: 201, json: { success: true, message: 'ok', data: exampleReceipt } })
        : route.abort()
    })
    for (const tries of [1, 2]) {
      await submit(form).click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect(form.getByRole('alert')).toContainText(submission.network)
    }
    // The same again is the same; another one is another.
    expect(new Set(keys).size).toBe(1)
    await form.locator('[name=currency]').selectOption('EUR')
    hasArrived = true
    await submit(form).click()
    const receipt = page.locator('.receipt')
    await expect(receipt).toContainText('48,250.50 JOD')
    await expect(receipt).toContainText(exampleReceipt.secret)
    await expect(receipt.locator('.receipt-files > li')).toHaveCount(exampleReceipt.files.length)
    expect(new Set(keys).size).toBe(2)
    for (const field of [
      'tender_id',
      'company_name',
      'contact_person',
      'email',
      'phone',
      'country',
      'proposed_amount',
      'currency',
      'consent',
      'proposal_file[0]',
    ])
      expect(bodies.at(-1)).toContain(`name="${field}"`)
    complaints.length = 0
  })

  test('that is being sent is not cancelled by a link before it is asked', async ({ sharedPage: page }) => {
    await page.goto(addressIn('ar', `${open}/apply?sealed-by=server`))
    const form = page.locator('.submission-form')
    await fillIn(form)
    await holdBackAnswer(page, '**/api/tenders/*/apply', { status: 503 })
    await submit(form).click()
    const link = page.getByRole('link', { name: tenderDetails.toTender })
    const { title, stay, leave } = submission.leaving
    const question = page.getByRole('dialog', { name: title, exact: true })
    await link.click()
    await expectNoFindingsBesideTheFrame(page, 'the question before an upload is cancelled (ar)')
    await question.getByRole('button', { name: stay }).click()
    await expect(question).toBeHidden()
    await expect(form.getByRole('progressbar')).toBeVisible()
    await link.click()
    const [request] = await Promise.all([
      page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/apply')),
      question.getByRole('button', { name: leave }).click(),
    ])
    expect(request.failure()?.errorText).toContain('ABORTED')
    await page.waitForURL(addressIn('ar', open))
  })
})

test('a tender counts down by the server’s clock and closes by itself; what is being sent when its time ends is answered by the server', async ({
  page,
  complaints,
}) => {
  // This device's clock is days behind the server's.
  await page.clock.install()
  for (const { place, path, call } of [
    { place: 'in its window', path: open, call: '**/api/tenders/*/envelopes' },
    { place: 'on its page', path: `${open}/apply?sealed-by=server`, call: '**/api/tenders/*/apply' },
    { place: 'with a question', path: `${open}/ask`, call: '**/api/tenders/*/questions' },
  ]) {
    await part(`It is sent ${place}.`, async () => {
      await setNinetySecondsBefore(page, place === 'with a question' ? 'enquiries_until' : 'dead_line')
      await page.goto(path)
      const form = place === 'in its window' ? await openForm(page, en) : page.locator('main')
      if (place === 'with a question') await form.locator('[name=question]').fill('Why?')
      else await fillIn(form)
      const answer = await holdBackAnswer(page, call, {
        status: 422,
        json: { success: false, message: 'Too late.' },
      })
      const [sent] = await Promise.all([page.waitForRequest(call), submit(form).click()])
      expect(sent.headers()['lang']).toBe('en')
      await expect(form.getByRole('progressbar')).toBeVisible()
      await page.clock.fastForward(95_000)
      await expect(page.locator('.tender-countdown')).toHaveCount(0)
      await expect(form.getByRole('progressbar')).toBeVisible()
      answer()
      await expect(form.getByRole('alert')).toContainText('Too late.')
      complaints.length = 0
    })
  }

  await part('What was stored at the last moment has its receipt.', async () => {
    await setNinetySecondsBefore(page, 'dead_line')
    await page.goto(`${open}/apply?sealed-by=server`)
    const form = page.locator('.submission-form')
    await fillIn(form)
    const json = { success: true, message: 'ok', data: exampleReceipt }
    const answer = await holdBackAnswer(page, '**/api/tenders/*/apply', { status: 201, json })
    await submit(form).click()
    await expect(form.getByRole('progressbar')).toBeVisible()
    await page.clock.fastForward(95_000)
    answer()
    await expect(page.locator('.receipt')).toContainText(exampleReceipt.reference)
  })

  await part('It counts down, and closes with the form that is open.', async () => {
    await setNinetySecondsBefore(page, 'dead_line')
    await page.goto(open)
    await stopClock(page)
    const countdown = page.locator('.tender-countdown')
    await expect(countdown).toContainText('1 minute')
    await openForm(page, en)
    await page.clock.runFor(95_000)
    await expect(page.getByText(en.tender.closed)).toBeVisible()
    await expect(page.locator('#proposal')).toBeHidden()
    await expect(countdown).toHaveCount(0)
    await expect(page.locator('.tender-summary .badge-danger')).toHaveText(en.tender.expired)
  })
})

test('letters and a countdown that come late move nothing (ar)', async ({ page }) => {
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>()
  await page.exposeFunction('reportPaint', paint)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(() => Reflect.get(window, 'reportPaint')()).observe({
      type: 'paint',
      buffered: true,
    })
  })
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  await page.goto(addressIn('ar', open))
  await expect(page.locator('.tender-countdown-parts')).toBeVisible()
  const moved = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shifts: number[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })
  expect(moved).toBeLessThan(0.02)
})

test('a tender that can’t be fetched says so and offers to try again', async ({
  sharedPage: page,
  complaints,
}) => {
  await page.goto('/tenders')
  await page.route('**/tenders/*.data*', (route) => route.abort())
  await page.locator(`a[href="${open}"]`).first().click()
  await expect(page.getByText(en.tenderDetails.error)).toBeVisible()
  await expect(page.getByRole('button', { name: en.failure.retry })).toBeVisible()
  await expect(page.getByRole('link', { name: en.tender.back })).toBeVisible()
  complaints.length = 0
})

test('no form of a tender is for search engines', async ({ request }) => {
  for (const address of [`${open}/apply`, `${open}/ask`, '/receipts']) {
    const html = await (await request.get(address)).text()
    expect.soft(html, address).toContain('<meta name="robots" content="noindex"')
  }
})

test('the page of receipts knows no file that was never received', async ({ sharedPage: page }) => {
  await page.goto('/receipts')
  const form = page.locator('form[method=get][action="/receipts"]')
  await form.locator('[name=reference]').fill('P-7K3M9-QX4TD')
  await form
    .locator('input[type=file], [name="receipt-file"]')
    .first()
    .setInputFiles({ ...pdf('offer.pdf'), buffer: Buffer.from('xxx') })
  await expect(form.locator('[name=sha256]')).toHaveValue(
    'cd2eb0837c9b4c962c22d2ff8b5441b7b45805887f051d39bf133b583baf6860',
  )
  await form.getByRole('button', { name: en.tenderDetails.receipts.verifyAction }).click()
  await expect(page.getByText(en.tenderDetails.receipts.notVerified)).toBeVisible()
  await page.goto('/receipts?reference=P-1&sha256=abc')
  await expect(page.getByText(en.tenderDetails.receipts.malformed)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the button leads to a whole form, and there are ways to ask and to see a receipt', async ({
    sharedPage: page,
  }) => {
    await page.goto(open)
    await page.getByRole('button', { name: en.tenderDetails.submitProposal }).click()
    await expect(page).toHaveURL(new RegExp(`${open}/apply\\??$`))
    const form = page.locator('form.submission-form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data')
    await expect(form.locator('input[type=file]:visible')).toHaveCount(3)
    await expect(form.locator('[name=company_name]')).toHaveAttribute('required', '')
    await expect(form.locator('[name=website]')).not.toBeInViewport()
    await page.goto(`${open}/apply?replaces=P-7K3M9-QX4TD`)
    await expect(page.locator('[name=replaces_reference]')).toHaveValue('P-7K3M9-QX4TD')
    await expect(page.locator('[name=replaces_secret]')).toBeVisible()
    await page.goto(`${open}/ask`)
    await expect(page.locator('form.submission-form [name=question]')).toBeVisible()
    await page.goto('/receipts')
    await expect(page.locator('form[method=post] [name=secret]')).toBeVisible()
  })
})
