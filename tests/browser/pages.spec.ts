import { devices } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { fr } from '../../languages/messages/fr.ts'
import { addresses, details, listsWithDetails, makesOfPage } from './support/addresses.ts'
import { expectNoFindings, expectNoFindingsInTheDark } from './support/axe.ts'
import { inParts } from './support/in-parts.ts'
import { resize } from './support/resize.ts'
import { expect, test, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }

/** Each language is read on one screen: Arabic on a phone, the others on a desktop. */
const isOnPhone = (language: Language) => language === 'ar'
/** Where every address must fit the other screen too, and axe looks at each make of page: each direction once, and each screen. */
const isLookedAtClosely = (language: Language) => language === 'en' || isOnPhone(language)
/** Persian shares Arabic's direction and layout: a page of each make is drawn in it. The crawl reads all of them in all languages. */
const addressesDrawnIn = (language: Language) => {
  const all = [...addresses, ...details]
  return language === 'fa' ? all.filter((path) => makesOfPage.includes(path)) : all
}

const { 'Desktop Chrome': desktop, 'Pixel 7': phone } = devices
/** The screen on which a language is not read, as the size of a window. */
const otherScreenOf = (language: Language) => (isOnPhone(language) ? desktop : phone).viewport

const beyondTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** @param canonical the address that the page says is its own */
async function expectWholePage(page: Page, address: string, language: Language, canonical: string | RegExp) {
  const about = (what: string) => `${address}: ${what}`
  const { direction } = languages[language]
  const found = await page.evaluate(() => {
    const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      language: document.documentElement.lang,
      direction: document.documentElement.dir,
      headings: Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent.trim()),
      description: contentOf('meta[name=description]'),
      alternates: document.querySelectorAll('link[rel=alternate][hreflang]').length,
    }
  })
  expect.soft(found.canonical, about('canonical address')).toMatch(new RegExp(`${canonical}$`))
  expect.soft(found, about('language and direction')).toMatchObject({ language, direction })
  expect.soft(found.headings, about('one h1')).toEqual([expect.stringMatching(/\S/)])
  expect.soft(await page.title(), about('title')).toMatch(/IWEN/)
  expect.soft(found.description.length, about('description')).toBeGreaterThan(20)
  expect.soft(found.description.length, about('description')).toBeLessThanOrEqual(155)
  expect.soft(found.alternates, about('addresses in other languages')).toBe(languageList.length + 1)
  // Wider than the screen is broken, on any screen and in any direction.
  expect.soft(await beyondTheScreen(page), about('pixels beyond the screen')).toBeLessThanOrEqual(0)
}

/** In English every list leads on; each other language follows a third of them. */
function listsFollowedIn(language: Language): readonly string[] {
  const place = languageList.findIndex(({ code }) => code === language)
  return listsWithDetails.filter((_, index) => place === 0 || index % (languageList.length - 1) === place - 1)
}

/** The title of a page's HTML, as a browser reads it. */
const titleIn = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html)

for (const { code } of languageList) {
  test.describe(`in ${languages[code].englishName} (${code})`, () => {
    test.skip(({ isMobile }) => isMobile !== isOnPhone(code), 'Read on the other screen')

    for (const [part, paths] of inParts(addressesDrawnIn(code), 6)) {
      test(`every address is a whole page that fits its screen, part ${part}`, async ({ page, viewport }) => {
        for (const path of paths) {
          const address = addressIn(code, path)
          if (viewport && isLookedAtClosely(code)) await page.setViewportSize(viewport)
          const response = await page.goto(address)
          expect.soft(response?.status(), address).toBe(200)
          // Those by id say that their address is the one with the slug.
          const canonical = details.includes(path) ? address.replace(/\d+$/, '[a-z0-9-]+') : address
          await expectWholePage(page, address, code, canonical)
          if (!isLookedAtClosely(code)) continue
          const isOfItsMake = makesOfPage.includes(path)
          // What axe says of a page's structure and names is the same in every language: the words are typed.
          if (code === 'en' || isOfItsMake) await expectNoFindings(page, address)
          await resize(page, otherScreenOf(code))
          const beyond = await beyondTheScreen(page)
          expect.soft(beyond, `${address}: pixels beyond the other screen`).toBeLessThanOrEqual(0)
          // Arabic's parts are looked at in the dark where all stand together (design-system.spec.ts).
          if (code === 'en' && isOfItsMake) await expectNoFindingsInTheDark(page, address)
        }
      })
    }

    test('an unknown address says so with status 404', async ({ page, complaints }) => {
      const response = await page.goto(addressIn(code, '/nothing/stands/here'))
      expect(response?.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText(messages[code].notFound.title)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await expectNoFindings(page, page.url())
      if (code === 'en') await expectNoFindingsInTheDark(page, page.url())
      // The browser itself notes the 404 in its console.
      complaints.length = 0
    })
  })

  test.describe(`in ${languages[code].englishName} on a desktop (${code})`, () => {
    test.skip(({ isMobile }) => isMobile, 'Following a link needs no other screen')

    for (const [part, paths] of inParts(listsFollowedIn(code), 3)) {
      test(`lists lead to their details, which are the same pages when loaded again, part ${part}`, async ({
        page,
      }) => {
        for (const path of paths) {
          await page.goto(addressIn(code, path))
          await page.locator('main :is(.card-title, .record-row-title) a').first().click()
          const folder = path === '/cop' ? '/cop-news/' : `${path}/`
          await page.waitForURL((url) => url.pathname.startsWith(addressIn(code, folder)))
          const { pathname } = new URL(page.url())
          // The address changes before the page does.
          const canonical = page.locator('link[rel=canonical]')
          await expect
            .soft(canonical, `${pathname}: canonical address`)
            .toHaveAttribute('href', new RegExp(`${pathname}$`))
          await expectWholePage(page, pathname, code, pathname)
          const loaded = await page.request.get(pathname)
          expect.soft(loaded.status(), pathname).toBe(200)
          expect.soft(await titleIn(page, await loaded.text()), pathname).toBe(await page.title())
        }
      })
    }
  })
}
