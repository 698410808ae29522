import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqlite } from '../support/open-sqlite.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en } from '../../languages/messages/en.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { part } from './support/part.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'

/** More than two pages of press items: the starter content fills no list beyond its first page. */
const added = 20

let folder: string
let product: Product

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'network-paging-'))
  const dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
  addPressItems(dataFolder)
  product = await startProduct(dataFolder, { ADMIN: 'off' })
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

function addPressItems(dataFolder: string): void {
  const database = openSqlite(dataFolder)
  for (let number = 1; number <= added; number += 1) {
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO press_items (slug, date, created_at, updated_at, _status)
         VALUES (?, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', 'published')`,
      )
      .run(`added-${number}`)
    database
      .prepare(`INSERT INTO press_items_locales (title, _locale, _parent_id) VALUES (?, 'en', ?)`)
      .run(`Added ${number}`, lastInsertRowid)
  }
  database.close()
}

test('another page of a list is announced and read from its beginning (en, ar)', async ({ page }) => {
  for (const { prefix, words } of [
    { prefix: '', words: en },
    { prefix: '/ar', words: ar },
  ]) {
    await part(`${prefix}/media`, async () => {
      await page.goto(`${product.url}${prefix}/media`)
      const pages = page.getByRole('navigation', { name: words.pagination.label })
      const status = page.locator('main .filtered-list-count')
      const results = words.results(28, '28')
      await expect(status).toHaveText(results)
      await pages.getByRole('link', { name: words.pagination.next }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(status).toHaveText(results + words.pagination.page('2', '3'))
      await expect(status).toHaveAttribute('role', 'status')
      await expect(status).toBeFocused()
      // Below the header that stays, and not at the end of the page where the link stood.
      await expect(status).toBeInViewport({ ratio: 1 })
      const { top, header } = await status.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        header: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
      }))
      expect(top).toBeGreaterThanOrEqual(header)
      expect(top).toBeLessThan(header + 120)
      await page.keyboard.press('Tab')
      await expect(status).not.toBeFocused()
      await page.goBack()
      await expect(status).toHaveText(results)
    })
  }
})
