import { en } from '../../languages/messages/en.ts'
import { languagePreferenceKey } from '../../languages/language-preference.ts'
import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

test('the header offers the other of English and Arabic, the footer all four by their own names', async ({
  sharedPage: page,
}) => {
  await page.goto('/projects')
  await expect(page.locator('header a[hreflang]')).toHaveText(['العربية'])
  await expect(page.locator('footer nav a[hreflang][lang]')).toHaveText([
    'English',
    'العربية',
    'Français',
    'فارسی',
  ])
  await page.goto('/ar/projects')
  await expect(page.locator('header a[hreflang]')).toHaveText(['English'])
})

test('an explicit choice stays on the page and is stored in both places', async ({ sharedPage: page }) => {
  await page.goto('/projects?page=1')
  await page.locator('header a[hreflang=ar]').click()
  await page.waitForURL('/ar/projects?page=1')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === languagePreferenceKey)?.value).toBe('ar')
  expect(await page.evaluate((key) => localStorage.getItem(key), languagePreferenceKey)).toBe('ar')
})

test('a choice made before the page’s scripts run is stored in both places, whatever was stored before', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  // Only what stands in the page itself runs, as while its scripts are on their way.
  await page.route('**/assets/**/*.js', () => undefined)
  await page.goto('/robots.txt')
  await page.evaluate((name) => localStorage.setItem(name, 'fr'), languagePreferenceKey)
  await context.addCookies([{ name: languagePreferenceKey, value: 'en', url: baseURL ?? '' }])
  await page.goto('/oic-water-vision')
  const stored = async () => [
    (await context.cookies()).find(({ name }) => name === languagePreferenceKey)?.value,
    await page.evaluate((name) => localStorage.getItem(name), languagePreferenceKey),
  ]
  expect(await stored()).toEqual(['en', 'en'])
  for (const [place, language] of [
    ['header', 'ar'],
    ['footer', 'fr'],
    ['footer', 'fa'],
    ['footer', 'en'],
  ] as const) {
    await page.locator(`${place} a.language-name[hreflang=${language}]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await stored()).toEqual([language, language])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: en.navigation.openMenu }).click()
  await page.getByRole('dialog').locator('a.language-name[hreflang=ar]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  expect(await stored()).toEqual(['ar', 'ar'])
  await context.close()
})

test('a choice whose cookie was cleared is stored in the cookie again, on pages of every language', async ({
  sharedPage: page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate((name) => localStorage.setItem(name, 'fr'), languagePreferenceKey)
  await page.goto('/ar/oic-water-vision')
  expect(new URL(page.url()).pathname).toBe('/ar/oic-water-vision')
  expect((await page.context().cookies()).find(({ name }) => name === languagePreferenceKey)?.value).toBe(
    'fr',
  )
})

test('a stored choice leads from an address without prefix to the prefixed one, same path and query', async ({
  sharedPage: page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: languagePreferenceKey, value: 'fa', url: baseURL ?? '' }])
  await page.goto('/news?page=1')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/fa/news?page=1')
})

test('a choice stored only locally leads there too, and replaces the address', async ({
  sharedPage: page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate((key) => localStorage.setItem(key, 'fr'), languagePreferenceKey)
  await page.goto('/team')
  await page.waitForURL('/fr/team')
  await page.goBack()
  await page.waitForURL('/robots.txt')
})

test('choosing English again leads back for good', async ({ sharedPage: page }) => {
  await page.goto('/team')
  await page.locator('header a[hreflang=ar]').click()
  await page.waitForURL('/ar/team')
  await page.locator('header a[hreflang=en]').click()
  await page.waitForURL('/team')
  await page.goto('/projects')
  expect(new URL(page.url()).pathname).toBe('/projects')
})

test('a visitor without a preference gets English, whatever the browser speaks', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ar-JO', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('an English page loads no Arabic font, and only the page’s own messages travel to the browser', async ({
  page,
}) => {
  const loaded: { kind: string; address: string }[] = []
  page.on('response', (response) => {
    loaded.push({ kind: response.request().resourceType(), address: response.url() })
  })
  const takeLoaded = (kind: string) =>
    loaded.splice(0).flatMap((one) => (one.kind === kind ? one.address : []))
  await page.goto('/team')
  await page.waitForLoadState('networkidle')
  const fonts = takeLoaded('font')
  expect.soft(fonts.length).toBeGreaterThan(0)
  expect.soft(fonts.filter((address) => address.includes('arabic'))).toEqual([])
  await page.goto('/ar')
  await page.waitForLoadState('networkidle')
  const languageChunks = takeLoaded('script').filter((address) => /\/(en|ar|fr|fa)-[\w-]+\.js$/.test(address))
  expect(languageChunks).toEqual([expect.stringMatching(/\/ar-/)])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is read and reached by links, and the language is chosen', async ({ page }) => {
    await page.goto('/')
    await page.locator('footer a', { hasText: 'What we do' }).click()
    await expect(page.locator('h1')).toBeVisible()
    await page.locator('main a[href="/projects"]').first().click()
    await page.locator('main .card-title a').first().click()
    expect(new URL(page.url()).pathname).toMatch(/^\/projects\/.+/)
    await page.locator('header a[hreflang=ar]').click()
    expect(new URL(page.url()).pathname).toMatch(/^\/ar\/projects\/.+/)
    await page.goto('/team')
    expect(new URL(page.url()).pathname).toBe('/ar/team')
  })
})
