import { addressIn } from '../../languages/address.ts'
import { formatNumber } from '../../languages/format.ts'
import { applicantFields, pdf } from '../support/submission-files.ts'
import { computing } from './support/launch-options.ts'
import {
  expect,
  expectScriptsAtWork,
  holdBack,
  neededFile,
  noteComplaints,
  test as base,
  type Page,
} from './support/test.ts'
import { ar, en } from './support/words.ts'

interface Fixtures {
  /** A page that is not waited for until its scripts are at work, unlike that of other tests. */
  visited: { page: Page }
}

const test = base.extend<Fixtures>({
  visited: async ({ context, complaints }, use) => {
    const page = await context.newPage()
    noteComplaints(page, complaints)
    await use({ page })
  },
})
test.use(computing)

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
