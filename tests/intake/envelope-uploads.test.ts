import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { fromHex, toBase64, toHex, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { openNote, type NoteKey } from '../../proofs/note.ts'
import { readReceipt } from '../../proofs/receipt.ts'
import { signWithdrawal } from '../../proofs/withdrawal.ts'
import { sealProposal, type Sealing } from '../../sealing/seal-proposal.ts'
import type { Terms } from '../../sealing/terms.ts'
import type { EnvelopeUploads } from '../../server/intake/uploads/envelope-uploads.ts'
import { receiptSchema } from '../../submissions/receipt.ts'
import { bytesOf, inPieces, openWhole, testAnswers, testFile } from '../support/sealed-envelope.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import type { CallOptions } from '../support/test-api.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake
let tender: { id: number; reference: string; deadline: string }
let terms: Terms
let receiptKey: NoteKey
let modules: typeof import('../../procurement/proposals/envelopes/envelope-file.ts') &
  typeof import('../../transparency/log-rows.ts') &
  typeof import('../../procurement/procurement-record/verify.ts') &
  typeof import('../../procurement/procurement-record/describe-verification.ts')
let second: EnvelopeUploads

beforeAll(async () => {
  api = await openTestIntake({ SUBMISSIONS_PER_HOUR: '1000' })
  const { signingKeysIn } = await import('../../transparency/log-context.ts')
  const { readOpenedLog } = await import('../../transparency/open-log.ts')
  const { termsOfTender } = await import('../../procurement/terms/terms-of-tender.ts')
  const { findTestTender, fixTerms } = await import('../support/tender-terms.ts')
  modules = {
    ...(await import('../../procurement/proposals/envelopes/envelope-file.ts')),
    ...(await import('../../transparency/log-rows.ts')),
    ...(await import('../../procurement/procurement-record/verify.ts')),
    ...(await import('../../procurement/procurement-record/describe-verification.ts')),
  }
  const log = { payload: api.payload, keys: await signingKeysIn(api.settings.signingKeysFolder) }
  tender = await findTestTender(api.payload, 'level-recorders')
  await fixTerms(log, tender)
  const found = await termsOfTender(log, tender.id)
  const opened = await readOpenedLog(api.payload)
  if (!found || !opened) throw new Error('The log has no terms')
  terms = found
  ;({ receiptKey } = opened)
  const { createIntakeService } = await import('../../server/intake/intake-service.ts')
  // As a second process has it: nothing in memory is shared.
  const { uploads } = createIntakeService({
    payload: api.payload,
    settings: api.settings,
    now: () => testNow,
    reportError: (error) => api.loggedErrors.push(error),
  })
  if (!uploads) throw new Error('No envelopes are taken')
  second = uploads
})
afterAll(() => api.close())
beforeEach(() => {
  api.loggedErrors.length = 0
})

interface Sealed extends Sealing {
  bytes: Uint8Array
}

async function seal(
  name: string,
  { by = 'browser', under = terms }: { by?: Parameters<typeof sealProposal>[3]; under?: Terms } = {},
): Promise<Sealed> {
  const files = [testFile('عرض.pdf', utf8(`%PDF-1.7 ${name}`))]
  const sealing = await sealProposal(under, { ...testAnswers, company_name: name }, files, by)
  return { ...sealing, bytes: await bytesOf(sealing.envelope) }
}

const tusHeaders = { 'Tus-Resumable': '1.0.0' }

function begin(length: number, options: CallOptions = {}, slug = 'level-recorders') {
  const headers = { ...tusHeaders, 'Upload-Length': String(length), ...options.headers }
  return api.call(`/api/tenders/${slug}/envelopes`, { method: 'POST', ...options, headers })
}

function add(address: string, offset: number, bytes: Uint8Array, options: CallOptions = {}) {
  const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
  const headers = { ...tusHeaders, ...type, ...options.headers }
  return api.call(address, { method: 'PATCH', body: new Uint8Array(bytes), ...options, headers })
}

async function addressOf(length: number, options?: CallOptions): Promise<string> {
  const address = (await begin(length, options)).headers.get('Location')
  if (address === null) throw new Error('The upload did not begin')
  return address
}

const answerSchema = submissionAnswerSchema.extend({ data: receiptSchema.nullish() })

async function receiptAt(address: string, options: CallOptions = {}) {
  const response = await api.call(`${address}/receipt`, options)
  return { status: response.status, ...answerSchema.parse(await response.json()) }
}

/** Sends an envelope as a whole, and asks for its receipt. */
async function send({ bytes, length }: Sealed, options: CallOptions = {}, begunAt = testNow) {
  const address = await addressOf(length, { now: begunAt })
  const sent = await add(address, 0, bytes, options)
  if (sent.status !== 204) return { status: sent.status, ...answerSchema.parse(await sent.json()) }
  return receiptAt(address, options)
}

async function accepted(sealed: Sealed) {
  const { status, data } = await send(sealed)
  if (status !== 201 || !data?.receipt_note) throw new Error(`Answered with ${status}`)
  return { ...data, note: data.receipt_note }
}

async function rowOf(reference: string) {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    showHiddenFields: true,
    overrideAccess: true,
    depth: 0,
  })
  const [row] = docs
  if (!row) throw new Error(`There is no row of ${reference}`)
  return row
}

