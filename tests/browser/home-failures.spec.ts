import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { openSqlite } from '../support/open-sqlite.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, holdBack, test } from './support/test.ts'
import { withMotion } from './support/launch-options.ts'

test.use(withMotion)

/** What the home page shows of each section that can't be read (specification, section 8). */
test.describe('when a part of the home page can’t be read', () => {
  // One product for all of them, whose tables come and go: one test after the other.
  test.describe.configure({ mode: 'default' })

  let folder: string
  let product: Product
  let database: DatabaseSync

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'network-home-'))
    const dataFolder = path.join(folder, 'data')
    copyPristineData(dataFolder)
    product = await startProduct(dataFolder, { ADMIN: 'off' })
    database = openSqlite(dataFolder)
  })

  test.afterAll(async () => {
    database.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const takeAway = (...tables: string[]) => {
    for (const table of tables) database.exec(`alter table ${table} rename to ${table}_away`)
  }
  const bringBack = (...tables: string[]) => {
    for (const table of tables) database.exec(`alter table ${table}_away rename to ${table}`)
  }

  test('each shows its own state, the rest is whole, nothing is cached, and the next visit is whole again', async ({
    page,
    complaints,
  }) => {
    const tables = ['sliders', 'projects', 'news', 'member_states']
    takeAway(...tables)
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

  /**
   * Takes the projects away and publishes; ends when the server has learnt of it. Until then it would make pages of what
   * it read of projects before.
   */
  const publishWithoutProjects = async (request: APIRequestContext, token: string) => {
    const address = `${product.url}/fr`
    const whole = await (await request.get(address)).text()
    takeAway('projects')
    database.exec(`update content_versions set token = '${token}'`)
    await expect(async () => {
      const response = await request.get(address)
      expect(response.headers()['x-cache']).toBe('stale')
      expect(await response.text()).toBe(whole)
    }).toPass()
  }

  test('a whole page that is cached is given in place of a partial one', async ({ request }) => {
    await publishWithoutProjects(request, 'another')
    bringBack('projects')
  })

  test('what the second answer brings is shown without a reload', async ({ page, request }) => {
    await publishWithoutProjects(request, 'a third')
    const release = await holdBack(page, '**/*.data*')
    await page.goto(`${product.url}/ar`)
    await expect(page.locator('.home-rail-skeleton')).toHaveCount(4)
    bringBack('projects')
    release()
    await expect(page.locator('a.home-rail-card')).toHaveCount(4)
  })
})
