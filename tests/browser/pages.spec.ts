import { addressIn } from '../../site/i18n/address.ts'
import { languageList, languages, type Language } from '../../site/i18n/languages.ts'
import { ar } from '../../site/i18n/messages/ar.ts'
import { en } from '../../site/i18n/messages/en.ts'
import { fa } from '../../site/i18n/messages/fa.ts'
import { fr } from '../../site/i18n/messages/fr.ts'
import { addresses, listsWithDetails } from './support/addresses.ts'
import { expect, test, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }

async function expectWholePage(page: Page, address: string, language: Language) {
  const { direction } = languages[language]
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', language)
  await expect(html).toHaveAttribute('dir', direction)
  await expect(page.locator('h1')).toHaveCount(1)
  expect((await page.locator('h1').innerText()).trim()).not.toBe('')
  expect(await page.title()).toMatch(/IWEN/)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeGreaterThan(20)
  expect(description?.length).toBeLessThanOrEqual(155)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${address}$`))
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(languageList.length + 1)
  // Wider than the screen is broken, on any screen and in any direction.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

for (const { code } of languageList) {
  test.describe(`in ${languages[code].englishName} (${code})`, () => {
    for (const path of addresses) {
      const address = addressIn(code, path)
      test(`${address} is a whole page`, async ({ page }) => {
        const response = await page.goto(address)
        expect(response?.status()).toBe(200)
        await expectWholePage(page, address, code)
      })
    }

    for (const path of listsWithDetails) {
      test(`${addressIn(code, path)} leads to its details`, async ({ page }) => {
        await page.goto(addressIn(code, path))
        await page.locator('main .card-title a').first().click()
        await page.waitForURL((url) => url.pathname.startsWith(`${addressIn(code, path)}/`))
        await expectWholePage(page, new URL(page.url()).pathname, code)
        // The page's address, read anew from the server, is the same page.
        const title = await page.title()
        await page.reload()
        expect(await page.title()).toBe(title)
      })
    }

    test(`${addressIn(code, '/cop')} leads to its news`, async ({ page }) => {
      await page.goto(addressIn(code, '/cop'))
      await page.locator('main .card-title a').first().click()
      await page.waitForURL((url) => url.pathname.startsWith(addressIn(code, '/cop-news/')))
      await expectWholePage(page, new URL(page.url()).pathname, code)
    })

    test('an unknown address says so with status 404', async ({ page, complaints }) => {
      const response = await page.goto(addressIn(code, '/nothing/stands/here'))
      expect(response?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText(messages[code].notFound.title)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      // The browser itself notes the 404 in its console.
      complaints.length = 0
    })
  })
}
