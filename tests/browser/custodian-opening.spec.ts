import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { Decrypter } from 'age-encryption'
import { z } from 'zod'
import { custodianWords } from '../../languages/back-office/custodian-words.ts'
import { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'
import { stepUpWords } from '../../languages/back-office/step-up-words.ts'
import { verificationWords } from '../../languages/back-office/verification-words.ts'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import type { Language } from '../../languages/languages.ts'
import { ByteSource } from '../../sealing/byte-source.ts'
import { readTarHeader, readTarPadding } from '../../sealing/tar.ts'
import { openSqlite } from '../support/open-sqlite.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import { expectNoFindingsWithin } from './support/axe.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { deskInTurn } from './support/desk-in-turn.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { computing } from './support/launch-options.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-custodian-opening-'))
const dataFolder = path.join(folder, 'data')
const settings = { ROLE_WAIT_DAYS: '0' }
test.use(computing)
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

/** Runs a script on the data, whose output it gives. */
function prepare(script: string): unknown {
  const command = [...withQuickPasswords, compiledScript(`tests/browser/support/${script}`)]
  const ended = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...settings, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
  })
  expect(ended.status, ended.stderr).toBe(0)
  return JSON.parse(ended.stdout)
}

let product: Product
let prepared: z.output<typeof preparedSchema>
const keyFile = path.join(folder, 'custodian.key.age')

test.beforeAll(async () => {
  copyPristineData(dataFolder)
  prepared = preparedSchema.parse(prepare('prepare-custodian-opening.ts'))
  writeFileSync(keyFile, Buffer.from(prepared.keyFile, 'base64'))
  storeVerificationOfTonight()
  product = await startProduct(dataFolder, settings)
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const found = 'Proposal P-1: its envelope is not the one received.'

/** As if the night's verification had ended: the product then does none while it is looked at. */
function storeVerificationOfTonight(): void {
  const now = new Date().toISOString()
  using database = openSqlite(dataFolder)
  database
    .prepare(
      `INSERT INTO verifications (day, begun_at, finished_at, entries, leaves, findings) VALUES (?, ?, ?, 12, 90, ?)
        ON CONFLICT (day) DO UPDATE SET finished_at = excluded.finished_at, findings = excluded.findings`,
    )
    .run(now.slice(0, 10), now, now, JSON.stringify([found]))
}

interface Screen {
  width?: number
  address?: string
}

const signIn = deskInTurn(() => product.url)

/** The openings, or another page of the back office, as somebody of the staff sees it in a language. */
async function openings(
  browser: Browser,
  email: string,
  language: Language,
  { width = 1280, address = '/admin/openings' }: Screen = {},
): Promise<Page> {
  const page = await signIn(browser, { email, password: 'a long password', language, width })
  await page.goto(address)
  return page
}

const panelOf = (page: Page, reference = prepared.reference): Locator =>
  page.getByRole('region', { name: reference })

async function confirmWithPassword(page: Page, language: Language): Promise<void> {
  const words = stepUpWords[language]
  await page.getByRole('dialog', { name: words.title }).getByLabel(words.password).fill('a long password')
  await page.keyboard.press('Enter')
}

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
})

test('a custodian hands over with a key file, on a phone', async ({ browser }) => {
  const page = await openings(browser, prepared.emails[0], 'en', { width: 360 })
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
})

let opensWithPasskey: string

test('a custodian registers a key on a passkey, in French', async ({ browser }) => {
  const custodian = await openings(browser, 'passkey@example.org', 'fr', { address: '/admin/custodians' })
  await addAuthenticator(custodian)
  const registering = custodianWords.fr
  const form = custodian.getByRole('region', { name: registering.newKey })
  await form.getByRole('textbox', { name: registering.label }).fill('Service juridique')
  await form.getByRole('radio', { name: registering.holder.passkey }).check()
  await form.getByRole('button', { name: registering.register }).click()
  await confirmWithPassword(custodian, 'fr')
  await expect(custodian.getByRole('listitem').filter({ hasText: registering.fingerprint })).toContainText(
    'Service juridique',
  )
  const { reference } = z
    .object({ tender: z.number(), reference: z.string() })
    .parse(prepare('prepare-passkey-opening.ts'))
  opensWithPasskey = reference
})

test('a passkey in French and a key file in Persian open, and the third key is lost', async ({ browser }) => {
  const reference = opensWithPasskey
  const buyer = await openings(browser, 'buyer@example.org', 'fa')
  const fa = custodianOpeningWords.fa
  await panelOf(buyer, reference).getByRole('button', { name: fa.begin }).click()
  await confirmWithPassword(buyer, 'fa')
  await expect(panelOf(buyer, reference).getByRole('listitem').filter({ hasText: fa.awaited })).toHaveCount(3)
  await expectNoFindingsWithin(buyer, '.openings')

  const fr = custodianOpeningWords.fr
  const custodian = await openings(browser, 'passkey@example.org', 'fr')
  const handing = panelOf(custodian, reference).getByRole('form', { name: fr.handIn })
  await expectNoFindingsWithin(custodian, '.openings')
  await handing.getByRole('button', { name: fr.handInWithPasskey }).click()
  await expect(
    panelOf(custodian, reference).getByRole('listitem').filter({ hasText: fr.handedIn }),
  ).toHaveCount(1)

  const other = await openings(browser, prepared.emails[0], 'fa', { width: 360 })
  const last = panelOf(other, reference).getByRole('form', { name: fa.handIn })
  await last.getByLabel(fa.keyFile).setInputFiles(keyFile)
  await last.getByLabel(fa.passphrase).fill(prepared.passphrase)
  await expectFittingScreen(other)
  await last.getByRole('button', { name: fa.handInNow }).click()
  const ended = panelOf(other, reference)
  await expect(ended.getByRole('status').filter({ hasText: fa.stage.finished })).toBeVisible()
  await expect(ended.getByRole('listitem').filter({ hasText: fa.notNeeded })).toHaveCount(1)
})

test('procurement sees above its record what the nightly verification found', async ({ browser }) => {
  const address = '/admin/collections/procurement-record'
  const page = await openings(browser, 'buyer@example.org', 'ar', { width: 390, address })
  const panel = page.getByRole('region', { name: 'التحقق الليلي' })
  await expect(panel).toContainText(found)
  await expect(panel.getByRole('alert')).toContainText(verificationWords.ar.findings)
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
