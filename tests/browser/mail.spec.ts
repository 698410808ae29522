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
import {
  hasHeader,
  partOfMail,
  startMailServer,
  textOfMail,
  type MailServer,
} from '../support/mail-server.ts'
import { expectNoFindings } from './support/axe.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expect, test } from './support/test.ts'

const contacts = { tenders: 'procurementEmail', vacancies: 'applicationsEmail' } as const

// One server for all: it sends mail, which the others' does not.
test.describe.configure({ mode: 'serial' })

let folder: string
let mailServer: MailServer
let server: PublicServer

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-mail-'))
  const dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
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

for (const [language, list, messages] of [
  ['en', 'tenders', en],
  ['ar', 'vacancies', ar],
] as const) {
  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test(`who asks to be notified of new ${list} confirms it by the mail’s link, and stops it the same way`, async ({
      page,
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
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${server.url}${addressIn(language, `/${list}`)}`)
    await expect(page.getByRole('form', { name: messages.askForMail[list].title })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await expectNoFindings(page, list)
  })
}
