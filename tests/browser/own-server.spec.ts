import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPublicServer, type PublicServer } from '../../commands/trials/public-server.ts'
import { addressIn } from '../../languages/address.ts'
import { listSubscriberWords } from '../../languages/list-subscriber-words.ts'
import { languages } from '../../languages/languages.ts'
import { mailConsentWords } from '../../languages/mail-consent-words.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { defaultOrganization } from '../../starter/default-organization.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import {
  hasHeader,
  partOfMail,
  startMailServer,
  textOfMail,
  type MailServer,
} from '../support/mail-server.ts'
import { expectNoFindingsBesideTheFrame } from './support/axe.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { part } from './support/part.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

const contacts = { tenders: 'procurementEmail', vacancies: 'applicationsEmail' } as const

/** More than two pages of press items: the starter content fills no list beyond its first page. */
const addedPressItems = 20

// One server for all: it sends mail, and has a list of several pages, which the others' does not.
test.describe.configure({ mode: 'default' })

let folder: string
let mailServer: MailServer
let server: PublicServer

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-mail-'))
  const dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
  addPressItems(dataFolder)
  mailServer = await startMailServer()
  server = await startPublicServer(dataFolder, {
    environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@example.org' },
  })
})

test.afterAll(async () => {
  await server.stop()
  await mailServer[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

function addPressItems(dataFolder: string): void {
  using database = openSqlite(dataFolder)
  for (let number = 1; number <= addedPressItems; number += 1) {
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO press_items (slug, date, created_at, updated_at, _status)
         VALUES (?, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', 'published')`,
      )
      .run(`added-${number}`)
    database
      .prepare(`INSERT INTO press_items_locales (title, _locale, _parent_id) VALUES (?, 'en', ?)`)
      .run(`Added ${number}`, lastInsertRowid)
  }
}

for (const [language, list, messages] of [
  ['en', 'tenders', en],
  ['ar', 'vacancies', ar],
] as const) {
  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test(`who asks to be notified of new ${list} confirms it by the mail’s link, and stops it the same way`, async ({
      sharedPage: page,
    }) => {
      const words = listSubscriberWords[language]
      const shared = mailConsentWords[language]
      const { askForMail } = messages
      await page.goto(`${server.url}${addressIn(language, `/${list}`)}`)
      const form = page.getByRole('form', { name: askForMail[list].title })
      await form.getByLabel(askForMail.email).fill(`${language}@example.org`)
      await form.getByRole('button', { name: askForMail.button }).click()
      await expect(page.getByRole('status')).toHaveText(words.sent)

      const isMine = (mail: string) => mail.includes(`To: ${language}@example.org`)
      await expect.poll(() => mailServer.mails.filter(isMine).length).toBe(1)
      const mail = mailServer.mails.find(isMine) ?? ''
      const text = textOfMail(mail)
      expect(text).toContain(words[list].confirmText)
      expect(hasHeader(mail, 'Reply-To', defaultOrganization[contacts[list]])).toBe(true)
      await page.goto('about:blank')
      await page.setContent(partOfMail(mail, 'text/html'))
      const line = page.getByText(words[list].confirmText)
      await expect(line).toHaveCSS('direction', languages[language].direction)
      await expect(page.getByText(defaultOrganization.name[language])).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

      // The server's own name is the site's in production.
      const link = /\/subscribers\/confirm\?token=\S+/.exec(text)?.[0] ?? ''
      await page.goto(`${server.url}${addressIn(language, link)}`)
      await expect(page.getByRole('status')).toHaveText(words[list].confirmQuestion)
      await page.getByRole('button', { name: shared.confirmButton }).click()
      await expect(page.getByRole('status')).toHaveText(words[list].confirmed)

      await page.goto(`${server.url}${addressIn(language, link.replace('confirm', 'leave'))}`)
      await page.getByRole('button', { name: shared.leaveButton }).click()
      await expect(page.getByRole('status')).toHaveText(words[list].left)
    })
  })

  test(`the form to ask for mail of new ${list} fits a phone and has no findings of axe (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${server.url}${addressIn(language, `/${list}`)}`)
    await expect(page.getByRole('form', { name: messages.askForMail[list].title })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await expectNoFindingsBesideTheFrame(page, list)
  })
}

test('another page of a list is announced and read from its beginning (en, ar)', async ({
  sharedPage: page,
}) => {
  for (const { prefix, words } of [
    { prefix: '', words: en },
    { prefix: '/ar', words: ar },
  ]) {
    await part(`${prefix}/media`, async () => {
      await page.goto(`${server.url}${prefix}/media`)
      const pages = page.getByRole('navigation', { name: words.pagination.label })
      const status = page.locator('main .filtered-list-count')
      const results = words.results(28, '28')
      await expect(status).toHaveText(results)
      await pages.getByRole('link', { name: words.pagination.next }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(status).toHaveText(results + words.pagination.page('2', '3'))
      await expect(status).toHaveAttribute('role', 'status')
      await expect(status).toBeFocused()
      // Below the header that stays, and not at the end of the page where the link stood.
      await expect(status).toBeInViewport({ ratio: 1 })
      const { top, header } = await status.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        header: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
      }))
      expect(top).toBeGreaterThanOrEqual(header)
      expect(top).toBeLessThan(header + 120)
      await page.keyboard.press('Tab')
      await expect(status).not.toBeFocused()
      await page.goBack()
      await expect(status).toHaveText(results)
    })
  }
})
