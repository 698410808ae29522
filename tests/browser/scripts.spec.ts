import { addressIn } from '../../languages/address.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { inWholeBrowser } from './support/launch-options.ts'
import { expect, expectScriptsAtWork, holdBack, neededFile, type Page } from './support/test.ts'
import { test } from './support/visited.ts'

// What is done before a page's scripts are at work (`site/before-scripts/`); `budgets.spec.ts` holds when they come.
test.use(inWholeBrowser)
// One worker has to start the whole browser, and not each of them.
test.describe.configure({ mode: 'default' })

/** All that is shown first has come, is painted and laid out. */
async function untilShown(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out')
}

// What is done before scripts are at work is the same in every language: each is tried in one.
test('what was pressed before scripts were at work is done when they are (en)', async ({
  visited: { page },
}) => {
  const release = await holdBack(page, neededFile)
  await page.goto('/oic-water-vision')
  await untilShown(page)
  const larger = page.getByRole('button', { name: en.sections.reading.sizes.larger, exact: true })
  await larger.click()
  await expect(larger).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveCSS('font-size', '16px')
  release()
  await expect(page.locator('html')).toHaveCSS('font-size', '20.8px')
  await expect(larger).not.toHaveAttribute('aria-busy')
})

test('a button is not busy for ever when the scripts do not come (ar)', async ({
  visited: { page },
  complaints,
}) => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  await page.route(neededFile, async (route) => {
    await until
    await route.abort()
  })
  await page.goto(addressIn('ar', '/oic-water-vision'))
  await untilShown(page)
  const { larger, large } = ar.sections.reading.sizes
  const before = page.getByRole('button', { name: larger, exact: true })
  await before.click()
  await expect(before).toHaveAttribute('aria-busy', 'true')
  end()
  await expect(before).not.toHaveAttribute('aria-busy')
  const after = page.getByRole('button', { name: large, exact: true })
  await after.click()
  await expect(after).not.toHaveAttribute('aria-busy')
  // The browser's own, of what was broken off.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
})

test('what was chosen in a list’s form before scripts were at work is shown when they are (ar)', async ({
  visited: { page },
}) => {
  const release = await holdBack(page, neededFile)
  await page.goto(addressIn('ar', '/publications'))
  await untilShown(page)
  await page.getByRole('combobox', { name: ar.lists.sortBy }).selectOption('date')
  release()
  await expect(page).toHaveURL(/[?&]sort=date/)
  await expect(page.getByRole('combobox', { name: ar.lists.sortBy })).toHaveValue('date')
})

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

test('a picture that does not come is replaced', async ({ visited: { page }, complaints }) => {
  await page.route('**/files/media/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/news/1')
  await expectScriptsAtWork(page)
  await expect(page.locator('main img[src*="/files/media/"]')).toHaveCount(0)
  // The browser's own, of the answers above.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('a choice of language that only the device knows is followed', async ({ visited: { page } }) => {
  await page.goto('/robots.txt')
  await page.evaluate((key) => localStorage.setItem(key, 'ar'), languagePreferenceKey)
  await page.goto('/oic-water-vision')
  await expect(page).toHaveURL(/\/ar\/oic-water-vision$/)
})
