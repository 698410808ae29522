import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { answerPanelWords } from '../../languages/back-office/answer-words.ts'
import { dashboardWords } from '../../languages/back-office/dashboard-words.ts'
import { formatClock } from '../../languages/format.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import { publishWords } from '../../languages/back-office/publish-words.ts'
import { addressIn } from '../../languages/address.ts'
import type { Role } from '../../model/access/roles.ts'
import { applicantFields, pdf } from '../support/submission-files.ts'
import { askToPublish } from './support/ask-to-publish.ts'
import { createAccount } from './support/create-account.ts'
import { speak, test } from './support/desk.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { administrator } from './support/staff.ts'
import { expect } from './support/test.ts'

// A translator's half hour is in translating.spec.ts, a custodian's in custodian-opening.spec.ts, and the two people who open
// proposals in opening.spec.ts; what may be lost on the way in nothing-lost.spec.ts and editing.spec.ts.

/** An open tender that no other test counts the questions of. */
const tender = '/tenders/two-solar-desalination-units-in-tunisia'

interface Stored {
  title: string
  summary: string | null
  date: string | null
  _status: string
}

/** Somebody new comes to work, whose back office speaks the language. */
async function beginDay(page: Page, language: 'en' | 'ar', role: Role): Promise<void> {
  const person = {
    name: `${role} ${language}`,
    email: `${role}-${crypto.randomUUID()}@example.org`,
    password: 'a password for tests',
  }
  await signIn(page, administrator)
  await createAccount(page.request, { ...person, roles: [role] })
  await signIn(page, person)
  await speak(page, language)
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(await page.request.post('/cms-api/users/login', { data: { email, password } })).toBeOK()
}

/** Follows a line of the start page to its list. */
async function followWaiting(page: Page, what: string): Promise<void> {
  await page.goto('/admin')
  const waiting = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: what, exact: true }) })
  await expect(waiting.locator('strong')).toHaveText(/\S/)
  await clickUntilAt(page, () => waiting.getByRole('link'), /\/admin\/collections\//)
}

/** The start page is there to go on from. */
async function expectStartPage(page: Page, language: 'en' | 'ar'): Promise<void> {
  const html = await (await page.request.get('/admin')).text()
  expect(html).toContain(`>${dashboardWords[language].waiting}</h2>`)
}

/** A click before the scripts of the back office are at work may lead nowhere. */
async function clickUntilAt(page: Page, link: () => Locator, address: RegExp): Promise<void> {
  await expect(async () => {
    if (!address.test(page.url())) await link().click({ timeout: 10_000 })
    await page.waitForURL(address, { timeout: 20_000 })
  }).toPass()
}

/** Opens the record of a list's row. */
async function openRow(page: Page, text: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: text })
  await clickUntilAt(page, () => row.getByRole('link').first(), /\/collections\/[a-z-]+\/\d+/)
  await expectFormReady(page)
}

/** What is stored of the record whose form is open; its texts in English, in which the form is until somebody chooses another language. */
async function storedAt(page: Page): Promise<unknown> {
  const address = new URL(page.url()).pathname.replace(/.*\/collections/, '/cms-api')
  return (await page.request.get(`${address}?locale=en`)).json()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} input`).first().fill(option)
  await page.locator(`#field-${field} .rs__option`).filter({ hasText: option }).first().click()
}

test('an editor writes news, goes away, comes back to it from the start page, and publishes it, in Arabic', async ({
  desk: page,
}) => {
  await beginDay(page, 'ar', 'editor')
  const title = `نبع يجف ${Date.now()}`
  await page.goto('/admin/collections/news/create?locale=ar')
  await expectFormReady(page)
  await page.locator('#field-title').fill(title)
  await page.waitForURL(/\/collections\/news\/\d+/)
  const [, id = ''] = /news\/(\d+)/.exec(page.url()) ?? []
  const stored = async (): Promise<Stored> =>
    (await page.request.get(`/cms-api/news/${id}?draft=true&locale=ar`)).json()
  await expect.poll(async () => (await stored()).title).toBe(title)

  await followWaiting(page, dashboardWords.ar.drafts('الأخبار'))
  await openRow(page, title)
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expectFittingScreen(page)
  const summary = 'جفّ النبع قرب عجلون.'
  await page.locator('#field-summary').fill(summary)
  await page.locator('[data-field-path=body] [contenteditable=true]').first().fill(summary)
  await expect.poll(async () => (await stored()).summary).toBe(summary)
  // So long ago that no list of the newest shows it. The names of months come a moment after the form.
  const date = page.locator('#field-date input')
  await expect(async () => {
    await date.fill('')
    await date.fill('1 نوفمبر 2001, 12:00')
    await date.press('Escape')
    await expect.poll(async () => (await stored()).date, { timeout: 20_000 }).toMatch(/^2001-11-01/)
  }).toPass()
  const { title: question, anyway } = publishWords.ar
  const dialog = page.getByRole('dialog', { name: question })
  await askToPublish(page, dialog)
  await dialog.getByRole('button', { name: anyway }).click()
  await expect.poll(async () => (await stored())._status).toBe('published')
  await expectStartPage(page, 'ar')
  await page.goto(addressIn('ar', `/news/${id}`))
  await expect(page.locator('h1')).toHaveText(title)
})

