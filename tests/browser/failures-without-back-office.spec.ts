import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { APIRequestContext } from '@playwright/test'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { fr } from '../../languages/messages/fr.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import { withMotion } from './support/launch-options.ts'
import { part } from './support/part.ts'
import { productInTurn } from './support/product-in-turn.ts'
import { expect, expectScriptsAtWork, holdBack, test } from './support/test.ts'

test.use(withMotion)

// Each table is taken away by one test after the other, and brought back. No page is made again but for who asks for it.
const { running, dataFolder } = productInTurn({ ADMIN: 'off', WARM_PAGES: '0' })

function change(...statements: string[]): void {
  using database = openSqlite(dataFolder())
  for (const statement of statements) database.exec(statement)
}

const takeAway = (...tables: string[]) =>
  change(...tables.map((table) => `alter table ${table} rename to ${table}_away`))
const bringBack = (...tables: string[]) =>
  change(...tables.map((table) => `alter table ${table}_away rename to ${table}`))
/**
 * Takes tables away and publishes; ends when the server has learnt of it, and gives the whole page at an address as it was.
 * Until then it would make pages of what it read before.
 */
async function publishWithout(tables: readonly string[], address: string, request: APIRequestContext) {
  const whole = await (await request.get(address)).text()
  takeAway(...tables)
  change(`update content_versions set token = '${randomUUID()}'`)
  await expect(async () => {
    const response = await request.get(address)
    expect(response.headers()['x-cache']).toBe('stale')
    expect(response.status()).toBe(200)
    expect(await response.text()).toBe(whole)
  }).toPass()
}

test('the last good page is served when it can’t be rebuilt, and the site says so when it has none', async ({
  request,
  page,
  complaints,
}) => {
  const product = await running()
  await publishWithout(['projects'], `${product.url}/projects`, request)
  const never = await request.get(`${product.url}/fr/projects`)
  expect(never.status()).toBe(500)
  expect(await never.text()).toContain('<h1')
  expect(never.headers()['cache-control']).toBe('no-store')
  expect((await request.get(`${product.url}/fr/team`)).status()).toBe(200)
  // Whoever goes there from another page is given that page whole, is not given it again and again, and can ask for it again.
  const pages: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') pages.push(response.status())
  })
  await page.goto(`${product.url}/fr/team`)
  await page.locator('a[href="/fr/projects"]').first().dispatchEvent('click')
  const retry = page.getByRole('link', { name: fr.failure.retry })
  await expect(retry).toHaveAttribute('href', '/fr/projects')
  await expectScriptsAtWork(page)
  expect(pages).toEqual([200, 500])
  expect(complaints.splice(0).length).toBeGreaterThan(0)
  bringBack('projects')
  await expect(async () => {
    expect((await request.get(`${product.url}/fr/projects`)).status()).toBe(200)
  }).toPass()
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.locator('main .card').first()).toBeVisible()
})

/** What the home page shows of each section that can't be read (specification, section 8). */
test('each part of the home page that can’t be read shows its own state, the rest is whole, nothing is cached, and the next visit is whole again', async ({
  page,
  request,
  complaints,
}) => {
  const product = await running()
  const tables = ['sliders', 'projects', 'news', 'member_states']
  await publishWithout(tables, `${product.url}/fr`, request)
  // The browser asks once more; its answer waits until the test has seen what shows meanwhile.
  let asked = 0
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await page.clock.install()
  const response = await page.goto(product.url)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('no-store')

  await expect(page.locator('.home-rail-skeleton')).toHaveCount(4)
  await expect(page.locator('.home-teaser')).toContainText('Loading…')
  // However long the answer takes, the page that stands stays.
  await page.clock.fastForward(5_000)
  await expect(page.locator('.home-hero h2')).toHaveText('Water, energy, food and nature, planned together')
  release()

  await expect(page.locator('.home-rail-fallback')).toHaveCount(4)
  await expect(page.locator('.home-rail-title')).toHaveText(['Project', 'Project', 'Project', 'Project'])
  await expect(page.locator('.home-rail-fallback img')).toHaveCount(4)
  await expect(page.locator('a.home-rail-card')).toHaveCount(0)
  await expect(page.locator('.home-hero-slide')).toHaveCount(1)
  await expect(page.locator('.home-hero h2')).toHaveText('Water, energy, food and nature, planned together')
  await expect(page.locator('.home-hero-button')).toHaveAttribute('href', '/who-we-are')
  await expect(page.locator('.home-hero-picture img')).toHaveAttribute(
    'src',
    '/assets/placeholders/hero.webp',
  )
  await expect(page.locator('.home-hero-social a')).toHaveCount(5)
  await expect(page.locator('.home-hero .carousel-controls')).toHaveCount(0)
  await expect(page.locator('.home-block')).toHaveCount(0)
  await expect(page.locator('.home-teaser-card')).toHaveCount(0)
  await expect(page.locator('.home-teaser')).not.toContainText('Loading')
  await expect(page.locator('.home-teaser .home-all')).toBeVisible()
  await expect(page.locator('.home-members')).toContainText('No data available')
  await expect(page.locator('.home-about-slide')).toHaveCount(3)
  await expect(page.locator('.home-hub-action')).toHaveCount(2)
  expect(asked).toBe(1)
  expect(product.printed()).toContain('sliders')

  // The members' list, which the browser asks the API for once more, fails again; that is logged.
  expect(complaints.join()).toContain('The members’ list answered 500')
  complaints.length = 0
  bringBack(...tables)
  const whole = await page.reload()
  expect(whole?.headers()['cache-control']).toMatch(/^public/)
  await expect(page.locator('.home-hero-slide')).toHaveCount(3)
  await expect(page.locator('a.home-rail-card')).toHaveCount(4)
  await expect(page.locator('.home-block-card')).toHaveCount(3)
  expect(asked).toBe(1)
})

