import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { Decrypter } from 'age-encryption'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { z } from 'zod'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { addressIn } from '../../languages/address.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { readNoteKey } from '../../proofs/note.ts'
import { makeCustodianKey } from '../../sealing/identity-files.ts'
import { readTerms } from '../../sealing/terms.ts'
import { withQuickPasswords } from '../support/quick-passwords.ts'
import { pdf, proposalFields } from '../support/submission-files.ts'
import { expectNoFindings, expectNoFindingsWithin } from './support/axe.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { deskInTurn } from './support/desk-in-turn.ts'
import { expectFittingScreen } from './support/fitting-screen.ts'
import { expectFormReady } from './support/form-ready.ts'
import { computing } from './support/launch-options.ts'
import { startProduct, type Product } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { en } from './support/words.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'network-custodians-'))
const dataFolder = path.join(folder, 'data')
const settings = { ROLE_WAIT_DAYS: '0' }
test.use(computing)
// One product for all tests, which follow one tender.
test.describe.configure({ mode: 'serial' })

const preparedSchema = z.object({
  ...{ id: z.number(), reference: z.string(), later: z.number() },
  ...{ without: z.number(), former: z.number() },
})

let product: Product
let tender: z.output<typeof preparedSchema>
const keyFile = path.join(folder, 'legal.key.age')
let passphrase = ''
const ownKey = makeCustodianKey()

