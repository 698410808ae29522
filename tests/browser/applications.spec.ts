import { addressIn } from '../../languages/address.ts'
import { timeZoneNames } from '../../languages/time-zone-names.ts'
import { applicantFields, internFields, pdf } from '../support/submission-files.ts'
import { expectNoFindings, expectNoFindingsBesideTheFrame, schemesByLanguage } from './support/axe.ts'
import { textsIn } from './support/parse-html.ts'
import { part } from './support/part.ts'
import { readPage } from './support/read-page.ts'
import { test } from './support/shared-page.ts'
import { expect, waitingForScripts, type Page } from './support/test.ts'
import { ar, en } from './support/words.ts'

const messages = { en, ar }
const vacancy = '/vacancies/desalination-process-engineer'
const untilFilled = '/vacancies/roster-of-technical-interpreters'
const closed = '/vacancies/procurement-assistant'

const cv = (text: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(text) })

/** Types what a form asks; a box is ticked. */
async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`.submission-form [name="${name}"]`)
    if (name === 'consent') await field.check()
    else await field.fill(value)
  }
}

const picker = (page: Page, name: string) => page.locator(`.submission-form [name="${name}[]"]`).first()

/** The browser itself notes a refusal in its console. */
function forgetRefusals(complaints: string[]) {
  const others = complaints.filter((complaint) => !complaint.includes('status of 422'))
  complaints.splice(0, complaints.length, ...others)
}

/** No other test has sent the same: what is sent twice gets the first receipt. */
const anyone = (who: string) => ({ ...applicantFields, full_name: `${who} ${crypto.randomUUID()}` })

const reference = (page: Page) => page.locator('.receipt-facts dd').first()

/**
 * A page with what it can unfold fits its screen, and axe has nothing to say of it. In English, folded, `pages.spec.ts` sees that of
 * each of them.
 */
async function expectFittingAndNoFindings(page: Page): Promise<void> {
  const asked = page.locator('.application-asked summary')
  if (page.url().endsWith('/apply')) await asked.click()
  const look = page.url().endsWith(vacancy) ? expectNoFindings : expectNoFindingsBesideTheFrame
  await look(page, page.url())
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(beyond, `${page.url()}: pixels beyond the screen`).toBeLessThanOrEqual(0)
  if (page.url().endsWith('/apply')) await asked.click()
}

