import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { Decrypter } from 'age-encryption'
import { z } from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import { ByteSource } from '../../sealing/byte-source.ts'
import { readTarHeader, readTarPadding } from '../../sealing/tar.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-custodian-opening-'))
const dataFolder = path.join(folder, 'data')
const settings = { CUSTODIANS: 'on', ROLE_WAIT_DAYS: '0' }
// One product for all tests, which follow one opening.
test.describe.configure({ mode: 'serial' })

const preparedSchema = z.object({
  tender: z.number(),
  reference: z.string(),
  broken: z.string(),
  emails: z.tuple([z.string(), z.string()]),
  passphrase: z.string(),
  keyFile: z.string(),
  identity: z.string(),
})

let product: Product
let prepared: z.output<typeof preparedSchema>
const keyFile = path.join(folder, 'custodian.key.age')

test.beforeAll(async () => {
  copyPristineData(dataFolder)
  const ended = spawnSync(
    process.execPath,
    [inRepository('tests/browser/support/prepare-custodian-opening.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, ...settings, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    },
  )
  expect(ended.status, ended.stderr).toBe(0)
  prepared = preparedSchema.parse(JSON.parse(ended.stdout))
  writeFileSync(keyFile, Buffer.from(prepared.keyFile, 'base64'))
  product = await startProduct(dataFolder, settings)
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The openings, as somebody of the staff sees them in a language. */
async function openings(browser: Browser, email: string, language: 'en' | 'ar', width = 1280): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: 800 } })
  await context.addCookies([{ name: 'payload-lng', value: language, url: product.url }])
  const data = { email, password: 'a long password' }
  expect((await context.request.post('/cms-api/users/login', { data })).status()).toBe(200)
  const page = await context.newPage()
  await page.goto('/admin/openings')
  return page
}

const panelOf = (page: Page): Locator => page.getByRole('region', { name: prepared.reference })

test('procurement begins the opening, which then waits for custodians', async ({ browser }) => {
  const page = await openings(browser, 'buyer@example.org', 'en')
  const panel = panelOf(page)
  await expect(panel).toContainText('The deadline has passed')
  await panel.getByRole('button', { name: 'Begin the opening' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toContainText(prepared.reference)
  await dialog.getByLabel('Your password').fill('a long password')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toContainText('Key shares are being gathered')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Awaited' })).toHaveCount(3)
  await expectNoFindingsWithin(page, '.openings')
  await page.context().close()
})

test('a custodian hands over with a key file, on a phone', async ({ browser }) => {
  const page = await openings(browser, prepared.emails[0], 'en', 360)
  const form = panelOf(page).getByRole('form', { name: 'Hand over your key shares' })
  await form.getByLabel('Key file').setInputFiles(keyFile)
  await form.getByLabel('Passphrase').fill('00000-00000-00000-00000')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('not that of this file')
  await expectNoFindingsWithin(page, '.openings')
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }))
  expect(wanted).toBeLessThanOrEqual(there)
  await form.getByLabel('Passphrase').fill(prepared.passphrase.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Handed over' })).toHaveCount(1)
  await expect(form).toHaveCount(0)
  await page.context().close()
})

test('another hands over with age’s own program, in Arabic, and everything is opened', async ({
  browser,
}) => {
  const page = await openings(browser, prepared.emails[1], 'ar')
  const form = panelOf(page).getByRole('form', { name: 'تسليم حصصك من المفاتيح' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'تنزيل حصص المفاتيح (TAR)' }).click(),
  ])
  const opened: string[] = []
  for await (const share of filesIn(await readFile(await download.path()))) {
    const program = new Decrypter()
    program.addIdentity(prepared.identity)
    opened.push(await program.decrypt(share, 'text'))
  }
  expect(opened).toHaveLength(3)
  await form.getByLabel('حصص المفاتيح المفتوحة').fill(opened.join(''))
  await expectNoFindingsWithin(page, '.openings')
  await form.getByRole('button', { name: 'فتح وتسليم' }).click()
  await expect(
    panelOf(page).getByRole('status').filter({ hasText: 'فُتحت العروض ونُشر المحضر.' }),
  ).toBeVisible()
  await panelOf(page).getByRole('link', { name: 'محضر فتح المظاريف' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('محضر فتح المظاريف')
  await expect(page.getByRole('row').filter({ hasText: prepared.broken })).toContainText('لم يُفتح')
  await page.context().close()
})

test('procurement sees above its record what the nightly verification found', async ({ browser }) => {
  const page = await openings(browser, 'buyer@example.org', 'ar', 390)
  await page.goto('/admin/collections/procurement-record')
  const panel = page.getByRole('region', { name: 'التحقق الليلي' })
  await expect(panel).toContainText('لم يُتحقَّق من السجل بعد')
  await page.context().close()
})

test('what is proven, and what is not, is explained to everybody', async ({ page }) => {
  for (const [address, title] of [
    ['/fr/sealed-bids', 'Comment les offres restent scellées'],
    ['/ar/sealed-bids/auditors', 'العروض المختومة: ما يثبت وما لا يثبت'],
  ] as const) {
    await page.goto(`${product.url}${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoFindingsWithin(page, 'body')
  }
  await page.goto(`${product.url}/transparency`)
  await page.getByRole('link', { name: 'How proposals stay sealed, in half a minute' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How proposals stay sealed')
})

async function* filesIn(archive: Buffer): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(
    (async function* () {
      yield new Uint8Array(archive)
    })(),
  )
  for (let file = await readTarHeader(source); file; file = await readTarHeader(source)) {
    yield await source.read(file.size)
    await readTarPadding(source, file)
  }
}
