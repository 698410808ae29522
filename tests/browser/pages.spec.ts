import { devices } from '@playwright/test'
import { addressIn } from '../../languages/address.ts'
import { languageList, languages, type Language } from '../../languages/languages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { fr } from '../../languages/messages/fr.ts'
import { addresses, details, listsWithDetails, makesOfPage, statesOfFrame } from './support/addresses.ts'
import { expectNoFindings, expectNoFindingsBesideTheFrame, schemesByLanguage } from './support/axe.ts'
import { part } from './support/part.ts'
import { inParts } from './support/in-parts.ts'
import { readPage } from './support/read-page.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

const messages = { en, ar, fr, fa }
/** In which colours each language is read. */
const schemeOf = new Map<Language, 'light' | 'dark'>(schemesByLanguage)

/** Each language is read on one screen: Arabic on a phone, the others on a desktop. */
const isOnPhone = (language: Language) => language === 'ar'
/** Where every address must fit the other screen too, and axe looks at each make of page: each direction once, and each screen. */
const isLookedAtClosely = (language: Language) => language === 'en' || isOnPhone(language)

/** In English every list leads on; each other language follows a third of them. */
function listsFollowedIn(language: Language): readonly string[] {
  const place = languageList.findIndex(({ code }) => code === language)
  return listsWithDetails.filter((_, index) => place === 0 || index % (languageList.length - 1) === place - 1)
}

/**
 * Persian shares Arabic's direction and layout: a page of each make is drawn in it, of the others only what they say of
 * themselves is read. French has the longest words. The crawl reads all pages in all languages.
 */
const isDrawnIn = (language: Language, path: string) =>
  language !== 'fa' || makesOfPage.includes(path) || listsFollowedIn(language).includes(path)

const { 'Desktop Chrome': desktop, 'Pixel 7': phone } = devices
/** The screen on which a language is not read, as the size of a window. */
const otherScreenOf = (language: Language) => (isOnPhone(language) ? desktop : phone).viewport

const beyondTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** @param html of a page that is only read; nothing for the one that is shown */
const saidBy = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const contentOf = (selector: string) => read.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      language: read.documentElement.lang,
      direction: read.documentElement.dir,
      title: read.title,
      headings: Array.from(read.querySelectorAll('h1'), (heading) => heading.textContent.trim()),
      description: contentOf('meta[name=description]'),
      alternates: read.querySelectorAll('link[rel=alternate][hreflang]').length,
    }
  }, html)

/** @param canonical the address that the page says is its own */
function expectToSayWhatItIs(
  said: Awaited<ReturnType<typeof saidBy>>,
  address: string,
  language: Language,
  canonical: string,
) {
  const about = (what: string) => `${address}: ${what}`
  const { direction } = languages[language]
  expect.soft(said.canonical, about('canonical address')).toMatch(new RegExp(`${canonical}$`))
  expect.soft(said, about('language and direction')).toMatchObject({ language, direction })
  expect.soft(said.headings, about('one h1')).toEqual([expect.stringMatching(/\S/)])
  expect.soft(said.title, about('title')).toMatch(/IWEN/)
  expect.soft(said.description.length, about('description')).toBeGreaterThan(20)
  expect.soft(said.description.length, about('description')).toBeLessThanOrEqual(155)
  expect.soft(said.alternates, about('addresses in other languages')).toBe(languageList.length + 1)
}

async function expectWholePage(page: Page, address: string, language: Language, canonical: string) {
  expectToSayWhatItIs(await saidBy(page), address, language, canonical)
  // Wider than the screen is broken, on any screen and in any direction.
  expect.soft(await beyondTheScreen(page), `${address}: pixels beyond the screen`).toBeLessThanOrEqual(0)
}

