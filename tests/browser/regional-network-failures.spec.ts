import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '../support/open-sqlite.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test, type Page } from './support/test.ts'
import { withMotion } from './support/launch-options.ts'

test.use(withMotion)

const membersAddress = '**/api/member-states-countries'
const cases = [
  { address: '/countries', messages: en, noData: 'No data available', loading: 'Loading...' },
  { address: '/ar/countries', messages: ar, noData: 'لا توجد بيانات', loading: 'جارِ التحميل...' },
] as const

test.describe('while members can’t be read', () => {
  // One product for all of them.
  test.describe.configure({ mode: 'default' })

  let folder: string
  let product: Product

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'network-members-'))
    const data = path.join(folder, 'data')
    copyPristineData(data)
    product = await startProduct(data, { ADMIN: 'off' })
    const database = openSqlite(data)
    database.exec('alter table member_states rename to member_states_away')
    database.close()
  })
  test.afterAll(async () => {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const section = (page: Page) => page.locator('.regional-network')
  const cards = (page: Page) => page.locator('.regional-network-cards .regional-network-card')

  for (const { address, messages, noData, loading } of cases) {
    test(`${address} says so, and goes on with the partners`, async ({ page, complaints }) => {
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(membersAddress, async (route) => {
        await held
        await route.continue()
      })
      const response = await page.goto(`${product.url}${address}`)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(section(page)).toContainText(loading)
      release()
      await expect(section(page)).toContainText(noData)
      await expect(section(page)).not.toContainText(loading)
      const { partners } = messages.regionalNetwork
      await section(page).getByRole('button', { name: partners, exact: true }).click()
      await expect(cards(page)).toHaveCount(20)
      // Logged by the browser and by the page.
      expect(complaints.length).toBeGreaterThan(0)
      complaints.length = 0
    })
  }

  test('an answer in another shape is logged as such and shows no data', async ({ page, complaints }) => {
    await page.route(membersAddress, (route) => route.fulfill({ json: { success: true, data: {} } }))
    await page.goto(`${product.url}/countries`)
    await expect(section(page)).toContainText('No data available')
    await expect.poll(() => complaints.join()).toContain('Invalid response shape')
    complaints.length = 0
  })

  test('members that the API gives after all are shown', async ({ page }) => {
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
    await expect(cards(page)).toHaveText(['الأردن', 'مصر'])
    expect(headers).toMatchObject({ lang: 'ar', 'accept-language': 'ar' })
    await cards(page).nth(1).click()
    await expect(page.getByRole('dialog').locator('a[href="tel:+202555"]')).toBeVisible()
  })
})