test('procurement finds a bidder’s question on the start page and answers it for everybody, in English', async ({
  desk: page,
}) => {
  const asked = `Are two currencies accepted? ${Date.now()}`
  const ask = await page.request.post(`${tender}/ask`, { multipart: { question: asked } })
  expect(ask.ok(), await ask.text()).toBe(true)
  await beginDay(page, 'en', 'procurement')
  await followWaiting(page, dashboardWords.en.lists.questions)
  await openRow(page, asked)
  const answer = 'One currency only.'
  await choose(page, 'status', optionLabels.published.en)
  await page.locator('#field-question').fill(asked)
  await page.locator('#field-answer').fill(answer)
  await page.locator('#action-save').click()
  await expect.poll(() => storedAt(page)).toMatchObject({ status: 'published', answer })
  await expectStartPage(page, 'en')
  // Processes learn of a publish a moment later (docs/caching.md).
  const onSite = async () => (await page.request.get(tender)).text()
  await expect.poll(onSite).toContain(asked)
  await page.goto(tender)
  await expect(page.getByRole('article').filter({ hasText: asked })).toContainText(answer)
})

test('human resources find an applicant by name, answer in the applicant’s language and note it, in Arabic', async ({
  desk: page,
}) => {
  const fullName = `ريما حداد ${Date.now()}`
  const sent = await page.request.post('/fa/vacancies/apply', {
    multipart: {
      ...applicantFields,
      full_name: fullName,
      'cv[]': { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(fullName) },
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await beginDay(page, 'ar', 'human-resources')
  await followWaiting(page, dashboardWords.ar.lists.applications)
  await page.locator('.search-filter__input').fill(fullName)
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1)
  await openRow(page, fullName)
  await expectFittingScreen(page)

  // What they act on stands above what was sent.
  const words = answerPanelWords.ar
  const panel = page.getByRole('region', { name: words.title, exact: true })
  await panel.getByLabel(words.answer).selectOption('rejected')
  await expect(panel.getByLabel(words.text)).toHaveAttribute('lang', 'fa')
  await expect(panel.getByLabel(words.text)).toHaveValue(/سپاسگزاریم/)
  await expect(panel.getByRole('note').first()).toHaveText(words.noMail)
  await choose(page, 'status', optionLabels.shortlisted.ar)
  await page.locator('#field-notes').fill('Answered by telephone')
  await page.locator('#action-save').click()
  await expect
    .poll(() => storedAt(page))
    .toMatchObject({ status: 'shortlisted', notes: 'Answered by telephone' })

  await speak(page, 'en')
  await page.reload()
  await expectFormReady(page)
  await expect(page.getByRole('region', { name: answerPanelWords.en.title, exact: true })).toBeVisible()
  await expectFittingScreen(page)
})

test.describe('from another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })
  // What the stock back office says in the console is not ours to silence.
  test.afterEach(({ complaints }) => {
    complaints.length = 0
  })

  test('human resources answer several applicants at once, from a list in the time zone of the forms', async ({
    page,
  }) => {
    const surname = `Haddad ${Date.now()}`
    for (const language of ['en', 'fr'] as const) {
      const sent = await page.request.post(addressIn(language, '/vacancies/apply'), {
        multipart: {
          ...applicantFields,
          full_name: `Rima ${language} ${surname}`,
          'cv[]': { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(`${language} ${surname}`) },
        },
      })
      expect(sent.ok(), await sent.text()).toBe(true)
    }
    await beginDay(page, 'en', 'human-resources')
    const posted: unknown[] = []
    // No mail is configured here: the server's part is tested in application-answers.test.ts.
    await page.route('**/cms-api/job-applications/*/answers', async (route) => {
      const body: unknown = route.request().postDataJSON()
      const isSecond = body !== null && posted.push(body) === 2
      if (isSecond) return route.fulfill({ status: 409, json: { errors: [{ message: 'Withdrawn.' }] } })
      const answers: unknown = await (await page.request.get(route.request().url())).json()
      return route.fulfill({ json: { ...Object(answers), canSend: true } })
    })
    await page.goto(`/admin/collections/job-applications?search=${encodeURIComponent(surname.toLowerCase())}`)
    const rows = page.locator('.collection-list tbody tr')
    await expect(rows).toHaveCount(2)

    const { docs } = z
      .object({ docs: z.tuple([z.object({ receivedAt: z.string() }), z.unknown()]) })
      .parse(await (await page.request.get('/cms-api/job-applications?sort=-receivedAt&limit=2')).json())
    const clock = formatClock(docs[0].receivedAt, 'en', defaultTimeZone)
    await expect(rows.first().locator('.cell-receivedAt')).toContainText(clock)

    const words = answerPanelWords.en
    await expect(async () => {
      for (const row of await rows.all()) await row.locator('.select-row input[type=checkbox]').check()
      await page.getByRole('button', { name: words.several.begin(2) }).click({ timeout: 5000 })
    }).toPass()
    const dialog = page.getByRole('dialog', { name: words.several.title(2) })
    await dialog.getByLabel(words.answer).selectOption('rejected')
    await expect(dialog.getByLabel(words.newStatus)).toHaveValue('rejected')
    await dialog.getByText(words.several.textIn('\u2068Français\u2069')).click()
    await expect(dialog.getByText(/Merci d’avoir postulé/)).toBeVisible()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByText(words.several.sent(1))).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText(/Haddad .*Withdrawn\./)
    const refusal = { name: 'rejected', status: 'rejected' }
    expect(posted).toEqual([refusal, refusal])
    await dialog.getByRole('button', { name: words.several.close }).click()
    await expect(dialog).toBeHidden()
  })
})