for (const [language, colorScheme] of schemesByLanguage) {
  const { applications: words, submission, vacancy: vacancyWords } = messages[language]
  const at = (path: string) => addressIn(language, path)

  test.describe(`in (${language})`, () => {
    // English in light on a desk, Arabic in dark on a phone.
    test.use({ colorScheme })
    if (language === 'ar') test.use({ viewport: { width: 390, height: 844 } })

    /** A general application is offered by form and by e-mail. */
    async function expectGeneralApplication(page: Page): Promise<void> {
      await expect.soft(page.locator(`main a[href="${at('/vacancies/apply')}"]`).first()).toBeVisible()
      await expect
        .soft(page.locator('main a[href^="mailto:careers"]'))
        .toHaveAttribute('href', /\?subject=General%20Application$/)
    }

    test('vacancies and internships lead to applications, which are taken and answered with receipts, and no longer when they are closed', async ({
      sharedPage: page,
      baseURL,
    }) => {
      await part('One for a vacancy is taken.', async () => {
        await page.goto(at('/vacancies'))
        await expectGeneralApplication(page)
        await page.goto(at(vacancy))
        await expectGeneralApplication(page)
        if (language === 'ar') await expectFittingAndNoFindings(page)
        await expect(page.locator('.article-facts time').first()).toContainText(
          timeZoneNames['Asia/Amman'][language],
        )
        await expect(page.locator('main')).not.toContainText(/\b(Africa|America|Asia|Europe)\//)
        await page.locator('.article-facts').getByRole('link', { name: words.apply }).click()
        await page.waitForURL(at(`${vacancy}/apply`))
        await expect(page.locator('.submission-form')).toBeVisible()
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        // Of an address, browsers make what mail systems read.
        await fill(page, { ...anyone('Scripts'), ...(language === 'ar' && { email: 'ليلى@شبكة.السعودية' }) })
        await picker(page, 'cv').setInputFiles(cv(`first ${language}`))
        await picker(page, 'cv').setInputFiles({ ...cv(`second ${language}`), name: 'second.pdf' })
        await expect(page.locator('.submission-file-name')).toHaveText(['second.pdf'])
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.locator('h1')).toHaveText(words.received)
        await expect(page.getByText(words.receivedText)).toBeFocused()
        await expect(reference(page)).toHaveText(/^J-/)
        await expect(page.locator('.receipt-file')).toContainText(['second.pdf'])
        await expectNoFindingsBesideTheFrame(page, 'receipt of an application')
        expect(
          await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
        ).toEqual([])
      })
      await part(
        'One for an internship is taken; its page says how it goes and lists what is announced.',
        async () => {
          await page.goto(at('/internship'))
          await expect(page.locator('.application-steps li')).toHaveCount(4)
          await expect(page.locator('main .card-title a').first()).toHaveAttribute(
            'href',
            at('/vacancies/internship-in-water-data-and-maps'),
          )
          if (language === 'ar') await expectFittingAndNoFindings(page)
          await page.locator('.internship-call').getByRole('link', { name: words.apply }).click()
          await page.waitForURL(at('/internship/apply'))
          await expect(page.locator('.submission-form')).toBeVisible()
          await expectFittingAndNoFindings(page)
          await fill(page, { ...internFields, full_name: `Intern ${crypto.randomUUID()}` })
          await picker(page, 'cv').setInputFiles(cv(`intern ${language}`))
          await page.getByRole('button', { name: words.submit }).click()
          await expect(reference(page)).toHaveText(/^I-/)
          await expect(page.locator('.receipt-facts')).toContainText(words.internship)
        },
      )
      // Each is drawn in one of the two languages, and read in the other.
      const [drawn, read] = language === 'ar' ? [`${closed}/apply`, closed] : [closed, `${closed}/apply`]
      await part('One that is closed says why not and what else there is.', async () => {
        await page.goto(at(drawn))
        await expect(page.locator('main').getByRole('status').first()).toContainText(words.closed)
        await expect(page.locator('.submission-form')).toHaveCount(0)
        await expect(page.getByRole('link', { name: words.apply, exact: true })).toHaveCount(0)
        await expect(
          page.locator('.application-closed').getByRole('link', { name: words.general }),
        ).toHaveAttribute('href', at('/vacancies/apply'))
        await expectNoFindingsBesideTheFrame(page, at(drawn))
      })
      const readOn = async (path: string, selector: string, attribute?: string) =>
        textsIn(page, (await readPage(baseURL, at(path))).html, selector, attribute)
      await part('So does its other page.', async () => {
        expect((await readOn(read, 'main [role=status]'))[0]).toContain(words.closed)
        expect(await readOn(read, '.submission-form')).toEqual([])
        expect(await readOn(read, 'a')).not.toContain(words.apply)
        expect(await readOn(read, '.application-closed a')).toContain(words.general)
        expect(await readOn(read, '.application-closed a', 'href')).toContain(at('/vacancies/apply'))
      })
      await part('One without a deadline says so.', async () => {
        expect((await readOn(untilFilled, '.article-facts'))[0]).toContain(vacancyWords.untilFilled)
        expect((await readOn(`${untilFilled}/apply`, '.application-aside'))[0]).toContain(words.untilFilled)
      })
    })

    test('errors stand beside their fields, the first has the focus, and nothing typed is lost', async ({
      sharedPage: page,
      complaints,
    }) => {
      await page.goto(at('/vacancies/apply'))
      await expectFittingAndNoFindings(page)
      await page.locator('[name=years_of_experience]').fill('71')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.locator('.error-summary')).toContainText(submission.incomplete)
      await expect(page.locator('[name=full_name]')).toBeFocused()
      await expect(page.locator('.field-error')).toHaveCount(7)
      await expect(
        page.locator('.field[data-invalid]').filter({ has: page.locator('[name="cv[]"]') }),
      ).toContainText(words.fields.cvMissing)
      // Both are in sight, below the header that lies over the page.
      const header = await page.getByRole('banner').boundingBox()
      const summary = await page.locator('.error-summary').boundingBox()
      expect(summary?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN))
      await expect(page.locator('.error-summary')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[name=full_name]')).toBeInViewport({ ratio: 1 })
      await expectNoFindingsBesideTheFrame(page, 'an incomplete application')
      // Whoever corrects a field stays in it, whatever else is wrong.
      const typed = language === 'ar' ? 'ليلى حداد' : 'Layla Haddad'
      await page.keyboard.type(typed)
      await expect(page.locator('.field-error')).toHaveCount(6)
      await expect(page.locator('[name=full_name]')).toBeFocused()
      await expect(page.locator('[name=full_name]')).toHaveValue(typed)
      // What only the server finds comes back to its field as well.
      await fill(page, { ...anyone('Errors'), phone: 'call me' })
      await picker(page, 'cv').setInputFiles(cv('errors'))
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.locator('[name=phone]')).toBeFocused()
      await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name=phone]')).toHaveValue('call me')
      await expect(page.locator('.submission-file-name')).toHaveText(['cv.pdf'])
      forgetRefusals(complaints)
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a form can be read, saved and printed before it is begun, and is taken', async ({
        sharedPage: page,
        complaints,
      }) => {
        await part('It is refused with what was typed still there, and taken.', async () => {
          await page.goto(at(`${vacancy}/apply`))
          await expect(page.getByText(words.draft.keep)).toHaveCount(0)
          await fill(page, { ...anyone('Plain'), phone: '12' })
          await picker(page, 'cv').setInputFiles(cv(`plain ${language}`))
          await page.getByRole('button', { name: words.submit }).click()
          await expect(page.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
          await expect(page.locator('[name=full_name]')).toHaveValue(/^Plain/)
          await expect(page.locator('[name=cover_letter]')).toHaveValue(applicantFields.cover_letter)
          await expect(page.locator('[name=consent]')).toBeChecked()
          await page.locator('[name=phone]').fill(applicantFields.phone)
          await picker(page, 'cv').setInputFiles(cv(`plain ${language}`))
          await page.getByRole('button', { name: words.submit }).click()
          await expect(page.locator('h1')).toHaveText(words.received)
          await expect(reference(page)).toHaveText(/^J-/)
          await expect(page.locator('.receipt-actions a[download]')).toHaveAttribute(
            'download',
            /^J-.*\.txt$/,
          )
          forgetRefusals(complaints)
        })
        await part('What it asks can be read, saved and printed before it is begun.', async () => {
          await page.goto(at('/internship/apply'))
          await page.locator('.application-asked summary').click()
          await expect(page.locator('.application-questions li')).toHaveCount(14)
          const file = await page.locator('.application-asked a[download]').getAttribute('href')
          expect(decodeURIComponent(file ?? '')).toContain(words.fields.university)
          await page.emulateMedia({ media: 'print' })
          await expect(page.locator('.application-paper-field')).toHaveCount(14)
          await expect(page.locator('.application-paper')).toBeVisible()
          await expect(page.locator('.submission-form')).toBeHidden()
        })
      })
    })
  })
}

