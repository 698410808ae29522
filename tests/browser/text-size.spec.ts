import { addressIn } from '../../languages/address.ts'
import { inParts } from './support/in-parts.ts'
import { lostText } from './support/lost-text.ts'
import { resize } from './support/resize.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

/** One page of each make. */
const kindsOfPage = [
  '/',
  '/who-we-are',
  '/oic-water-vision',
  '/projects',
  '/events/regional-water-week',
  '/publications/1',
  '/members',
  '/countries/jordan',
  '/cop',
  '/tenders/1',
  '/tenders/independent-review-of-brine-outfalls/apply',
  '/gallery/1',
  '/media',
  '/search?q=water',
] as const

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** Pages that are laid out in Arabic in the tools' largest letters in windows between these two as well, as French ones are in `reading.spec.ts`. */
const pagesOfEachWidth = ['/', '/who-we-are', '/projects', '/projects/nexus-atlas', '/media', '/members']
/** The narrowest desktop, and a screen zoomed to 200 %. */
const between = [
  { width: 1025, height: 800 },
  { width: 720, height: 800 },
]

/** Text at 200 % and narrow windows: WCAG 1.4.4 and 1.4.10. The tools' own size stays after a reload (reading.spec.ts). */
const ways = [
  {
    what: 'usual letters',
    windows: [{ width: 320, height: 640 }],
    fontSize: '',
    chosen: '',
    letters: '16px',
  },
  { what: 'text of 200 %', windows: [phone, desktop], fontSize: '200%', chosen: '', letters: '32px' },
  {
    what: 'the largest letters of the reading tools',
    windows: [desktop, phone],
    fontSize: '',
    chosen: 'larger',
    letters: '20.8px',
  },
] as const

for (const language of ['en', 'ar'] as const) {
  const pages = language === 'ar' ? [...new Set([...kindsOfPage, ...pagesOfEachWidth])] : kindsOfPage
  for (const [part, paths] of inParts(pages, 8)) {
    test(`nothing is lost in narrow windows and in large letters (${language}), part ${part}`, async ({
      sharedPage: page,
    }) => {
      for (const path of paths) {
        await page.goto(addressIn(language, path))
        for (const { what, windows, fontSize, chosen, letters } of ways) {
          const shown = await page.evaluate(
            ([size, choice]) => {
              const root = document.documentElement
              root.style.fontSize = size
              if (choice) root.dataset.textSize = choice
              else delete root.dataset.textSize
              return getComputedStyle(root).fontSize
            },
            [fontSize, chosen] as const,
          )
          expect(shown, `${language} ${path}, ${what}`).toBe(letters)
          const isLaidOutBetween = language === 'ar' && chosen && pagesOfEachWidth.includes(path)
          for (const window of isLaidOutBetween ? [...windows, ...between] : windows) {
            await resize(page, window)
            expect.soft(await lostText(page), `${language} ${path}, ${window.width} px, ${what}`).toEqual([])
          }
        }
      }
    })
  }
}

for (const language of ['en', 'ar'] as const) {
  test(`text of 200 % leaves the header its two buttons, and the drawer all entries (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.goto(addressIn(language, '/team'))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 844 })
      await expect(page.locator('.site-header-label').first()).toBeHidden()
      await expect(page.locator('.site-header-search-narrow')).toBeInViewport({ ratio: 1 })
      const hamburger = page.locator('.site-header .drawer-button')
      await expect(hamburger).toBeInViewport({ ratio: 1 })
      await hamburger.click()
      await expect(page.locator('.navigation-drawer-entry-link')).toHaveCount(5)
      const lastGroup = page.locator('.navigation-drawer summary').last()
      await lastGroup.click()
      const beyond = await page
        .locator('.navigation-drawer')
        .evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)
      expect(beyond).toBeLessThanOrEqual(0)
      await lastGroup.click()
      await page.keyboard.press('Escape')
      await expect(page.locator('.navigation-drawer')).toBeHidden()
    }
  })
}

for (const language of ['en', 'ar'] as const) {
  test(`text of 200 % leaves a row’s words the row’s width, and none of its facts breaks at its hyphen (${language})`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(addressIn(language, '/vacancies'))
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value
      }, size)
      const rows = await page.locator('.record-row').evaluateAll((all) =>
        all.map((row) => ({
          share: (row.querySelector('.record-row-words')?.clientWidth ?? 0) / row.clientWidth,
          grades: [...row.querySelectorAll('.record-row-facts > *')]
            .filter((fact) => /^\p{L}-\d$/u.test(fact.textContent))
            .map((fact) => fact.getClientRects().length),
        })),
      )
      expect(rows.length).toBeGreaterThan(0)
      for (const { share, grades } of rows) {
        expect(share).toBeGreaterThan(0.5)
        expect(grades.filter((lines) => lines > 1)).toEqual([])
      }
    }
  })
}

test('the API’s documentation is read in a window of 320 px without scrolling sideways', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
