import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { inWholeBrowser } from './support/launch-options.ts'
import { expect, expectScriptsAtWork, holdBack, test as base, type Page } from './support/test.ts'

interface Fixtures {
  /** A page whose visitor has not done anything yet, unlike that of other tests. */
  visited: { page: Page; scripts: string[] }
}

/** When a page's scripts come (site/loading/scripts-after-first-paint.ts). */
const test = base.extend<Fixtures>({
  visited: async ({ context, complaints }, use) => {
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use({ page, scripts })
  },
})

test.use(inWholeBrowser)

const atRest = [
  '/oic-water-vision',
  '/news',
  '/news/1',
  '/publications/1',
  '/countries/jordan',
  '/search?q=water',
]
const moving = ['/', '/tenders/1', '/who-we-are-map', '/vacancies/apply', '/gallery/1', '/receipts']

/** Without it no script of the site runs. */
const neededFile = '**/assets/react-*.js'

/** All that is shown first has come, is painted and laid out. */
async function untilShown(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out')
}

for (const [language, words] of [
  ['en', en],
  ['ar', ar],
] as const) {
  for (const path of atRest) {
    test(`${path} asks for no script until its visitor acts, then works with them (${language})`, async ({
      visited: { page, scripts },
    }) => {
      await page.goto(addressIn(language, path), { waitUntil: 'networkidle' })
      await untilShown(page)
      expect(scripts).toEqual([])
      await page.keyboard.press('Tab')
      await expectScriptsAtWork(page)
      expect(scripts.length).toBeGreaterThan(8)
    })
  }

  test(`what was pressed before scripts were at work is done when they are (${language})`, async ({
    visited: { page },
  }) => {
    const release = await holdBack(page, neededFile)
    await page.goto(addressIn(language, '/oic-water-vision'))
    await untilShown(page)
    const larger = page.getByRole('button', { name: words.sections.reading.sizes.larger, exact: true })
    await larger.click()
    await expect(larger).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('html')).toHaveCSS('font-size', '16px')
    release()
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
    await expect(larger).not.toHaveAttribute('aria-busy')
  })

  test(`a button is not busy for ever when the scripts do not come (${language})`, async ({
    visited: { page },
    complaints,
  }) => {
    await page.route(neededFile, (route) => route.abort())
    await page.goto(addressIn(language, '/oic-water-vision'))
    await untilShown(page)
    const larger = page.getByRole('button', { name: words.sections.reading.sizes.larger, exact: true })
    const failed = page.waitForEvent('requestfailed')
    await larger.click()
    await failed
    await expect(larger).not.toHaveAttribute('aria-busy')
    // The browser's own, of what was broken off.
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true)
  })

  test(`what was chosen in a list’s form before scripts were at work is shown when they are (${language})`, async ({
    visited: { page },
  }) => {
    const release = await holdBack(page, neededFile)
    await page.goto(addressIn(language, '/publications'))
    await untilShown(page)
    await page.getByRole('combobox', { name: words.lists.sortBy }).selectOption('date')
    release()
    await expect(page).toHaveURL(/[?&]sort=date/)
    await expect(page.getByRole('combobox', { name: words.lists.sortBy })).toHaveValue('date')
  })
}

test('words typed in a list’s form before scripts are at work stay, and wait for Enter', async ({
  visited: { page },
}) => {
  const release = await holdBack(page, neededFile)
  await page.goto('/publications')
  await untilShown(page)
  const field = page.getByRole('searchbox')
  await field.fill('water')
  // The browser reports the change when the field is left.
  await field.blur()
  release()
  await expectScriptsAtWork(page)
  await expect(field).toHaveValue('water')
  expect(new URL(page.url()).search).toBe('')
  await field.press('Enter')
  await expect(page).toHaveURL(/[?&]q=water/)
})

for (const path of moving) {
  test(`${path} has a part that needs scripts, which come by themselves`, async ({ visited: { page } }) => {
    await page.goto(path)
    await expectScriptsAtWork(page)
  })
}

const acts: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['moves the mouse', (page) => page.mouse.move(200, 200)],
  ['turns the wheel', (page) => page.mouse.wheel(0, 100)],
  ['scrolls', (page) => page.evaluate(() => window.scrollTo(0, 300))],
  ['presses a key', (page) => page.keyboard.press('Shift')],
]
for (const [what, act] of acts) {
  test(`scripts come when the visitor ${what}`, async ({ visited: { page, scripts } }) => {
    await page.goto('/oic-water-vision')
    await untilShown(page)
    expect(scripts).toEqual([])
    await act(page)
    await expectScriptsAtWork(page)
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 839 } })

  test('scripts come when the visitor touches the page', async ({ visited: { page, scripts } }) => {
    await page.goto('/oic-water-vision')
    await untilShown(page)
    expect(scripts).toEqual([])
    await page.touchscreen.tap(200, 500)
    await expectScriptsAtWork(page)
  })
})

test('scripts come for an act before all of the page has come', async ({ visited: { page, scripts } }) => {
  const release = await holdBack(page, '**/covers/**')
  await page.goto('/oic-water-vision', { waitUntil: 'commit' })
  await page.locator('.site-footer').waitFor()
  await page.keyboard.press('Shift')
  expect(scripts).toEqual([])
  release()
  await expectScriptsAtWork(page)
})

test('a picture that does not come brings the scripts, which replace it', async ({
  visited: { page },
  complaints,
}) => {
  await page.route('**/files/media/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/news/1')
  await expectScriptsAtWork(page)
  await expect(page.locator('main img[src*="/files/media/"]')).toHaveCount(0)
  // The browser's own, of the answers above.
  expect(complaints.splice(0).every((complaint) => complaint.includes('404'))).toBe(true)
})

test('a choice of language that only the device knows is followed without an act', async ({
  visited: { page },
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'ar'), languagePreferenceKey)
  await page.goto('/oic-water-vision')
  await expect(page).toHaveURL(/\/ar\/oic-water-vision$/)
})
