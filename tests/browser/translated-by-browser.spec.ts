import { addressIn } from '../../languages/address.ts'
import { applicantFields, pdf } from '../support/submission-files.ts'
import { test } from './support/shared-page.ts'
import {
  expect,
  expectScriptsAtWork,
  holdBack,
  neededFile,
  noteComplaints,
  type Page,
} from './support/test.ts'
import { textsOf, translate, translated } from './support/translator.ts'
import { ar, en } from './support/words.ts'

const messages = { en, ar }

/** On a phone the field of a list lies in a drawer. */
const search = (page: Page, words: string) =>
  page.locator('main input[name=q]').evaluate((field, value) => {
    if (field instanceof HTMLInputElement) field.value = value
    field.closest('form')?.requestSubmit()
  }, words)

for (const language of ['en', 'ar'] as const) {
  const words = messages[language]
  const at = (path: string) => addressIn(language, path)

  test.describe(`a page that the browser translates (${language})`, () => {
    // English on a desk, Arabic on a phone.
    if (language === 'ar') test.use({ viewport: { width: 390, height: 844 } })

    test('says what it says untranslated, wherever its reader goes', async ({
      sharedPage: page,
      viewport,
    }) => {
      const untranslated = await page.context().newPage()
      if (viewport) await untranslated.setViewportSize(viewport)
      const both = [page, untranslated]
      for (const one of both) await one.goto(at('/news'))
      await expectScriptsAtWork(untranslated)
      await translate(page)
      const isTheSame = async (path: string) => {
        for (const one of both) await expect(one).toHaveURL(at(path))
        await expect(page.locator('h1')).toContainText(translated)
        await expect(async () => expect(await textsOf(page)).toBe(await textsOf(untranslated))).toPass()
      }
      await isTheSame('/news')
      for (const one of both) await search(one, 'zzzz')
      await isTheSame('/news?q=zzzz')
      for (const one of both) await search(one, '')
      await isTheSame('/news')
      for (const path of ['/projects', '/tenders', '/vacancies']) {
        for (const one of both)
          await one
            .locator(`a[href="${at(path)}"]`)
            .first()
            .dispatchEvent('click')
        await isTheSame(path)
      }
      for (const one of both) await one.goBack()
      await isTheSame('/tenders')
      await untranslated.close()
    })

    test('takes an application, and says what is missing', async ({ sharedPage: page, complaints }) => {
      await page.goto(at('/vacancies/apply'))
      await translate(page)
      const send = page.locator('.submission-form [type=submit]')
      await send.click()
      await expect(page.locator('.field-error').first()).toContainText(translated)
      await expect(page.locator('.field-error')).toHaveCount(6)
      for (const [name, value] of Object.entries({ ...applicantFields, consent: undefined }))
        if (value) await page.locator(`.submission-form [name="${name}"]`).fill(value)
      await page.locator('[name=consent]').check()
      await page
        .locator('[name="cv[]"]')
        .first()
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(`translated ${language}`) })
      await send.click()
      await expect(page.locator('h1')).toHaveText(`${translated}${words.applications.received}`)
      expect(complaints).toEqual([])
    })

    test('before its scripts are at work is taken over by them as it is', async ({ context, complaints }) => {
      const page = await context.newPage()
      noteComplaints(page, complaints)
      const release = await holdBack(page, neededFile)
      await page.goto(at('/vacancies/apply'))
      await translate(page)
      const name = page.locator('.submission-form [name=full_name]')
      await name.fill('Amina')
      release()
      await expectScriptsAtWork(page)
      await expect(name).toHaveValue('Amina')
      await expect(name).toBeFocused()
      await expect(page.locator('h1')).toContainText(translated)
    })
  })
}
