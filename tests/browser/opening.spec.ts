import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { codeOfStep, stepAt } from '../../accounts/second-factor/one-time-code.ts'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-opening-'))
const dataFolder = path.join(folder, 'data')
// One product for all tests.
test.describe.configure({ mode: 'serial' })

let product: Product
let tender: string

test.beforeAll(async () => {
  copyPristineData(dataFolder)
  const script = compiledScript('tests/browser/support/prepare-opening.ts')
  const prepared = spawnSync(process.execPath, [...withQuickPasswords, script], {
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
  await signIn(context, name, language)
  return context.newPage()
}

async function signIn(context: BrowserContext, name: string, language: 'en' | 'ar'): Promise<void> {
  await context.addCookies([{ name: 'payload-lng', value: language, url: product.url }])
  const data = { email: `${name}@example.org`, password: 'a long password' }
  expect((await context.request.post('/cms-api/users/login', { data })).status()).toBe(200)
}

test('two people open a tender’s proposals in the back office, each in their language, with password and passkey', async ({
  browser,
}) => {
  const first = await backOffice(browser, 'first', 'en')
  await first.goto('/admin/collections/proposal-openings')
  const waiting = first.getByRole('region', { name: 'IWEN-2026-902' })
  await expect(waiting).toContainText('two authorised people can open the proposals')
  await expectNoFindingsWithin(first, '.opening-panel')
  const begin = waiting.getByRole('button', { name: 'Begin the opening' })
  await begin.click()
  const dialog = first.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toContainText('IWEN-2026-902')
  await expectNoFindingsWithin(first, '.step-up')
  await first.keyboard.press('Escape')
  await expect(waiting.getByRole('alert')).toHaveText('This has to be confirmed first.')
  await begin.click()
  await dialog.getByLabel('Your password').fill('not the password')
  await first.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
  await dialog.getByLabel('Your password').fill('a long password')
  await first.keyboard.press('Enter')
  await expect(waiting.getByRole('status')).toHaveText(/has to confirm/)
  await expect(waiting.getByRole('button', { name: 'Confirm and open' })).toHaveCount(0)

  // Who somebody is turns on their session alone: a second browser would load all scripts again.
  const second = first
  await signIn(second.context(), 'second', 'ar')
  await addAuthenticator(second)
  await second.goto('/admin/account')
  const passkeys = second.getByRole('region', { name: 'مفاتيح المرور' })
  await expect(passkeys).toContainText('ليس لك مفتاح مرور بعد')
  await expectNoFindingsWithin(second, '.account-security')
  await passkeys.getByRole('textbox').fill('الهاتف')
  await passkeys.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
  const confirmation = second.getByRole('dialog', { name: 'أكّد هويتك' })
  await confirmation.getByLabel('كلمة مرورك').fill('a long password')
  await confirmation.getByRole('button', { name: 'تأكيد' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('الهاتف')

  await second.goto(`/admin/collections/tenders/${tender}`)
  const panel = second.getByRole('region', { name: 'العروض' })
  await expect(panel).toContainText('لا رجعة في ذلك')
  await panel.getByRole('button', { name: 'تأكيد الفتح' }).click()
  await expect(confirmation.getByRole('textbox')).toHaveCount(0)
  await confirmation.getByRole('button', { name: 'تأكيد' }).click()
  await expect(panel.getByRole('status')).toHaveText('فُتحت العروض.')
  await expectNoFindingsWithin(second, '.opening-panel')

  await panel.getByRole('link', { name: 'عرض القائمة' }).click()
  const table = second.waitForEvent('download')
  await second.getByRole('link', { name: /\(CSV\)/ }).click()
  await confirmation.getByRole('button', { name: 'تأكيد' }).click()
  expect((await table).suggestedFilename()).toBe('proposals.csv')
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

test('the menu shows each role its own part', async ({ request }) => {
  const data = { email: 'recruiter@example.org', password: 'a long password' }
  expect((await request.post(`${product.url}/cms-api/users/login`, { data })).status()).toBe(200)
  const html = await (await request.get(`${product.url}/admin`)).text()
  expect(html).toContain('/collections/job-applications"')
  expect(html).not.toContain('/collections/proposals"')
  expect(html).not.toContain('/collections/proposal-openings"')
})

/** What an app shows that took the secret over. */
function codeNow(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeOfStep(Buffer.from(bytes), stepAt(Date.now()))
}

test('signing in takes a passkey alone, or a password and what an app shows', async ({ browser }) => {
  const settingUp = await backOffice(browser, 'recruiter', 'ar')
  await settingUp.goto('/admin/account')
  const codes = settingUp.getByRole('region', { name: 'رموز من تطبيق' })
  await codes.getByRole('button', { name: 'إعداد الرموز' }).click()
  const confirmation = settingUp.getByRole('dialog')
  await confirmation.getByLabel('كلمة مرورك').fill('a long password')
  await settingUp.keyboard.press('Enter')
  const secret = ((await codes.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(codes.getByRole('img')).toBeVisible()
  await expectNoFindingsWithin(settingUp, '.account-security')
  await codes.getByRole('textbox').fill(codeNow(secret))
  await codes.getByRole('button', { name: 'تأكيد الرمز' }).click()
  const recovery = (await codes.getByRole('status').getByRole('listitem').first().textContent()) ?? ''
  await addAuthenticator(settingUp)
  await settingUp.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
  await confirmation.getByLabel('كلمة مرورك').fill('a long password')
  await settingUp.keyboard.press('Enter')
  await expect(settingUp.getByRole('button', { name: /^حذف مفتاح المرور/ })).toBeVisible()

  await settingUp.context().clearCookies()
  await settingUp.goto('/admin/login')
  await settingUp.getByRole('button', { name: 'passkey' }).click()
  await settingUp.waitForURL(/\/admin$/)

  const entering = settingUp
  await entering.context().clearCookies()
  await entering.goto('/admin/login')
  await entering.locator('input[type=email]').fill('recruiter@example.org')
  await entering.locator('input[type=password]').fill('a long password')
  await entering.keyboard.press('Enter')
  const second = entering.getByRole('dialog', { name: 'Sign in: second step' })
  await expect(second).toBeVisible()
  await expectNoFindingsWithin(entering, '.step-up')
  await second.getByRole('textbox').fill('000000')
  await entering.keyboard.press('Enter')
  await expect(second.getByRole('alert')).toContainText('not accepted')
  await second.getByRole('textbox').fill(recovery)
  await entering.keyboard.press('Enter')
  await entering.waitForURL(/\/admin$/)
})