async function countOf({ header }: Sealed): Promise<number> {
  const where = { envelopeId: { equals: header.recipient } }
  return (await api.payload.count({ collection: 'proposals', where, overrideAccess: true })).totalDocs
}

async function manage(call: 'show' | 'withdraw', fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const response = await api.call(`/api/receipts/${call}`, { method: 'POST', body })
  return { status: response.status, ...answerSchema.parse(await response.json()) }
}

const findings = async () => modules.findingsOf(await modules.verifyProcurementRecord(api.payload, api.store))

test('a length that no envelope has is refused as too large, whatever room the disk has', async () => {
  for (const length of [65 * 2 ** 20 + 1, 99_999_999_999_999]) expect((await begin(length)).status).toBe(413)
})

describe('an envelope that its bidder sealed', () => {
  test('is stored as it was sent, and gets a signed receipt that says who sealed it', async () => {
    const sealed = await seal('Sealed in a browser')
    const { reference, note, ...said } = await accepted(sealed)
    expect(said).toMatchObject({
      kind: 'proposal',
      about: { id: String(tender.id), reference_number: 'T-1' },
      ...{ sealed_by: 'browser', secret: null, files: [], proposed_amount: null },
      received_at: testNow.toISOString(),
    })
    expect(readReceipt(openNote(note, receiptKey))).toMatchObject({
      ...{ tender: 'T-1', reference, terms: terms.hash, envelope: sealed.hash(), sealedBy: 'browser' },
      receivedAt: testNow.toISOString(),
      bidderKey: fromHex(sealed.header.bidderKey ?? ''),
    })
    const row = await rowOf(reference)
    const pieces: Uint8Array[] = []
    for await (const piece of modules.openEnvelope(api.store, row)) pieces.push(piece)
    const stored = new Uint8Array(Buffer.concat(pieces))
    expect(stored).toEqual(sealed.bytes)
    expect(row).toMatchObject({ envelopeSha256: createHash('sha256').update(stored).digest('hex') })
    expect(await openWhole(stored, terms, sealed.privatePart.identity)).toMatchObject({
      answers: { company_name: 'Sealed in a browser' },
      files: [{ name: 'عرض.pdf' }],
    })
  })

  test('is promised in the log with its receipt, and verification finds nothing', async () => {
    const { reference, note } = await accepted(await seal('Promised'))
    const { commitment } = await rowOf(reference)
    expect(commitment).toBe(toBase64(sha256(utf8(openNote(note, receiptKey)))))
    const waiting = await modules.readPending(api.payload)
    expect(waiting.find((one) => one.commitment === commitment)).toMatchObject({ tender: tender.id })
    expect(await findings()).toEqual([])
  })

  test('may come from the offline sealer, and the receipt says so', async () => {
    expect(await accepted(await seal('Offline', { by: 'offline' }))).toMatchObject({ sealed_by: 'offline' })
  })

  test('is stored once when it is sent by two at once, or again, and both get its receipt', async () => {
    const sealed = await seal('Twice')
    const answers = await Promise.all([send(sealed), send(sealed)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect(await send(sealed)).toMatchObject({ status: 200, data: answers[0]?.data })
    expect(await countOf(sealed)).toBe(1)
  })

  test('is stored once when two processes store one upload, and both answer alike', async () => {
    const sealed = await seal('Two processes')
    const address = await addressOf(sealed.length)
    const id = address.split('/').at(-1) ?? ''
    await add(address, 0, sealed.bytes.subarray(0, 1000))
    const sender = { language: 'en', address: '192.0.2.1' } as const
    const rest = await second.find(id)
    if (!rest) throw new Error('The other process does not know the upload')
    const bytes = inPieces(sealed.bytes.subarray(1000), 65_536)
    const both = await Promise.allSettled([
      second.append(rest, { offset: 1000, bytes, checksum: undefined }, sender),
      receiptAt(address),
    ])
    expect(both[0]).toEqual({ status: 'fulfilled', value: sealed.length })
    const receipts = await Promise.all([receiptAt(address), second.finish(id, sender), receiptAt(address)])
    expect(receipts[0]?.data?.reference).toMatch(/^P-/)
    expect(receipts[2]).toEqual(receipts[0])
    expect(await countOf(sealed)).toBe(1)
  })

  test('that arrived before the deadline counts, and one whose last byte came at it does not', async () => {
    const deadline = new Date(terms.deadline)
    const before = new Date(deadline.getTime() - 1)
    const begunAt = new Date(deadline.getTime() - 60_000)
    const [early, late] = [await seal('Early'), await seal('Late')]
    expect(await send(early, { now: before }, begunAt)).toMatchObject({ status: 201 })
    expect(await send(late, { now: deadline }, begunAt)).toMatchObject({
      status: 410,
      message:
        'This tender is closed: the deadline passed before your proposal was received. It was not accepted.',
    })
    expect(await countOf(late)).toBe(0)
    expect((await begin(late.length, { now: deadline })).status).toBe(410)
  })

  test('of other terms, damaged, or said to be sealed by the server is refused and leaves nothing', async () => {
    const before = await api.storedFiles()
    const other = { ...terms, hash: sha256(utf8('other terms')) }
    const header = await seal('Header')
    header.bytes.set([0xff], 600)
    const refused = [await seal('Other', { under: other }), header, await seal('Server', { by: 'server' })]
    for (const sealed of refused) {
      expect(await send(sealed, { headers: { lang: 'fr' } })).toMatchObject({
        status: 422,
        message: expect.stringContaining('Ce n’est pas un pli scellé'),
      })
      expect(await countOf(sealed)).toBe(0)
    }
    expect(await api.storedFiles()).toEqual(before)
  })

  test('under the name of one that is there is refused: it is another', async () => {
    const sealed = await seal('Copied')
    await accepted(sealed)
    // A byte of the sealed content: header and shares are the same.
    const copy = { ...sealed, bytes: sealed.bytes.slice() }
    const at = copy.length - 50_000
    copy.bytes.set([(copy.bytes[at] ?? 0) ^ 1], at)
    expect(await send(copy)).toMatchObject({ status: 422 })
    expect(await countOf(sealed)).toBe(1)
  })

  test('is refused for a tender without terms, for none, and where no such length can be', async () => {
    const { length } = await seal('Length')
    for (const slug of ['nowhere', 'desalination-pilot-plants']) {
      expect((await begin(length, {}, slug)).status).toBe(404)
    }
    expect((await begin(length + 1)).status).toBe(422)
  })

  test('broken off by its sender leaves nothing', async () => {
    const { bytes, length } = await seal('Broken off')
    const before = await api.storedFiles()
    const address = await addressOf(length)
    await add(address, 0, bytes.subarray(0, 70_000))
    expect((await api.call(address, { method: 'DELETE', headers: tusHeaders })).status).toBe(204)
    expect(await api.storedFiles()).toEqual(before)
  })
})

describe('whoever has the private part', () => {
  test('sees the receipt again with the secret code, and nobody else does', async () => {
    const sealed = await seal('Shown again')
    const { reference, note, ...said } = await accepted(sealed)
    const { code } = sealed.privatePart
    const shown = await manage('show', { reference, secret: code.toLowerCase() })
    expect(shown.data).toEqual({ ...said, reference, secret: code })
    for (const secret of ['00000-00000', sealed.header.code, ''])
      expect((await manage('show', { reference, secret })).status).toBe(404)
    expect(note).not.toContain(code)
  })

  test('withdraws with the secret code, and what was withdrawn is not taken again', async () => {
    const sealed = await seal('Withdrawn')
    const { reference } = await accepted(sealed)
    expect((await manage('withdraw', { reference, secret: sealed.privatePart.code })).status).toBe(200)
    expect(await rowOf(reference)).toMatchObject({ status: 'withdrawn', envelopeStoredName: null })
    expect(await send(sealed)).toMatchObject({ status: 409 })
    expect(await findings()).toEqual([])
  })

  test('withdraws with a note that the bidder’s key has signed', async () => {
    const sealed = await seal('Withdrawn by note')
    const { reference } = await accepted(sealed)
    const secret = fromHex(sealed.privatePart.bidderKey ?? '')
    const noteAt = (moment: number) =>
      signWithdrawal(
        {
          ...{ tender: 'T-1', reference, envelope: sealed.hash() },
          ...{ withdrawnAt: new Date(moment).toISOString(), replacedBy: null, proof: null },
          salt: sha256(utf8('salt')),
        },
        ed25519.getPublicKey(secret),
        async (bytes) => ed25519.sign(bytes, secret),
      )
    const present = testNow.getTime()
    // What it says of its moment is in the log for good, and must not lie after the deadline.
    for (const moment of [Date.parse('2099-01-01'), present + 16 * 60_000, present - 16 * 60_000]) {
      const refused = await manage('withdraw', { note: await noteAt(moment) })
      expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('not the current time') })
    }
    expect((await rowOf(reference)).withdrawnAt ?? null).toBeNull()
    // A device's clock may be a little wrong.
    expect((await manage('withdraw', { note: await noteAt(present + 14 * 60_000) })).status).toBe(200)
    expect(await findings()).toEqual([])
  })
})