test.beforeAll(async () => {
  copyPristineData(dataFolder)
  const prepared = spawnSync(
    process.execPath,
    [...withQuickPasswords, compiledScript('tests/browser/support/prepare-custodians.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, ...settings, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    },
  )
  expect(prepared.status, prepared.stderr).toBe(0)
  tender = preparedSchema.parse(JSON.parse(prepared.stdout))
  product = await startProduct(dataFolder, settings)
})
test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const signIn = deskInTurn(() => product.url)

/** The back office as somebody of the staff sees it in a language, on a phone or not. */
const backOffice = (browser: Browser, name: string, language: 'en' | 'ar', width = 1280): Promise<Page> =>
  signIn(browser, { email: `${name}@example.org`, password: 'a long password', language, width })

async function approve(page: Page, language: 'en' | 'ar' = 'en'): Promise<void> {
  const words =
    language === 'en'
      ? { title: 'Confirm that it is you', password: 'Your password' }
      : { title: 'أكّد هويتك', password: 'كلمة مرورك' }
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByLabel(words.password).fill('a long password')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

for (const language of ['en', 'ar'] as const) {
  test(`a tender without custodians takes nothing and says so, but for one that the log names (${language})`, async ({
    request,
  }) => {
    const { custodiansMissing } = intakeMessages(language)
    const address = `${product.url}${addressIn(language, `/tenders/${tender.without}`)}`
    for (const page of [address, `${address}/apply`]) {
      const html = await (await request.get(page)).text()
      expect(html).toContain(custodiansMissing)
      expect(html).not.toContain('name="company_name"')
    }
    const former = await request.get(
      `${product.url}${addressIn(language, `/tenders/${tender.former}/apply`)}`,
    )
    expect(await former.text()).toContain('name="company_name"')
    const sent = await request.post(`${address}/apply`, { multipart: proposalFields })
    expect(sent.status()).toBe(503)
    expect(await sent.text()).toContain(custodiansMissing)
  })
}

test('a custodian makes a key file on a phone, and registers it once the passphrase is written down', async ({
  browser,
}) => {
  const page = await backOffice(browser, 'legal', 'en', 360)
  await page.goto('/admin/custodians')
  await expect(page.getByRole('note')).toContainText('nobody can restore it')
  await expectFittingScreen(page)
  const form = page.getByRole('region', { name: 'Register a key' })
  await form.getByRole('textbox', { name: 'Office' }).fill('Legal Office')
  await form.getByRole('button', { name: 'Make the key' }).click()
  passphrase = await form.locator('dd code').innerText()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Save the key file' }).click(),
  ])
  await download.saveAs(keyFile)
  await form.getByLabel('Type the passphrase').fill('not the passphrase')
  await form.getByRole('button', { name: 'Register the key' }).click()
  await expect(form.getByRole('alert')).toContainText('not the passphrase')
  await expectNoFindingsWithin(page, '.custodians')
  await expectFittingScreen(page)
  await form.getByLabel('Type the passphrase').fill(passphrase.toLowerCase().replaceAll('-', ' '))
  await form.getByRole('button', { name: 'Register the key' }).click()
  await approve(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Legal Office' })).toContainText('Fingerprint')
})

test('another keeps the key on a passkey, in Arabic, and a third pastes the public half of their own', async ({
  browser,
}) => {
  const audit = await backOffice(browser, 'audit', 'ar')
  await addAuthenticator(audit)
  await audit.goto('/admin/custodians')
  const form = audit.getByRole('region', { name: 'تسجيل مفتاح' })
  await form.getByRole('textbox', { name: 'المكتب' }).fill('مكتب المراجعة')
  await form.getByRole('radio', { name: 'مفتاح مرور' }).check()
  await form.getByRole('button', { name: 'تسجيل المفتاح' }).click()
  await approve(audit, 'ar')
  await expect(audit.getByRole('listitem').filter({ hasText: 'مكتب المراجعة' })).toContainText('البصمة')
  await expectNoFindingsWithin(audit, '.custodians')

  const finance = await backOffice(browser, 'finance', 'en')
  await finance.goto('/admin/custodians')
  const own = finance.getByRole('region', { name: 'Register a key' })
  await own.getByRole('textbox', { name: 'Office' }).fill('Finance Office')
  await own.getByRole('radio', { name: 'Own key' }).check()
  const { identity, recipient } = await ownKey
  await own.getByRole('textbox', { name: 'Public key' }).fill(identity)
  await own.getByRole('button', { name: 'Register the key' }).click()
  await expect(finance.getByRole('alert').filter({ hasText: 'secret key' })).toBeVisible()
  await own.getByRole('textbox', { name: 'Public key' }).fill(recipient)
  await own.getByRole('button', { name: 'Register the key' }).click()
  await approve(finance)
  await expect(finance.getByRole('listitem').filter({ hasText: 'Finance Office' })).toContainText('Own key')
})

async function publish(page: Page): Promise<void> {
  await expectFormReady(page)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('button', { name: 'Publish all the same' }).click()
}

/** Not those of the starter's EXAMPLE custodians, which end so. */
const startingWith = (label: string) => new RegExp(`^${label}`)

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Custodians' })

test('two people of procurement appoint them beside the tender’s form', async ({ browser }) => {
  const buyer = await backOffice(browser, 'buyer', 'en')
  await buyer.goto(`/admin/collections/tenders/${tender.id}`)
  const panel = panelOf(buyer)
  await expect(panel.getByRole('status')).toContainText('Nobody has been appointed')
  for (const office of ['Legal Office', 'مكتب المراجعة', 'Finance Office'])
    await panel.getByRole('checkbox', { name: startingWith(office) }).check()
  await expectNoFindingsWithin(buyer, '.custodians-panel')
  await panel.getByRole('button', { name: 'Propose these custodians' }).click()
  await expect(buyer.getByRole('dialog', { name: 'Confirm that it is you' })).toContainText('2 / 3')
  await approve(buyer)
  await expect(panel).toContainText('You proposed them')

  const chief = await backOffice(browser, 'chief', 'en')
  await chief.goto(`/admin/collections/tenders/${tender.id}`)
  await panelOf(chief).getByRole('button', { name: 'Confirm these custodians' }).click()
  await approve(chief)
  await expect(panelOf(chief).getByRole('status')).toContainText('when all have rehearsed')
  await publish(chief)
  await expect(chief.getByText('Not all custodians of this tender have rehearsed')).toBeVisible()
})

test('each of them rehearses the opening with their key', async ({ browser }) => {
  const legal = await backOffice(browser, 'legal', 'en', 360)
  await legal.goto('/admin/custodians')
  await legal.getByRole('button', { name: `Rehearse the opening of ${tender.reference}` }).click()
  await legal.getByLabel('Key file', { exact: true }).setInputFiles(keyFile)
  await legal.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await expectNoFindingsWithin(legal, '.custodians')
  await expectFittingScreen(legal)
  await legal.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(legal.getByRole('status').filter({ hasText: 'Your key opens' })).toBeVisible()

  const audit = await backOffice(browser, 'audit', 'ar')
  await audit.goto('/admin/custodians')
  await audit.getByRole('button', { name: /إجراء تجربة الفتح/ }).click()
  await audit.getByRole('button', { name: 'الفتح بمفتاح المرور' }).click()
  await expect(audit.getByRole('status').filter({ hasText: 'مفتاحك يفتح' })).toBeVisible()

  const finance = await backOffice(browser, 'finance', 'en')
  await finance.goto('/admin/custodians')
  await finance.getByRole('button', { name: /Rehearse the opening/ }).click()
  const [download] = await Promise.all([
    finance.waitForEvent('download'),
    finance.getByRole('button', { name: 'Save the sealed text' }).click(),
  ])
  const program = new Decrypter()
  program.addIdentity((await ownKey).identity)
  const sealed = new Uint8Array(await readFile(await download.path()))
  const opened = finance.getByLabel('What your program shows')
  await opened.fill('key share of another tender')
  await finance.getByRole('button', { name: 'Answer' }).click()
  await expect(finance.getByRole('alert').filter({ hasText: 'not a rehearsal of this tender' })).toBeVisible()
  await opened.fill(await program.decrypt(sealed, 'text'))
  await finance.getByRole('button', { name: 'Answer' }).click()
  await expect(finance.getByRole('status').filter({ hasText: 'Your key opens' })).toBeVisible()
})

test('the tender is published, and its page and the API show terms that the log proves', async ({
  browser,
  page,
}) => {
  const chief = await backOffice(browser, 'chief', 'en')
  await chief.goto(`/admin/collections/tenders/${tender.id}`)
  await expect(panelOf(chief).getByRole('status')).toContainText('can be published')
  await publish(chief)
  await expect(panelOf(chief).getByRole('status')).toContainText('Published with these custodians')
  let given: unknown
  await expect(async () => {
    const response = await page.request.get(`${product.url}/api/tenders/${tender.id}/terms`)
    expect(response.status()).toBe(200)
    given = await response.json()
  }).toPass()
  const { logKey, script } = z.object({ logKey: z.string(), script: z.string() }).parse(given)
  const terms = readTerms(given, readNoteKey(logKey))
  expect(terms).toMatchObject({ tender: tender.reference, needed: 2 })
  expect(script).toMatch(/^sha384-/)
  for (const language of ['en', 'ar']) {
    await page.goto(`${product.url}/${language === 'en' ? '' : 'ar/'}tenders/${tender.id}`)
    const section = page.locator('#terms')
    await expect(section).toContainText(Buffer.from(terms.hash).toString('hex'))
    for (const { fingerprint, label } of terms.custodians) {
      await expect(section).toContainText(fingerprint)
      await expect(section).toContainText(label)
    }
    await expectNoFindingsWithin(page, '#terms')
  }
})

test('a bidder’s receipt is saved, printed with a QR code, and checked without a network and by a program', async ({
  page,
}) => {
  await page.goto(`${product.url}/tenders/${tender.id}/apply`)
  const form = page.locator('.submission-form')
  const { currency, consent: _consent, ...typed } = proposalFields
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=currency]').selectOption(currency)
  await form.locator('[name=consent]').check()
  const offer = { name: 'عرض.pdf', mimeType: 'application/pdf', buffer: pdf('An offer') }
  await form.locator('input[type=file]').first().setInputFiles([offer])
  await form.locator('button[type=submit]').click()
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(en.submission.receipt.sealers.browser)
  // Until it is saved, leaving the page asks.
  await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('link', { name: en.submission.receipt.savePrivatePart }).click(),
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('link', { name: 'Save the signed receipt' }).click(),
  ])
  const file = path.join(folder, 'receipt.txt')
  await download.saveAs(file)
  const note = await readFile(file, 'utf8')

  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    receipt.getByRole('button', { name: 'Print with a QR code' }).click(),
  ])
  await print.emulateMedia({ media: 'print' })
  await expectNoFindings(print, 'the print of a receipt')
  expect(await readCode(print)).toBe(note)
  await print.close()

  // Whoever prints the page itself has the proof on paper too, and nothing that only a screen can do.
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.locator('.receipt-note')).toBeVisible()
  expect(await receipt.locator('.receipt-note').textContent()).toBe(note)
  await expect(receipt.getByText(en.submission.receipt.privatePartHint)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to the tender' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto(`${product.url}/receipts/check`)
  await page.context().setOffline(true)
  await page.getByLabel('Signed receipt').fill(note)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Genuine. This receipt was signed with this key')).toBeVisible()
  await page.getByLabel('Signed receipt').fill(note.replace(tender.reference, 'C-9'))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Not genuine')).toBeVisible()
  await page.context().setOffline(false)

  const key = await page.getByLabel('Public key of receipts').inputValue()
  const program = path.join(folder, 'verify-receipt.mjs')
  const given = await page.request.get(`${product.url}/sealing/verify-receipt.mjs`)
  await writeFile(program, await given.body())
  const verified = spawnSync(process.execPath, [program, file, '--key', key], { encoding: 'utf8' })
  expect(verified.stdout + verified.stderr).toContain(`GENUINE\nTender: ${tender.reference}\n`)
  expect(verified.status).toBe(0)
})

/** What a camera reads from the QR code on a page. */
async function readCode(page: Page): Promise<string | undefined> {
  const picture = sharp(await page.locator('svg').screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('who has lost a key revokes it: nobody is appointed with it any more, and what is published stays', async ({
  browser,
}) => {
  const finance = await backOffice(browser, 'finance', 'en')
  await finance.goto('/admin/custodians')
  await finance.getByRole('button', { name: 'Revoke the key of Finance Office' }).click()
  await approve(finance)
  const lost = finance.getByRole('listitem').filter({ hasText: 'Fingerprint' })
  await expect(lost).toContainText('revoked')
  await expect(lost.getByRole('button')).toHaveCount(0)

  const buyer = await backOffice(browser, 'buyer', 'en')
  await buyer.goto(`/admin/collections/tenders/${tender.later}`)
  await expect(panelOf(buyer).getByRole('checkbox', { name: startingWith('Legal Office') })).toBeEnabled()
  await expect(panelOf(buyer).getByRole('checkbox', { name: startingWith('Finance Office') })).toHaveCount(0)
  await buyer.goto(`/admin/collections/tenders/${tender.id}`)
  await expect(panelOf(buyer).getByRole('listitem').filter({ hasText: 'Finance Office' })).toBeVisible()
})