test('a whole home page that is cached is given in place of a partial one, and what the second answer brings is shown without a reload', async ({
  page,
  request,
}) => {
  const product = await running()
  await publishWithout(['projects'], `${product.url}/fr`, request)
  const release = await holdBack(page, '**/*.data*')
  await page.goto(`${product.url}/ar`)
  await expect(page.locator('.home-rail-skeleton')).toHaveCount(4)
  bringBack('projects')
  release()
  await expect(page.locator('a.home-rail-card')).toHaveCount(4)
})

test('while members can’t be read, the regional network says so, and shows them when the API gives them after all', async ({
  page,
  request,
  complaints,
}) => {
  const product = await running()
  const membersAddress = '**/api/member-states-countries'
  const section = page.locator('.regional-network')
  const cards = page.locator('.regional-network-cards .regional-network-card')
  await publishWithout(['member_states'], `${product.url}/fr/countries`, request)
  for (const { address, messages, noData, loading } of [
    { address: '/countries', messages: en, noData: 'No data available', loading: 'Loading...' },
    { address: '/ar/countries', messages: ar, noData: 'لا توجد بيانات', loading: 'جارِ التحميل...' },
  ]) {
    await part(`${address} says so, and goes on with the partners.`, async () => {
      const release = await holdBack(page, membersAddress)
      const response = await page.goto(`${product.url}${address}`)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(section).toContainText(loading)
      release()
      await expect(section).toContainText(noData)
      await expect(section).not.toContainText(loading)
      const { partners } = messages.regionalNetwork
      await section.getByRole('button', { name: partners, exact: true }).click()
      await expect(cards).toHaveCount(20)
      // Logged by the browser and by the page.
      expect(complaints.splice(0).length).toBeGreaterThan(0)
    })
    await page.unrouteAll()
  }
  await part('An answer in another shape is logged as such and shows no data.', async () => {
    await page.route(membersAddress, (route) => route.fulfill({ json: { success: true, data: {} } }))
    await page.goto(`${product.url}/countries`)
    await expect(section).toContainText('No data available')
    await expect.poll(() => complaints.join()).toContain('Invalid response shape')
    complaints.length = 0
  })
  await page.unrouteAll()
  await part('Members that the API gives after all are shown.', async () => {
    let headers: Record<string, string> = {}
    await page.route(membersAddress, (route) => {
      headers = route.request().headers()
      return route.fulfill({
        json: {
          success: true,
          data: [
            { translations: [{ locale: 'ar', title: 'مصر' }], country: { name: 'Egypt' }, tel: '+20 2 555' },
            { translations: [{ locale: 'ar', title: 'الأردن' }], country: { name: 'Jordan' } },
          ],
        },
      })
    })
    await page.goto(`${product.url}/ar/countries`)
    await expect(cards).toHaveText(['الأردن', 'مصر'])
    expect(headers).toMatchObject({ lang: 'ar', 'accept-language': 'ar' })
    await cards.nth(1).click()
    await expect(page.getByRole('dialog').locator('a[href="tel:+202555"]')).toBeVisible()
  })
  bringBack('member_states')
})

// Last, since it ends the product that the others use.
test('npm start that hangs, and with it the port, is ended by those that it started', async () => {
  const product = await running()
  const processes = [...product.processIds('answering'), ...product.processIds('rendering')]
  const ended = once(product.process, 'exit')
  product.process.kill('SIGSTOP')
  expect(await ended).toEqual([null, 'SIGKILL'])
  // None of them is there any more.
  await expect(() => {
    for (const id of processes) expect(() => process.kill(id, 0)).toThrow(/ESRCH/)
  }).toPass()
})
