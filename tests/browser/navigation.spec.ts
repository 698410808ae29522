import { addressIn } from '../../languages/address.ts'
import { test } from './support/shared-page.ts'
import { expect, type Page } from './support/test.ts'

test('"Loading page..." shows while the next page is on its way', async ({ sharedPage: page }) => {
  await page.goto('/')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/what-we-do.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('footer a', { hasText: 'What we do' }).click()
  await expect(page.locator('.loading-page')).toHaveText('Loading page...')
  release()
  await page.waitForURL('/what-we-do')
  await expect(page.locator('.loading-page')).toHaveText('')
})

test('the page scrolls to the top on every change of route', async ({ sharedPage: page }) => {
  await page.goto('/projects')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.locator('footer a[href="/events"]').click()
  await page.waitForURL('/events')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goBack()
  await page.waitForURL('/projects')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [from, to] of [
  ['/about', '/who-we-are'],
  ['/ourprogram', '/what-we-do'],
  ['/contactus', '/get-involved'],
  ['/IWENTeam', '/team'],
  ['/iwenteam', '/team'],
  ['/ar/about', '/ar/who-we-are'],
  ['/fa/IwEnTeAm', '/fa/team'],
] as const) {
  test(`${from} leads to ${to} for good and keeps the query`, async ({ request }) => {
    const answer = await request.get(`${from}?page=1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(`${to}?page=1`)
    expect((await request.get(`${to}?page=1`)).status()).toBe(200)
  })
}

test('an address that leads elsewhere leaves nothing to go back to', async ({ sharedPage: page }) => {
  await page.goto('/robots.txt')
  await page.goto('/about?page=1')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/who-we-are?page=1')
  await page.goBack()
  await page.waitForURL('/robots.txt')
})

const contentOf = (html: string, element: string) =>
  new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(html)?.[1] ?? ''

test('a record is found by its id and by its slug', async ({ request }) => {
  const headingAt = async (address: string) => contentOf(await (await request.get(address)).text(), 'h1')
  const heading = await headingAt('/projects/nexus-atlas')
  expect(heading).not.toBe('')
  const body: { data: { id: number } } = await (await request.get('/api/projects/nexus-atlas')).json()
  expect(await headingAt(`/projects/${body.data.id}`)).toBe(heading)
})

/** What files are served as, and how they begin, by how their names end. */
const beginnings = [
  ['.pdf', 'application/pdf', /^%PDF-/],
  ['.csv', 'text/csv; charset=utf-8', /^[^\n]+,[^\n]+\n/],
  ['.json', 'application/json', /^[[{]/],
] as const

test('every file that the site offers can be had', async ({ request }) => {
  /** Where the links lead that a page's own part has, from those of one make. */
  const linksAt = async (address: string, links: RegExp) => {
    const own = contentOf(await (await request.get(address)).text(), 'main')
    return new Set([...own.matchAll(links)].map(([, link = '']) => link))
  }
  let files = 0
  for (const publication of await linksAt(
    '/publications',
    /<a\b[^>]*\shref="(\/publications\/[a-z0-9-]+)"/g,
  )) {
    for (const file of await linksAt(publication, /<a\b[^>]*\shref="(\/files\/[^"]+)"/g)) {
      const response = await request.get(file)
      expect(response.status(), file).toBe(200)
      const [, mediaType, beginning] = beginnings.find(([ending]) => file.endsWith(ending)) ?? []
      expect(response.headers()['content-type'], file).toBe(mediaType)
      expect(beginning?.test((await response.body()).toString('utf8')), file).toBe(true)
      files += 1
    }
  }
  expect(files).toBeGreaterThanOrEqual(12)
})

test.describe('whoever follows a link within the site', () => {
  const announced = (page: Page) => page.locator('body > p[role=status]')
  const content = (page: Page) => page.locator('main')
  const firstLink = (page: Page) => content(page).locator('a').first()

  for (const language of ['en', 'ar'] as const)
    test(`hears the title, and the keyboard goes on at the beginning of the page (${language})`, async ({
      sharedPage: page,
    }) => {
      await page.goto(addressIn(language, '/news'))
      await expect(announced(page)).toHaveText('')
      await expect(content(page)).not.toBeFocused()
      const news = await page.title()
      // From below the content, by keyboard.
      await page.locator(`footer a[href="${addressIn(language, '/events')}"]`).press('Enter')
      await expect(announced(page)).not.toHaveText('')
      const events = await page.title()
      expect(events).not.toBe(news)
      await expect(announced(page)).toHaveText(events)
      await expect(content(page)).toBeFocused()
      await expect(content(page)).toHaveCSS('outline-style', 'none')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.keyboard.press('Tab')
      await expect(firstLink(page)).toBeFocused()
      await page.goBack()
      await expect(announced(page)).toHaveText(news)
      await expect(content(page)).toBeFocused()
      // With a pointer, from the header.
      await page.locator('.site-header-home').click()
      await expect(announced(page)).not.toHaveText(news)
      await expect(announced(page)).toHaveText(await page.title())
      await expect(content(page)).toBeFocused()
      await expect(content(page)).toHaveCSS('outline-style', 'none')
    })

  test('comes to the part of a page that the address names, and one who leaps to the content sees where it begins', async ({
    sharedPage: page,
    complaints,
  }) => {
    await page.goto('/data-tools/indicators/total-water-withdrawal')
    await content(page).locator('a[href="/data-tools#ages"]').first().click()
    const ages = page.locator('#ages')
    await expect(ages).toBeFocused()
    await expect(ages).toBeInViewport()
    await expect(announced(page)).toHaveText(await page.title())
    await page.goto('/news')
    await page.locator('.skip-link').press('Enter')
    await expect(content(page)).toBeFocused()
    await expect(content(page)).toHaveCSS('outline-style', 'solid')
    // From a page that is not there, which has a frame of its own.
    await page.goto('/nothing')
    complaints.length = 0
    await page.locator('footer a[href="/events"]').press('Enter')
    await page.waitForURL('/events')
    await expect(content(page)).toBeFocused()
    await expect(announced(page)).toHaveText(await page.title())
  })
})
