import { expect, test } from './support/test.ts'

test('"Loading page..." shows while the next page is on its way', async ({ page }) => {
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

test('the page scrolls to the top on every change of route', async ({ page }) => {
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
  test(`${from} leads to ${to} and keeps the query`, async ({ page }) => {
    await page.goto('/robots.txt')
    await page.goto(`${from}?page=1`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${to}?page=1`)
    await page.goBack()
    await page.waitForURL('/robots.txt')
  })
}

test('a record is found by its id and by its slug', async ({ page }) => {
  await page.goto('/projects/nexus-atlas')
  const title = await page.locator('h1').innerText()
  const response = await page.request.get('/api/projects/nexus-atlas')
  const body: { data: { id: number } } = await response.json()
  await page.goto(`/projects/${body.data.id}`)
  expect(await page.locator('h1').innerText()).toBe(title)
})

/** What files are served as, and how they begin, by how their names end. */
const beginnings = [
  ['.pdf', 'application/pdf', /^%PDF-/],
  ['.csv', 'text/csv; charset=utf-8', /^[^\n]+,[^\n]+\n/],
  ['.json', 'application/json', /^[[{]/],
] as const

test('every file that the site offers can be had', async ({ page }) => {
  await page.goto('/publications')
  const links = await page
    .locator('main .card-title a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  let files = 0
  for (const link of links) {
    await page.goto(link ?? '')
    for (const file of await page
      .locator('main a[href^="/files/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
      const response = await page.request.get(file ?? '')
      expect(response.status(), file ?? '').toBe(200)
      const [, mediaType, beginning] = beginnings.find(([ending]) => file?.endsWith(ending)) ?? []
      expect(response.headers()['content-type'], file ?? '').toBe(mediaType)
      expect(beginning?.test((await response.body()).toString('utf8')), file ?? '').toBe(true)
      files += 1
    }
  }
  expect(files).toBeGreaterThanOrEqual(12)
})
