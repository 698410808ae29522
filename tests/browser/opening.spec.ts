import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { inRepository } from '../../commands/steps/repository.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-opening-'))
const dataFolder = path.join(folder, 'data')
// One product for both tests.
test.describe.configure({ mode: 'serial' })

let product: Product
let tender: string

test.beforeAll(async () => {
  copyPristineData(dataFolder)
  const prepared = spawnSync(process.execPath, [inRepository('tests/browser/support/prepare-opening.ts')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  })
  expect(prepared.status, prepared.stderr).toBe(0)
  tender = prepared.stdout
  product = await startProduct(dataFolder)
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The back office as somebody of the staff sees it in a language. */
async function backOffice(browser: Browser, name: string, language: 'en' | 'ar'): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  await context.addCookies([{ name: 'payload-lng', value: language, url: product.url }])
  const data = { email: `${name}@example.org`, password: 'a long password' }
  expect((await context.request.post('/cms-api/users/login', { data })).status()).toBe(200)
  return context.newPage()
}

test('two people open a tender’s proposals in the back office, each in their language', async ({
  browser,
}) => {
  const first = await backOffice(browser, 'first', 'en')
  await first.goto('/admin/collections/proposal-openings')
  const waiting = first.getByRole('region', { name: 'IWEN-2026-027' })
  await expect(waiting).toContainText('two authorised people can open the proposals')
  await expectNoFindingsWithin(first, '.opening-panel')
  await waiting.getByRole('button', { name: 'Begin the opening' }).click()
  await expect(waiting.getByRole('status')).toHaveText(/has to confirm/)
  await expect(waiting.getByRole('button', { name: 'Confirm and open' })).toHaveCount(0)

  const second = await backOffice(browser, 'second', 'ar')
  await second.goto(`/admin/collections/tenders/${tender}`)
  const panel = second.getByRole('region', { name: 'العروض' })
  await expect(panel).toContainText('لا رجعة في ذلك')
  await panel.getByRole('button', { name: 'تأكيد الفتح' }).click()
  await expect(panel.getByRole('status')).toHaveText('فُتحت العروض.')
  await expectNoFindingsWithin(second, '.opening-panel')

  await panel.getByRole('link', { name: 'عرض القائمة' }).click()
  await expect(second.getByRole('link', { name: /\(CSV\)/ })).toBeVisible()
  await second.getByRole('row').filter({ hasText: 'شركة الأنهار' }).getByRole('link').click()
  const files = second.getByRole('region', { name: 'الملفات' })
  await expect(files).toContainText('SHA-256')
  await expectNoFindingsWithin(second, '.submitted-files')
  const [download] = await Promise.all([
    second.waitForEvent('download'),
    files.getByRole('link', { name: 'عرض مالي.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('عرض مالي.pdf')
})

test('the menu shows each role its own part', async ({ browser }) => {
  const recruiter = await backOffice(browser, 'recruiter', 'en')
  await recruiter.goto('/admin')
  await expect(recruiter.locator('a[href$="/collections/job-applications"]').first()).toBeAttached()
  await expect(recruiter.locator('a[href$="/collections/proposals"]')).toHaveCount(0)
  await expect(recruiter.locator('a[href$="/collections/proposal-openings"]')).toHaveCount(0)
})
