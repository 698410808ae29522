import { test } from './support/shared-page.ts'
import { expect } from './support/test.ts'

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