test('nothing of an envelope is readable in the database or on a disk', async () => {
  const sealed = await seal('Unmistakable Pumps')
  const { reference } = await accepted(sealed)
  const row = JSON.stringify(await rowOf(reference))
  const { code, identity } = sealed.privatePart
  for (const secret of [
    'Unmistakable',
    'عرض',
    code,
    identity,
    toHex(sha256(utf8('%PDF-1.7 Unmistakable Pumps'))),
  ])
    expect(row).not.toContain(secret)
  expect((await api.storedFiles()).filter((file) => file.startsWith('piece-'))).toEqual([])
})

describe('the page that takes an envelope', () => {
  const pages = async (language: 'en' | 'ar', now = testNow) => {
    const { envelopePages } = await import('../../server/envelopes/envelope-pages.ts')
    const { readContentVersion } = await import('../../store/database/content-version.ts')
    const version = await readContentVersion(api.payload)
    const { uploads } = api.intake
    if (!uploads) throw new Error('No envelopes are taken')
    return envelopePages(
      {
        ...{ payload: api.payload, contentVersion: () => version, now: () => now, uploads },
        ...{ siteUrl: 'https://network.example.org', intake: api.intake },
        readFile: async () => 'send()',
        readBuilt: async () => ({ offlineSealer: 'sha384-AA' }),
        // The site's own page is not built here.
        answerWithPage: async (_context, _language, outcome, address) =>
          Response.json({ outcome, address }, { status: outcome.status }),
      },
      language,
    )
  }
  const post = async (
    fields: Record<string, string | Blob>,
    language: 'en' | 'ar' = 'en',
    to = 'apply?envelope',
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return (await pages(language)).request(`/level-recorders/${to}`, { method: 'POST', body })
  }
  const shownSchema = z.object({ outcome: z.object({ receipt: receiptSchema }), address: z.string() })

  test('is there for tenders with terms alone, and names what is to be saved', async () => {
    const app = await pages('ar')
    const answer = await app.request('/level-recorders/envelope')
    const page = await answer.text()
    for (const part of ['/sealing/offline-sealer.html', `/api/tenders/${tender.id}/terms`, 'sha384-AA'])
      expect(page).toContain(part)
    expect(page).toContain('action="/ar/tenders/level-recorders/apply?envelope"')
    expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect((await app.request('/desalination-pilot-plants/envelope')).status).toBe(404)
    const closed = await pages('en', new Date(terms.deadline))
    expect(await (await closed.request('/level-recorders/envelope')).text()).not.toContain('<form')
  })

  test('takes the file that the browser sends by itself, and shows the receipt', async () => {
    const sealed = await seal('Without scripts', { by: 'offline' })
    const answer = await post({ envelope: new File([new Uint8Array(sealed.bytes)], 'a.tar') })
    const { outcome, address } = shownSchema.parse(await answer.json())
    expect([answer.status, address]).toEqual([
      201,
      'https://network.example.org/tenders/level-recorders/apply',
    ])
    expect(outcome.receipt).toMatchObject({ sealed_by: 'offline', received_at: testNow.toISOString() })
    expect(await countOf(sealed)).toBe(1)
  })

  test('takes the name of what scripts have sent', async () => {
    const sealed = await seal('With scripts', { by: 'offline' })
    const address = await addressOf(sealed.length)
    await add(address, 0, sealed.bytes)
    const upload = address.split('/').at(-1) ?? ''
    const answer = await post({ upload })
    const { outcome } = shownSchema.parse(await answer.json())
    expect(outcome.receipt.reference).toBe((await receiptAt(address)).data?.reference)
    // From a page that stood open during an update.
    const former = await post({ upload }, 'en', 'envelope')
    expect(shownSchema.parse(await former.json()).outcome.receipt).toEqual(outcome.receipt)
    expect(await countOf(sealed)).toBe(1)
  })

  test('says in its language what is wrong, and leaves nothing', async () => {
    const before = await api.storedFiles()
    const wrong = await post({ envelope: new File(['no envelope'], 'a.tar') }, 'ar')
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('هذا ليس مظروفًا')])
    expect((await post({})).status).toBe(400)
    expect((await post({ upload: '0'.repeat(32) })).status).toBe(400)
    expect(await api.storedFiles()).toEqual(before)
  })
})