/** The list that is shown leads to the page of its first entry, which is the same when it is loaded by itself. */
async function expectToLeadOn(page: Page, language: Language, path: string) {
  await page.locator('main :is(.card-title, .record-row-title) a').first().click()
  const folder = addressIn(language, path === '/cop' ? '/cop-news/' : `${path}/`)
  await page.waitForURL((url) => url.pathname.startsWith(folder))
  const { pathname } = new URL(page.url())
  // The address changes before the page does.
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical, `${pathname}: canonical address`).toHaveAttribute(
    'href',
    new RegExp(`${pathname}$`),
  )
  await expectWholePage(page, pathname, language, pathname)
  const loaded = await page.request.get(pathname)
  expect.soft(loaded.status(), pathname).toBe(200)
  const { title } = await saidBy(page, await loaded.text())
  expect.soft(title, pathname).toBe(await page.title())
}

for (const { code } of languageList) {
  test.describe(`in ${languages[code].englishName} (${code})`, () => {
    test.skip(({ isMobile }) => isMobile !== isOnPhone(code), 'Read on the other screen')

    for (const [number, paths] of inParts([...addresses, ...details], isLookedAtClosely(code) ? 9 : 18)) {
      test(`every address is a whole page that fits its screen, and lists lead to their details, part ${number}`, async ({
        sharedPage: page,
        viewport,
        baseURL,
      }) => {
        await page.emulateMedia({ colorScheme: schemeOf.get(code) ?? 'light' })
        for (const path of paths) {
          const address = addressIn(code, path)
          // Those by id say that their address is the one with the slug.
          const canonical = details.includes(path) ? address.replace(/\d+$/, '[a-z0-9-]+') : address
          if (!isDrawnIn(code, path)) {
            const { status, html } = await readPage(baseURL, address)
            expect.soft(status, address).toBe(200)
            expectToSayWhatItIs(await saidBy(page, html), address, code, canonical)
            continue
          }
          const response = await page.goto(address)
          expect.soft(response?.status(), address).toBe(200)
          await expectWholePage(page, address, code, canonical)
          // What axe says of a page's structure and names is the same in every language: the words are typed.
          if (code === 'en' && !statesOfFrame.includes(path))
            await expectNoFindingsBesideTheFrame(page, address)
          else if (code === 'en' || (isLookedAtClosely(code) && makesOfPage.includes(path)))
            await expectNoFindings(page, address)
          if (viewport && isLookedAtClosely(code)) {
            await resize(page, otherScreenOf(code))
            const beyond = await beyondTheScreen(page)
            expect.soft(beyond, `${address}: pixels beyond the other screen`).toBeLessThanOrEqual(0)
            await page.setViewportSize(viewport)
          }
          if (listsFollowedIn(code).includes(path))
            await part(`${address} leads on`, () => expectToLeadOn(page, code, path))
        }
      })
    }
  })
}

for (const [drawn, read] of [
  ['en', ['fr', 'fa']],
  ['ar', []],
] as const) {
  test.describe('an address without a page', () => {
    test.skip(({ isMobile }) => isMobile !== isOnPhone(drawn), 'Read on the other screen')

    test(`says so with status 404 in every language, and helps to go on (${drawn})`, async ({
      sharedPage: page,
      complaints,
      baseURL,
    }) => {
      await page.emulateMedia({ colorScheme: schemeOf.get(drawn) ?? 'light' })
      const addressOf = (language: Language) => addressIn(language, '/nothing/stands/here')
      const response = await page.goto(addressOf(drawn))
      expect(response?.status()).toBe(404)
      for (const language of [drawn, ...read]) {
        const answer = await readPage(baseURL, addressOf(language))
        expect.soft(answer.status, language).toBe(404)
        expect
          .soft(await saidBy(page, language === drawn ? undefined : answer.html), language)
          .toMatchObject({
            ...{ language, direction: languages[language].direction, canonical: '' },
            headings: [messages[language].notFound.title],
          })
      }
      await expect.soft(page.getByRole('main').getByRole('search')).toBeVisible()
      const ways = page.getByRole('navigation', { name: messages[drawn].details.sections })
      await expect.soft(ways.getByRole('link', { name: messages[drawn].navigation.whatWeDo })).toBeVisible()
      await expectNoFindings(page, page.url())
      // The browser itself notes the 404 in its console.
      complaints.length = 0
    })
  })
}
