import { addressIn } from '../../languages/address.ts'
import { formatNumber } from '../../languages/format.ts'
import { applicantFields, pdf, proposalFields } from '../support/submission-files.ts'
import { computing } from './support/launch-options.ts'
import {
  expect,
  expectScriptsAtWork,
  holdBack,
  neededFile,
  waitingForScripts,
  type Page,
} from './support/test.ts'
import { test } from './support/visited.ts'
import { ar, en } from './support/words.ts'

test.use(computing)

const tender = '/tenders/supply-of-groundwater-level-recorders'
const field = (page: Page, name: string) => page.locator(`.submission-form [name="${name}"]`)
const picker = (page: Page, name: string) => field(page, `${name}[]`).first()
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) })

/** Opens a form whose scripts come when the function that this gives is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, neededFile)
  await page.goto(address)
  return async () => {
    release()
    await expectScriptsAtWork(page)
    await page.unroute(neededFile)
  }
}

async function changeLanguage(page: Page, address: string): Promise<void> {
  await page.locator('header a[hreflang=ar]:visible, footer a[hreflang=ar]').first().click()
  await page.waitForURL(address)
}

/** Sends a form as browsers do without scripts, whatever they find wrong with it themselves. */
async function sendWithoutScripts(page: Page): Promise<void> {
  const form = page.locator('.submission-form')
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  await form.locator('button[type=submit]').click()
  await expect(page.locator('.error-summary')).toBeVisible()
}

/** A question that was refused without scripts, and shown again as it was typed; its scripts come when the function that this gives is called. */
async function openRefused(page: Page): Promise<() => Promise<void>> {
  const start = await openEarly(page, `${tender}/ask`)
  await field(page, 'question').fill('How deep?')
  await field(page, 'email').fill('a@b')
  await sendWithoutScripts(page)
  return start
}

for (const [language, { applications, submission }] of [
  ['en', en],
  ['ar', ar],
] as const) {
  test(`files that are chosen before scripts are at work are sent (${language})`, async ({
    visited: { page },
  }) => {
    const start = await openEarly(page, addressIn(language, '/vacancies/apply'))
    await picker(page, 'cover_letter_file').setInputFiles(file('letter.pdf'))
    await picker(page, 'other_file').setInputFiles([file('one.pdf'), file('two.pdf')])
    await page.getByLabel(submission.morePicker(formatNumber(2, language))).setInputFiles(file('three.pdf'))
    await start()
    await expect(page.locator('.submission-file-name')).toHaveText([
      'letter.pdf',
      'one.pdf',
      'two.pdf',
      'three.pdf',
    ])
    const { consent: _consent, ...typed } = applicantFields
    const name = `Early ${crypto.randomUUID()}`
    for (const [of, value] of Object.entries({ ...typed, full_name: name })) await field(page, of).fill(value)
    await field(page, 'consent').check()
    await picker(page, 'cv').setInputFiles(file('cv.pdf'))
    await page.getByRole('button', { name: applications.submit }).click()
    await expect(page.locator('.receipt-file')).toHaveCount(5)
  })
}

test('what is typed before scripts are at work stays beside the draft, and is stored with it', async ({
  visited: { page },
}) => {
  await page.goto(`${tender}/apply`)
  await expectScriptsAtWork(page)
  await field(page, 'company_name').fill('Old name')
  await field(page, 'country').fill('Jordan')
  const start = await openEarly(page, `${tender}/apply`)
  await field(page, 'company_name').fill('New name')
  await field(page, 'currency').selectOption('EUR')
  await field(page, 'proposed_amount').fill('1500,50')
  await field(page, 'consent').check()
  await start()
  const expectAll = async () => {
    await expect(field(page, 'country')).toHaveValue('Jordan')
    await expect(field(page, 'company_name')).toHaveValue('New name')
    await expect(field(page, 'currency')).toHaveValue('EUR')
    await expect(page.locator('.amount-read')).toHaveText(/\S/)
    await expect(field(page, 'consent')).toBeChecked()
  }
  await expectAll()
  await expect(page.locator('.amount-read')).toContainText('1,500.50')
  await changeLanguage(page, `/ar${tender}/apply`)
  await expectAll()
})

test('what is typed before scripts are at work is stored on the device, where the draft is', async ({
  visited: { page },
}) => {
  await page.goto('/vacancies/apply')
  await expectScriptsAtWork(page)
  await page.getByLabel(en.applications.draft.keep).check()
  const start = await openEarly(page, '/vacancies/apply')
  await field(page, 'full_name').fill('Samira')
  await start()
  await expect(page.getByLabel(en.applications.draft.keep)).toBeChecked()
  const other = waitingForScripts(await page.context().newPage())
  await other.goto('/vacancies/apply')
  await expect(field(other, 'full_name')).toHaveValue('Samira')
  await other.close()
})

test('a text that is corrected on a page refused without scripts stays when they start, and is stored', async ({
  visited: { page },
  complaints,
}) => {
  const start = await openRefused(page)
  const question = field(page, 'question')
  await question.press('Home')
  await question.pressSequentially('Say: ')
  await start()
  await expect(question).toHaveValue('Say: How deep?')
  // Where it was typed, more is.
  await question.pressSequentially('to us, ')
  await expect(question).toHaveValue('Say: to us, How deep?')
  await page.reload()
  await expectScriptsAtWork(page)
  await changeLanguage(page, `/ar${tender}/ask`)
  await expect(question).toHaveValue('Say: to us, How deep?')
  complaints.length = 0
})

test('what was typed into a page refused without scripts is stored when they start', async ({
  visited: { page },
  complaints,
}) => {
  const start = await openRefused(page)
  await start()
  await changeLanguage(page, `/ar${tender}/ask`)
  await expect(field(page, 'question')).toHaveValue('How deep?')
  await expect(field(page, 'email')).toHaveValue('a@b')
  complaints.length = 0
})

test('each replacement of a proposal has its own draft', async ({ visited: { page } }) => {
  const open = async (reference: string) => {
    await page.goto(`${tender}/apply?replaces=${reference}`)
    await expectScriptsAtWork(page)
  }
  await open('P-AAAAA-AAAAA')
  await field(page, 'company_name').fill(proposalFields.company_name)
  await open('P-BBBBB-BBBBB')
  await expect(field(page, 'replaces_reference')).toHaveValue('P-BBBBB-BBBBB')
  await expect(field(page, 'company_name')).toHaveValue('')
  await page.goto(`${tender}/apply`)
  await expectScriptsAtWork(page)
  await expect(field(page, 'company_name')).toHaveValue('')
  await open('P-AAAAA-AAAAA')
  await expect(field(page, 'company_name')).toHaveValue(proposalFields.company_name)
})