test.describe('a draft (en)', () => {
  const name = (page: Page) => page.locator('[name=full_name]')
  const keep = (page: Page, words: typeof en.applications) => page.getByLabel(words.draft.keep)

  test('survives a reload and a change of language in the tab, and on the device where that is wanted', async ({
    sharedPage: page,
  }) => {
    const context = page.context()
    await page.goto('/vacancies/apply')
    await name(page).fill('Samira')
    await page.reload()
    await expect(name(page)).toHaveValue('Samira')
    await expect(keep(page, en.applications)).not.toBeChecked()

    // Another tab knows nothing of it until it is stored on the device.
    const other = waitingForScripts(await context.newPage())
    await other.goto('/vacancies/apply')
    await expect(name(other)).toHaveValue('')
    await keep(page, en.applications).check()
    await page.locator('[name=country]').fill('Jordan')
    await page.locator('header a[hreflang=ar]:visible, footer a[hreflang=ar]').first().click()
    await page.waitForURL('/ar/vacancies/apply')
    await expect(name(page)).toHaveValue('Samira')
    await other.goto('/ar/vacancies/apply')
    await expect(name(other)).toHaveValue('Samira')
    await expect(other.locator('[name=country]')).toHaveValue('Jordan')
    await expect(keep(other, ar.applications)).toBeChecked()

    // No longer wanted, it leaves the device and stays in its tab.
    await keep(page, ar.applications).uncheck()
    const third = waitingForScripts(await context.newPage())
    await third.goto('/vacancies/apply')
    await expect(name(third)).toHaveValue('')
    await expect(name(page)).toHaveValue('Samira')
    for (const tab of [other, third]) await tab.close()
  })

  test('is deleted by its button, after a question', async ({ sharedPage: page }) => {
    const { draft } = en.applications
    await page.goto('/internship/apply')
    await name(page).fill('Yusuf')
    await keep(page, en.applications).check()
    await page.getByRole('button', { name: draft.remove }).click()
    await page.getByRole('button', { name: draft.removeNo }).click()
    await expect(name(page)).toHaveValue('Yusuf')
    await page.getByRole('button', { name: draft.remove }).click()
    await expectNoFindingsBesideTheFrame(page, 'the question before a draft is deleted')
    await page.getByRole('button', { name: draft.removeYes }).click()
    await expect(name(page)).toHaveValue('')
    await expect(keep(page, en.applications)).not.toBeChecked()
    await expect(keep(page, en.applications)).toBeFocused()
    await expect(page.locator('.submission-draft')).toContainText(draft.removed)
    await page.reload()
    await expect(name(page)).toHaveValue('')
  })

  test('leaves the device once it is sent, whatever another tab does', async ({ sharedPage: page }) => {
    const context = page.context()
    await page.goto('/vacancies/apply')
    await keep(page, en.applications).check()
    await fill(page, anyone('Stored'))
    const other = waitingForScripts(await context.newPage())
    await other.goto('/vacancies/apply')
    await expect(keep(other, en.applications)).toBeChecked()
    await picker(page, 'cv').setInputFiles(cv('stored'))
    await page.getByRole('button', { name: en.applications.submit }).click()
    await expect(reference(page)).toHaveText(/^J-/)
    await other.locator('[name=country]').fill('Egypt')
    await expect(keep(other, en.applications)).not.toBeChecked()
    await other.close()
    await page.goto('/vacancies/apply')
    await expect(name(page)).toHaveValue('')
    await expect(keep(page, en.applications)).not.toBeChecked()
  })
})

test('a form closes by itself at the deadline, which is shown in the visitor’s own time as well (en)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL && { baseURL }) })
  const page = waitingForScripts(await context.newPage())
  const answer = await page.request.get('/api/vacancies/desalination-process-engineer')
  const { data }: { data: { dead_line: string } } = await answer.json()
  // The server's clock decides; here it is as far as the browser's.
  await page.route('**/healthz', (route) => route.abort())
  await page.clock.install({ time: new Date(Date.parse(data.dead_line) - 90_000) })
  await page.goto(`${vacancy}/apply`)
  await expect(page.locator('.tender-countdown')).toContainText('1 minute')
  await expect(page.locator('.tender-own-time')).toContainText(/GMT-[45]|E[SD]T/)
  await expect(page.locator('.submission-form')).toBeVisible()
  await page.clock.runFor(91_000)
  await expect(page.locator('.submission-form')).toHaveCount(0)
  await expect(page.locator('.tender-closed')).toContainText(en.applications.closed)
  await context.close()
})
