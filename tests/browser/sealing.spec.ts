import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { ed25519 } from '@noble/curves/ed25519.js'
import * as z from 'zod'
import { inRepository } from '../../commands/steps/repository.ts'
import { utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { signNote, writeNoteKey } from '../../proofs/note.ts'
import { writeReceipt } from '../../proofs/receipt.ts'
import { makeCustodianKey } from '../../sealing/identity-files.ts'
import { readTerms } from '../../sealing/terms.ts'
import { loggedTerms, termsLeaf, testLog } from '../support/logged-terms.ts'
import { openWhole } from '../support/sealed-envelope.ts'
import { expectNoFindings } from './support/axe.ts'
import { expect, test, type Page } from './support/test.ts'

const folder = inRepository('build/client/sealing')
const hashesSchema = z.object({ script: z.string(), integrity: z.string() })
const privatePartSchema = z.object({ identity: z.string() })
const pdf = Buffer.from('%PDF-1.7 an offer')

async function tenderTerms() {
  const keys = await Promise.all([1, 2, 3].map(makeCustodianKey))
  const log = testLog()
  const given = await loggedTerms(
    [{ kind: 'log opened' }, termsLeaf(keys.map(({ recipient }) => recipient))],
    log,
  )
  return { given, terms: readTerms(given, log.key) }
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return readFile(await download.path())
}

test('a proposal is sealed by a page from a file, without a network, in each direction', async ({ page }) => {
  const { given, terms } = await tenderTerms()
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(`${folder}/offline-sealer.html`).href)
  await page.getByRole('button', { name: 'Seal the proposal' }).click()
  await expect(page.getByText('This is not a file of terms')).toBeVisible()
  const termsFile = {
    name: 'terms.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(given)),
  }
  await page.getByLabel('File of the terms').setInputFiles(termsFile)
  await expect(page.getByText('Any 2 of these 3 custodians open it together')).toBeVisible()
  await page.getByLabel('I have compared').check()
  await page.getByLabel('Company name').fill('Water & Sons')
  await page.getByLabel('Contact person').fill('A. Person')
  await page.getByLabel('Email').fill('bids@water.example')
  await page.getByLabel('Phone').fill('+962 6 000 0000')
  await page.getByLabel('Country').fill('Jordan')
  await page.getByLabel('Proposed amount').fill('12500.50')
  await page
    .getByLabel('Proposal files')
    .setInputFiles({ name: 'offer.pdf', mimeType: 'x', buffer: Buffer.from('no PDF') })
  await page.getByLabel('I consent').check()
  await page.getByRole('button', { name: 'Seal the proposal' }).click()
  await expect(page.getByText('offer.pdf')).toBeVisible()
  await expectNoFindings(page, 'the offline sealer')
  await page.getByLabel('Proposal files').setInputFiles({ name: 'عرض.pdf', mimeType: 'x', buffer: pdf })
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectNoFindings(page, 'the offline sealer')
  await page.getByRole('button', { name: 'ختم العرض' }).click()
  await expect(page.getByRole('heading', { name: 'خُتم العرض' })).toBeFocused()
  const envelope = await saved(page, 'حفظ المظروف')
  const { identity } = privatePartSchema.parse(JSON.parse((await saved(page, 'حفظ الجزء الخاص')).toString()))
  expect(await openWhole(envelope, terms, identity)).toEqual({
    answers: {
      ...{ company_name: 'Water & Sons', contact_person: 'A. Person', email: 'bids@water.example' },
      ...{
        phone: '+962 6 000 0000',
        country: 'Jordan',
        proposed_amount: '12500.50',
        currency: 'USD',
        consent: '1',
      },
    },
    files: [{ name: 'عرض.pdf', bytes: new Uint8Array(pdf) }],
  })
})

test('a receipt is checked by a page from a file, without a network, in each direction', async ({ page }) => {
  const secret = ed25519.utils.randomSecretKey()
  const key = { name: 'iwen.example/receipts', publicKey: ed25519.getPublicKey(secret) }
  const envelope = Buffer.from('an envelope')
  const text = writeReceipt({
    ...{
      tender: 'IWEN-2026-014',
      reference: 'P-7K3M9-QX4TD',
      sealedBy: 'server',
      bidderKey: null,
      replaces: null,
    },
    ...{ terms: sha256(utf8('terms')), envelope: sha256(envelope), salt: sha256(utf8('salt')) },
    receivedAt: '2026-06-15T12:00:00.000Z',
  })
  const note = await signNote(text, key, async (bytes) => ed25519.sign(bytes, secret))
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(`${folder}/receipt-checker.html`).href)
  await page.getByLabel('Signed receipt').fill(note)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('This is not a public key')).toBeVisible()
  await page.getByLabel('Public key of receipts').fill(writeNoteKey(key))
  await page
    .getByLabel('Envelope (optional)')
    .setInputFiles({ name: 'a.tar', mimeType: 'x', buffer: envelope })
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Genuine. This receipt was signed with this key')).toBeVisible()
  await expect(page.getByText('This envelope is the one that was received.')).toBeVisible()
  await expect(page.getByText('by the server, on arrival')).toBeVisible()
  await expectNoFindings(page, 'the receipt checker')
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('الإيصال صحيح')).toBeVisible()
  await page.getByLabel('إيصال الاستلام الموقّع').fill(note.replace('P-7K3M9', 'P-7K3M8'))
  await page.getByRole('button', { name: 'تحقّق' }).click()
  await expect(page.getByText('الإيصال غير صحيح: تغيّر هو أو توقيعه.')).toBeVisible()
  await expectNoFindings(page, 'the receipt checker')
})

test('the sealing script runs from bytes with its published hash, and from no others', async ({
  page,
  complaints,
}) => {
  const { script, integrity } = hashesSchema.parse(
    JSON.parse(await readFile(`${folder}/hashes.json`, 'utf8')),
  )
  const { given, terms } = await tenderTerms()
  await page.route('https://tender.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A tender</title>' })
    else await route.fulfill({ contentType: 'text/javascript', path: `${folder}/${script}` })
  })
  await page.goto('https://tender.example/')
  const { envelope, identity } = await page.evaluate(sealInWorker, { integrity, given })
  const opened = await openWhole(Buffer.from(envelope, 'base64'), terms, identity)
  expect(opened).toEqual({
    answers: { company_name: 'Water' },
    files: [{ name: 'offer.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7')) }],
  })
  const wrong = `sha384-${'A'.repeat(64)}`
  await expect(page.evaluate(sealInWorker, { integrity: wrong, given })).rejects.toThrow('Failed to fetch')
  expect(complaints.splice(0)).toHaveLength(2)
})

/** Runs in the page. */
async function sealInWorker({ integrity, given }: { integrity: string; given: { logKey: string } }) {
  const answer = await fetch('/script.js', { integrity })
  const worker = new Worker(URL.createObjectURL(await answer.blob()))
  const ask = (request: unknown) =>
    new Promise<Record<string, unknown>>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request)
    })
  const files = [new File(['%PDF-1.7'], 'offer.pdf')]
  const answers = { company_name: 'Water' }
  const ready = await ask({ do: 'seal', terms: given, logKey: given.logKey, answers, files })
  let envelope = ''
  for (;;) {
    const piece = await ask({ do: 'give the next piece' })
    if (!(piece['bytes'] instanceof Uint8Array)) break
    envelope += Array.from(piece['bytes'], (byte) => String.fromCodePoint(byte)).join('')
  }
  const { identity } = ready['privatePart'] as { identity: string }
  return { envelope: btoa(envelope), identity }
}
